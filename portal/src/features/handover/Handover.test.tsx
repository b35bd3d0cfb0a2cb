import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { fakeServer, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';

const handover = {
  organizationName: 'Harbor Hills',
  leavingName: 'Dana Hill',
  successorName: 'Sam Ortiz',
  state: 'pending',
  expiresAt: '2026-12-12T15:00:00Z',
  undoUntil: null,
  isSuccessor: true,
};
function open(first: object[], answers: Record<string, () => unknown> = {}) {
  let shown = first;
  const calls = fakeServer({
    Handover: () => ({ handovers: shown }),
    AcceptHandover: () => {
      shown = [{ ...handover, state: 'done', undoUntil: '2026-12-28T15:00:00Z' }];
      return { acceptHandover: { clientMutationId: null } };
    },
    CancelHandover: () => {
      shown = [{ ...handover, state: 'canceled' }];
      return { cancelHandover: { clientMutationId: null } };
    },
    ...answers,
  });
  showPage('/handovers/5', <App />, leagueToken);
  return calls;
}
const sent = (calls: ReturnType<typeof fakeServer>, name: string) => calls.filter((call) => call.name === name);

describe('the page of a handover', () => {
  it('opening it changes nothing; the successor takes over once, also with two clicks', async () => {
    const calls = open([handover]);
    expect(await screen.findByRole('heading', { name: 'Handover of Harbor Hills' })).toBeInTheDocument();
    expect(screen.getByText(/^Sam Ortiz can accept until 12\/12\/2026/)).toBeVisible();
    expect(sent(calls, 'AcceptHandover')).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('link', { name: 'Open your league' })).toBeVisible();
    expect(sent(calls, 'AcceptHandover').map(({ body }) => body)).toEqual([{ input: { id: 5 } }]);
    expect(screen.queryByRole('button', { name: /Take over|Decline/ })).toBeNull();
  });

  it('the person who leaves cancels it, and cannot accept', async () => {
    const calls = open([{ ...handover, isSuccessor: false }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the handover' }));
    expect(await screen.findByText('This handover was canceled. Nothing has changed.')).toBeVisible();
    expect(sent(calls, 'AcceptHandover')).toEqual([]);
  });

  it.each([
    ['expired', /^This handover has expired/],
    ['undone', /^This handover was undone: Dana Hill owns/],
  ])('says what became of it: %s', async (state, text) => {
    open([{ ...handover, state }]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take over|Decline|Cancel/ })).toBeNull();
  });

  it('shows why it was refused', async () => {
    open([handover], { AcceptHandover: () => refusal('This handover is canceled.', 'SL409') });
    await userEvent.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This handover is canceled.');
  });

  it('shows nothing of a handover between others', async () => {
    open([]);
    expect(await screen.findByText(/^This handover is for somebody else/)).toBeVisible();
  });
});
