import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Figures } from '../components/Figures.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import type { ContractRecordFragment } from '../contracts/generated/graphql.ts';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import {
  CreditDialog,
  IssueDialog,
  PaymentDialog,
  RefundDialog,
  ReverseDialog,
  ReverseRefundDialog,
  SendDialog,
} from './dialogs.tsx';
import type { InvoiceRecordFragment as Invoice, SponsorAccountQuery } from './generated/graphql.ts';
import { isInvoiced } from './invoiced.ts';
import { inSentence } from './methods.ts';

type AccountProps = {
  sponsorId: number;
  account: NonNullable<SponsorAccountQuery['sponsor']>['account'];
  refunds: SponsorAccountQuery['sponsorRefunds'];
};

/** What a sponsor owes and has paid, in one line of figures, and what was paid back. */
export function AccountFigures({ sponsorId, account, refunds }: AccountProps) {
  const { contracted, invoiced, credited, paid, balance, overdue, credit, refunded } = account;
  return (
    <TitledCard
      title="Account"
      end={
        Number(credit) > 0 ? (
          <CanAccess resource="invoices" action="refund">
            <DialogButton size="small" dialog={<RefundDialog sponsorId={sponsorId} credit={credit} />}>
              Pay credit back
            </DialogButton>
          </CanAccess>
        ) : null
      }
    >
      <Box sx={{ p: 2 }}>
        <Figures
          label="Account"
          items={[
            { label: 'Contracted', value: formatMoney(contracted) },
            { label: 'Invoiced', value: formatMoney(invoiced) },
            { label: 'Credited', value: formatMoney(credited) },
            { label: 'Paid', value: formatMoney(paid) },
            { label: 'Owed', value: formatMoney(balance) },
            { label: 'Overdue', value: formatMoney(overdue), ...(Number(overdue) > 0 ? { color: 'error.main' } : {}) },
            { label: 'Credit of the sponsor', value: formatMoney(credit) },
            ...(refunds.length ? [{ label: 'Paid back', value: formatMoney(refunded) }] : []),
          ]}
        />
        {refunds.map((refund) => (
          <Stack key={refund.id} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Line>
              {`${formatMoney(refund.amount)} paid back on ${formatDate(refund.refundedOn)}${refund.reference ? `, ${refund.reference}` : ''}: ${refund.reason}${refund.reversedAt ? `. Reversed: ${refund.reversalReason}` : ''}`}
            </Line>
            {refund.reversedAt ? null : (
              <CanAccess resource="invoices" action="refund">
                <DialogButton
                  size="small"
                  aria-label={`Reverse refund of ${formatMoney(refund.amount)}`}
                  dialog={<ReverseRefundDialog refund={refund} />}
                >
                  Reverse
                </DialogButton>
              </CanAccess>
            )}
          </Stack>
        ))}
      </Box>
    </TitledCard>
  );
}

type Part = { id: string; contract: ContractRecordFragment; installment: number; amount: string; dueOn: string };

/** Installments of signed contracts that are not invoiced, by the day they are due. */
const partsToIssue = (contracts: readonly ContractRecordFragment[], invoices: readonly Invoice[]): Part[] =>
  contracts
    .filter(({ status }) => status === 'signed')
    .flatMap((contract) =>
      contract.amounts.map((amount, index) => ({
        id: `${contract.id}-${index + 1}`,
        contract,
        installment: index + 1,
        amount: String(amount),
        dueOn: String(contract.dueDates[index]),
      })),
    )
    .filter(({ contract, installment }) => !isInvoiced(invoices, contract.id, installment))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));

/** What is to be invoiced. */
export function PlannedCard({
  contracts,
  invoices,
}: {
  contracts: readonly ContractRecordFragment[];
  invoices: readonly Invoice[];
}) {
  const parts = partsToIssue(contracts, invoices);
  return parts.length ? (
    <TitledCard title="To be invoiced" note={parts.length}>
      <LocalTable<Part> resource="plannedInvoices" data={parts} aria-label="To be invoiced">
        <Column<Part> source="campaign" disableSort render={({ contract }) => contract.campaign?.name ?? '–'} />
        <Column<Part> source="dueOn" format={formatDate} />
        <Column<Part> source="amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
        <Column<Part>
          source="actions"
          render={({ contract, installment, amount, dueOn }) => (
            <CanAccess resource="invoices" action="issue">
              <DialogButton
                size="small"
                variant="outlined"
                dialog={
                  <IssueDialog contractId={contract.id} installment={installment} amount={amount} dueOn={dueOn} />
                }
              >
                Issue invoice
              </DialogButton>
            </CanAccess>
          )}
        />
      </LocalTable>
    </TitledCard>
  ) : null;
}

const Line = ({ children }: { children: string }) => (
  <Typography variant="caption" component="div" color="text.secondary">
    {children}
  </Typography>
);

type Papers = Pick<SponsorAccountQuery, 'invoicePayments' | 'creditNotes'>;

