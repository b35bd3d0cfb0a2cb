/**
 * `npm run backup -- FOLDER`: copies database and files of a running installation with the embedded database into a
 * data folder, which `DATA_DIR=FOLDER npm start` starts, given the same secret. Back up an external PostgreSQL with its
 * own tools.
 */
import path from 'node:path';
import { runningPort } from '../../db/embedded/index.ts';
import { backUp } from '../../db/instance/backup.ts';
import { isForeign } from '../../db/instance/connections.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { databasePort, dataDir } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { storeSettings } from '../shared/files/store/settings.ts';

await runProgram(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (!target || more.length > 0) throw new UserFacingError('Say where to: npm run backup -- /backups/2026-11-23');
  if (isForeign())
    throw new UserFacingError('The database of DATABASE_URL is backed up by its own tools (docs/operations.md).');
  const database = await openDatabase();
  try {
    const store = storeSettings(process.env);
    const filesDir = 'folder' in store ? store.folder : null;
    await backUp(
      { dataDir: dataDir(), port: runningPort(dataDir()) ?? databasePort(), filesDir },
      path.resolve(target),
    );
    console.log(`Backed up to ${target}${filesDir ? '' : ', without the files, which are in a bucket'}.`);
    console.log(`DATA_DIR=${target} npm start starts it, with the secret of this installation, which is not in it.`);
  } finally {
    await database.close();
  }
});
