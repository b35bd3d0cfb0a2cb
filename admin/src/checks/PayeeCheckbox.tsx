import { Checkbox, FormControlLabel } from '@mui/material';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { payeeChangeOf } from './unusual.ts';

type Props = { checks: readonly CheckListRowFragment[]; checked: boolean; onChange: (checked: boolean) => void };

/** True if the contact or mailing address of one of these leagues was changed recently. */
export const hasPayeeChange = (checks: Props['checks']): boolean => checks.some(payeeChangeOf);

/** The checkbox that approval requires after such a change (X1). */
export const PayeeCheckbox = ({ checks, checked, onChange }: Props) =>
  hasPayeeChange(checks) ? (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label="I have verified the changed contact or mailing address"
    />
  ) : null;
