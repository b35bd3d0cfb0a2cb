/** Builds both apps as `npm start` does, and like it only what is out of date. */
import path from 'node:path';
import { ensureBuilt } from '../../server/start/build.mjs';
import { UserFacingError } from '../../server/start/progress.mjs';

try {
  await ensureBuilt(path.resolve(import.meta.dirname, '../..'), process.execPath);
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
}
