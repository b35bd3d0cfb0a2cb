import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { PaymentState } from '../checks/PaymentState.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { DepositEntryRowFragment as Row } from './generated/graphql.ts';

/** What the bank said of an entry. */
const saidOf = ({ code, reason, returnedOn }: Row) =>
  code ? `${returnedOn ? `Returned ${formatDate(returnedOn)}` : 'Corrected'}: ${reason} (${code})` : '–';

/** The payments and trials of a run, in the order of its file. */
export const EntriesTable = ({ entries }: { entries: readonly Row[] }) => (
  <LocalTable<Row> resource="depositEntries" data={entries} aria-label="Payments of this run" bulkActions={undefined}>
    <Column<Row>
      source="account.holderName"
      label="Pay to"
      render={({ account, check }) => (
        <MuiLink component={Link} to={check ? `/offers/${check.offerId}` : `/organizations/${account?.organizationId}`}>
          {account?.holderName}
        </MuiLink>
      )}
    />
    <Column<Row>
      source="account.endsIn"
      label="Account"
      render={({ account }) => `••${account?.endsIn} at ${account?.routingNumber}`}
    />
    <Column<Row> source="check.memo" render={({ check }) => check?.memo ?? 'Trial of the account'} />
    <Column<Row> source="traceNumber" label="Trace" align="right" />
    <Column<Row>
      source="amount"
      align="right"
      render={({ amount, returnedOn }) => (returnedOn ? <s>{formatMoney(amount)}</s> : formatMoney(amount))}
    />
    <Column<Row> source="code" label="From the bank" render={saidOf} />
    <Column<Row>
      source="check.state"
      label="Payment now"
      render={({ check }) => (check ? <PaymentState payment={check} /> : null)}
    />
  </LocalTable>
);
