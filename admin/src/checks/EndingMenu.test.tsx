import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, listing } from '../testing/checks.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckList } from './CheckList.tsx';

const mailed = (state: string) =>
  check({ status: 'approved', state, number: 1007, mailedOn: '2026-05-04', validUntil: '2026-10-31' });

describe('what becomes of a mailed check', () => {
  beforeEach(() => signIn('superadmin'));

  const openMenu = async (answers: Parameters<typeof fakeServer>[0], state: string) => {
    const sent = fakeServer({ ...listing([mailed(state)]), ...answers });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Check #1007' }));
    return sent;
  };
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it.each([
    ['mailed', ['Reissue', 'Returned by the post office', 'Stop payment']],
    ['stale', ['Reissue', 'Returned by the post office', 'Stop payment']],
    ['returned', ['Reissue', 'Stop payment']],
    ['stopped', ['Reissue']],
  ])('[T35] a %s check offers what may follow', async (state, expected) => {
    await openMenu({}, state);
    expect(entries()).toEqual(expected);
  });

  it('[T35] a cleared check, or one that waits, offers nothing', async () => {
    fakeServer(listing([mailed('cleared'), check({ id: 5, status: 'approved', state: 'printed', number: 8 })]));
    showPage(<CheckList />);
    await screen.findByText('Cleared');
    expect(screen.queryByRole('button', { name: /^Check #/ })).toBeNull();
  });

  it('[T35] a direct deposit is sent and settled, and offers nothing: only the bank ends it', async () => {
    const deposit = (id: number, state: string) =>
      check({ id, status: 'approved', state, payoutMethod: 'direct_deposit', mailedOn: '2026-05-04' });
    fakeServer(listing([deposit(4, 'mailed'), deposit(5, 'cleared'), deposit(6, 'approved')]));
    showPage(<CheckList />);
    for (const state of ['Sent', 'Settled', 'To send'])
      expect((await screen.findByText(state)).closest('td')).toHaveTextContent(/Direct deposit/);
    expect(screen.queryByRole('button', { name: /^(Check|Direct)/ })).toBeNull();
    expect(
      screen.queryAllByRole('checkbox', { name: /^Select #/ }).filter((box) => !box.hasAttribute('disabled')),
    ).toEqual([]);
  });

  it('[T35] reissuing a stale check shows both checks and asks when the bank stopped the old one', async () => {
    const sent = await openMenu(
      {
        ReissueCheck: ({ input }) =>
          (input as { stoppedOn: string }).stoppedOn === '2026-11-17'
            ? { reissueCheck: { check: { id: 9, status: 'pending' } } }
            : new Refusal('Enter a day from 5/4/2026, when it was mailed, to today.', 'SL422', 'stoppedOn'),
      },
      'stale',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reissue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reissue check #1007' }));
    const old = within(dialog.getByRole('region', { name: 'Old check' }));
    expect(old.getByText('Stale, will be void')).toBeInTheDocument();
    expect(within(dialog.getByRole('region', { name: 'New check' })).getByText('$462.50')).toBeInTheDocument();
    const action = dialog.getByRole('button', { name: /^Void the old check/ });
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Never arrived');
    expect(action).toBeDisabled();
    const stopped = dialog.getByLabelText(/Stopped at the bank on/);
    await userEvent.type(stopped, '2026-01-02');
    await userEvent.click(action);
    expect(await dialog.findByText(/when it was mailed, to today/)).toBeInTheDocument();
    await userEvent.clear(stopped);
    await userEvent.type(stopped, '2026-11-17');
    await userEvent.click(action);
    await waitFor(() =>
      expect(lastOf(sent, 'ReissueCheck')).toEqual({
        input: { checkId: 4, reason: 'Never arrived', memo: 'Jerseys, first half', stoppedOn: '2026-11-17' },
      }),
    );
  });

  it('[T35] reissuing a mailed check asks for the stop, too, unless nobody records what the bank pays', async () => {
    for (const [validUntil, asked] of [
      ['2026-10-31', true],
      [null, false],
    ] as const) {
      fakeServer(listing([{ ...mailed('mailed'), validUntil: validUntil as never }]));
      const { unmount } = showPage(<CheckList />);
      await userEvent.click(await screen.findByRole('button', { name: 'Check #1007' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Reissue' }));
      await screen.findByRole('dialog');
      expect(Boolean(screen.queryByLabelText(/Stopped at the bank on/))).toBe(asked);
      unmount();
    }
  });

  it('[T35] a reissued check, and one to approve, say what they are of, what is withheld and what is paid', async () => {
    const amounts = (name: string) => within(screen.getByRole('region', { name }));
    fakeServer(listing([{ ...mailed('mailed'), amount: '760.00', withheld: '240.00' }]));
    const { unmount } = showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Check #1007' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reissue' }));
    await screen.findByRole('dialog');
    for (const amount of ['$1,000', '$240', '$760']) expect(amounts('Old check').getByText(amount)).toBeInTheDocument();
    expect(amounts('New check').getByText('$1,000')).toBeInTheDocument();
    unmount();
    const waiting = check({ amount: '1000.00' });
    fakeServer(
      listing([{ ...waiting, check: { ...waiting.check, taxRule: 'withhold', toWithhold: '240.00' } as never }]),
    );
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve $1,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve check of $760' }));
    for (const amount of ['$1,000', '$240', '$760']) expect(dialog.getByText(amount)).toBeInTheDocument();
  });

  it('[T35] a returned check needs no stop, and stopping one needs a reason', async () => {
    const sent = await openMenu(
      { StopCheck: () => ({ stopCheck: { check: { id: 4, state: 'stopped' } } }) },
      'returned',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop check #1007' }));
    const action = dialog.getByRole('button', { name: 'Mark as stopped' });
    expect(action).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Stolen');
    await userEvent.click(action);
    await waitFor(() => expect(lastOf(sent, 'StopCheck')).toMatchObject({ input: { checkId: 4, reason: 'Stolen' } }));
  });
});
