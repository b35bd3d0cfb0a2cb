/**
 * `npm run clock -- +45d` moves the clock that SQL, token expiry and schedules share (also `-3d`, `+2w`, `+6h`, `+30m`;
 * moves add up), `reset` resets it, no argument prints it. Server and worker are notified at once. Refused in
 * production.
 */
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

const units: Record<string, string> = { m: 'minutes', h: 'hours', d: 'days', w: 'weeks' };

await runProgram(async () => {
  if (process.env.NODE_ENV === 'production') throw new UserFacingError('The clock is not moved in production.');
  const [argument, ...more] = process.argv.slice(2);
  const move = /^([+-]\d{1,6})([mhdw])$/.exec(argument ?? '');
  if (more.length || (argument !== undefined && argument !== 'reset' && !move))
    throw new UserFacingError('Say how far: npm run clock -- +45d  (or -3d, +2w, +6h, +30m, reset).');
  const database = await openDatabase();
  try {
    await withClient(database.connections.direct, 'The database', async (client) => {
      if (argument === 'reset') await client.query(`update app_private.clock_offset set "offset" = '0'`);
      if (move)
        await client.query(`update app_private.clock_offset set "offset" = "offset" + $1::interval`, [
          `${move[1]} ${units[move[2] as string]}`,
        ]);
      if (argument) await client.query('notify clock');
      const { rows } =
        await client.query(`select to_char(app_private.clock() at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as now, app_private.today()::text as today,
        (select "offset"::text from app_private.clock_offset) as "offset"`);
      console.log(`It is ${rows[0].now} UTC, today is ${rows[0].today} (moved by ${rows[0].offset}).`);
    });
  } finally {
    await database.close();
  }
});
