/** The season's page with two campaigns and their dates. */
import type { Mark } from '../season/marks.ts';
import { SeasonPage } from '../season/SeasonPage.tsx';
import { fakeServer, showPage } from './page.tsx';

/** A campaign of the season's calendar. */
export const campaign = {
  id: 8,
  name: 'Home Field',
  sponsorId: 3,
  season: 'winter',
  year: 2027,
  target: 70,
  confirmed: 31,
  shortBy: 20 as number | null,
};
export const other = { ...campaign, id: 9, name: 'Pizza Night', season: 'spring', shortBy: null };
export const mark = (kind: Mark['kind'], onDate: string, more: Partial<Mark> = {}): Mark => ({
  campaignId: 8,
  kind,
  onDate,
  until: null,
  name: null,
  count: null,
  recordId: null,
  version: null,
  ...more,
});
export const marks = [
  mark('send', '2026-12-01', { count: 20 }),
  mark('send', '2026-12-02', { count: 18 }),
  mark('season', '2026-12-05', { until: '2027-03-06', recordId: 8 }),
  mark('deadline', '2026-12-16', { name: 'Banner', recordId: 31, version: 2 }),
  mark('proof_due', '2026-12-16', { name: 'Banner', count: 9 }),
  mark('goal_date', '2027-01-15', { recordId: 8, version: 3 }),
  mark('goal_date', '2027-01-20', { campaignId: 9, recordId: 9, version: 1 }),
];
export const plan = {
  emails: 0,
  kept: 0,
  outsideSeason: false,
  afterLastCheck: false,
  deadlinesBefore: 1,
  startingSoon: 0,
  target: 70,
  low: 44,
  high: 57,
  newLow: 46,
  newHigh: 60,
};

/** Opens the season's page; returns the requests. */
export const openSeason = (at = '/season', answers = {}) => {
  const sent = fakeServer({
    SeasonCalendar: () => ({ seasonCalendar: { complete: true, campaigns: [campaign, other], marks } }),
    SeasonFeed: () => ({ seasonFeedUrl: 'https://sideline.test/calendar/x.ics' }),
    PlanMarkMove: () => ({ planMarkMove: plan }),
    CampaignsUpdate: ({ input }) => ({ result: { changeId: '70', record: { ...campaign, ...input } } }),
    UndoPreview: () => ({
      undoPreview: { undone: [{ tableName: 'campaigns', rowId: '8', label: 'Home Field' }], left: [], stays: [] },
    }),
    CampaignsMany: () => ({ list: [] }),
    SponsorsMany: () => ({ list: [] }),
    CampaignsList: () => ({ list: { nodes: [], pageInfo: {} } }),
    SponsorsList: () => ({ list: { nodes: [], pageInfo: {} } }),
    ...answers,
  });
  showPage(<SeasonPage />, { at, path: '/season' });
  return sent;
};
/** The filter of the list to which a link leads. */
export const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? 'null');
