import { BooleanInput } from 'react-admin';
import { parseAmount } from '../../../ui/amount.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { AmountInput } from '../form/AmountInput.tsx';
import type { CheckSettingsRecordFragment } from './generated/graphql.ts';

type Props = { record: CheckSettingsRecordFragment };
type Values = Pick<CheckSettingsRecordFragment, 'singleSuperadmin' | 'secondApprovalFrom'>;

/** Who approves checks (M6). */
export const ApprovalDialog = ({ record }: Props) => (
  <RecordDialog
    resource="checkSettings"
    record={record}
    title="Approval of checks"
    action="Save"
    transform={({ secondApprovalFrom, ...values }: Values) => ({
      ...values,
      secondApprovalFrom: secondApprovalFrom ? parseAmount(secondApprovalFrom) : null,
    })}
  >
    <AmountInput source="secondApprovalFrom" helperText="Leave empty if one approval is enough." />
    <BooleanInput source="singleSuperadmin" helperText="Only while there is no other active superadmin." />
  </RecordDialog>
);
