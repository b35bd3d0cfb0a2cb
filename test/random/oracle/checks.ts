/** Printed checks: approvals by a second person, and one valid sheet per check [M1] [M6]. */
import type { Effects } from '../state.ts';
import type { Who } from './who.ts';

/** The states that may follow a mailed one; what is void stays so. */
const followers: Record<string, string> = {
  mailed: 'cleared returned stale stopped escheat_due voided',
  returned: 'cleared stopped escheat_due voided',
  stale: 'cleared returned stopped escheat_due voided',
  stopped: 'voided',
  escheat_due: 'cleared stopped voided',
  cleared: 'mailed returned stale escheat_due',
  voided: '',
};

/** Describes an approval by the check's writer, or a sheet for a check that is not approved or already has one; null if there is none. */
export function illegalCheck(effects: Effects, who: Who): string | null {
  for (const { table, before, after } of effects) {
    if (table === 'checks' && before?.status === 'pending' && after?.status === 'approved') {
      if (before.created_by_id !== null && before.created_by_id === who.userId)
        return `approves its own check ${after.id}`;
    }
    if (table === 'checks' && before && after && before.status === 'approved' && after.mailed_on && !after.printed_at)
      return `mails check ${after.id}, which is not printed`;
    if (table === 'checks' && before && after && before.state !== after.state) {
      if (followers[before.state]?.split(' ').includes(after.state) === false)
        return `takes check ${after.id} from ${before.state} to ${after.state}`;
    }
    if (table === 'check_sheets' && !before && after) {
      const check = who.state.row('checks', after.check_id);
      if (check?.status !== 'approved') return `prints check ${after.check_id}, which is ${check?.status}`;
      if (check.run_id !== null) return `prints check ${after.check_id} twice`;
    }
    if (table === 'check_sheets' && before && !after) {
      const run = who.state.row('check_runs', before.run_id);
      if (run?.status !== 'open') return `forgets sheet ${before.number} of a run that is ${run?.status}`;
    }
  }
  return null;
}
