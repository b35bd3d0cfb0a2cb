import { Link as MuiLink } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { checksLimits } from '../../../db/generated/limits.ts';
import { formatDate, formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import { dayLimit, wholeNumber } from '../../../ui/limits.ts';
import { checkStates, payoutMethods } from '../../../ui/status.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { TwoLines } from '../components/TwoLines.tsx';
import { DateInput, MoneyInput, RangeInput } from '../form/inputs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { campaignFilter, organizationFilter, sponsorFilter } from '../reference/filters.tsx';
import { CheckDecision } from './CheckDecision.tsx';
import { CheckFigures } from './CheckFigures.tsx';
import { CheckTabs } from './CheckTabs.tsx';
import { DecisionsProvider, useDecisions } from './DecisionsProvider.tsx';
import type { CheckListRowFragment } from './generated/graphql.ts';
import { paidBy } from './paidBy.ts';
import { SelectedActions } from './SelectedActions.tsx';

type Row = CheckListRowFragment;

const stateChoices = Object.entries(checkStates).map(([id, { label }]) => ({ id, name: label }));
const methodChoices = Object.entries(payoutMethods).map(([id, name]) => ({ id, name }));

const filters = [
  <SelectInput key="state" source="state" choices={stateChoices} emptyText="Any status" alwaysOn />,
  <SelectInput key="method" source="payoutMethod" choices={methodChoices} />,
  <RangeInput key="number" source="number" limit={wholeNumber} />,
  <TextInput key="payee" source="payee.includesInsensitive" />,
  sponsorFilter,
  campaignFilter,
  organizationFilter,
  <TextInput key="requester" source="requestedByName.includesInsensitive" />,
  <MoneyInput key="least" source="amount.greaterThanOrEqualTo" label="Amount from" limit={checksLimits.amount} />,
  <MoneyInput key="most" source="amount.lessThanOrEqualTo" label="Amount to" limit={checksLimits.amount} />,
  <DateInput key="decided" source="decidedAt.greaterThanOrEqualTo" label="Decided since" limit={dayLimit} />,
  <DateInput key="mailed" source="mailedOn.greaterThanOrEqualTo" label="Mailed or sent since" limit={dayLimit} />,
];

/** Check states that still need an action. */
const SELECTABLE: readonly string[] = ['pending', 'approved', 'printed'];

function CheckTable() {
  const { outcomes } = useDecisions();
  return (
    <RecordTable<Row>
      rowClick={false}
      isRowSelectable={({ id, state, payoutMethod }) =>
        SELECTABLE.includes(state) && payoutMethod === 'check' && !outcomes[id]
      }
      hiddenColumns={['id', 'payoutMethod', 'number', 'payee', 'sponsorName', 'campaignName', 'decidedAt', 'mailedOn']}
      bulkActions={<SelectedActions />}
    >
      <Column<Row> source="createdAt" format={formatInstant} />
      <Column<Row> source="amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
      <Column<Row>
        source="organizationName"
        label="Offer"
        exportColumns={['organizationName', 'campaignName']}
        sx={{ maxWidth: { md: 190, xl: 260 } }}
        render={({ offerId, organizationName, campaignName }) => (
          <TwoLines below={campaignName}>
            <MuiLink component={Link} to={`/offers/${offerId}`} title={organizationName}>
              {organizationName}
            </MuiLink>
          </TwoLines>
        )}
      />
      <Column<Row> source="memo" />
      <Column<Row> source="requestedByName" sx={{ whiteSpace: { md: 'nowrap' } }} format={String} />
      <Column<Row> source="state" render={(check) => <CheckDecision check={check} />} />
      <Column<Row>
        source="payoutMethod"
        disableSort
        render={(check) => (check.status === 'pending' ? paidBy(check) : payoutMethods[check.payoutMethod])}
      />
      <Column<Row> source="number" align="right" format={String} />
      <Column<Row> source="payee" />
      <Column<Row> source="sponsorName" />
      <Column<Row> source="campaignName" />
      <Column<Row> source="decidedAt" align="right" format={formatDate} />
      <Column<Row> source="mailedOn" label="Mailed or sent on" align="right" format={formatDate} />
      <Column<Row>
        source="ageDays"
        label="Waiting"
        align="right"
        disableSort
        render={({ ageDays }) =>
          ageDays === null ? '–' : <span style={{ whiteSpace: 'nowrap' }}>{pluralise(ageDays, 'day')}</span>
        }
      />
      <Column<Row> source="id" align="right" />
    </RecordTable>
  );
}

/**
 * The check register, by default pending checks, oldest first; never served from the cache (B-374 … B-390, B-394, M16).
 */
export const CheckList = () => (
  <RequireAccess resource="checks">
    <DecisionsProvider>
      <ListPage
        resource="checks"
        title={countTitle('Check')}
        searchLabel="Organization, payee, memo or number"
        sort={{ field: 'createdAt', order: 'ASC' }}
        filterDefaultValues={{ state: 'pending' }}
        filters={filters}
        empty="There are no pending checks."
        tabs={<CheckTabs />}
        above={<CheckFigures />}
        noCache
      >
        <CheckTable />
      </ListPage>
    </DecisionsProvider>
  </RequireAccess>
);
