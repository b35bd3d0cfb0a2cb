import { Box, Button, Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney, seasonLabel } from '../../../ui/formats.ts';
import { DuplicateDialog } from '../campaigns/DuplicateDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { RollOverSelected } from '../rollOver/RollOverButton.tsx';
import { byStatus, isCurrent } from './campaignOrder.ts';
import type { CampaignSummaryFragment, SponsorRecordFragment } from './generated/graphql.ts';
import { SponsorForm } from './SponsorForm.tsx';

type Row = CampaignSummaryFragment;

/** The sponsor's campaigns by status (S-050 … S-057). */
export function SponsorCampaigns() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const { get, set } = useAddressFilters();
  const all = get('all') !== null;
  const rows = sponsor.campaigns.filter((campaign) => all || isCurrent(campaign)).sort(byStatus);
  const hasPast = !sponsor.campaigns.every(isCurrent);
  const base = `/campaign-planner/sponsors/${sponsor.id}/campaigns`;
  return (
    <PageBody
      aside={
        <Box component="aside" aria-label="Sponsor settings">
          <SponsorForm />
        </Box>
      }
    >
      <TitledCard
        title="Campaigns"
        note={rows.length || undefined}
        end={
          hasPast ? (
            <Button size="small" onClick={() => set({ all: all ? null : '' })}>
              {all ? 'Show Current' : 'Show All'}
            </Button>
          ) : null
        }
      >
        {rows.length ? (
          <LocalTable<Row>
            resource="sponsorCampaigns"
            data={rows}
            aria-label={`Campaigns of ${sponsor.name}`}
            rowClick={(id) => `${base}/${id}`}
            bulkActions={<RollOverSelected />}
          >
            <Column<Row>
              source="name"
              render={({ id, name }) => (
                <MuiLink component={Link} to={`${base}/${id}`} sx={{ fontWeight: 600 }}>
                  {name}
                </MuiLink>
              )}
            />
            <Column<Row> source="year" label="Season" render={({ season, year }) => seasonLabel(season, year)} />
            <Column<Row> source="status" render={({ status }) => <StatusChip of="campaign" status={status} />} />
            <Column<Row>
              source="leagueBudget"
              label="Budget"
              align="right"
              disableSort // The API's exact number is a string.
              render={({ leagueBudget }) => formatMoney(leagueBudget) || '--'}
            />
            <Column<Row>
              source="actions"
              render={(campaign) => (
                <DialogButton
                  size="small"
                  aria-label={`Duplicate ${campaign.name}`}
                  dialog={<DuplicateDialog campaign={campaign} />}
                >
                  Duplicate
                </DialogButton>
              )}
            />
          </LocalTable>
        ) : (
          <EmptyState
            action={
              <Button component={Link} to={`${base}/add`}>
                Add A Campaign
              </Button>
            }
          >
            {hasPast ? 'No current campaigns.' : 'No campaigns yet! Add a campaign to use the campaign planner.'}
          </EmptyState>
        )}
      </TitledCard>
    </PageBody>
  );
}
