import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import {
  addDays,
  daysBetween,
  formatDate,
  formatMoney,
  formatNumber,
  pluralise,
  seasonOf,
} from '../../../ui/formats.ts';
import type { CampaignStandingRowFragment } from '../campaigns/generated/graphql.ts';
import { campaignPath } from '../campaigns/title.ts';
import { Figures } from '../components/Figures.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { TwoLines } from '../components/TwoLines.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { filteredPath } from '../list/filteredPath.ts';
import { ListContent } from '../list/ListContent.tsx';
import { ListState } from '../list/ListPage.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { Column, none, RecordTable } from '../list/RecordTable.tsx';
import { seasonChoices } from '../reference/choices.ts';
import { sponsorFilter, yearFilter } from '../reference/filters.tsx';
import { overdueProofPath } from '../verifications/proofPaths.ts';
import type { SeasonOutlookQueryVariables } from './generated/graphql.ts';
import { RangeBar } from './RangeBar.tsx';
import { PaceChart, ProofChart } from './SeasonCharts.tsx';
import { chanceText, rangeOf } from './sentence.ts';

type Row = CampaignStandingRowFragment;

const filters = [
  <SelectInput key="season" source="season" choices={seasonChoices} emptyText="Any season" alwaysOn />,
  yearFilter,
  sponsorFilter,
];
const sort = { field: 'leaguesConfirmedGoalDate', order: 'ASC' } as const;

/** The season that is under way in two months: the one whose offers are being sent. */
function defaultSeason() {
  const day = addDays(today(), 60);
  return { season: seasonOf(day), year: Number(day.slice(0, 4)) };
}

/** Offers of the season, with the filter of the list of campaigns. */
const offersPath = (season: object, filter: object) =>
  filteredPath('/campaign-planner/offers', { ...season, ...filter });
const OpenLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);
const of = (total: string | number | null, format: (value: string | number) => string = formatNumber) =>
  total ? ` of ${format(total)}` : '';

/** The listed campaigns together: numbers that open what they count, and two charts. */
function Outlook() {
  const { season, year, sponsorId } = (useListContext().filterValues ?? {}) as SeasonOutlookQueryVariables;
  const wanted = {
    ...(season ? { season } : {}),
    ...(year ? { year: Number(year) } : {}),
    ...(sponsorId ? { sponsorId: Number(sponsorId) } : {}),
  };
  const { data, error, refetch } = useOperationQuery('seasonOutlook', wanted, { keepPrevious: true });
  const outlook = data?.seasonOutlook;
  if (error) return <Problem error={error} retry={refetch} />;
  if (!outlook) return null;
  const { campaigns, confirmed, target, pace, likely, likelyTarget, tooEarly, weeks } = outlook;
  const behind = (pace ?? 0) - confirmed;
  return (
    <>
      <Box sx={{ px: 2, py: 1.5 }}>
        <Figures
          label="The season in numbers"
          items={[
            { label: 'Campaigns', value: formatNumber(campaigns) },
            {
              label: `Confirmed${of(target)}`,
              value: <OpenLink to={offersPath(wanted, { status: 'confirmed' })}>{formatNumber(confirmed)}</OpenLink>,
            },
            ...(pace === null
              ? []
              : [
                  {
                    label: behind > 0 ? 'Behind the pace' : 'Ahead of the pace',
                    value: formatNumber(Math.abs(behind)),
                  },
                ]),
            ...(likely === null && !tooEarly
              ? [] // every goal date has passed
              : [
                  {
                    label: `Likely by the goal dates${of(likelyTarget)}${tooEarly ? `, without ${formatNumber(tooEarly)} too early` : ''}`,
                    value: likely === null ? 'Too early' : formatNumber(likely),
                  },
                ]),
            {
              label: `Spent${of(outlook.budget, formatMoney)}`,
              value: <OpenLink to={offersPath(wanted, { status: 'confirmed' })}>{formatMoney(outlook.spent)}</OpenLink>,
            },
            ...(outlook.proofPercent === null ? [] : [{ label: 'Proof on time', value: `${outlook.proofPercent}%` }]),
            {
              label: 'With overdue proof',
              value: (
                <OpenLink to={offersPath(wanted, { status: 'confirmed', overdueDeadlinesCount: { greaterThan: 0 } })}>
                  {formatNumber(outlook.overdueOffers)}
                </OpenLink>
              ),
            },
          ]}
        />
      </Box>
      {weeks.length ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
          <PaceChart weeks={weeks} />
          <ProofChart weeks={weeks} />
        </Box>
      ) : null}
    </>
  );
}

