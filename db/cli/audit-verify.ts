/**
 * `npm run audit:verify`: checks the audit log against its daily seals; prints every violation and then exits with code
 * 1. `-- SEAL…`: also checks that these seals, copied from the worker's log, are still part of the chain.
 */
import { withClient } from '../client.ts';
import { openDatabase } from '../instance/open.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

const SHOWN = 100;
const FAULTS: Record<string, string> = {
  changed: 'was changed',
  missing: 'is missing',
  added: 'was added later',
  seal: 'the seal itself was changed',
  chain: 'the seal does not follow the one before it',
};

interface Fault {
  day: string;
  entry_id: string | null;
  fault: string;
}

await runProgram(async () => {
  const expected = process.argv.slice(2);
  const strange = expected.find((seal) => !/^[\da-f]{64}$/.test(seal));
  if (strange) throw new UserFacingError(`"${strange}" is no seal: the worker's log has it as 64 hexadecimal digits.`);
  const database = await openDatabase();
  try {
    await withClient(database.connections.direct, 'The database', async (client) => {
      const { rows } = await client.query<Fault>(
        'select day::text, entry_id::text, fault from app_private.audit_faults()',
      );
      const away = rows.filter(({ fault }) => fault === 'put away');
      if (away.length > 0)
        console.log(
          `Put away, hence not looked at: ${away.length} entries up to ${away.at(-1)?.entry_id} (sealed until ${away.at(-1)?.day}).`,
        );
      const faults = rows.filter(({ fault }) => fault !== 'put away');
      for (const { day, entry_id: entry, fault } of faults.slice(0, SHOWN))
        console.log(`${day}: ${entry ? `entry ${entry} ` : ''}${FAULTS[fault]}`);
      const seals = await client.query<{ seal: string; day: string; entries: string }>(
        `select encode(hash, 'hex') as seal, day::text, cardinality(entry_ids) as entries from app_private.audit_seals order by id`,
      );
      const unknown = expected.filter((one) => !seals.rows.some(({ seal }) => seal === one));
      for (const one of unknown)
        console.log(`${one}: no seal of this chain, which was made anew or is of another database`);
      if (faults.length + unknown.length > 0)
        throw new UserFacingError(`The audit trail is not as it was sealed: ${faults.length + unknown.length} faults.`);
      const open = await client.query<{ entries: string }>(
        `select count(*) as entries from app_private.audit_log l
         where l.id > coalesce((select max(s.last_id) from app_private.audit_seals s), 0)`,
      );
      const sealed = seals.rows.reduce((sum, { entries }) => sum + Number(entries), 0);
      console.log(`${sealed} entries are as they were sealed; ${open.rows[0]?.entries} are not sealed yet.`);
      const last = seals.rows.at(-1);
      if (last) console.log(`The last seal, of ${last.day}: ${last.seal}`);
    });
  } finally {
    await database.close();
  }
});
