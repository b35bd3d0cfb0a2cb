/**
 * `npm run secrets:wrap`: wraps the data keys of sealed texts (taxpayer numbers) with SIDELINE_SECRET; the secret that
 * wrapped them before is SIDELINE_SECOND_SECRET, of this program alone after a leak.
 */
import { withClient } from '../../db/client.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { installationSecrets } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { wrapAnew } from '../shared/envelope.ts';

await runProgram(async () => {
  const database = await openDatabase();
  try {
    await withClient(database.connections.direct, 'The database', async (client) => {
      const { wrapped, lost } = await wrapAnew(
        async (text, values) => (await client.query(text, values)).rows,
        installationSecrets(),
      );
      console.log(`${wrapped} keys were wrapped with the new secret.`);
      if (lost) throw new UserFacingError(`${lost} are not opened by either secret.`);
    });
  } finally {
    await database.close();
  }
});
