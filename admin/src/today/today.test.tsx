import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../ui/clock.ts';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { outlook } from '../testing/season.ts';
import { linePath, lineTime, type TodayLine } from './kinds.ts';
import { TodayPage } from './TodayPage.tsx';

const line = (kind: TodayLine['kind'], values: Partial<TodayLine> = {}): TodayLine => ({
  id: `${kind}:7`,
  kind,
  count: 2,
  stake: '900.00',
  day: '2031-05-01',
  example: 'Home Field 2',
  putOffUntil: null,
  putOffReason: null,
  ...values,
});
const serve = (lines: TodayLine[], more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    MyChanges: () => ({ myChanges: [] }),
    ActiveStaff: () => ({
      users: [
        { id: 7, name: 'Dana Whitfield', email: 'dana@sideline.test' },
        { id: 8, name: 'Abe Turner', email: 'abe@sideline.test' },
      ],
    }),
    CampaignStandingsList: () => ({
      list: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
    }),
    CampaignStandingsTotal: () => ({ list: { totalCount: 0 } }),
    SeasonOutlook: () => ({ seasonOutlook: { ...outlook, weeks: [] } }),
    TodayLines: () => ({ todayLines: lines }),
    PutOffTodayLine: () => ({ putOffTodayLine: { until: '2031-05-05' } }),
    BringBackTodayLine: () => ({ bringBackTodayLine: { broughtBack: true } }),
    ...more,
  });

beforeEach(() => {
  signIn();
  setToday('2031-05-04');
});

describe('Today', () => {
  it('shows a line a kind, and only the first action is the main one', async () => {
    serve([line('proof_overdue'), line('tasks', { stake: null, count: 1 })]);
    showPage(<TodayPage />, { at: '/today' });
    const first = await screen.findByRole('link', { name: 'Get proof' });
    expect(screen.getAllByText('3 days late')).toHaveLength(2);
    expect(screen.getAllByText('Home Field 2')).toHaveLength(2);
    expect(first.className).toContain('contained');
    expect(screen.getByRole('link', { name: 'Open tasks' }).className).not.toContain('contained');
    expect(screen.getByText(/^3 things/)).toBeInTheDocument();
  });

  it('opens the list with exactly the rows of a line', async () => {
    serve([line('photos_to_review')]);
    showPage(<TodayPage />, { at: '/today' });
    await userEvent.click(await screen.findByRole('link', { name: /2\s*photos to review/ }));
    expect(decodeURIComponent(address())).toBe('/verifications/pending?filter={"today":"photos_to_review:7"}');
    expect(linePath(line('mentions'))).toBe('/my-work?line=mentions:7');
  });

  it('says what a new kind means until “Got it”', async () => {
    serve([line('conflicts')]);
    showPage(<TodayPage />, { at: '/today' });
    await userEvent.click(await screen.findByRole('button', { name: /^Got it/ }));
    await waitFor(() => expect(screen.queryByText(/^New:/)).toBeNull());
  });

  it('puts a line off with a day and a reason, and brings it back', async () => {
    const sent = serve([
      line('proof_overdue'),
      line('tasks'),
      line('conflicts', { putOffUntil: '2031-05-09', putOffReason: 'New logo first' }),
    ]);
    showPage(<TodayPage />, { at: '/today' });
    await userEvent.click(await screen.findByRole('button', { name: /^Put off: 2 sponsorships/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Holiday');
    await userEvent.click(dialog.getByRole('button', { name: 'Put off' }));
    await waitFor(() =>
      expect(lastOf(sent, 'PutOffTodayLine')?.input).toEqual({
        line: 'proof_overdue:7',
        until: '2031-05-05',
        reason: 'Holiday',
      }),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: /^2\s*tasks due/ })).toHaveFocus()); // the next line
    expect(screen.getByText('until 5/9/2031: “New logo first”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Bring back: 2 conflicts/ }));
    await waitFor(() => expect(lastOf(sent, 'BringBackTodayLine')?.input).toEqual({ line: 'conflicts:7' }));
  });

  it('puts off the line at the cursor by keyboard, and shows what was done today with Undo', async () => {
    const entry = { id: '1', at: '2031-05-04T15:00:00Z', tableName: 'offers', rowId: '9', op: 'update' };
    const change = { id: '77', at: entry.at, records: 3, undoable: true, undoneAt: null, undoneBy: null, undoes: null };
    const fields = { actorRole: 'admin', linkKind: null, userName: null, userEmail: null, names: {} };
    serve([line('proof_overdue')], {
      MyChanges: () => ({
        myChanges: [
          { ...change, entry: { ...entry, ...fields, oldValues: { value: 1 }, newValues: { value: 2 } } },
          { ...change, id: '78', undoneAt: entry.at, entry: { ...entry, ...fields, oldValues: {}, newValues: {} } },
          {
            ...change,
            id: '79',
            at: '2031-05-03T15:00:00Z',
            entry: { ...entry, ...fields, oldValues: {}, newValues: {} },
          },
        ],
      }),
    });
    showPage(<TodayPage />, { at: '/today?who=<script>' });
    expect(await screen.findByRole('button', { name: /^Undo: Offer/ })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await userEvent.keyboard('jh');
    expect(await screen.findByRole('dialog', { name: /^Put off: 2 sponsorships/ })).toBeInTheDocument();
  });

  it('switches to a colleague and to the team; an empty page says what would appear', async () => {
    const sent = serve([]);
    showPage(<TodayPage />, { at: '/today' });
    expect(await screen.findByText(/^Nothing waits\./)).toBeInTheDocument();
    expect(lastOf(sent, 'TodayLines')).toEqual({ userId: 7 });
    for (const [name, variables, title] of [
      ['Abe Turner', { userId: 8 }, 'For Abe Turner'],
      ['Team', {}, 'For the team'],
    ] as const) {
      await userEvent.click(screen.getByRole('combobox', { name: 'Whose work' }));
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(lastOf(sent, 'TodayLines')).toEqual(variables));
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    }
    expect(address()).toMatch(/^\/today\?who=team(&|$)/);
  });

  it('shows only the work of those it names: for a malformed address the user’s, and nothing while a colleague’s loads', async () => {
    const never = new Promise(() => undefined);
    const sent = fakeServer({
      ActiveStaff: () => ({ users: [{ id: 8, name: 'Abe Turner', email: 'abe@sideline.test' }] }),
      TodayLines: ({ userId }) => (userId === 7 ? { todayLines: [line('proof_overdue')] } : never),
    });
    showPage(<TodayPage />, { at: '/today?who=abc' });
    expect(await screen.findByRole('heading', { name: 'For me' })).toBeInTheDocument();
    expect(lastOf(sent, 'TodayLines')).toEqual({ userId: 7 });
    await userEvent.click(screen.getByRole('combobox', { name: 'Whose work' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Abe Turner' }));
    await waitFor(() => expect(lastOf(sent, 'TodayLines')).toEqual({ userId: 8 }));
    expect(screen.queryByRole('link', { name: 'Get proof' })).toBeNull();
  });

  it('says when a line is due or since when it waits', () => {
    const text = (kind: TodayLine['kind'], day: string) => lineTime(line(kind, { day })).text;
    expect(text('tasks', '2031-05-04')).toBe('today');
    expect(text('addresses_missing', '2031-05-10')).toBe('6 days left');
    expect(text('offers_unopened', '2031-05-03')).toBe('oldest sent 1 day ago');
  });
});
