import { Alert, type Theme, Typography, useMediaQuery } from '@mui/material';
import { SelectInput } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { formatNumber, pluralise, seasonLabel, seasons } from '../../../ui/formats.ts';
import { dateProblem, dayLimit } from '../../../ui/limits.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { PageFilters } from '../list/PageFilters.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { OptionButtons } from '../mails/OptionButtons.tsx';
import { monthStart } from '../programs/calendar.ts';
import { seasonChoices } from '../reference/choices.ts';
import { campaignFilter, sponsorFilter, yearFilter } from '../reference/filters.tsx';
import { MAX_ROLLED_OVER, RollOverButton } from '../rollOver/RollOverButton.tsx';
import { DayGrid } from './DayGrid.tsx';
import { FeedMenu } from './FeedMenu.tsx';
import { MarkGlyph } from './MarkGlyph.tsx';
import { MarkLink } from './MarkLink.tsx';
import { entriesByDay } from './marks.ts';
import { PeriodButtons } from './PeriodButtons.tsx';
import { dayIn, rangeOf, step, views } from './period.ts';
import { Timeline } from './Timeline.tsx';
import { useMover } from './useMover.tsx';

const viewNames = { week: 'Week', month: 'Month', season: 'Season' };
const FILTERS = ['season', 'year', 'sponsorId', 'campaignId'] as const;

const numberIn = (value: string | null) => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** The dates of a season, a sponsor or a campaign: as a timeline, by month or week, on phones as a list by day. */
export function SeasonPage() {
  const { get, set } = useAddressFilters();
  const [dialog, mover] = useMover();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const chosen = views.find((known) => known === get('view')) ?? (isPhone ? 'month' : 'season');
  const view = isPhone && chosen === 'season' ? 'month' : chosen;
  const filter = {
    season: seasons.find((known) => known === get('season')) ?? null,
    year: numberIn(get('year')),
    sponsorId: numberIn(get('sponsorId')),
    campaignId: numberIn(get('campaignId')),
  };
  const { season, year } = filter;
  // By default from a month before today, or from two before the season's quarter of the year.
  const beforeSeason = season && year ? monthStart(`${year}-01-01`, 3 * seasons.indexOf(season) - 2) : '';
  const start = beforeSeason && !dateProblem(beforeSeason, dayLimit) ? beforeSeason : monthStart(today(), -1);
  const date = dayIn(get('date')) ?? (view === 'season' ? start : today());
  const range = rangeOf(view, date);
  const { data, error, refetch } = useOperationQuery('seasonCalendar', { ...filter, ...range }, { keepPrevious: true });
  const calendar = data?.seasonCalendar;
  const campaigns = calendar?.campaigns ?? [];
  const labels = [...new Set(campaigns.map((campaign) => seasonLabel(campaign.season, campaign.year)))];
  const sum = (name: 'confirmed' | 'target') =>
    formatNumber(campaigns.reduce((total, campaign) => total + (campaign[name] ?? 0), 0));
  const go = (by: 1 | -1) => set({ date: step(view, date, by) });
  const setFilter = (next: Record<string, unknown>) =>
    set({
      date: null,
      open: null,
      ...Object.fromEntries(FILTERS.map((name) => [name, next[name] ? String(next[name]) : null])),
    });
  const only = campaigns.length === 1 ? campaigns[0]?.id : undefined;
  return (
    <>
      <PageHeader
        title={labels.length === 1 || labels.length === 2 ? labels.join(' and ') : 'Season'}
        badges={
          <Typography color="text.secondary">
            {`${pluralise(campaigns.length, 'campaign')}, ${sum('confirmed')} of ${sum('target')} confirmed`}
          </Typography>
        }
        actions={
          <>
            {campaigns.length && campaigns.length <= MAX_ROLLED_OVER ? (
              <RollOverButton ids={campaigns.map(({ id }) => id)} />
            ) : null}
            <FeedMenu />
            <PeriodButtons range={range} go={go} />
            <OptionButtons
              label="Show"
              options={isPhone ? views.slice(0, 2) : views}
              names={viewNames}
              value={view}
              onChange={(next) => set({ view: next, date: null })}
            />
          </>
        }
      >
        <PageFilters resource="campaigns" values={filter} onChange={setFilter}>
          <SelectInput source="season" choices={seasonChoices} emptyText="Any season" helperText={false} />
          {yearFilter}
          {sponsorFilter}
          {campaignFilter}
        </PageFilters>
      </PageHeader>
      <PageBody>
        {calendar && !calendar.complete ? (
          <Alert severity="info">
            Only the first 100 campaigns and 5,000 dates are shown. Choose a season, a sponsor or a campaign.
          </Alert>
        ) : null}
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !calendar ? (
          <Loading lines={8} />
        ) : !campaigns.length ? (
          <EmptyState>No campaign has dates here. Choose another time, or remove a filter.</EmptyState>
        ) : view === 'season' ? (
          <Timeline
            calendar={calendar}
            range={range}
            open={get('open') === 'none' ? null : (only ?? numberIn(get('open')))}
            onOpen={(id) => set({ open: id === null ? 'none' : String(id) })}
            mover={mover}
          />
        ) : (
          <DayGrid byDay={entriesByDay(calendar)} range={range} mover={mover}>
            {({ mark, campaign, text }) => (
              <MarkLink key={`${campaign.id} ${text} ${mark.recordId}`} mark={mark} campaign={campaign} mover={mover}>
                <MarkGlyph mark={mark} campaign={campaign} />
                <span>
                  <b>{campaign.name}</b> {text}
                </span>
              </MarkLink>
            )}
          </DayGrid>
        )}
      </PageBody>
      <Shortcuts
        shortcuts={[
          { keys: ['ArrowLeft'], label: 'Earlier', run: () => go(-1) },
          { keys: ['ArrowRight'], label: 'Later', run: () => go(1) },
        ]}
      />
      {dialog}
    </>
  );
}
