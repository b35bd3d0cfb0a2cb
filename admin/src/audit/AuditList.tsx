import { Box, Link as MuiLink, Typography } from '@mui/material';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { auditedTables } from '../../../db/generated/choices.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { RequireAccess } from '../auth/RequireAccess.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { DateInput } from '../form/inputs.tsx';
import { Changes } from '../history/Changes.tsx';
import { actorName, headline, recordLabel } from '../history/labels.ts';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { AuditEntryRowFragment } from './generated/graphql.ts';
import { recordPath } from './recordPath.ts';

type Row = AuditEntryRowFragment;

const tableChoices = [...auditedTables, 'exports', 'user_views']
  .map((id) => ({ id, name: recordLabel(id) }))
  .sort((a, b) => a.name.localeCompare(b.name));
const opChoices = [
  { id: 'insert', name: 'Added' },
  { id: 'update', name: 'Changed' },
  { id: 'delete', name: 'Removed' },
];

const filters = [
  <ReferenceInput key="person" source="userId" reference="staff" sort={{ field: 'email', order: 'ASC' }} alwaysOn>
    <AutocompleteInput
      label="Person"
      optionText={({ name, email }: { name: string | null; email: string }) => name || email}
      filterToQuery={(text: string) => ({ employee: true, ...(text ? { q: text } : {}) })}
    />
  </ReferenceInput>,
  <SelectInput key="table" source="tableName" choices={tableChoices} alwaysOn />,
  <SelectInput key="op" source="op" choices={opChoices} />,
  <DateInput key="from" source="at.greaterThanOrEqualTo" label="From" limit={dayLimit} />,
  <DateInput key="until" source="at.lessThan" label="Before" limit={dayLimit} />,
];

/** Names of the records that the changed record belongs to: "Harbor Hills, Acme". */
const owners = ({ tableName, organizationId, sponsorId, parentTable, parentId, names }: Row) =>
  [
    tableName === 'organizations' ? null : names[`organization_id:${organizationId}`],
    tableName === 'sponsors' ? null : names[`sponsor_id:${sponsorId}`],
    parentTable === 'campaigns' ? names[`campaign_id:${parentId}`] : null,
  ]
    .filter(Boolean)
    .join(', ');

function ChangedRecord({ entry }: { entry: Row }) {
  const to = recordPath(entry);
  const text = headline(entry, false);
  return (
    <Box sx={{ maxWidth: { md: 280 }, overflowWrap: 'anywhere' }}>
      {to ? (
        <MuiLink component={Link} to={to} sx={{ fontWeight: 600 }}>
          {text}
        </MuiLink>
      ) : (
        <b>{text}</b>
      )}
      <Typography variant="caption" color="text.secondary" component="div">
        {owners(entry)}
      </Typography>
    </Box>
  );
}

/** Every change of a record, newest first: who made it, when, and the old and new values. */
export const AuditList = () => (
  <RequireAccess resource="auditEntries">
    <ListPage
      resource="auditEntries"
      title={countTitle('Change')}
      documentTitle="Audit Log"
      searchLabel="Person, organization, sponsor or campaign"
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      empty="Nothing has been changed yet."
    >
      <RecordTable<Row> rowClick={false} hiddenColumns={['actorRole']}>
        <Column<Row> source="at" sortByOrder="DESC" format={formatMoment} />
        <Column<Row>
          source="userName"
          exportColumns={['userName', 'userEmail', 'linkKind']}
          disableSort
          render={actorName}
        />
        <Column<Row>
          source="tableName"
          exportColumns={['op', 'tableName', 'rowId']}
          disableSort
          render={(entry) => <ChangedRecord entry={entry} />}
        />
        <Column<Row>
          source="newValues"
          exportColumns={['oldValues', 'newValues']}
          disableSort
          label="What changed"
          render={(entry) => <Changes entry={entry} shown={3} />}
        />
        <Column<Row> source="actorRole" disableSort label="Role" />
        <Column<Row> source="id" align="right" sortByOrder="DESC" />
      </RecordTable>
    </ListPage>
  </RequireAccess>
);
