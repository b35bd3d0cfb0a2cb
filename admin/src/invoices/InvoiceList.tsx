import { Box, Link as MuiLink } from '@mui/material';
import { CanAccess, SelectInput, useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { dayLimit, wholeNumber } from '../../../ui/limits.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Figures } from '../components/Figures.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { invoiceStates } from '../contracts/statuses.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput, RangeInput } from '../form/inputs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { campaignFilter, sponsorFilter } from '../reference/filters.tsx';
import { AccountingFileDialog, SettingsDialog } from './dialogs.tsx';
import type { InvoiceSettingsRecordFragment, InvoiceRecordFragment as Row } from './generated/graphql.ts';

const stateChoices = Object.entries(invoiceStates).map(([id, { label }]) => ({ id, name: label }));

const filters = [
  <SelectInput key="state" source="state" choices={stateChoices} emptyText="Any status" alwaysOn />,
  <RangeInput key="number" source="number" limit={wholeNumber} />,
  sponsorFilter,
  campaignFilter,
  <DateInput key="due" source="dueOn.lessThan" label="Due before" limit={dayLimit} />,
  <DateInput key="issued" source="issuedOn.greaterThanOrEqualTo" label="Issued since" limit={dayLimit} />,
];

/** What is owed by how long it is overdue, and what sponsors have as a credit. */
function Aging() {
  const { data } = useOperationQuery('invoiceAging', {}, { keepPrevious: true });
  if (!data) return null;
  const { notDue, upTo30, upTo60, upTo90, over90, credit } = data.invoiceAging;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: { xs: 2, sm: 0 } }}>
      <Figures
        label="Owed"
        items={[
          { label: 'Not due yet', value: formatMoney(notDue) },
          { label: '1 to 30 days overdue', value: formatMoney(upTo30) },
          { label: '31 to 60 days', value: formatMoney(upTo60) },
          { label: '61 to 90 days', value: formatMoney(upTo90) },
          {
            label: 'Over 90 days',
            value: formatMoney(over90),
            ...(Number(over90) > 0 ? { color: 'error.main' } : {}),
          },
          { label: 'Credit of sponsors', value: formatMoney(credit) },
        ]}
      />
    </Box>
  );
}

function Settings() {
  const { data } = useGetOne<InvoiceSettingsRecordFragment>('invoiceSettings', { id: 1 });
  return (
    <CanAccess resource="invoiceSettings" action="edit">
      {data ? <DialogButton dialog={<SettingsDialog record={data} />}>Settings</DialogButton> : null}
    </CanAccess>
  );
}

/** Invoices of all sponsors, by default the open ones, longest due first (issue 35, 4). */
export const InvoiceList = () => (
  <ListPage
    resource="invoices"
    title={countTitle('Invoice')}
    searchLabel="Sponsor, campaign or number"
    sort={{ field: 'dueOn', order: 'ASC' }}
    filters={filters}
    empty="No invoices have been issued yet. They are issued on a sponsor’s billing tab."
    actions={
      <>
        <Settings />
        <DialogButton dialog={<AccountingFileDialog />}>File for accounting</DialogButton>
      </>
    }
    above={<Aging />}
  >
    <RecordTable<Row> rowClick={false} hiddenColumns={['id', 'credited', 'sentOn', 'billingEmail']}>
      <Column<Row>
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
      <Column<Row>
        source="sponsor.name"
        disableSort
        render={({ sponsor }) =>
          sponsor ? (
            <MuiLink component={Link} to={`/campaign-planner/sponsors/${sponsor.id}/billing`}>
              {sponsor.name}
            </MuiLink>
          ) : (
            '–'
          )
        }
      />
      <Column<Row> source="campaign.name" disableSort render={({ campaign }) => campaign?.name ?? '–'} />
      <Column<Row> source="state" render={({ state }) => <StatusChip of="invoice" status={state} />} />
      <Column<Row> source="issuedOn" format={formatDate} />
      <Column<Row> source="dueOn" format={formatDate} />
      <Column<Row>
        source="daysOverdue"
        label="Overdue"
        align="right"
        disableSort
        render={({ daysOverdue }) => (daysOverdue === null ? '–' : pluralise(daysOverdue, 'day'))}
      />
      <Column<Row> source="amount" align="right" format={formatMoney} />
      <Column<Row> source="credited" align="right" format={formatMoney} />
      <Column<Row> source="paid" align="right" format={formatMoney} />
      <Column<Row> source="balance" align="right" render={({ balance }) => <b>{formatMoney(balance)}</b>} />
      <Column<Row> source="sentOn" format={formatDate} />
      <Column<Row> source="billingEmail" />
      <Column<Row> source="id" align="right" />
    </RecordTable>
  </ListPage>
);
