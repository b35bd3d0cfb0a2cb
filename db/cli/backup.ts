/**
 * `npm run backup -- FOLDER`: database and files of an installation with the embedded database, while it runs, as a data
 * folder: `DATA_DIR=FOLDER npm start` starts it, given the same secret. Another PostgreSQL is backed up by its own tools.
 */
import path from 'node:path';
import { backUp } from '../backup.ts';
import { isForeign } from '../connections.ts';
import { runningPort } from '../embedded.ts';
import { Failure, runProgram } from '../failure.ts';
import { openDatabase } from '../open.ts';
import { databasePort, dataDir } from '../settings.ts';
import { storeSettings } from '../shared/store/settings.ts';

await runProgram(async () => {
  const [target, ...more] = process.argv.slice(2);
  if (!target || more.length > 0) throw new Failure('Say where to: npm run backup -- /backups/2026-11-23');
  if (isForeign())
    throw new Failure('The database of DATABASE_URL is backed up by its own tools (docs/operations.md).');
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
