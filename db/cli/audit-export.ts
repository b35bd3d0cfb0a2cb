/**
 * `npm run -s audit:export`: prints the audit log as JSON lines, oldest first, each entry with the hash that the seals
 * cover. `-- FROM [TO]`: only these days (UTC, inclusive).
 */
import { once } from 'node:events';
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

const AT_ONCE = 5000;

await runProgram(async () => {
  const [from = '-infinity', to = 'infinity', ...more] = process.argv.slice(2);
  if (more.length > 0 || [from, to].some((day) => !/^(-?infinity|\d{4}-\d\d-\d\d)$/.test(day)))
    throw new UserFacingError('Say from which day to which: npm run -s audit:export -- 2026-01-01 2026-12-31');
  const database = await openDatabase();
  try {
    await withClient(database.connections.direct, 'The database', async (client) => {
      await client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`);
      // from the smallest bigint: ids start at 1, but an entry inserted outside the product may have any id
      for (let after = '-9223372036854775808'; ; ) {
        const { rows } = await client.query<{ id: string; line: string }>(
          `select l.id, (to_jsonb(l) || jsonb_build_object('hash', encode(app_private.audit_entry_hash(l), 'hex')))::text as line
           from app_private.audit_log l
           where l.id > $1 and l.at >= $2::date and l.at < $3::date + 1 order by l.id limit $4`,
          [after, from, to, AT_ONCE],
        );
        if (rows.length === 0) break;
        after = (rows.at(-1) as { id: string }).id;
        if (!process.stdout.write(rows.map(({ line }) => `${line}\n`).join(''))) await once(process.stdout, 'drain');
      }
    });
  } finally {
    await database.close();
  }
});
