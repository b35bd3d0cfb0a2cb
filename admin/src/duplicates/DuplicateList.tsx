import { Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { BooleanInput, CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { cityState, formatInstant } from '../../../ui/formats.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import type { DuplicateRowFragment, DuplicateSideFragment } from './generated/graphql.ts';
import { reasonsText } from './reasons.ts';

type Row = DuplicateRowFragment;

const Side = ({ side }: { side: DuplicateSideFragment | null }) =>
  side ? (
    <div>
      <MuiLink component={Link} to={`/organizations/${side.id}`} sx={{ fontWeight: 600 }}>
        {side.name}
      </MuiLink>
      <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {[cityState(side), side.websiteUrl, side.contactEmail].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  ) : null;

/** Marks a pair as "Not duplicates"; the mark can be undone. */
function PairActions({ row }: { row: Row }) {
  const { mutate: dismiss, isPending } = useOperation('dismissDuplicate');
  return (
    <CanAccess resource="duplicateOrganizations" action="merge">
      <Stack
        direction="row"
        sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: { xs: 'wrap', lg: 'nowrap' }, whiteSpace: 'nowrap' }}
      >
        <Button
          size="small"
          disabled={isPending}
          onClick={() => dismiss({ input: { id: row.id, dismissed: !row.dismissedAt } })}
        >
          {row.dismissedAt ? 'Possible duplicates' : 'Not duplicates'}
        </Button>
        {row.organization && row.otherOrganization ? (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`/organizations/${row.organization.id}/merge/${row.otherOrganization.id}`}
          >
            Compare and merge
          </Button>
        ) : null}
      </Stack>
    </CanAccess>
  );
}

/** Organizations that are likely duplicates, most likely pairs first. */
export const DuplicateList = () => (
  <ListPage
    resource="duplicateOrganizations"
    title={countTitle('Likely Duplicate')}
    documentTitle="Likely Duplicates"
    back={{ to: '/organizations', label: 'Organizations' }}
    sort={{ field: 'score', order: 'DESC' }}
    filterDefaultValues={{ dismissedAt: { isNull: true } }}
    filters={[<BooleanInput key="open" source="dismissedAt.isNull" label="Not reviewed yet" alwaysOn />]}
    empty="No likely duplicates have been found. New organizations are compared every few minutes."
  >
    <RecordTable<Row> rowClick={false} hiddenColumns={['foundAt']}>
      <Column<Row>
        source="score"
        align="right"
        sortByOrder="DESC"
        render={({ score, dismissedAt }) => (dismissedAt ? <Chip size="small" label="Not duplicates" /> : `${score} %`)}
      />
      <Column<Row> source="organizationId" disableSort render={({ organization }) => <Side side={organization} />} />
      <Column<Row>
        source="otherOrganizationId"
        disableSort
        render={({ otherOrganization }) => <Side side={otherOrganization} />}
      />
      <Column<Row> source="reasons" disableSort label="Why" render={({ reasons }) => reasonsText(reasons)} />
      <Column<Row> source="foundAt" sortByOrder="DESC" format={formatInstant} />
      <Column<Row> source="actions" label=" " render={(row) => <PairActions row={row} />} />
    </RecordTable>
  </ListPage>
);
