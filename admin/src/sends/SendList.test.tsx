import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { send, settings, turns } from '../testing/sends.ts';
import { SendsPage } from './SendList.tsx';

const serve = (values: object, more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    SendsList: () => ({ list: { nodes: [{ ...send, ...values }], pageInfo: { hasNextPage: false } } }),
    SendsTotal: () => ({ list: { totalCount: 1 } }),
    ContactSettingsOne: () => ({ record: settings }),
    ContactTurns: () => ({ contactTurns: turns }),
    FollowUps: () => ({ followUps: [] }),
    ...more,
  });
const show = (at = '/sends') => showPage(<SendsPage />, { at, path: '/sends' });
const act = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => signIn());

describe('the queue of sends', () => {
  it('[C7] shows what waits, sent by when and how many, and who receives it with the reason', async () => {
    const recipient = {
      offerId: 9,
      organizationId: 3,
      organizationName: 'Lions',
      state: 'waiting',
      timeZone: 'America/Los_Angeles',
    };
    const sent = serve(
      {},
      {
        SendRecipients: () => ({
          sendRecipients: [{ ...recipient, goesAt: '2026-12-01T17:30:00Z', reason: 'Quiet hours.' }],
        }),
      },
    );
    show();
    expect(await screen.findByText('12/1/2026, 9:30 AM')).toBeInTheDocument();
    expect(screen.getByText('20 leagues a day')).toBeInTheDocument();
    for (const count of ['44', '2', '5']) expect(screen.getByRole('cell', { name: count })).toBeInTheDocument();
    expect(lastOf(sent, 'SendsList')).toMatchObject({ filter: { state: { in: ['queued', 'paused'] } } });
    await act('Recipients Home Field, Offer');
    expect((await dialog()).getByText('Tue, 12/1/2026, 9:30 AM')).toBeInTheDocument();
    expect((await dialog()).getByText('Quiet hours.')).toBeInTheDocument();
  });

  it('is moved, paused with a reason, and canceled', async () => {
    const done = (name: string) => () => ({ [name]: { changeId: '1' } });
    const sent = serve(
      {},
      {
        MoveSend: done('moveSend'),
        PauseSend: done('pauseSend'),
        CancelSend: () => new Refusal('All of it went already.', 'SL409'),
      },
    );
    show();
    await act('Move Home Field, Offer');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(lastOf(sent, 'MoveSend')).toEqual({ input: { sendId: 4, nextOn: '2026-12-01', localTime: '09:30' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Pause Home Field, Offer');
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Reason' }), 'New logo');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(lastOf(sent, 'PauseSend')).toEqual({ input: { sendId: 4, paused: true, reason: 'New logo' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Cancel Home Field, Offer');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel send' }));
    expect(await screen.findByText('All of it went already.')).toBeInTheDocument();
  });

  it('a paused send shows its reason and is resumed; one that went has no actions but its recipients', async () => {
    const sent = serve(
      { state: 'paused', pauseReason: 'New logo' },
      { PauseSend: () => ({ pauseSend: { changeId: '1' } }) },
    );
    const { unmount } = show();
    expect(await screen.findByText('Paused: New logo')).toBeInTheDocument();
    await act('Resume Home Field, Offer');
    await waitFor(() => expect(lastOf(sent, 'PauseSend')).toEqual({ input: { sendId: 4, paused: false } }));
    unmount();
    serve({ state: 'done', nextOn: null });
    show();
    expect(await screen.findByRole('button', { name: /^Recipients/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Move|Pause|Resume|Cancel) Home Field, Offer/ })).toBeNull();
  });
});

describe('the contact budget', () => {
  it('[C7] says how many emails a league gets and which campaign goes first, and why; staff change both', async () => {
    const sent = serve({}, { ContactSettingsUpdate: () => ({ result: { record: settings, changeId: '1' } }) });
    show();
    expect(await screen.findByText(/^At most 2 bulk emails a league and week/)).toBeInTheDocument();
    const places = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(places).toEqual([
      expect.stringContaining('Home Fieldmakes it in 2 of 10'),
      expect.stringContaining('Pizza Nightgoal 1/9/2027'),
    ]);
    await act('Move Pizza Night up');
    await waitFor(() =>
      expect(lastOf(sent, 'ContactSettingsUpdate')).toMatchObject({
        input: { id: 1, firstCampaignIds: [3] },
      }),
    );
    await act('Change the contact budget');
    const field = (await dialog()).getByRole('spinbutton', { name: /Bulk emails a league and week/ });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastOf(sent, 'ContactSettingsUpdate')).toMatchObject({ input: { weeklyEmails: 3 } }));
  });

  it('says when somebody else has changed the order, and reads it again', async () => {
    const sent = serve({}, { ContactSettingsUpdate: () => new Refusal('Somebody has changed it.', 'SL409') });
    show();
    await act('Move Pizza Night up');
    expect(await screen.findByText('Somebody has changed it.')).toBeInTheDocument();
    await waitFor(() => expect(sent.filter(({ name }) => name === 'ContactSettingsOne')).toHaveLength(2));
  });
});

