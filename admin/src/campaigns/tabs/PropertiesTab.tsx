import DownloadIcon from '@mui/icons-material/Download';
import { Box, Link as MuiLink, Tab, Tabs, Typography } from '@mui/material';
import { ListBase, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { cityState, formatMoney, formatNumber } from '../../../../ui/formats.ts';
import { DialogButton } from '../../components/DialogButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { ListContent } from '../../list/ListContent.tsx';
import { ListPagination } from '../../list/ListPagination.tsx';
import { ListSearch } from '../../list/ListSearch.tsx';
import { Column, RecordTable } from '../../list/RecordTable.tsx';
import { useAddressFilters } from '../../list/useAddressFilters.ts';
import { type Group, groups } from '../../offers/states.ts';
import type { CampaignOfferRowFragment, CampaignRecordFragment } from '../generated/graphql.ts';
import { DownloadDialog } from './DownloadDialog.tsx';

type Row = CampaignOfferRowFragment;

/** The report's count of each group. */
const countOf = {
  prospects: 'prospecting',
  qualified: 'qualified',
  proposed: 'proposed',
  confirmed: 'confirmed',
  removed: 'removed',
} as const satisfies Record<Group, keyof NonNullable<CampaignRecordFragment['offerCountsReport']>>;

const Rows = () => (
  <RecordTable<Row> rowClick={(id) => `/offers/${id}`}>
    <Column<Row>
      source="sponsorablePropertyName"
      label="Sponsorable property"
      render={({ id, sponsorablePropertyName, organizationName }) => (
        <>
          <MuiLink component={Link} to={`/offers/${id}`} sx={{ fontWeight: 600 }}>
            {sponsorablePropertyName}
          </MuiLink>
          <Typography variant="body2" color="text.secondary">
            {organizationName}
          </Typography>
        </>
      )}
    />
    <Column<Row> source="city" label="Place" render={(row) => cityState(row) || '–'} />
    <Column<Row> source="numberOfPlayers" align="right" sortByOrder="DESC" format={formatNumber} />
    <Column<Row> source="value" align="right" sortByOrder="DESC" format={formatMoney} />
    <Column<Row> source="status" render={({ status }) => <StatusChip of="offer" status={status} />} />
  </RecordTable>
);

/** The campaign's properties by stage, each stage a list with search and sorting (S-081, S-082). */
export function PropertiesTab() {
  const campaign = useRecordContext<CampaignRecordFragment>();
  const { get, set } = useAddressFilters();
  if (!campaign) return null;
  const count = (group: Group) => campaign.offerCountsReport?.[countOf[group]] ?? 0;
  const group =
    groups.find(({ id }) => id === get('stage')) ??
    groups.find(({ id }) => count(id)) ??
    (groups[0] as (typeof groups)[number]);
  return (
    <TitledCard
      title="Sponsorable Properties"
      end={
        <DialogButton size="small" startIcon={<DownloadIcon />} dialog={<DownloadDialog campaignId={campaign.id} />}>
          Download list
        </DialogButton>
      }
    >
      <Tabs
        value={group.id}
        onChange={(_event, stage: Group) => set({ stage })}
        variant="scrollable"
        aria-label="Stages"
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {groups.map(({ id, label }) => (
          <Tab key={id} value={id} label={`${label} ${formatNumber(count(id)) || 0}`} />
        ))}
      </Tabs>
      <ListBase
        key={group.id}
        resource="campaignOffers"
        filter={{ campaignId: campaign.id, status: group.statuses }}
        sort={{ field: 'sponsorablePropertyName', order: 'ASC' }}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
      >
        <Box sx={{ p: 1.5 }}>
          <ListSearch label="Property or organization" />
        </Box>
        <ListContent empty={<EmptyState>{group.empty}</EmptyState>}>
          <Rows />
        </ListContent>
        <ListPagination />
      </ListBase>
    </TitledCard>
  );
}
