import { Box, Button } from '@mui/material';
import { memo, useState } from 'react';
import { SelectInput, TextInput, useListContext } from 'react-admin';
import { formatDate, seasonLabel } from '../../../ui/formats.ts';
import { photoReleases } from '../../../ui/status.ts';
import { DialogClose } from '../components/DialogButton.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { Icon } from '../components/Icon.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { seasonChoices } from '../reference/choices.ts';
import { campaignFilter, capabilityFilter, sponsorFilter, yearFilter } from '../reference/filters.tsx';
import { AcceptSelected } from './AcceptSelected.tsx';
import type { PendingImageRowFragment } from './generated/graphql.ts';
import { PhotoOrganization } from './PhotoOrganization.tsx';
import { PhotoReview } from './PhotoReview.tsx';
import { VerificationTabs } from './VerificationTabs.tsx';

type Row = PendingImageRowFragment;

const releaseChoices = Object.entries(photoReleases).map(([id, { label }]) => ({ id, name: label }));

const filters = [
  <SelectInput key="season" source="season" choices={seasonChoices} emptyText="Any season" alwaysOn />,
  yearFilter,
  sponsorFilter,
  campaignFilter,
  capabilityFilter,
  <SelectInput key="release" source="release" choices={releaseChoices} emptyText="Any release" />,
  <TextInput
    key="strategist"
    source="strategistName"
    parse={(text: string) => (text ? { includesInsensitive: text } : '')}
    format={(filter?: { includesInsensitive?: string }) => filter?.includesInsensitive ?? ''}
  />,
];

/** A separate component, so that reviewing photos above the rows does not rerender them (M8). */
const PhotoTable = memo(({ onOpen }: { onOpen: (id: number) => void }) => (
  <RecordTable<Row>
    rowClick={(id) => {
      onOpen(Number(id));
      return false;
    }}
    bulkActions={<AcceptSelected />}
    hiddenColumns={['id', 'sponsorablePropertyName', 'capabilityName', 'from', 'release']}
  >
    <Column<Row> source="organizationName" render={(photo) => <PhotoOrganization {...photo} />} />
    <Column<Row> source="deadlineName" render={({ deadlineName }) => deadlineName ?? 'No deadline yet'} />
    <Column<Row> source="deadline" label="Due" align="right" format={formatDate} />
    <Column<Row> source="campaignName" />
    <Column<Row> source="sponsorName" />
    <Column<Row> source="season" render={({ season, year }) => seasonLabel(season, year)} />
    <Column<Row>
      source="release"
      render={({ release }) => <StatusChip of="release" status={release ?? 'not_stated'} />}
    />
    <Column<Row> source="strategistName" format={String} />
    <Column<Row> source="createdAt" align="right" format={formatMoment} />
    <Column<Row> source="id" align="right" />
    <Column<Row> source="sponsorablePropertyName" />
    <Column<Row> source="capabilityName" label="Asset" format={String} />
    <Column<Row> source="from" format={String} />
  </RecordTable>
));

function Photos() {
  const { data } = useListContext<Row>();
  const [openId, setOpenId] = useState<number | null>(null);
  const first = data?.[0];
  return (
    <>
      <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<Icon name="eye" />}
          disabled={!first}
          onClick={() => setOpenId(first?.id ?? null)}
        >
          Review these photos
        </Button>
      </Box>
      <PhotoTable onOpen={setOpenId} />
      {openId === null ? null : (
        <DialogClose value={() => setOpenId(null)}>
          <PhotoReview id={openId} onOpen={setOpenId} />
        </DialogClose>
      )}
    </>
  );
}

/** Photos of all offers awaiting a review, oldest first (M8). */
export const PendingPhotoList = () => (
  <ListPage
    resource="verificationImages"
    title={countTitle('Pending Photo')}
    searchLabel="Organization, program or campaign"
    sort={{ field: 'createdAt', order: 'ASC' }}
    filters={filters}
    tabs={<VerificationTabs />}
    empty="Every photo has been reviewed."
  >
    <Photos />
  </ListPage>
);
