import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { noticeFor } from '../../../ui/notice.ts';
import { check, listing } from '../testing/checks.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckList } from './CheckList.tsx';

describe('pending checks', () => {
  beforeEach(() => signIn('superadmin'));

  it('[B-374][B-384] shows date, amount, offer, memo and author', async () => {
    fakeServer(listing([check()]));
    showPage(<CheckList />);
    expect(await screen.findByText('$462.50', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByText('11/18/2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cedar Valley' })).toHaveAttribute('href', '/offers/20418');
    expect(screen.getByText('Jerseys, first half')).toBeInTheDocument();
    expect(screen.getByText('Dana Whitfield')).toBeInTheDocument();
  });

  it('[B-394][B-375] is fetched on every visit, never served from the cache', async () => {
    let amount = '462.50';
    const answer = () => listing([check({ amount })]).ChecksList();
    let wait: Promise<void> | null = null;
    fakeServer({ ...listing([]), ChecksList: () => (wait ? wait.then(answer) : answer()) });
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

  it('approving is confirmed first: payee, amount, offer, and what is not verified yet', async () => {
    const verificationDeadlines = [true, false, false].map((verified, id) => ({ id, verified }));
    const sent = fakeServer({
      ...listing([check({ offer: { id: 20418, verificationDeadlines } })]),
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

  it('Enter opens the dialog, holding the key does not confirm it, and Enter again approves; focus stays in the row', async () => {
    const sent = fakeServer({
      ...listing([check()]),
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

  it('[B-377][B-379] approving shows the number and removes the buttons', async () => {
    const sent = fakeServer({
      ...listing([check()]),
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

  it('[B-378][B-380] rejecting requires a reason', async () => {
    const sent = fakeServer({
      ...listing([check()]),
      RejectCheck: () => ({ rejectCheck: { check: { id: 4, number: null, status: 'rejected' } } }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    const submit = screen.getByRole('button', { name: 'Reject check' });
    await userEvent.type(screen.getByLabelText(/Reason/), '  ');
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Reason/), 'One check per asset');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'RejectCheck')).toEqual({ input: { checkId: 4, reason: 'One check per asset' } }),
    );
    expect((await screen.findAllByText('Rejected')).length).toBeGreaterThan(0);
  });

  it('[B-381][B-382] a missing mailing address or too long a name disables approving and shows why', async () => {
    const noAddress = check({ organization: { ...check().organization, mailingAddress: null } });
    const long = check({ id: 5, payee: 'x'.repeat(43) });
    fakeServer(listing([noAddress, long]));
    showPage(<CheckList />);
    const link = await screen.findByRole('link', { name: 'No mailing address' });
    expect(link).toHaveAttribute('href', '/organizations/7/shippinginfo');
    expect(link).toHaveAccessibleDescription(/A mailing address is not set so the check cannot be sent yet/);
    expect(screen.getByText('Name too long')).toHaveAccessibleDescription(/3 characters too long/);
    for (const button of screen.getAllByRole('button', { name: /^Approve/ })) expect(button).toBeDisabled();
  });

  it('[B-383][B-386] the server’s message about the amount is shown unchanged', async () => {
    fakeServer({
      ...listing([check()]),
      ApproveCheck: () => new Refusal('Check value is more than what is left of the offer.', 'SL409'),
      CheckState: () => ({ checks: [{ id: 4, number: null, status: 'pending' }] }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $462.50' }));
    const message = 'Check value is more than what is left of the offer.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(message); // The row keeps it.
  });

  it.each([
    [
      'approve',
      [{ id: 4, number: 10433, status: 'approved' }],
      'This check was approved already as #10433 by Sam Ortiz.',
    ],
    ['reject', [{ id: 4, number: null, status: 'rejected' }], 'This check was rejected already by Sam Ortiz.'],
    ['approve', [], 'This check no longer exists. It may have been canceled.'],
  ])('a decision of somebody else is shown in the row, without buttons (%s, %j)', async (act, checks, message) => {
    const refused = () => new Refusal(message, checks.length ? 'SL409' : 'SL404');
    fakeServer({
      ...listing([check()]),
      ApproveCheck: refused,
      RejectCheck: refused,
      CheckState: () => ({ checks }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: act === 'approve' ? /^Approve/ : /^Reject/ }));
    if (act === 'reject') await userEvent.type(screen.getByLabelText(/Reason/), 'Twice');
    await userEvent.click(screen.getByRole('button', { name: act === 'approve' ? 'Approve $462.50' : 'Reject check' }));
    const said = await screen.findByText(message);
    await waitFor(() => expect(said).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
  });

  it('[B-389] shows pending checks, oldest first, paginated; others by status filter', async () => {
    const all = Array.from({ length: 5 }, (_, n) => check({ id: n + 1, memo: `Memo ${n + 1}` }));
    const sent = fakeServer(listing(all, 30));
    showPage(<CheckList />, { at: '/checks', path: '/checks' });
    expect(await screen.findByText('30 Checks')).toBeInTheDocument();
    await screen.findByText('Memo 1');
    expect(lastOf(sent, 'ChecksList')).toMatchObject({
      first: 25,
      orderBy: ['CREATED_AT_ASC', 'ID_ASC'],
      filter: { state: { equalTo: 'pending' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(lastOf(sent, 'ChecksList')).toMatchObject({ first: 25, offset: 25 }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'To print' }));
    await waitFor(() =>
      expect(lastOf(sent, 'ChecksList')).toMatchObject({ filter: { state: { equalTo: 'approved' } } }),
    );
  });

  it('[B-379] [B-390] a decided check has no buttons and shows who decided', async () => {
    fakeServer(
      listing([
        check({
          status: 'approved',
          state: 'mailed',
          number: 10432,
          decidedByName: 'Sam Ortiz',
          decidedAt: '2026-11-19T17:00:00Z',
        }),
      ]),
    );
    showPage(<CheckList />);
    expect(await screen.findByText('Sam Ortiz · 11/19/2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Select #/ })).toBeDisabled();
  });

  it('[M6] the first of two approvals says that another is needed instead of "approved"', async () => {
    fakeServer({
      ...listing([check()]),
      ApproveCheck: () => ({
        approveCheck: { check: { id: 4, number: null, status: 'pending', firstApprovedById: 7 } },
      }),
    });
    showPage(<CheckList />);
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve $462.50' }));
    expect(await screen.findByText('First approval given: another superadmin gives the second.')).toBeInTheDocument();
  });

  it('[M16] shows what is waiting and for how long, and the total of the list; a figure filters', async () => {
    const summary = { upTo7Days: 1, upTo30Days: 2, over30Days: 3, oldestDays: 41 };
    const sent = fakeServer({
      ...listing([check()]),
      CheckTotals: () => ({
        list: { totalAmount: '2024.44' },
        checkSummaries: [
          { state: 'pending', count: 6, amount: '1500.00', ...summary },
          { state: 'printed', count: 0, amount: '0', upTo7Days: 0, upTo30Days: 0, over30Days: 0, oldestDays: null },
        ],
      }),
    });
    showPage(<CheckList />);
    const waiting = await screen.findByRole('button', { name: /^Pending/ });
    expect(waiting).toHaveTextContent('$1,500');
    expect(waiting).toHaveTextContent('3 over 30 days, 2 over 7 days, 1 newer, oldest 41 days');
    expect(screen.getByText('$2,024.44')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Printed/ }));
    await waitFor(() =>
      expect(lastOf(sent, 'ChecksList')).toMatchObject({ filter: { state: { equalTo: 'printed' } } }),
    );
  });

  it('[B-389] shows an empty state', async () => {
    fakeServer(listing([]));
    showPage(<CheckList />);
    expect(await screen.findByText('There are no pending checks.')).toBeInTheDocument();
  });

  it('[B-004] [S-407] an admin is redirected home with an explanation, and the list is not requested', async () => {
    signIn('admin');
    const sent = fakeServer({});
    showPage(<CheckList />, { at: '/checks', path: '/checks' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(noticeFor('/organizations')).toBe('That page is for superadmins. You are signed in as dana@sideline.test.');
    expect(sent).toHaveLength(0);
  });

  it('[B-387] any other approval error shows the alert with a generic message', async () => {
    fakeServer({
      ...listing([check()]),
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
