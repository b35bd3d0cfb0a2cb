/** `npm run demo -- --scale N`: adds about N times 1,000 organizations, 3,000 programs and 6,000 offers. Refused in production. */
import { parseArgs } from 'node:util';
import { connect, withClient } from '../../db/client.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { migrate } from '../../db/migrate/index.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { loadDemo } from '../demo/index.ts';

await runProgram(async () => {
  if (process.env.NODE_ENV === 'production') throw new UserFacingError('The demo is not loaded in production.');
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > 10_000)
    throw new UserFacingError('Say how much: npm run demo -- --scale N, N a whole number from 1.');
  const began = Date.now();
  const database = await openDatabase();
  try {
    await migrate(database.connections.direct);
    const { direct } = database.connections;
    await withClient(direct, 'The database', async (client) => {
      // two connections share a large load
      const helper = scale > 20 ? await connect(direct, 'The database') : undefined;
      try {
        await loadDemo(client, {
          scale,
          helpers: helper ? [helper] : [],
          onProgress: (text, done) =>
            console.log(
              `[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${String(Math.round(done * 100)).padStart(3)} % ${text}`,
            ),
        });
      } finally {
        await helper?.end();
      }
      await client.query(
        `insert into app_private.schema_state (key, value) values ('demo', 'loaded') on conflict (key) do update set value = excluded.value`,
      );
    });
    console.log(`Done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
});
