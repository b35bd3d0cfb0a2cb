/** Writes a maximally compressed brotli copy beside each built text file worth compressing; the server sends the copy. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);

/** The map library is compressed by the server: at this level it takes seconds, and few pages request it. */
const LARGEST = 500_000;

export function compressed(): Plugin {
  return {
    name: 'sideline-compressed',
    enforce: 'post',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        files.map(async (name) => {
          const text = readFileSync(path.join(dir, name));
          if (text.length > LARGEST) return;
          const small = await brotli(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
          });
          writeFileSync(path.join(dir, `${name}.br`), small);
        }),
      );
    },
  };
}
