import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { outlook, standing } from '../testing/season.ts';
import { SeasonSection } from './SeasonSection.tsx';

beforeEach(() => {
  signIn();
  setToday('2026-11-28');
});

const open = (rows = [standing(1)], at = '/') => {
  const sent = fakeServer({
    CampaignStandingsList: () => ({ list: { nodes: rows, pageInfo: { hasNextPage: false, hasPreviousPage: false } } }),
    CampaignStandingsTotal: () => ({ list: { totalCount: rows.length } }),
    SeasonOutlook: () => ({ seasonOutlook: outlook }),
    ListViewsList: () => ({ list: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } } }),
  });
  showPage(<SeasonSection />, { at });
  return sent;
};
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? 'null');

it('shows the season whose offers are being sent, in numbers that open what they count', async () => {
  const sent = open();
  const numbers = await screen.findByLabelText('The season in numbers');
  expect(lastOf(sent, 'SeasonOutlook')).toEqual({ season: 'winter', year: 2027 });
  expect(filterOf(within(numbers).getByRole('link', { name: '314' }))).toEqual({
    season: 'winter',
    year: 2027,
    status: 'confirmed',
  });
  expect(filterOf(within(numbers).getByRole('link', { name: '14' }))).toEqual({
    season: 'winter',
    year: 2027,
    status: 'confirmed',
    overdueDeadlinesCount: { greaterThan: 0 },
  });
  expect(numbers).toHaveTextContent('Likely by the goal dates of 675, without 1 too early643');
  expect(numbers).toHaveTextContent('Behind the pace15');
});

it('has a row for each campaign, with its range as text, and “Too early” without one', async () => {
  open([
    standing(1),
    standing(2, { forecastLow: null, forecastMedian: null, forecastHigh: null, targetChancePercentage: null }),
  ]);
  const [first, second] = await screen.findAllByRole('row', { name: /Campaign \d/ });
  expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName('31 of 70 confirmed, likely 44 to 57');
  expect(first).toHaveTextContent('48 days');
  expect(first).toHaveTextContent('2 of 10');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Campaign 1' })).toHaveAttribute(
    'href',
    '/campaign-planner/sponsors/3/campaigns/1/forecast',
  );
  expect(second).toHaveTextContent('Too early');
  expect(within(second as HTMLElement).getByRole('img')).toHaveAccessibleName(/without a forecast/);
});

it('has both charts as tables, and keeps what else the address says', async () => {
  open([standing(1)], '/?who=team');
  const [pace, proof] = await screen.findAllByText('Show as table');
  await userEvent.click(pace as HTMLElement);
  await userEvent.click(proof as HTMLElement);
  expect(within(screen.getByRole('table', { name: 'Confirmed and pace by week' })).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('table', { name: 'Proof by week' })).toHaveTextContent('11/28/202631229');
});
