import { Alert, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import { today } from '../../../ui/clock.ts';
import { formatNumber, pluralise, type Season, seasonLabel, seasons } from '../../../ui/formats.ts';
import { dateProblem, dayLimit } from '../../../ui/limits.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { OptionButtons } from '../mails/OptionButtons.tsx';
import { monthStart } from '../programs/calendar.ts';
import { Agenda } from './Agenda.tsx';
import { DayGrid } from './DayGrid.tsx';
import { type Calendar, entriesOf } from './marks.ts';
import { periodName, rangeOf, shift, type View, views } from './period.ts';
import { type SeasonFilter, SeasonFilters } from './SeasonFilters.tsx';
import { Timeline } from './Timeline.tsx';
import { useMover } from './useMover.tsx';

const viewNames = { week: 'Week', month: 'Month', season: 'Season' };
/** Marks that a day of the month shows before a link to its week. */
const MOST_A_DAY = 5;

const idIn = (value: string | null) => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null);

/** Two months before a season's quarter of the year. */
const beforeSeason = (season: Season, year: number) =>
  monthStart(`${year}-${String(1 + 3 * seasons.indexOf(season)).padStart(2, '0')}-01`, -2);

const titleOf = ({ campaigns }: Calendar) => {
  const labels = [...new Set(campaigns.map(({ season, year }) => seasonLabel(season, year)))];
  return labels.length && labels.length < 3 ? labels.join(' and ') : 'Season';
};

const sumOf = ({ campaigns }: Calendar) => {
  const sum = (name: 'confirmed' | 'target') => campaigns.reduce((total, next) => total + (next[name] ?? 0), 0);
  return `${pluralise(campaigns.length, 'campaign')}, ${formatNumber(sum('confirmed'))} of ${formatNumber(sum('target'))} confirmed`;
};

/** The dates of a season, a sponsor or a campaign: as a timeline, by month or week, on phones as a list by day. */
export function SeasonPage() {
  const { get, set } = useAddressFilters();
  const [dialog, mover] = useMover();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const view = views.find((known) => known === get('view')) ?? 'season';
  const filter: SeasonFilter = {
    season: seasons.find((known) => known === get('season')) ?? null,
    year: idIn(get('year')),
    sponsorId: idIn(get('sponsorId')),
    campaignId: idIn(get('campaignId')),
  };
  const asked = get('date');
  const date =
    asked && !Number.isNaN(Date.parse(asked)) && !dateProblem(asked, dayLimit)
      ? asked
      : view !== 'season'
        ? today()
        : filter.season && filter.year
          ? beforeSeason(filter.season, filter.year)
          : monthStart(today(), -1);
  const range = rangeOf(view, date);
  const { data, error, refetch } = useOperationQuery(
    'seasonCalendar',
    { ...filter, fromDate: range.from, toDate: range.to },
    { keepPrevious: true },
  );
  const calendar = data?.seasonCalendar;
  const path = (changes: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(
      Object.entries({ ...filter, view, date }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return `/season?${query}`;
  };
  const go = (by: 1 | -1) => set({ date: shift(view, date, by) });
  const onFilter = (next: SeasonFilter) =>
    set({
      ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, value ? String(value) : null])),
      date: null,
    });
  const onView = (next: View) => set({ view: next === 'season' ? null : next, date: null });
  const open = calendar?.campaigns.length === 1 ? (calendar.campaigns[0]?.id ?? null) : idIn(get('open'));
  const entries = calendar ? entriesOf(calendar, range.from, range.to) : [];
  return (
    <>
      <PageHeader
        title={calendar ? titleOf(calendar) : 'Season'}
        badges={calendar ? <Typography color="text.secondary">{sumOf(calendar)}</Typography> : null}
        actions={
          <>
            <IconButton aria-label="Earlier" onClick={() => go(-1)}>
              <Icon name="left" />
            </IconButton>
            <Typography component="span" role="status">
              {periodName(view, date)}
            </Typography>
            <IconButton aria-label="Later" sx={{ transform: 'scaleX(-1)' }} onClick={() => go(1)}>
              <Icon name="left" />
            </IconButton>
            <OptionButtons label="Show" options={views} names={viewNames} value={view} onChange={onView} />
          </>
        }
      >
        <SeasonFilters filter={filter} onChange={onFilter} />
      </PageHeader>
      <PageBody>
        {calendar && !calendar.complete ? (
          <Alert severity="info">
            Not all campaigns fit. Choose a season, a sponsor or a campaign to see the others.
          </Alert>
        ) : null}
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !calendar ? (
          <Loading lines={8} />
        ) : !calendar.campaigns.length ? (
          <EmptyState>No campaign has dates in these months. Choose others, or remove a filter.</EmptyState>
        ) : isPhone ? (
          <Agenda entries={entries} mover={mover} />
        ) : view === 'season' ? (
          <Timeline
            calendar={calendar}
            range={range}
            open={open}
            onOpen={(id) => set({ open: id === null ? null : String(id) })}
            mover={mover}
            monthPath={(day, campaignId) => path({ view: 'month', date: day, campaignId: String(campaignId) })}
          />
        ) : (
          <DayGrid
            entries={entries}
            range={range}
            mover={mover}
            most={view === 'month' ? MOST_A_DAY : entries.length}
            weekPath={(day) => path({ view: 'week', date: day })}
          />
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
