/** How the portal is cut into pieces: few, for each one asked for costs a phone more than the bytes that it spares. */
import type { Rolldown } from 'vite';

export const output: Rolldown.OutputOptions = {
  // pieces of several pages would be called by all their names
  chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) =>
    `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash][extname]`,
  codeSplitting: {
    groups: [
      { name: 'base', tags: ['$initial'], priority: 2 }, // what every page begins with
      { name: 'components', test: /\/portal\/src\/(components|layout|lib)\/|\/ui\//, minShareCount: 5, priority: 1 },
      // what some pages share, each with as little of the others' as a piece of this size (bytes as written) allows
      {
        name: 'shared',
        test: /\/(portal\/src|ui)\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 3_000,
      },
    ],
  },
};
