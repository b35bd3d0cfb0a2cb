import { SelectInput } from 'react-admin';
import { seasonLabel } from '../../../ui/formats.ts';
import { photoReleases } from '../../../ui/status.ts';
import { formatMoment } from '../components/formatMoment.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { seasonChoices } from '../reference/choices.ts';
import { campaignFilter, organizationFilter, sponsorFilter, yearFilter } from '../reference/filters.tsx';
import type { UnreleasedImageRowFragment } from './generated/graphql.ts';
import { PhotoOrganization } from './PhotoOrganization.tsx';
import { ReleaseSelected } from './ReleaseSelected.tsx';
import { VerificationTabs } from './VerificationTabs.tsx';

type Row = UnreleasedImageRowFragment;

const releaseChoices = (['not_stated', 'withheld'] as const).map((id) => ({ id, name: photoReleases[id].label }));
const statedChoices = [
  { id: true, name: 'Stated for the season' },
  { id: false, name: 'Not stated' },
];

const filters = [
  <SelectInput key="release" source="release" choices={releaseChoices} emptyText="Any release" alwaysOn />,
  <SelectInput key="stated" source="statedForSeason" choices={statedChoices} emptyText="Any league" />,
  <SelectInput key="season" source="season" choices={seasonChoices} emptyText="Any season" />,
  yearFilter,
  sponsorFilter,
  campaignFilter,
  organizationFilter,
];

/** Accepted photos that sponsors do not see until somebody states their release, newest first. */
export const UnreleasedPhotoList = () => (
  <ListPage
    resource="unreleasedImages"
    title={countTitle('Photo')}
    documentTitle="Photos without a release"
    searchLabel="Organization, program or campaign"
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    tabs={<VerificationTabs />}
    empty="Every accepted photo has a release."
  >
    <RecordTable<Row>
      rowClick={(_id, _resource, { offerId }) => `/offers/${offerId}#review`}
      bulkActions={<ReleaseSelected />}
      hiddenColumns={['id', 'sponsorName']}
    >
      <Column<Row> source="organizationName" render={(photo) => <PhotoOrganization {...photo} />} />
      <Column<Row> source="deadlineName" />
      <Column<Row> source="release" render={({ release }) => <StatusChip of="release" status={release} />} />
      <Column<Row>
        source="statedForSeason"
        disableSort
        render={({ statedForSeason }) => (statedForSeason ? 'Stated for the season' : 'Not stated')}
      />
      <Column<Row> source="campaignName" />
      <Column<Row> source="sponsorName" />
      <Column<Row> source="season" render={({ season, year }) => seasonLabel(season, year)} />
      <Column<Row> source="createdAt" align="right" format={formatMoment} />
      <Column<Row> source="id" align="right" />
    </RecordTable>
  </ListPage>
);