/** The payments and credit notes of an invoice. */
function Entries({ invoice, papers }: { invoice: Invoice; papers: Papers }) {
  const payments = papers.invoicePayments.filter(({ invoiceId }) => invoiceId === invoice.id);
  const notes = papers.creditNotes.filter(({ invoiceId }) => invoiceId === invoice.id);
  return (
    <div>
      {payments.map((payment) => (
        <Stack key={payment.id} direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Line>
            {`${formatMoney(payment.amount)} by ${inSentence(payment.method)} on ${formatDate(payment.receivedOn)}${payment.reference ? `, ${payment.reference}` : ''}${payment.reversedAt ? `. Reversed: ${payment.reversalReason}` : ''}`}
          </Line>
          {payment.reversedAt ? null : (
            <CanAccess resource="invoices" action="pay">
              <DialogButton
                size="small"
                aria-label={`Reverse payment of ${formatMoney(payment.amount)}`}
                dialog={<ReverseDialog payment={payment} />}
              >
                Reverse
              </DialogButton>
            </CanAccess>
          )}
        </Stack>
      ))}
      {notes.map(({ id, number, amount, reason, fullSizeUrl }) => (
        <Box key={id}>
          {fullSizeUrl ? (
            <MuiLink href={fullSizeUrl} target="_blank" rel="noreferrer" variant="caption">
              Credit note {number}
            </MuiLink>
          ) : null}
          <Line>{`${fullSizeUrl ? '' : `Credit note ${number}, `}${formatMoney(amount)}: ${reason}`}</Line>
        </Box>
      ))}
    </div>
  );
}

function Actions({ invoice }: { invoice: Invoice }) {
  const of = `invoice ${invoice.number}`;
  const owed = Number(invoice.balance) > 0;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
      {owed ? (
        <CanAccess resource="invoices" action="pay">
          <DialogButton
            size="small"
            variant="outlined"
            aria-label={`Record payment for ${of}`}
            dialog={<PaymentDialog invoice={invoice} />}
          >
            Record payment
          </DialogButton>
        </CanAccess>
      ) : null}
      {owed ? (
        <DialogButton
          size="small"
          aria-label={`${invoice.daysOverdue === null ? 'Send' : 'Remind about'} ${of}`}
          disabled={!invoice.fullSizeUrl}
          dialog={<SendDialog invoice={invoice} />}
        >
          {invoice.daysOverdue === null ? 'Send' : 'Remind'}
        </DialogButton>
      ) : null}
      {invoice.state === 'credited' ? null : (
        <CanAccess resource="invoices" action="credit">
          <DialogButton
            size="small"
            color="error"
            aria-label={`Credit note for ${of}`}
            dialog={<CreditDialog invoice={invoice} />}
          >
            Credit note
          </DialogButton>
        </CanAccess>
      )}
    </Stack>
  );
}

/** A sponsor's invoices, newest first, with what was paid and credited (issue 35, 4). */
export const InvoicesCard = ({ invoices, papers }: { invoices: readonly Invoice[]; papers: Papers }) => (
  <TitledCard
    title="Invoices"
    note={invoices.length || undefined}
    end={
      <MuiLink component={Link} to="/invoices" variant="body2">
        Invoices of all sponsors
      </MuiLink>
    }
  >
    {invoices.length ? (
      <LocalTable<Invoice>
        resource="sponsorInvoices"
        data={invoices}
        aria-label="Invoices"
        sx={{ '& td': { verticalAlign: 'top' } }}
      >
        <Column<Invoice>
          source="number"
          align="right"
          render={({ number, fullSizeUrl }) =>
            fullSizeUrl ? (
              <MuiLink href={fullSizeUrl} target="_blank" rel="noreferrer">
                {number}
              </MuiLink>
            ) : (
              number
            )
          }
        />
        <Column<Invoice> source="campaign" disableSort render={({ campaign }) => campaign?.name ?? '–'} />
        <Column<Invoice> source="state" render={({ state }) => <StatusChip of="invoice" status={state} />} />
        <Column<Invoice> source="issuedOn" format={formatDate} />
        <Column<Invoice>
          source="dueOn"
          render={({ dueOn, daysOverdue }) => (
            <>
              {formatDate(dueOn)}
              {daysOverdue === null ? null : <Line>{`${pluralise(daysOverdue, 'day')} overdue`}</Line>}
            </>
          )}
        />
        <Column<Invoice> source="amount" align="right" format={formatMoney} />
        <Column<Invoice> source="balance" align="right" render={({ balance }) => <b>{formatMoney(balance)}</b>} />
        <Column<Invoice>
          source="entries"
          label="Paid and credited"
          disableSort
          render={(invoice) => <Entries invoice={invoice} papers={papers} />}
        />
        <Column<Invoice> source="actions" render={(invoice) => <Actions invoice={invoice} />} />
      </LocalTable>
    ) : (
      <EmptyState>Once a contract is signed, its installments can be invoiced.</EmptyState>
    )}
  </TitledCard>
);
