import { Checkbox, FormControlLabel } from '@mui/material';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { payeeChangeOf } from './unusual.ts';

type Props = { checks: readonly CheckListRowFragment[]; checked: boolean; onChange: (checked: boolean) => void };

const names: Readonly<Record<string, string>> = { deposit_account: 'account for direct deposit', merge: 'payee' };

/** What was changed: the contact and address as before, the account by its name, after a merge all of them. */
const changed = (checks: Props['checks']): Set<string> =>
  new Set(
    checks.flatMap(({ check }) => {
      const what = check?.recentPayeeChange?.what;
      return what ? [names[what] ?? 'contact or mailing address'] : [];
    }),
  );

/** True if the contact, mailing address or account of one of these leagues was changed recently. */
export const hasPayeeChange = (checks: Props['checks']): boolean => checks.some(payeeChangeOf);

/** The checkbox that approval requires after such a change (X1). */
export const PayeeCheckbox = ({ checks, checked, onChange }: Props) =>
  hasPayeeChange(checks) ? (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={`I have verified the changed ${[...changed(checks)].join(' and ')}`}
    />
  ) : null;
