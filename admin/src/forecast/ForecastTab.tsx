import { Alert, Box, Button, CardContent, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, formatNumber, pluralise } from '../../../ui/formats.ts';
import type { CampaignRecordFragment } from '../campaigns/generated/graphql.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Figures } from '../components/Figures.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { filteredPath } from '../list/filteredPath.ts';
import { ForecastChart, ForecastTable } from './ForecastChart.tsx';
import type { ForecastFragment } from './generated/graphql.ts';
import { forecastSentence, rangeOf, reasonOf } from './sentence.ts';

type Forecast = ForecastFragment;

const signed = (value: number) => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value).replace('-', '−'));

/** The offers of a campaign that a number counts. */
const offersPath = (campaignId: number, filter: object) =>
  filteredPath('/campaign-planner/offers', { campaignId, ...filter });

/** A number or text that opens the offers it counts. */
const OffersLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);

/** What moved the median within a week, down to today's. */
function Reasons({ forecast, campaignId }: { forecast: Forecast; campaignId: number }) {
  const { changes, changedSince, median } = forecast;
  if (!changes.length || median === null)
    return <Typography color="text.secondary">After a week it says here what moved the forecast.</Typography>;
  const total = changes.reduce((sum, { change }) => sum + change, 0);
  const rows = [
    { key: 'then', text: `Forecast of ${formatDate(changedSince)}`, value: formatNumber(median - total), filter: null },
    ...changes
      .filter(({ change }) => change)
      .map(({ reason, change }) => {
        const { text, filter = null } = reasonOf(reason, forecast);
        return { key: reason as string, text, value: signed(change), filter };
      }),
    { key: 'now', text: `Forecast of ${formatDate(forecast.day)}`, value: formatNumber(median), filter: null },
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, m: 0 }}>
      {rows.map(({ key, text, value, filter }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>{filter ? <OffersLink to={offersPath(campaignId, filter)}>{text}</OffersLink> : text}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How often past ranges were right, and how thin the history is. */
const Trust = ({
  forecast: { heldForecasts: held, endedForecasts: ended, endedCampaigns, uncertain },
}: {
  forecast: Forecast;
}) => (
  <>
    {uncertain ? (
      <Alert severity="info" sx={{ mb: 1 }}>
        Uncertain: only {pluralise(endedCampaigns, 'campaign')} with offers have ended.
      </Alert>
    ) : null}
    <Typography>
      {ended
        ? `Four weeks before, the range held the outcome of ${formatNumber(held ?? 0)} of the last ${pluralise(ended, 'campaign')}.`
        : 'No forecast has been followed to its date yet. A range should hold 8 of 10 outcomes.'}
    </Typography>
  </>
);

/** What is confirmed and what may come, each number with the offers it counts, and what the range brings. */
function ForecastFigures({ forecast, campaign }: { forecast: Forecast; campaign: CampaignRecordFragment }) {
  const { chancePercent, startsAt, startLow, startHigh, dollarsLow, dollarsHigh } = forecast;
  const { proofLowPercent, proofHighPercent } = forecast;
  const counted = (label: string, count: number, status: string) => ({
    label,
    value: <OffersLink to={offersPath(campaign.id, { status })}>{formatNumber(count)}</OffersLink>,
  });
  const {
    budgetReport: { budget },
    offerCountsReport: counts,
  } = campaign;
  return (
    <Figures
      label="Forecast"
      items={[
        counted('Confirmed', forecast.confirmed, 'confirmed'),
        counted('Proposed', forecast.sent, 'proposed'),
        counted('Qualified', counts?.qualified ?? 0, 'qualified'),
        counted('Prospecting', counts?.prospecting ?? 0, 'prospecting'),
        ...(forecast.planned
          ? [
              {
                label: 'In the queue of sends',
                value: (
                  <OffersLink to={filteredPath('/sends', { campaignId: campaign.id, kind: 'offer' })}>
                    {formatNumber(forecast.planned)}
                  </OffersLink>
                ),
              },
            ]
          : []),
        ...(chancePercent === null ? [] : [{ label: 'Chance of the target', value: `${chancePercent}%` }]),
        ...(startLow === null || startHigh === null
          ? []
          : [{ label: `By the season’s start, ${formatDate(startsAt)}`, value: rangeOf(startLow, startHigh) }]),
        ...(dollarsLow === null || dollarsHigh === null
          ? []
          : [
              {
                label: budget ? `Dollars of ${formatMoney(budget)}` : 'Dollars',
                value: `${formatMoney(dollarsLow)} to ${formatMoney(dollarsHigh)}`,
              },
            ]),
        ...(proofLowPercent === null || proofHighPercent === null
          ? []
          : [{ label: 'Proof on time', value: `${rangeOf(proofLowPercent, proofHighPercent)}%` }]),
      ]}
    />
  );
}

function ForecastView({ forecast, campaign }: { forecast: Forecast; campaign: CampaignRecordFragment }) {
  const { day, deadline, target, points, startsAt } = forecast;
  const sentence = forecastSentence(forecast);
  return (
    <CardContent>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2" component="p">
          {sentence}
        </Typography>
        <ForecastFigures forecast={forecast} campaign={campaign} />
        <div>
          <ForecastChart
            points={points}
            day={day}
            deadline={deadline}
            startsAt={startsAt}
            target={target}
            label={sentence}
          />
          <ForecastTable points={points} />
        </div>
        <Box component="section" aria-labelledby="why-this-number">
          <Typography variant="h3" id="why-this-number" sx={{ mb: 0.5 }}>
            Why this number
          </Typography>
          <Reasons forecast={forecast} campaignId={campaign.id} />
        </Box>
        <Box component="section" aria-labelledby="how-far-to-trust-it">
          <Typography variant="h3" id="how-far-to-trust-it" sx={{ mb: 0.5 }}>
            How far to trust it
          </Typography>
          <Trust forecast={forecast} />
        </Box>
      </Stack>
    </CardContent>
  );
}

/** How many sponsorships of the campaign will be confirmed, why, and how far to trust it. */
export function ForecastTab() {
  const campaign = useRecordContext<CampaignRecordFragment>() as CampaignRecordFragment;
  const { id: campaignId } = campaign;
  const { data, error, refetch } = useOperationQuery('campaignForecast', { campaignId });
  const { mutateAsync: compute, isPending } = useOperation('computeCampaignForecast', { repeatable: true });
  const forecast = data?.campaignForecast;
  const button = (
    <Button disabled={isPending} onClick={() => void compute({ input: { campaignId } }).catch(() => undefined)}>
      Compute now
    </Button>
  );
  if (error) return <Problem error={error} retry={refetch} />;
  if (data === undefined) return <Loading lines={8} />;
  return (
    <TitledCard title="Forecast" note={forecast ? `as of ${formatDate(forecast.day)}` : ''} end={button}>
      {!forecast ? (
        <EmptyState>
          Forecasts are computed each night, until the goal date and the season’s start have passed. They need at least
          one of these dates.
        </EmptyState>
      ) : forecast.obstacle ? (
        <EmptyState>{forecast.obstacle}</EmptyState>
      ) : (
        <ForecastView forecast={forecast} campaign={campaign} />
      )}
    </TitledCard>
  );
}