describe('the queue by day', () => {
  const day = {
    sendId: 4,
    kind: 'offer',
    campaignName: 'Home Field',
    paused: false,
    onDate: '2026-12-01',
    waiting: 20,
  };
  const days = [day, { ...day, onDate: '2026-12-02', waiting: 1 }, { ...day, sendId: 5, paused: true, waiting: 7 }];
  const more = { SendDays: () => ({ sendDays: days }), SendRecipients: () => ({ sendRecipients: [] }) };

  it('[C7] shows how many offers of each send wait for a day, and opens the recipients of that day', async () => {
    const sent = serve({}, more);
    show('/sends?view=week&date=2026-12-02');
    const grid = within(await screen.findByRole('table', { name: 'Calendar' }));
    expect(lastOf(sent, 'SendDays')).toEqual({ from: '2026-11-29', to: '2026-12-05' });
    const first = within(document.querySelector('time[datetime="2026-12-01"]')?.closest('td') as HTMLElement);
    expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Home Field Offer, 20 waiting',
      'Home Field Offer, 7 waiting, paused',
    ]);
    await userEvent.click(grid.getByRole('button', { name: /, 1 waiting$/ }));
    await dialog();
    expect(lastOf(sent, 'SendRecipients')).toMatchObject({ sendId: 4, onDate: '2026-12-02' });
  });

  it('[C7] is filtered as the list is', async () => {
    const sent = serve({}, more);
    const filter = { state: { in: ['paused'] }, kind: 'survey', campaignId: 3 };
    show(`/sends?view=week&date=2026-12-02&filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await waitFor(() =>
      expect(lastOf(sent, 'SendDays')).toMatchObject({ states: ['paused'], kind: 'survey', campaignId: 3 }),
    );
  });

  it('keeps view and day in the address, and the list’s filter for the way back', async () => {
    const sent = serve({}, more);
    show(`/sends?filter=${encodeURIComponent('{"kind":"survey"}')}`);
    await act('Month');
    await waitFor(() => expect(address()).toContain('view=month'));
    await act('Later');
    await waitFor(() => expect(address()).toMatch(/date=\d{4}-\d\d-01/));
    await act('List');
    await waitFor(() => expect(address()).not.toMatch(/view|date/));
    await waitFor(() => expect(lastOf(sent, 'SendsList')).toMatchObject({ filter: { kind: { equalTo: 'survey' } } }));
  });
});

describe('follow-ups', () => {
  it('[C7] of the day are approved by one click and enter the queue', async () => {
    const followUp = {
      offerId: 9,
      organizationName: 'Lions',
      campaignId: 2,
      campaignName: 'Home Field',
      mailedOn: '2026-11-07',
      opened: true,
    };
    const sent = serve(
      {},
      {
        FollowUps: () => ({ followUps: [followUp, { ...followUp, offerId: 10, campaignName: 'Pizza Night' }] }),
        PlanSend: () => ({
          planSend: {
            changeId: '1',
            sends: [
              { id: 5, counts: { waiting: 1 } },
              { id: 6, counts: { waiting: 1 } },
            ],
          },
        }),
      },
    );
    show();
    expect(await screen.findByText(/Home Field 1, Pizza Night 1/)).toBeInTheDocument();
    await act('Approve all 2');
    expect(await screen.findByText(/^2 follow-ups approved/)).toBeInTheDocument();
    expect(lastOf(sent, 'PlanSend')?.input).toMatchObject({ kind: 'offer_follow_up', offerIds: [9, 10] });
  });
});
