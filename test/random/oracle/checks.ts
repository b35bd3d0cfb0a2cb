/** Printed checks: who reads runs and settings, approvals by a second person, and one valid sheet per check [M1] [M6]. */
import type { Effects } from '../state.ts';
import { columns, type OfRow, type Oracle, type Rights } from './rights.ts';
import type { Who } from './who.ts';

const bySuperadmin: OfRow = (_, who) => who.staff && who.role === 'superadmin';
const superadmins = (writable = '', whole = false): Rights => {
  const right = (text: string) => ({ superadmin: { columns: columns(text), rows: bySuperadmin } });
  return {
    read: right('*'),
    insert: whole ? right(writable) : {},
    update: writable ? right(writable) : {},
    delete: whole ? { superadmin: bySuperadmin } : {},
  };
};

export const checks: Oracle = {
  check_runs: superadmins(),
  check_sheets: superadmins(),
  skipped_check_numbers: superadmins(),
  check_run_prints: superadmins(),
  check_settings: superadmins(
    `check_position first_perforation second_perforation offset_right offset_down window_left window_top window_width
     window_height second_approval_from single_superadmin`,
  ),
  positive_pay_formats: superadmins(
    'name columns widths separator has_header date_format amount_format issue_code void_code payee_length',
    true,
  ),
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
