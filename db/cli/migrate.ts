/**
 * `npm run migrate`: migrates the database to the state of `sql/`. `-- --reset` first drops all of our objects (not in
 * production).
 */
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { migrate } from '../migrate/index.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

await runProgram(async () => {
  const reset = process.argv.includes('--reset');
  if (reset && process.env.NODE_ENV === 'production')
    throw new UserFacingError('A reset deletes all data and is refused in production.');
  const database = await openDatabase();
  try {
    const { direct } = database.connections;
    if (reset)
      await withClient(direct, 'The database', async (client) => {
        await client.query('drop schema if exists app_public, app_private, graphile_worker cascade');
        await client.query('create schema app_public; create schema app_private');
      });
    const result = await migrate(direct, {
      sqlDir: process.env.SQL_DIR,
      onProgress: (text) => console.log(`  ${text}`),
    });
    console.log(
      result.definitions ? `Migrated: ${result.applied.length} new, definitions written.` : 'Nothing to migrate.',
    );
    for (const line of result.drift) console.warn(`drift ${line}`);
  } finally {
    await database.close();
  }
});
