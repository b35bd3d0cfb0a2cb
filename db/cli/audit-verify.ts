/**
 * `npm run audit:verify`: checks the audit log against its daily seals; prints every violation and then exits with code
 * 1. `-- SEAL…`: also checks that these seals, copied from the worker's log, are still part of the chain.
 */
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

const SHOWN = 100;
const VIOLATIONS: Record<string, string> = {
  changed: 'was changed',
  missing: 'is missing',
  added: 'was added later',
  seal: 'the seal itself was changed',
  chain: 'the seal does not follow the one before it',
};

interface Violation {
  day: string;
  entry_id: string | null;
  violation: string;
}

await runProgram(async () => {
  const expected = process.argv.slice(2);
  const invalid = expected.find((seal) => !/^[\da-f]{64}$/.test(seal));
  if (invalid) throw new UserFacingError(`"${invalid}" is no seal: the worker's log has it as 64 hexadecimal digits.`);
  const database = await openDatabase();
  try {
    await withClient(database.connections.direct, 'The database', async (client) => {
      const { rows } = await client.query<Violation>(
        'select day::text, entry_id::text, violation from app_private.verify_audit_log()',
      );
      const archived = rows.filter(({ violation }) => violation === 'archived');
      if (archived.length > 0)
        console.log(
          `Archived, so not checked: ${archived.length} entries up to ${archived.at(-1)?.entry_id} (sealed until ${archived.at(-1)?.day}).`,
        );
      const violations = rows.filter(({ violation }) => violation !== 'archived');
      for (const { day, entry_id: entry, violation } of violations.slice(0, SHOWN))
        console.log(`${day}: ${entry ? `entry ${entry} ` : ''}${VIOLATIONS[violation]}`);
      const seals = await client.query<{ seal: string; day: string; entries: string }>(
        `select encode(hash, 'hex') as seal, day::text, cardinality(entry_ids) as entries from app_private.audit_seals order by id`,
      );
      const unknown = expected.filter((hash) => !seals.rows.some(({ seal }) => seal === hash));
      for (const hash of unknown)
        console.log(`${hash}: no seal of this chain, which was recreated or belongs to another database`);
      if (violations.length + unknown.length > 0)
        throw new UserFacingError(
          `The audit log does not match its seals: ${violations.length + unknown.length} violations.`,
        );
      const open = await client.query<{ entries: string }>(
        `select count(*) as entries from app_private.audit_log l
         where l.id > coalesce((select max(s.last_id) from app_private.audit_seals s), 0)`,
      );
      const sealed = seals.rows.reduce((sum, { entries }) => sum + Number(entries), 0);
      console.log(`${sealed} entries match their seals; ${open.rows[0]?.entries} are not sealed yet.`);
      const last = seals.rows.at(-1);
      if (last) console.log(`The last seal, of ${last.day}: ${last.seal}`);
    });
  } finally {
    await database.close();
  }
});
