import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { noticeFor } from '../../../ui/notice.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckList } from './CheckList.tsx';

const mailingAddress = (name: string) => ({
  id: 1,
  name,
  line1: '412 Birch St',
  line2: null,
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
});

const check = (more = {}) => ({
  id: 4,
  amount: '462.50',
  memo: 'Jerseys, first half',
  number: null,
  status: 'pending',
  createdAt: '2026-11-18T17:00:00Z',
  createdBy: { id: 1, name: 'Dana Whitfield', email: 'd@x.test' },
  offer: { id: 20418, campaign: { id: 2, name: 'First Account' }, verificationDeadlines: [{ id: 1, verified: true }] },
  organization: { id: 7, name: 'Cedar Valley', mailingAddress: mailingAddress('Cedar Valley YSA') },
  ...more,
});

/** What the server says of these checks and how many there are. */
const waiting = (checks: ReturnType<typeof check>[], totalCount = checks.length) => ({
  pendingChecks: checks,
  waiting: { totalCount },
});

describe('pending checks', () => {
  beforeEach(() => signIn('superadmin'));

  it('[B-374][B-384] shows when, how much, for which offer, why and by whom', async () => {
    fakeServer({ PendingChecks: () => waiting([check()]) });
    showPage(<CheckList />);
    expect(await screen.findByText('$462.50', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByText('11/18/2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cedar Valley' })).toHaveAttribute('href', '/offers/20418');
    expect(screen.getByText('Jerseys, first half')).toBeInTheDocument();
    expect(screen.getByText('Dana Whitfield')).toBeInTheDocument();
  });

  it('[B-394][B-375] is read from the network at each visit: nothing of an earlier one is shown', async () => {
    let amount = '462.50';
    const answer = () => waiting([check({ amount })]);
    let wait: Promise<void> | null = null;
    fakeServer({ PendingChecks: () => (wait ? wait.then(answer) : answer()) });
    const Visits = () => {
      const [there, setThere] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setThere(!there)}>
            Go
          </button>
          {there ? <CheckList /> : null}
        </>
      );
    };
    showPage(<Visits />);
    await screen.findByText('$462.50', { selector: 'b' });
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    let arrive: () => void = () => undefined;
    wait = new Promise((resolve) => (arrive = resolve));
    amount = '99.00';
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.queryByText('$462.50', { selector: 'b' })).toBeNull();
    arrive();
    expect(await screen.findByText('$99', { selector: 'b' })).toBeInTheDocument();
  });

  it('approving asks first: who is paid, how much, for which offer, and what is not verified yet', async () => {
    const verificationDeadlines = [true, false, false].map((verified, id) => ({ id, verified }));
    const sent = fakeServer({
      PendingChecks: () => waiting([check({ offer: { ...check().offer, verificationDeadlines } })]),
    });
    showPage(<CheckList />);
    const approve = await screen.findByRole('button', { name: /^Approve/ });
    await userEvent.click(approve);
    const dialog = within(screen.getByRole('dialog', { name: 'Approve check of $462.50' }));
    expect(dialog.getByText('Cedar Valley YSA')).toBeInTheDocument();
    expect(dialog.getByText('412 Birch St, Dayton, OH 45402')).toBeInTheDocument();
    expect(dialog.getByText('$462.50')).toBeInTheDocument();
    expect(dialog.getByText('First Account')).toBeInTheDocument();
    expect(dialog.getByText('2 of 3 deadlines of this offer are not verified yet.')).toBeInTheDocument();
    expect(lastOf(sent, 'ApproveCheck')).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(approve).toHaveFocus();
    expect(lastOf(sent, 'ApproveCheck')).toBeUndefined();
  });

  it('by keyboard Enter asks, a key held down answers nothing, Enter again approves and stays at the row', async () => {
    const sent = fakeServer({
      PendingChecks: () => waiting([check()]),
      ApproveCheck: () => ({ approveCheck: { check: { id: 4, number: 10432, status: 'approved' } } }),
    });
    showPage(<CheckList />);
    (await screen.findByRole('button', { name: /^Approve/ })).focus();
    await userEvent.keyboard('{Enter}');
    const answer = await screen.findByRole('button', { name: 'Approve $462.50' });
    expect(answer).toHaveFocus();
    expect(fireEvent.keyDown(answer, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    const said = await screen.findByText('Approved: #10432');
    await waitFor(() => expect(said).toHaveFocus());
    expect(sent.filter(({ name }) => name === 'ApproveCheck')).toHaveLength(1);
  });

  it('[B-377][B-379] approving says its number and takes the buttons away', async () => {
    const sent = fakeServer({
      PendingChecks: () => waiting([check()]),
      ApproveCheck: () => ({ approveCheck: { check: { id: 4, number: 10432, status: 'approved' } } }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Approve $462.50' }));
    expect(await screen.findByText('Approved: #10432')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(lastOf(sent, 'ApproveCheck')).toEqual({ input: { checkId: 4 } });
    expect(sent.filter(({ name }) => name === 'ApproveCheck')).toHaveLength(1);
  });

  it('[B-378][B-380] rejecting needs a reason', async () => {
    const sent = fakeServer({
      PendingChecks: () => waiting([check()]),
      RejectCheck: () => ({ rejectCheck: { check: { id: 4, number: null, status: 'rejected' } } }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    const submit = screen.getByRole('button', { name: 'Reject check' });
    await userEvent.type(screen.getByLabelText('Reason'), '  ');
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Reason'), 'One check per asset');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'RejectCheck')).toEqual({ input: { checkId: 4, reason: 'One check per asset' } }),
    );
    expect((await screen.findAllByText('Rejected')).length).toBeGreaterThan(0);
  });

  it('[B-381][B-382] no mailing address or too long a name blocks approving and says why', async () => {
    const noAddress = check({ organization: { id: 7, name: 'A', mailingAddress: null } });
    const long = check({ id: 5, organization: { id: 8, name: 'B', mailingAddress: mailingAddress('x'.repeat(43)) } });
    fakeServer({ PendingChecks: () => waiting([noAddress, long]) });
    showPage(<CheckList />);
    expect(await screen.findByText(/A mailing address is not set so the check cannot be sent yet/)).toBeInTheDocument();
    expect(screen.getByText(/3 characters too long/)).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: /^Approve/ })) expect(button).toBeDisabled();
  });

  it('[B-383][B-386] the server’s sentence about the value is read as it is', async () => {
    fakeServer({
      PendingChecks: () => waiting([check()]),
      ApproveCheck: () => new Refusal('Check value is more than what is left of the offer.', 'SL409'),
      CheckState: () => ({ checks: [{ id: 4, number: null, status: 'pending' }] }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $462.50' }));
    const sentence = 'Check value is more than what is left of the offer.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence); // the row keeps it
  });

  it.each([
    [
      'approve',
      [{ id: 4, number: 10433, status: 'approved' }],
      'This check was approved already as #10433 by Sam Ortiz.',
    ],
    ['reject', [{ id: 4, number: null, status: 'rejected' }], 'This check was rejected already by Sam Ortiz.'],
    ['approve', [], 'This check is not there any more. It may have been canceled.'],
  ])(
    'what somebody else decided meanwhile is read in the row, which offers no button more (%s, %j)',
    async (act, checks, sentence) => {
      const refused = () => new Refusal(sentence, checks.length ? 'SL409' : 'SL404');
      fakeServer({
        PendingChecks: () => waiting([check()]),
        ApproveCheck: refused,
        RejectCheck: refused,
        CheckState: () => ({ checks }),
      });
      showPage(<CheckList />);
      await userEvent.click(await screen.findByRole('button', { name: act === 'approve' ? /^Approve/ : /^Reject/ }));
      if (act === 'reject') await userEvent.type(screen.getByLabelText('Reason'), 'Twice');
      await userEvent.click(
        screen.getByRole('button', { name: act === 'approve' ? 'Approve $462.50' : 'Reject check' }),
      );
      const said = await screen.findByText(sentence);
      await waitFor(() => expect(said).toHaveFocus());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
    },
  );

  it('[B-389] shows the oldest fifty and more when asked, however many wait', async () => {
    const all = Array.from({ length: 60 }, (_, n) => check({ id: n + 1, memo: `Memo ${n + 1}` }));
    const sent = fakeServer({ PendingChecks: ({ first }) => waiting(all.slice(0, first as number), all.length) });
    showPage(<CheckList />);
    expect(await screen.findByText('The first 50 of 60')).toBeInTheDocument();
    expect(screen.queryByText('Memo 51')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Memo 60')).toBeInTheDocument();
    expect(lastOf(sent, 'PendingChecks')).toEqual({ first: 100 });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[B-389] says that nothing waits', async () => {
    fakeServer({ PendingChecks: () => waiting([]) });
    showPage(<CheckList />);
    expect(await screen.findByText('There are no pending checks.')).toBeInTheDocument();
  });

  it('[B-004] [S-407] a plain admin is sent home, and told why, without asking for the list', async () => {
    signIn('admin');
    const sent = fakeServer({});
    showPage(<CheckList />, { at: '/checks', path: '/checks' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(noticeFor('/organizations')).toBe('That page is for superadmins. You are signed in as dana@sideline.test.');
    expect(sent).toHaveLength(0);
  });

  it('[B-387] any other failure of approving shows the alert too, with a general sentence', async () => {
    fakeServer({
      PendingChecks: () => waiting([check()]),
      ApproveCheck: () => new Refusal('deadlock detected', 'SL500'),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $462.50' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Oops! Something went wrong. Please refresh the page and try again.',
    );
  });
});
