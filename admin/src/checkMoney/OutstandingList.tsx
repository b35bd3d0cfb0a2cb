import { Box, Link as MuiLink } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { checkStates } from '../../../ui/status.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { CheckTabs } from '../checks/CheckTabs.tsx';
import { EndingMenu } from '../checks/EndingMenu.tsx';
import { useDialog } from '../components/DialogButton.tsx';
import { Figures } from '../components/Figures.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { campaignFilter, organizationFilter, sponsorFilter } from '../reference/filters.tsx';
import type { OutstandingCheckRowFragment } from './generated/graphql.ts';

type Row = OutstandingCheckRowFragment;

const OUTSTANDING = ['mailed', 'returned', 'stale', 'stopped', 'escheat_due'] as const;
/** States of checks that are not mailed yet, or that nobody will cash any more. */
const SETTLED = Object.keys(checkStates).filter((state) => !(OUTSTANDING as readonly string[]).includes(state));
const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={OUTSTANDING.map((id) => ({ id, name: checkStates[id].label }))}
    emptyText="Any status"
    alwaysOn
  />,
  <TextInput key="payee" source="payee.includesInsensitive" />,
  sponsorFilter,
  campaignFilter,
  organizationFilter,
  <DateInput key="before" source="mailedOn.lessThanOrEqualTo" label="Mailed until" limit={dayLimit} />,
];

/** What is outstanding by age. */
function Ages() {
  const { data } = useOperationQuery('checkAges', {}, { noCache: true });
  if (!data) return null;
  const items = data.checkAges.map(({ daysFrom, daysTo, count, amount }) => ({
    label: `${daysTo === null ? `Over ${daysFrom - 1}` : `${daysFrom} to ${daysTo}`} days, ${pluralise(count, 'check')}`,
    value: formatMoney(amount),
  }));
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: { xs: 2, sm: 0 } }}>
      <Figures label="Outstanding by days since the mailing" items={items} />
    </Box>
  );
}

/** Checks that were mailed and not cashed, oldest first (issue 35, section 1). Nobody has to cash a direct deposit. */
export function OutstandingList() {
  const [dialog, openDialog] = useDialog();
  return (
    <RequireAccess resource="checkRuns">
      <ListPage
        resource="outstandingChecks"
        title={countTitle('Outstanding Check')}
        searchLabel="Organization, payee, memo or number"
        sort={{ field: 'mailedOn', order: 'ASC' }}
        filter={{ payoutMethod: { equalTo: 'check' }, not: { state: { in: SETTLED } } }}
        filters={filters}
        tabs={<CheckTabs />}
        above={<Ages />}
        empty="Every mailed check is cashed."
        noCache
      >
        <RecordTable<Row> rowClick={false} hiddenColumns={['memo', 'sponsorName']}>
          <Column<Row> source="number" align="right" format={String} />
          <Column<Row> source="amount" align="right" render={({ amount }) => <b>{formatMoney(amount)}</b>} />
          <Column<Row>
            source="organizationName"
            render={({ offerId, organizationName }) => (
              <MuiLink component={Link} to={`/offers/${offerId}#checks`}>
                {organizationName}
              </MuiLink>
            )}
          />
          <Column<Row> source="payee" />
          <Column<Row> source="campaignName" />
          <Column<Row> source="sponsorName" />
          <Column<Row> source="memo" />
          <Column<Row> source="mailedOn" align="right" format={formatDate} />
          <Column<Row> source="validUntil" align="right" disableSort format={formatDate} />
          <Column<Row>
            source="outstandingDays"
            label="Outstanding"
            align="right"
            disableSort
            render={({ outstandingDays }) => pluralise(outstandingDays ?? 0, 'day')}
          />
          <Column<Row> source="state" render={({ state }) => <StatusChip of="checkState" status={state} />} />
          <Column<Row> source="actions" render={(check) => <EndingMenu check={check} onOpen={openDialog} />} />
        </RecordTable>
      </ListPage>
      {dialog}
    </RequireAccess>
  );
}
