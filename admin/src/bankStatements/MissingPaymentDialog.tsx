import { required } from 'react-admin';
import { checksLimits } from '../../../db/generated/limits.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MoneyInput, MultilineInput } from '../form/inputs.tsx';
import { CheckInput } from './BankLineTable.tsx';

type Values = { checkId: number; amount: number; paidOn: string; note: string };

/** Adds a payment of a closed month that no file of the bank has, by an entry of today (issue 35, section 1). */
export function MissingPaymentDialog({ month, title }: { month: string; title: string }) {
  const { mutateAsync: add } = useOperation('recordMissingPayment', { quiet: true });
  return (
    <FormDialog
      title="Record missing payment"
      size="xs"
      action="Record entry"
      defaults={{ paidOn: month }}
      required={['checkId', 'amount', 'paidOn', 'note']}
      onSubmit={({ amount, note, ...input }: Values) =>
        add({ input: { ...input, amount: String(amount), note: note.trim() } })
      }
    >
      <p>
        For a check that the bank paid in {title} and that is in none of its files. The month stays closed: an entry of
        today clears the check.
      </p>
      <CheckInput needed voided />
      <MoneyInput source="amount" label="Amount paid" limit={checksLimits.amount} validate={required()} />
      <DateInput source="paidOn" label="Paid by the bank on" limit={checksLimits.clearedOn} validate={required()} />
      <MultilineInput
        source="note"
        validate={required()}
        helperText="Where you saw the payment. Recorded with your name."
        minRows={2}
      />
    </FormDialog>
  );
}
