import { BooleanInput, RadioButtonGroupInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { creditNotesLimits, invoicePaymentsLimits, sponsorRefundsLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { download } from '../checkRuns/download.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput, MoneyInput, MultilineInput } from '../form/inputs.tsx';
import type { InvoiceRecordFragment as Invoice, InvoiceSettingsRecordFragment } from './generated/graphql.ts';
import { methodChoices } from './methods.ts';

/** Issues an installment of a signed contract. */
export function IssueDialog({
  contractId,
  installment,
  amount,
  dueOn,
}: {
  contractId: number;
  installment: number;
  amount: string;
  dueOn: string;
}) {
  const { mutateAsync: issue } = useOperation('issueInvoice', { quiet: true });
  return (
    <ConfirmDialog
      title="Issue invoice"
      action="Issue invoice"
      onConfirm={() => issue({ input: { contractId, installment } })}
    >
      <p>
        {formatMoney(amount)}, due {formatDate(dueOn < today() ? today() : dueOn)}. The invoice gets the next number. It
        is not emailed until you send it.
      </p>
      <IrreversibleNotice operation="issueInvoice" />
    </ConfirmDialog>
  );
}

/** Credits all or a part of an invoice, the only way to void one. */
export function CreditDialog({ invoice }: { invoice: Invoice }) {
  const { mutateAsync: credit } = useOperation('creditInvoice', { quiet: true });
  const left = (Math.round(Number(invoice.amount) * 100) - Math.round(Number(invoice.credited) * 100)) / 100;
  return (
    <FormDialog
      title={`Credit note for invoice ${invoice.number}`}
      size="xs"
      action="Issue credit note"
      required={['amount', 'reason']}
      defaults={{ amount: left }}
      onSubmit={({ amount, reason }: { amount: number; reason: string }) =>
        credit({ input: { invoiceId: invoice.id, amount: String(amount), reason: reason.trim() } })
      }
    >
      <MoneyInput
        source="amount"
        limit={creditNotesLimits.amount}
        validate={required()}
        helperText={`At most ${formatMoney(left)}. Crediting all of it voids the invoice.`}
      />
      <MultilineInput source="reason" minRows={2} validate={required()} helperText="The sponsor reads it." />
      <IrreversibleNotice operation="creditInvoice" />
    </FormDialog>
  );
}

/** Offers to keep what exceeds the balance as a credit. */
function Surplus({ balance }: { balance: number }) {
  const { amount, method } = useWatch<{ amount?: number; method?: string }>();
  const surplus = Math.round((Number(amount ?? 0) - balance) * 100) / 100;
  return surplus > 0 && method !== 'credit' ? (
    <BooleanInput source="asCredit" label={`Keep ${formatMoney(surplus)} as a credit of the sponsor`} />
  ) : null;
}

/** Records a payment for an invoice. */
export function PaymentDialog({ invoice }: { invoice: Invoice }) {
  const { mutateAsync: record } = useOperation('recordInvoicePayment', { quiet: true });
  return (
    <FormDialog
      title={`Payment for invoice ${invoice.number}`}
      size="xs"
      action="Record payment"
      required={['amount', 'receivedOn', 'method']}
      defaults={{
        amount: Number(invoice.balance),
        receivedOn: today(),
        method: 'check',
        reference: '',
        asCredit: false,
      }}
      onSubmit={({ amount, ...values }) =>
        record({
          input: { invoiceId: invoice.id, ...values, amount: String(amount), reference: values.reference ?? '' },
        })
      }
    >
      <MoneyInput
        source="amount"
        limit={invoicePaymentsLimits.amount}
        validate={required()}
        helperText={`${formatMoney(invoice.balance)} are owed.`}
      />
      <DateInput source="receivedOn" limit={invoicePaymentsLimits.receivedOn} validate={required()} />
      <SelectInput source="method" choices={methodChoices} validate={required()} />
      <TextInput source="reference" helperText="The number of the check, or what the bank says (optional)." />
      <Surplus balance={Number(invoice.balance)} />
      <IrreversibleNotice operation="recordInvoicePayment" />
    </FormDialog>
  );
}

/** Reverses a payment that did not arrive after all, or was recorded by mistake. */
export function ReverseDialog({ payment }: { payment: { id: number; amount: string } }) {
  const { mutateAsync: reverse } = useOperation('reverseInvoicePayment', { quiet: true });
  return (
    <FormDialog
      title="Reverse payment"
      size="xs"
      action="Reverse payment"
      required={['reason']}
      onSubmit={({ reason }: { reason: string }) =>
        reverse({ input: { paymentId: payment.id, reason: reason.trim() } })
      }
    >
      <p>{formatMoney(payment.amount)} will be owed again. The payment stays on record with the reason.</p>
      <MultilineInput source="reason" minRows={2} validate={required()} />
      <IrreversibleNotice operation="reverseInvoicePayment" />
    </FormDialog>
  );
}

/** Records that a sponsor's credit was paid back. */
export function RefundDialog({ sponsorId, credit }: { sponsorId: number; credit: string }) {
  const { mutateAsync: record } = useOperation('recordSponsorRefund', { quiet: true });
  return (
    <FormDialog
      title="Pay credit back"
      size="xs"
      action="Record refund"
      required={['amount', 'refundedOn', 'reason']}
      defaults={{ amount: Number(credit), refundedOn: today(), reference: '' }}
      onSubmit={({ amount, reason, ...values }) =>
        record({
          input: {
            sponsorId,
            ...values,
            amount: String(amount),
            reason: reason.trim(),
            reference: values.reference ?? '',
          },
        })
      }
    >
      <p>Make the transfer at the bank. It is recorded here.</p>
      <MoneyInput
        source="amount"
        limit={sponsorRefundsLimits.amount}
        validate={required()}
        helperText={`At most ${formatMoney(credit)}.`}
      />
      <DateInput
        source="refundedOn"
        label="Paid back on"
        limit={sponsorRefundsLimits.refundedOn}
        validate={required()}
      />
      <TextInput source="reference" helperText="The number of the check, or what the bank says (optional)." />
      <MultilineInput source="reason" minRows={2} validate={required()} />
      <IrreversibleNotice operation="recordSponsorRefund" />
    </FormDialog>
  );
}

/** Reverses a refund that came back, or was recorded by mistake. */
export function ReverseRefundDialog({ refund }: { refund: { id: number; amount: string } }) {
  const { mutateAsync: reverse } = useOperation('reverseSponsorRefund', { quiet: true });
  return (
    <FormDialog
      title="Reverse refund"
      size="xs"
      action="Reverse refund"
      required={['reason']}
      onSubmit={({ reason }: { reason: string }) => reverse({ input: { refundId: refund.id, reason: reason.trim() } })}
    >
      <p>{formatMoney(refund.amount)} will be a credit of the sponsor again. The refund stays on record.</p>
      <MultilineInput source="reason" minRows={2} validate={required()} />
      <IrreversibleNotice operation="reverseSponsorRefund" />
    </FormDialog>
  );
}

/** The text that is proposed for an email: the longer an invoice is overdue, the firmer. */
const proposedText = ({ number, daysOverdue, balance }: Invoice): string => {
  if (daysOverdue === null) return `Here is invoice ${number}. Thank you for supporting youth sports with us.`;
  const late = pluralise(daysOverdue, 'day');
  if (daysOverdue <= 14)
    return `Invoice ${number} was due ${late} ago. It may have slipped through: could you tell us when we can expect the payment? If you have paid already, thank you, and please ignore this email.`;
  if (daysOverdue <= 45)
    return `Invoice ${number} is ${late} overdue, and ${formatMoney(balance)} are still open. Please pay it within a week, or write to us if something is not right.`;
  return `Invoice ${number} is ${late} overdue, and ${formatMoney(balance)} are still open despite our reminders. Please pay it within a week. Otherwise we have to pause the campaign and talk about the next steps.`;
};

/** Emails an invoice or a reminder; nothing is sent automatically. */
export function SendDialog({ invoice }: { invoice: Invoice }) {
  const { mutateAsync: send } = useOperation('sendInvoice', { quiet: true });
  return (
    <FormDialog
      title={`${invoice.daysOverdue === null ? 'Send' : 'Reminder of'} invoice ${invoice.number}`}
      size="sm"
      action="Send email"
      busyAction="Sending..."
      required={['message']}
      defaults={{ message: proposedText(invoice) }}
      onSubmit={({ message }: { message: string }) =>
        send({ input: { invoiceId: invoice.id, message: message.trim() } })
      }
    >
      <p>
        To {invoice.billingEmail}, with a link to the PDF.
        {invoice.sentOn ? ` Last sent on ${formatDate(invoice.sentOn)}.` : ''}
      </p>
      <MultilineInput source="message" minRows={5} validate={required()} />
      <IrreversibleNotice operation="sendInvoice" />
    </FormDialog>
  );
}

/** What invoices say of us, and how they are exported. */
export const SettingsDialog = ({ record }: { record: InvoiceSettingsRecordFragment }) => (
  <RecordDialog
    resource="invoiceSettings"
    record={record}
    title="Invoice settings"
    action="Save"
    required={['issuerName']}
    transform={(values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
    }
  >
    <TextInput source="issuerName" label="Our name" validate={required()} />
    <MultilineInput source="issuerAddress" label="Our address" minRows={2} />
    <MultilineInput
      source="paymentInstructions"
      minRows={2}
      helperText="Printed on each invoice, such as the bank account."
    />
    <TextInput source="quickbooksItem" label="Product or service in QuickBooks" />
    <TextInput source="xeroAccountCode" label="Account code in Xero" />
    <TextInput source="xeroTaxType" label="Tax rate in Xero" helperText="As it is called there." />
  </RecordDialog>
);

const programs = [
  { id: 'quickbooks', name: 'QuickBooks Online' },
  { id: 'xero', name: 'Xero' },
];

const papers = [
  { id: 'invoices', name: 'Invoices' },
  { id: 'credit-notes', name: 'Credit notes' },
  { id: 'payments', name: 'Payments, as lines of the bank account' },
];

/** Saves invoices, credit notes or payments as a file for an accounting program. */
export const AccountingFileDialog = () => (
  <FormDialog
    title="File for accounting"
    size="xs"
    action="Download CSV"
    required={['program', 'from', 'to']}
    defaults={{ program: 'quickbooks', papers: 'invoices', from: `${today().slice(0, 7)}-01`, to: today() }}
    onSubmit={({ program, papers: kind, ...days }: Record<'program' | 'papers' | 'from' | 'to', string>) =>
      download(
        `/invoice-exports/${program}${kind === 'invoices' ? '' : `-${kind}`}.csv`,
        days,
        `${program}-${kind}.csv`,
      )
    }
  >
    <SelectInput source="program" choices={programs} validate={required()} />
    <RadioButtonGroupInput source="papers" label="What" choices={papers} row={false} />
    <DateInput source="from" limit={dayLimit} validate={required()} />
    <DateInput source="to" limit={dayLimit} validate={required()} />
  </FormDialog>
);
