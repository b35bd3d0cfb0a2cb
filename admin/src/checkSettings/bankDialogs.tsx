import { required, TextInput } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { addDays } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { download } from '../checkRuns/download.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import type { PositivePayFormatRecordFragment } from './generated/graphql.ts';

type Props = { format: PositivePayFormatRecordFragment };

/** Enters the account number, which is never shown again except in the bank's file (M1). */
export function AccountDialog({ format }: Props) {
  const { mutateAsync: save } = useOperation('setBankAccountNumber', { quiet: true });
  return (
    <FormDialog
      title={`Account number at ${format.name}`}
      size="xs"
      action="Save"
      required={['accountNumber']}
      onSubmit={({ accountNumber }: { accountNumber: string }) =>
        save({ input: { formatId: format.id, accountNumber } })
      }
    >
      <TextInput
        source="accountNumber"
        validate={required()}
        autoComplete="off"
        helperText="Only superadmins get it, in the bank’s file. It won’t be shown again."
      />
    </FormDialog>
  );
}

/** Downloads the bank's file of issued and void checks (M1). */
export const PositivePayDialog = ({ format }: Props) => (
  <FormDialog
    title={`Positive pay file for ${format.name}`}
    size="xs"
    action="Download"
    defaults={{ from: addDays(today(), -7), to: today() }}
    required={['from', 'to']}
    onSubmit={({ from, to }: { from: string; to: string }) =>
      download(`/positive-pay/${format.id}`, { from, to }, 'positive-pay.csv')
    }
  >
    <p>Checks confirmed as printed and sheets voided on these days.</p>
    <DateInput source="from" limit={dayLimit} validate={required()} />
    <DateInput source="to" limit={dayLimit} validate={required()} />
  </FormDialog>
);
