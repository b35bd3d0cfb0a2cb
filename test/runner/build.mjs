/** Builds both apps like `npm start`, only if they are out of date; fails if a page that links open has too much script. */
import path from 'node:path';
import { ensureBuilt } from '../../server/start/build.mjs';
import { UserFacingError } from '../../server/start/progress.mjs';

try {
  await ensureBuilt(path.resolve(import.meta.dirname, '../..'), process.execPath);
  await import('../../portal/size.mjs');
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
}
