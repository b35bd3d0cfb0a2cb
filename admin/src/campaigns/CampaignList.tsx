import { Link as MuiLink, Typography } from '@mui/material';
import { ReferenceInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { campaignsLimits } from '../../../db/generated/limits.ts';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatMoney, formatNumber, seasonLabel } from '../../../ui/formats.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { PlannerTabs } from '../layout/PlannerTabs.tsx';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Progress } from '../list/Progress.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { seasonChoices } from '../reference/choices.ts';
import { yearFilter } from '../reference/filters.tsx';
import { RollOverSelected } from '../rollOver/RollOverButton.tsx';
import { overdueProofPath, pendingPhotosPath } from '../verifications/proofPaths.ts';
import { campaignStatusChoices } from './choices.ts';
import type { CampaignListRowFragment } from './generated/graphql.ts';
import { isGoalMissed } from './goal.ts';
import { campaignPath } from './title.ts';

type Row = CampaignListRowFragment;

const filters = [
  <SelectInput key="status" source="status" choices={campaignStatusChoices} emptyText="Any status" alwaysOn />,
  <SelectInput key="season" source="season" choices={seasonChoices} emptyText="Any season" alwaysOn />,
  yearFilter,
  <ReferenceInput
    key="sponsor"
    source="sponsorId"
    reference="sponsors"
    perPage={200}
    sort={{ field: 'name', order: 'ASC' }}
  >
    <SelectInput label="Sponsor" emptyText="Any sponsor" />
  </ReferenceInput>,
];

/** A count that links to the records it counts. */
const ProofLink = ({ count, to }: { count: number | null; to: string }) =>
  count ? (
    <MuiLink component={Link} to={to}>
      {formatNumber(count)}
    </MuiLink>
  ) : (
    '0'
  );
/** Confirmed of target; marked if the goal date has passed without reaching it (P5). */
function ConfirmedCell({ confirmedCount, target, leaguesConfirmedGoalDate: date }: Row) {
  const isMissed = isGoalMissed({ date, confirmed: confirmedCount, target }, today());
  return (
    <>
      <Progress value={confirmedCount} target={target} />
      {isMissed ? (
        <Typography component="div" variant="caption" sx={{ color: 'error.main', whiteSpace: 'nowrap' }}>
          {`${formatNumber((target ?? 0) - confirmedCount)} short of the goal on ${formatDate(date)}`}
        </Typography>
      ) : null}
    </>
  );
}

/** The campaigns of all sponsors: leagues, money, proof and next dates in one table (P16). */
export const CampaignList = () => (
  <ListPage
    resource="campaigns"
    title={countTitle('Campaign')}
    searchLabel="Campaign, sponsor or season"
    sort={{ field: 'updatedAt', order: 'DESC' }}
    filters={filters}
    tabs={<PlannerTabs />}
  >
    <RecordTable<Row>
      rowClick={(_id, _resource, row) => campaignPath(row as Row)}
      bulkActions={<RollOverSelected />}
      hiddenColumns={['id', 'seasonName', 'totalSpend', 'pendingImagesCount', 'startsAt', 'endsAt', 'updatedAt']}
      bulkFields={[
        <SelectInput key="status" source="status" choices={campaignStatusChoices} />,
        <SelectInput key="season" source="season" choices={seasonChoices} />,
        <RangeInput key="year" source="year" limit={campaignsLimits.year} />,
      ]}
    >
      <Column<Row>
        source="name"
        label="Campaign"
        render={(row) => (
          <MuiLink component={Link} to={campaignPath(row)} sx={{ fontWeight: 600 }}>
            {row.name}
          </MuiLink>
        )}
      />
      <Column<Row> source="sponsorName" />
      <Column<Row> source="season" render={({ season, year }) => seasonLabel(season, year)} />
      <Column<Row> source="status" render={({ status }) => <StatusChip of="campaign" status={status} />} />
      <Column<Row> source="strategistName" format={String} />
      <Column<Row> source="confirmedCount" align="right" sortByOrder="DESC" render={ConfirmedCell} />
      <Column<Row>
        source="confirmedValue"
        label="Spent"
        align="right"
        sortByOrder="DESC"
        render={(row) => <Progress value={row.confirmedValue} target={row.leagueBudget} format={formatMoney} />}
      />
      <Column<Row>
        source="overdueDeadlinesCount"
        align="right"
        sortByOrder="DESC"
        render={({ id, overdueDeadlinesCount }) => (
          <ProofLink count={overdueDeadlinesCount} to={overdueProofPath(id)} />
        )}
      />
      <Column<Row> source="nextDate" align="right" format={formatDate} />
      <Column<Row> source="id" align="right" />
      <Column<Row> source="seasonName" />
      <Column<Row> source="totalSpend" align="right" format={formatMoney} />
      <Column<Row>
        source="pendingImagesCount"
        label="Photos to review"
        align="right"
        sortByOrder="DESC"
        render={({ id, pendingImagesCount }) => <ProofLink count={pendingImagesCount} to={pendingPhotosPath(id)} />}
      />
      <Column<Row> source="startsAt" align="right" format={formatDate} />
      <Column<Row> source="endsAt" align="right" format={formatDate} />
      <Column<Row> source="updatedAt" align="right" sortByOrder="DESC" format={formatDate} />
    </RecordTable>
  </ListPage>
);
