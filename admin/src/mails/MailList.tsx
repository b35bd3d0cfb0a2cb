import { Link as MuiLink } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayLimit } from '../../../ui/limits.ts';
import { DateInput } from '../form/inputs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { organizationFilter } from '../reference/filters.tsx';
import type { MailListRowFragment } from './generated/graphql.ts';
import { kindChoices, stateChoices } from './kinds.ts';
import { MailActions } from './MailActions.tsx';
import { MailKind } from './MailKind.tsx';
import { MailState, MailTime } from './MailState.tsx';
import { MailTabs } from './MailTabs.tsx';
import { SendSelectedAgain } from './SendSelectedAgain.tsx';

type Row = MailListRowFragment;

const filters = [
  <SelectInput key="state" source="state" choices={stateChoices} emptyText="Any state" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} emptyText="Any kind" alwaysOn />,
  <DateInput key="from" source="createdAt.greaterThanOrEqualTo" label="From" limit={dayLimit} />,
  organizationFilter,
  <TextInput key="reason" source="reason.includesInsensitive" />,
];

function MailTable() {
  return (
    <RecordTable<Row> rowClick={false} hiddenColumns={['attempts']} bulkActions={<SendSelectedAgain />}>
      <Column<Row> source="kind" render={(mail) => <MailKind mail={mail} />} />
      <Column<Row> source="recipient" render={({ recipient }) => recipient || 'Nobody'} />
      <Column<Row>
        source="organizationName"
        render={({ organizationId, organizationName }) =>
          organizationId ? (
            <MuiLink component={Link} to={`/organizations/${organizationId}/mails`}>
              {organizationName}
            </MuiLink>
          ) : (
            '–'
          )
        }
      />
      <Column<Row> source="state" render={({ state }) => <MailState state={state} />} />
      <Column<Row> source="reason" format={String} />
      <Column<Row> source="createdAt" label="When" sortByOrder="DESC" render={(mail) => <MailTime mail={mail} />} />
      <Column<Row> source="attempts" align="right" sortByOrder="DESC" />
      <Column<Row> source="actions" render={(mail) => <MailActions mail={mail} />} />
    </RecordTable>
  );
}

/** All emails, newest first: kind, recipient, time, and why one was not sent. */
export const MailList = () => (
  <ListPage
    resource="mails"
    title={countTitle('Mail')}
    searchLabel="Recipient or organization"
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    empty="Nothing has been mailed yet."
    tabs={<MailTabs />}
  >
    <MailTable />
  </ListPage>
);