/** How often the target is reached, in natural frequencies. */
function chanceOf({
  confirmedCount,
  target,
  targetChancePercentage: chance,
  forecastLow,
  leaguesConfirmedGoalDate,
}: Row) {
  if (target && confirmedCount >= target) return 'Reached';
  if (leaguesConfirmedGoalDate && leaguesConfirmedGoalDate < today()) return 'Ended';
  if (forecastLow === null) return 'Too early';
  return chance === null ? none : chanceText(chance);
}

const Table = () => (
  <RecordTable<Row>
    rowClick={(_id, _resource, row) => `${campaignPath(row as Row)}/forecast`}
    sx={{ '& th': { whiteSpace: 'normal' }, '& td, & th': { px: { md: 1 } } }}
  >
    <Column<Row>
      source="name"
      label="Campaign"
      exportColumns={['name', 'sponsorName']}
      render={(row) => (
        <TwoLines below={row.sponsorName}>
          <OpenLink to={`${campaignPath(row)}/forecast`}>{row.name}</OpenLink>
        </TwoLines>
      )}
    />
    <Column<Row>
      source="confirmedCount"
      align="right"
      sortByOrder="DESC"
      exportColumns={['confirmedCount', 'target']}
      render={({ id, confirmedCount, target }) => (
        <>
          <OpenLink to={offersPath({ campaignId: id }, { status: 'confirmed' })}>
            {formatNumber(confirmedCount)}
          </OpenLink>
          {of(target)}
        </>
      )}
    />
    <Column<Row>
      source="forecastMedian"
      label="Forecast in percent of the target"
      sortByOrder="DESC"
      exportColumns={['forecastLow', 'forecastMedian', 'forecastHigh']}
      render={(row) => (
        <RangeBar
          confirmed={row.confirmedCount}
          target={row.target}
          low={row.forecastLow}
          median={row.forecastMedian}
          high={row.forecastHigh}
        />
      )}
    />
    <Column<Row>
      source="forecastHigh"
      label="Likely"
      align="right"
      sortByOrder="DESC"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ forecastLow: low, forecastHigh: high }) => (low === null || high === null ? none : rangeOf(low, high))}
    />
    <Column<Row> source="targetChancePercentage" label="Makes it" render={chanceOf} />
    <Column<Row>
      source="leaguesConfirmedGoalDate"
      label="Goal date"
      align="right"
      render={({ leaguesConfirmedGoalDate: date }) => {
        if (!date) return none;
        const days = daysBetween(today(), date);
        return <TwoLines below={days < 0 ? 'past' : pluralise(days, 'day')}>{formatDate(date)}</TwoLines>;
      }}
    />
    <Column<Row>
      source="confirmedValue"
      label="Spent"
      align="right"
      sortByOrder="DESC"
      render={({ confirmedValue, leagueBudget }) => (
        <TwoLines below={of(leagueBudget, formatMoney).trim()}>{formatMoney(confirmedValue)}</TwoLines>
      )}
    />
    <Column<Row>
      source="onTimeVerificationPercentage"
      label="Proof on time"
      align="right"
      render={({ id, onTimeVerificationPercentage: share, overdueDeadlinesCount: overdue }) => (
        <>
          {share === null ? none : `${Number(share)}%`}
          {overdue ? (
            <Typography variant="caption" component="div">
              <OpenLink to={overdueProofPath(id)}>overdue</OpenLink>
            </Typography>
          ) : null}
        </>
      )}
    />
    <Column<Row> source="nextDate" align="right" format={formatDate} />
    <Column<Row> source="strategistName" label="Owner" format={String} />
  </RecordTable>
);

/** How the season's campaigns stand: together in numbers and charts, and one row each; arrangements are saved views. */
export const SeasonSection = () => (
  <ListState resource="campaignStandings" sort={sort} filterDefaultValues={defaultSeason()} perPage={100}>
    {() => (
      <TitledCard title="How the season stands">
        <ListToolbar filters={filters} defaultSort={sort} />
        <Outlook />
        <ListContent>
          <Table />
        </ListContent>
        <ListPagination />
      </TitledCard>
    )}
  </ListState>
);
