import AddIcon from '@mui/icons-material/Add';
import ToggleIcon from '@mui/icons-material/ExpandMore';
import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useMemo } from 'react';
import { ListContextProvider, Pagination, ResourceContextProvider, useList, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { campaignTitle } from '../campaigns/title.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { PlannerTabs } from '../layout/PlannerTabs.tsx';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { ListContent } from '../list/ListContent.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { CampaignSearchBox } from './CampaignSearchBox.tsx';
import { byStatus, isCurrent } from './campaignOrder.ts';
import type { SponsorsQuery } from './generated/graphql.ts';
import { SponsorLogo } from './SponsorLogo.tsx';

/** A sponsor of the list, with what its columns sort by. */
const rowOf = (sponsor: SponsorsQuery['sponsors'][number]) => {
  const current = sponsor.campaigns.filter(isCurrent).sort(byStatus);
  const [first] = current;
  return {
    ...sponsor,
    sortName: sponsor.name.toLowerCase(),
    currentCount: current.length,
    totalCount: sponsor.campaigns.length,
    latest: first ? campaignTitle(first) : 'No current campaigns',
  };
};
type Row = ReturnType<typeof rowOf>;

const Rows = () => (
  <RecordTable<Row> rowClick={(id) => `/campaign-planner/sponsors/${id}`}>
    <Column<Row>
      source="sortName"
      label="Sponsor"
      render={({ id, name, logoThumbnailUrl }) => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <SponsorLogo name={name} url={logoThumbnailUrl} />
          <MuiLink
            component={Link}
            to={`/campaign-planner/sponsors/${id}`}
            onClick={(event) => event.stopPropagation()}
            sx={{ fontWeight: 600 }}
          >
            {name}
          </MuiLink>
        </Stack>
      )}
    />
    <Column<Row> source="latest" label="First campaign" />
    <Column<Row> source="currentCount" label="Current campaigns" align="right" sortByOrder="DESC" />
    <Column<Row> source="totalCount" label="All campaigns" align="right" sortByOrder="DESC" />
  </RecordTable>
);

/** Sponsors by name, those with active campaigns or all of them (S-020 … S-031). */
export function SponsorList() {
  const [all, setAll] = useStore('sponsors.all', false);
  const { data, error } = useOperationQuery('sponsors', { withActiveOrNoCampaigns: !all });
  const rows = useMemo(() => data?.sponsors.map(rowOf) ?? [], [data]);
  const list = useList<Row>({
    data: rows,
    isPending: !data,
    resource: 'sponsors',
    sort: { field: 'sortName', order: 'ASC' },
    perPage: 25,
  });
  // A failed list belongs to the global error handling (S-030).
  if (error) throw error;
  return (
    <ResourceContextProvider value="sponsors">
      <ListContextProvider value={list}>
        <PageHeader
          documentTitle="Sponsors"
          title={
            <Button
              variant="text"
              color="inherit"
              endIcon={<ToggleIcon />}
              title={all ? 'Show sponsors with active campaigns' : 'Show all sponsors'}
              onClick={() => setAll(!all)}
              sx={{ typography: 'inherit', textTransform: 'none', p: 0 }}
            >
              {all ? 'All Sponsors' : 'Sponsors with Active Campaigns'}
            </Button>
          }
          actions={
            <>
              <CampaignSearchBox />
              <Button
                component={Link}
                variant="contained"
                color="secondary"
                startIcon={<AddIcon />}
                to="/campaign-planner/sponsors/add"
              >
                Add A Sponsor
              </Button>
            </>
          }
          tabs={<PlannerTabs />}
        />
        <PageBody>
          <TitledCard title="Sponsors" note={data?.sponsors.length} end={<ListSearch label="Sponsor" />}>
            <ListContent empty="No sponsors yet!">
              <Rows />
            </ListContent>
            <Pagination />
          </TitledCard>
        </PageBody>
        <Shortcuts
          shortcuts={[{ keys: ['T'], label: all ? 'Active only' : 'All sponsors', run: () => setAll(!all) }]}
        />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
