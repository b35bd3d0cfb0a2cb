import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { check, listing } from '../testing/checks.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckList } from './CheckList.tsx';

describe('pending checks', () => {
  beforeEach(() => signIn('superadmin'));

  it('approves the selected checks after confirming their total; a rejected one shows the reason in its row', async () => {
    const sent = fakeServer({
      ...listing([
        check(),
        check({ id: 5, amount: '100.00' }),
        check({ id: 6, organization: { mailingAddress: null } }),
      ]),
      ApproveCheck: ({ input }) =>
        input.checkId === 4
          ? { approveCheck: { check: { id: 4, number: 10432, status: 'approved' } } }
          : new Refusal('Check value is more than what is left of the offer.', 'SL409'),
      CheckState: () => ({ checks: [{ id: 5, number: null, status: 'pending' }] }),
    });
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 checks' }));
    expect(dialog.getByText('1 selected check can’t be approved yet; the rows say why.')).toBeInTheDocument();
    expect(lastOf(sent, 'ApproveCheck')).toBeUndefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve $562.50' }));
    expect(await screen.findByText('Approved: #10432')).toBeInTheDocument();
    expect(await screen.findByText('Check value is more than what is left of the offer.')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'ApproveCheck').map(({ variables }) => variables.input)).toEqual([
      { checkId: 4 },
      { checkId: 5 },
    ]);
    expect(screen.queryByRole('button', { name: 'Approve 2 checks' })).toBeNull();
  });

  it('[M16][M6][R21] lists anything unusual about the selected checks before approving', async () => {
    fakeServer(
      listing([
        check({ createdById: 7, offer: { id: 20418, verificationDeadlines: [{ id: 1, verified: false }] } }),
        check({
          id: 5,
          payee: 'Lions',
          firstApprovedByName: 'Sam Ortiz',
          replacesId: 3,
          organization: {
            ...check().organization,
            taxForms: [{ id: 2, signerName: 'Al', signedAt: '2026-11-17T17:00:00Z', signedFrom: '10.0.0.1' }],
          },
          check: { id: 5, recentPayeeChange: null, similarWrittenAt: '2026-11-15T17:00:00Z' },
        }),
        check({ id: 6, payee: 'Plain' }),
      ]),
    );
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 3 checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 checks' }));
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Cedar Valley YSA.*not verified yet.*You wrote this check/),
      expect.stringMatching(
        /^Lions.*Another payment to this league of this amount.*signed by link as Al.*from 10.0.0.1.*Sam Ortiz gave the first approval.*void check/,
      ),
    ]);
  });

  it('[M16] a recent change of the payment details is shown, and approving requires a checkbox', async () => {
    const at = '2026-11-15T17:00:00Z';
    const sent = fakeServer({
      ...listing([
        check({
          check: {
            id: 4,
            recentPayeeChange: { at, what: 'mailing_address', changedBy: 'coach@lions.test' },
            similarWrittenAt: null,
          },
        }),
        check({
          id: 5,
          check: { id: 5, recentPayeeChange: { at, what: 'merge', changedBy: 'Rosa Diaz' }, similarWrittenAt: null },
        }),
      ]),
      ApproveCheck: ({ input }) => ({
        approveCheck: { check: { id: input.checkId, number: 10432, status: 'approved', firstApprovedById: null } },
      }),
    });
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 checks' }));
    const items = dialog.getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('The mailing address was changed by coach@lions.test on 11/15/2026.');
    expect(items[1]).toHaveTextContent('Another league was merged into this one by Rosa Diaz on 11/15/2026.');
    const answer = dialog.getByRole('button', { name: 'Approve $925' });
    expect(answer).toBeDisabled();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /verified the changed contact or mailing address and payee/ }),
    );
    await userEvent.click(answer);
    await screen.findByText('2 checks approved.');
    expect(sent.filter(({ name }) => name === 'ApproveCheck').map(({ variables }) => variables.input)).toEqual([
      { checkId: 4, payeeChangeSeen: at },
      { checkId: 5, payeeChangeSeen: at },
    ]);
  });

  it('[T35] a payment by direct deposit says so before it is approved, and a new account needs a tick', async () => {
    const at = '2026-11-15T17:00:00Z';
    const deposit = {
      id: 4,
      recentPayeeChange: { at, what: 'deposit_account', changedBy: 'Rosa Diaz' },
      similarWrittenAt: null,
      depositEndsIn: '6789',
    };
    fakeServer(listing([check({ check: deposit }), check({ id: 5 })]));
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 checks' }));
    expect(dialog.getByText(/No\. 4, Direct deposit to ••6789$/)).toBeInTheDocument();
    expect(dialog.getByText(/No\. 5, By check$/)).toBeInTheDocument();
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'The account for direct deposit was changed by Rosa Diaz on 11/15/2026.',
    );
    expect(dialog.getByRole('button', { name: 'Approve $925' })).toBeDisabled();
    expect(
      dialog.getByRole('checkbox', { name: 'I have verified the changed account for direct deposit' }),
    ).not.toBeChecked();
  });

  it('[M1] approved checks can be printed and printed ones mailed, by bulk action', async () => {
    const sent = fakeServer({
      ...listing([
        check({ status: 'approved', state: 'approved' }),
        check({ id: 5, status: 'approved', state: 'printed' }),
      ]),
      NextSheet: () => ({ nextSheetNumber: 2005, checkSummaries: [], unprintableChecks: [], positivePayFormats: [] }),
      CreateCheckRun: () =>
        new Refusal('Enter what happened to the sheets from 2005 to 2006.', 'SL422', 'skippedReason'),
      MarkChecksMailed: () => ({ markChecksMailed: { checks: [{ id: 5, state: 'mailed' }] } }),
    });
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Print 1 check' }));
    const first = await screen.findByLabelText(/Number on the first sheet/);
    expect(first).toHaveValue(2005);
    expect(screen.queryByLabelText(/What happened/)).toBeNull();
    await userEvent.clear(first);
    await userEvent.type(first, '2007');
    expect(await screen.findByLabelText(/What happened to sheets 2005 to 2006/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start check run' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CreateCheckRun')).toEqual({
        input: { checkIds: [4], firstNumber: 2007, skippedReason: null, leaveOutUnprintable: false },
      }),
    );
    expect(await screen.findByText('Enter what happened to the sheets from 2005 to 2006.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Mark 1 check as mailed' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as mailed' }));
    await waitFor(() => expect(lastOf(sent, 'MarkChecksMailed')).toMatchObject({ input: { checkIds: [5] } }));
  });

  it('rejects the selected checks with one reason', async () => {
    const sent = fakeServer({
      ...listing([check(), check({ id: 5 })]),
      RejectCheck: ({ input }) => ({ rejectCheck: { check: { id: input.checkId, number: null, status: 'rejected' } } }),
    });
    showPage(<CheckList />);
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject 2 checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 checks of $925' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 2 checks' }));
    await screen.findByText('2 checks rejected.');
    expect(lastOf(sent, 'RejectCheck')).toEqual({ input: { checkId: 5, reason: 'Twice' } });
  });
});
