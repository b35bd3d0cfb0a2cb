import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { address, lastOf, signIn } from '../testing/page.tsx';
import { campaign, filterOf, mark, marks, openSeason as open, other, plan } from '../testing/season.tsx';
import { consequencesOf } from './MoveDialog.tsx';
import { clusters } from './marks.ts';
import { rangeOf } from './period.ts';

describe('the season page', () => {
  beforeEach(() => {
    signIn();
    setToday('2026-11-28');
  });

  it('shows a row a campaign by season; the open one has a lane for each kind, and its marks lead to what they count', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Winter 2027 and Spring 2027' });
    expect(screen.queryByRole('list', { name: /^Dates of/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Home Field/ }));
    expect(address()).toContain('open=8');
    const dates = await screen.findByRole('list', { name: 'Dates of Home Field' });
    const sends = within(dates).getByRole('link', { name: /sends: 12\/1 to 12\/2, 38 offers$/ });
    expect(filterOf(sends)).toEqual({
      campaignId: 8,
      proposedAt: { greaterThanOrEqualTo: '2026-12-01', lessThan: '2026-12-03' },
    });
    expect(filterOf(within(dates).getByRole('link', { name: /proof due: 12\/16, 9 sponsorships$/ }))).toEqual({
      campaignId: 8,
      status: 'confirmed',
      nextDeadline: { greaterThanOrEqualTo: '2026-12-16', lessThanOrEqualTo: '2026-12-16' },
    });
  });

  it('moves a date from its menu after showing what changes, with the version that was read, and offers Undo', async () => {
    const sent = open('/season?open=8');
    await userEvent.click(await screen.findByRole('button', { name: /goal date: 1\/15$/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Move' });
    expect(button).toBeDisabled();
    fireEvent.change(within(dialog).getByLabelText(/New date/), { target: { value: '2027-01-22' } });
    const changes = await within(dialog).findByRole('list', { name: 'What changes' });
    expect(within(changes).getAllByRole('listitem')).toHaveLength(3);
    expect(lastOf(sent, 'PlanMarkMove')).toEqual({ kind: 'goal_date', recordId: 8, toDate: '2027-01-22' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignsUpdate')).toEqual({
        input: expect.objectContaining({ id: 8, leaguesConfirmedGoalDate: '2027-01-22', version: 3 }),
      }),
    );
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('asks the same when a date is dropped on another day of the month, and nothing when it is dropped on its own', async () => {
    open('/season?view=month&date=2027-01-10');
    const goal = await screen.findByRole('button', { name: 'Home Field Goal date' });
    const cell = (date: string) => document.querySelector(`time[datetime="${date}"]`)?.closest('td') as HTMLElement;
    fireEvent.dragStart(goal);
    fireEvent.drop(cell('2027-01-15'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.dragStart(goal);
    fireEvent.dragOver(cell('2027-01-22'));
    fireEvent.drop(cell('2027-01-22'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/New date/)).toHaveValue('2027-01-22');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move' })).toBeEnabled());
  });

  it('keeps filter and period in the address, also of the arrow keys, and ignores what is malformed', async () => {
    const sent = open('/season?season=winter&year=2027&view=week&date=2026-12-09&sponsorId=x&campaignId=9999999999');
    await screen.findByRole('table', { name: 'Calendar' });
    expect(lastOf(sent, 'SeasonCalendar')).toEqual({
      season: 'winter',
      year: 2027,
      sponsorId: null,
      campaignId: null,
      from: '2026-12-06',
      to: '2026-12-12',
    });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(address()).toContain('date=2026-12-16'));
    await userEvent.click(screen.getByRole('button', { name: 'Month' }));
    await waitFor(() => expect(address()).toContain('view=month'));
    expect(address()).toContain('season=winter');
  });

  it('opens the row of the only campaign, which can be closed', async () => {
    open('/season', { SeasonCalendar: () => ({ seasonCalendar: { complete: true, campaigns: [campaign], marks } }) });
    expect(await screen.findByRole('list', { name: 'Dates of Home Field' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Home Field/, expanded: true }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Dates of Home Field' })).toBeNull());
  });

  it('while a year is typed shows the dates around today', async () => {
    const sent = open('/season?season=winter&year=2');
    await waitFor(() => expect(lastOf(sent, 'SeasonCalendar')).toMatchObject({ year: 2, from: '2026-10-01' }));
  });

  it('is a month’s list by day on a phone, and says when not everything fits', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ matches: /max-width/.test(query), addEventListener: () => 0, removeEventListener: () => 0 }) as never,
      );
    const sent = open('/season', {
      SeasonCalendar: () => ({ seasonCalendar: { complete: false, campaigns: [campaign, other], marks } }),
    });
    const month = await screen.findByRole('table', { name: 'Calendar' });
    expect(lastOf(sent, 'SeasonCalendar')).toMatchObject({ from: '2026-11-01', to: '2026-12-05' });
    expect(within(month).getByRole('link', { name: /18 offers sent/ })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Only the first 100 campaigns/);
    jest.restoreAllMocks();
  });
});

it('a link for calendar programs is revoked after a question, and created again', async () => {
  let url: string | null = 'https://sideline.test/calendar/x.ics';
  const sent = open('/season', {
    SeasonFeed: () => ({ seasonFeedUrl: url }),
    RenewSeasonFeed: ({ input }: { input: { revoke: boolean } }) => {
      url = input.revoke ? null : 'https://sideline.test/calendar/y.ics';
      return { renewSeasonFeed: { available: !input.revoke } };
    },
  });
  const choose = async (entry: string) => {
    await userEvent.click(await screen.findByText('Calendar feed'));
    await userEvent.click(screen.getByRole('menuitem', { name: entry }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: entry }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose('Revoke the link');
  await choose('Create a new link');
  expect(sent.flatMap(({ name, variables }) => (name === 'RenewSeasonFeed' ? [variables] : []))).toEqual([
    { input: { revoke: true } },
    { input: { revoke: false } },
  ]);
});

describe('marks and periods', () => {
  it('joins marks that are too close to be clicked, and counts offers together', () => {
    const joined = clusters(marks.slice(0, 2), 9);
    expect(joined).toEqual([
      { size: 2, mark: expect.objectContaining({ onDate: '2026-12-01', until: '2026-12-02', count: 38 }) },
    ]);
    expect(clusters([mark('deadline', '2026-12-01'), mark('deadline', '2026-12-20')], 9)).toHaveLength(2);
  });

  it('shows whole weeks from Sunday, or eight months', () => {
    expect(rangeOf('month', '2027-01-15')).toEqual({ from: '2026-12-27', to: '2027-02-06' });
    expect(rangeOf('season', '2026-11-28')).toEqual({ from: '2026-11-01', to: '2027-06-30' });
  });

  it('warns of what a move breaks, and ends with the emails', () => {
    const all = { ...plan, kept: 2, outsideSeason: true, afterLastCheck: true, startingSoon: 1, emails: 1 };
    const found = consequencesOf(all);
    expect(found.map(({ icon }) => icon)).toEqual(['ok', ...Array(5).fill('alert'), 'mail']);
    expect(found.at(-1)?.text).toMatch(/^1 league gets/);
    expect(consequencesOf({ ...plan, newLow: null, deadlinesBefore: 0 })).toHaveLength(1);
  });
});
