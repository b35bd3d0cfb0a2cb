/** How the portal is split into chunks: few, because on a phone each request costs more than the bytes it saves. */
import type { Rolldown } from 'vite';

export const output: Rolldown.OutputOptions = {
  // otherwise chunks shared by several pages would have all their names in theirs
  chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }) =>
    `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7][extname]`,
  codeSplitting: {
    groups: [
      { name: 'base', tags: ['$initial'], priority: 2 }, // needed by every page first
      { name: 'components', test: /\/portal\/src\/(components|layout|lib)\/|\/ui\//, minShareCount: 5, priority: 1 },
      // code shared by some pages, in chunks of this minimum size (source bytes) that contain as little unneeded code as possible
      {
        name: 'shared',
        test: /\/(portal\/src|ui)\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1_500,
      },
    ],
  },
};
