import { required, SelectInput, useGetList } from 'react-admin';
import { checksLimits } from '../../../db/generated/limits.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MoneyInput, MultilineInput } from '../form/inputs.tsx';
import { CheckInput } from './BankLineTable.tsx';
import { byName } from './issues.ts';

type Values = { checkId: number; amount: number; paidOn: string; note: string; formatId?: number };

/** Adds a payment of a closed month that no file of the bank has, by an entry of today (issue 35, section 1). */
export function MissingPaymentDialog({ month, title }: { month: string; title: string }) {
  const { mutateAsync: add } = useOperation('recordMissingPayment', { quiet: true });
  const { data: banks = [] } = useGetList('positivePayFormats', byName);
  return (
    <FormDialog
      title="Record missing payment"
      size="xs"
      action="Record entry"
      defaults={{ paidOn: month }}
      required={['checkId', 'amount', 'paidOn', 'note']}
      onSubmit={({ amount, note, formatId, ...input }: Values) =>
        add({ input: { ...input, amount: String(amount), note: note.trim(), ...(formatId ? { formatId } : {}) } })
      }
    >
      <p>
        For a check that the bank paid in {title} and that is in none of its files. The month stays closed: an entry of
        today clears the check.
      </p>
      <CheckInput needed voided />
      {banks.length > 1 ? (
        <SelectInput
          source="formatId"
          label="Bank that paid it"
          choices={banks}
          helperText="Needed if the run of the check names no bank."
        />
      ) : null}
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
