import { Link as MuiLink, Typography } from '@mui/material';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatInstant, formatMoney } from '../../../ui/formats.ts';
import { checkStatuses } from '../../../ui/status.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { campaignFilter, organizationFilter, sponsorFilter } from '../reference/filters.tsx';
import { CheckDecision } from './CheckDecision.tsx';
import { DecideSelected } from './DecideSelected.tsx';
import { DecisionsProvider, useDecisions } from './DecisionsProvider.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';

type Row = CheckListRowFragment;

const statusChoices = Object.entries(checkStatuses).map(([id, { label }]) => ({ id, name: label }));

const filters = [
  <SelectInput key="status" source="status" choices={statusChoices} alwaysOn />,
  sponsorFilter,
  campaignFilter,
  organizationFilter,
  <TextInput key="requester" source="requestedByName.includesInsensitive" label="Created by" />,
  <DateInput key="decided" source="decidedAt.greaterThanOrEqualTo" label="Decided since" />,
];

function CheckTable() {
  const { outcomes } = useDecisions();
  return (
    <RecordTable<Row>
      rowClick={false}
      isRowSelectable={({ id, status }) => status === 'pending' && !outcomes[id]}
      hiddenColumns={['id', 'number', 'sponsorName', 'decidedAt']}
      bulkActions={<DecideSelected />}
    >
      <Column<Row> source="createdAt" label="Created" render={({ createdAt }) => formatInstant(createdAt)} />
      <Column<Row> source="amount" label="Amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
      <Column<Row>
        source="organizationName"
        label="Offer"
        render={({ offerId, organizationName, campaignName }) => (
          <>
            <MuiLink component={Link} to={`/offers/${offerId}`} sx={{ fontWeight: 600 }}>
              {organizationName}
            </MuiLink>
            <Typography variant="caption" color="text.secondary" component="div">
              {campaignName}
            </Typography>
          </>
        )}
      />
      <Column<Row> source="memo" label="Memo" />
      <Column<Row>
        source="requestedByName"
        label="Created By"
        render={({ requestedByName }) => requestedByName ?? '–'}
      />
      <Column<Row> source="status" label="Status" render={(check) => <CheckDecision check={check} />} />
      <Column<Row> source="number" label="Check number" align="right" render={({ number }) => number ?? '–'} />
      <Column<Row> source="sponsorName" label="Sponsor" />
      <Column<Row>
        source="decidedAt"
        label="Decided"
        align="right"
        render={({ decidedAt }) => formatInstant(decidedAt) || '–'}
      />
      <Column<Row> source="id" label="No." align="right" />
    </RecordTable>
  );
}

/** Checks, at first those that wait for a superadmin, the oldest first; never from the cache (B-374 … B-390, B-394). */
export const CheckList = () => (
  <RequireAccess resource="checks">
    <DecisionsProvider>
      <ListPage
        resource="checks"
        title={(total) => `${total} Checks`}
        searchLabel="Organization, payee, memo or number"
        sort={{ field: 'createdAt', order: 'ASC' }}
        filterDefaultValues={{ status: 'pending' }}
        filters={filters}
        empty="There are no pending checks."
        noCache
      >
        <CheckTable />
      </ListPage>
    </DecisionsProvider>
  </RequireAccess>
);
