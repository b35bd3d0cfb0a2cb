import AddIcon from '@mui/icons-material/Add';
import ToggleIcon from '@mui/icons-material/ExpandMore';
import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useListContext, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../../ui/formats.ts';
import { PlannerTabs } from '../layout/PlannerTabs.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OwnFilters } from '../list/ListSetters.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { CampaignSearchBox } from './CampaignSearchBox.tsx';
import type { SponsorListRowFragment } from './generated/graphql.ts';
import { SponsorLogo } from './SponsorLogo.tsx';

type Row = SponsorListRowFragment;

/** Sponsors with a current campaign or with no campaign at all: a newly added one must not disappear (S-026). */
const CURRENT = { or: [{ activeCampaignsCount: { greaterThan: 0 } }, { campaignsCount: { equalTo: 0 } }] };
const ALL = {};

/** The global error handling shows the error of a failed list (S-030). */
function Rethrow() {
  const { data, error } = useListContext<Row>();
  if (error && !data) throw error;
  return null;
}

const Rows = () => (
  <RecordTable<Row>
    rowClick={(id) => `/campaign-planner/sponsors/${id}`}
    hiddenColumns={['createdAt', 'updatedAt', 'id']}
  >
    <Column<Row>
      source="sortName"
      exportColumns={[{ source: 'name', label: 'Sponsor' }]}
      label="Sponsor"
      render={({ id, name, logoThumbnailUrl }) => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <SponsorLogo name={name} url={logoThumbnailUrl} />
          <MuiLink component={Link} to={`/campaign-planner/sponsors/${id}`} sx={{ fontWeight: 600 }}>
            {name}
          </MuiLink>
        </Stack>
      )}
    />
    <Column<Row> source="activeCampaignsCount" label="Current campaigns" align="right" sortByOrder="DESC" />
    <Column<Row> source="campaignsCount" label="All campaigns" align="right" sortByOrder="DESC" />
    <Column<Row> source="confirmedValue" align="right" sortByOrder="DESC" format={formatMoney} />
    <Column<Row> source="createdAt" align="right" sortByOrder="DESC" format={formatDate} />
    <Column<Row> source="updatedAt" align="right" sortByOrder="DESC" format={formatDate} />
    <Column<Row> source="id" align="right" />
  </RecordTable>
);

/** Sponsors by name, either those with active campaigns or all (S-020 … S-031). */
export function SponsorList() {
  const [all, setAll] = useStore('sponsors.all', false);
  const toggle = () => setAll(!all);
  return (
    <ListPage
      resource="sponsors"
      documentTitle="Sponsors"
      title={() => (
        <Button
          color="inherit"
          endIcon={<ToggleIcon />}
          title={all ? 'Show sponsors with active campaigns' : 'Show all sponsors'}
          onClick={toggle}
          sx={{ font: 'inherit', letterSpacing: 'inherit', p: 0, whiteSpace: 'normal', textAlign: 'left' }}
        >
          {all ? 'All Sponsors' : 'Sponsors with Active Campaigns'}
        </Button>
      )}
      search={
        <OwnFilters sources={['q']}>
          <CampaignSearchBox />
        </OwnFilters>
      }
      sort={{ field: 'sortName', order: 'ASC' }}
      filter={all ? ALL : CURRENT}
      empty="No sponsors yet!"
      actions={
        <Button
          component={Link}
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
          to="/campaign-planner/sponsors/add"
        >
          Add A Sponsor
        </Button>
      }
      aside={<Rethrow />}
      tabs={<PlannerTabs />}
      shortcuts={[{ keys: ['T'], label: all ? 'Active only' : 'All sponsors', run: toggle }]}
    >
      <Rows />
    </ListPage>
  );
}
