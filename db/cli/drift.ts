/**
 * `npm run db:drift`: prints manual changes to the database since the last migration; exits with code 1 if there are
 * any.
 */
import { catalogDifferences } from '../catalog.ts';
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

await runProgram(async () => {
  const database = await openDatabase();
  try {
    const drift = await withClient(database.connections.direct, 'The database', async (client) => {
      const { rows } = await client.query(`select to_regclass('app_private.schema_state') is not null as migrated`);
      if (!rows[0].migrated)
        throw new UserFacingError('This database has never been migrated: run npm run migrate first.');
      return catalogDifferences(client);
    });
    for (const line of drift) console.log(line);
    if (drift.length) throw new UserFacingError(`${drift.length} differences: "+" was added manually, "-" is missing.`);
    console.log('The database is as the last migration left it.');
  } finally {
    await database.close();
  }
});
