import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { DepositRunList } from './DepositRunList.tsx';
import { DepositRunPage } from './DepositRunPage.tsx';
import { NewDepositRunDialog } from './NewDepositRunDialog.tsx';
import { PreviewDialog } from './ReturnsDialog.tsx';

const person = { id: 7, name: 'Dana Whitfield', email: 'dana@sideline.test' };
const entry = (more = {}) => ({
  id: 1,
  traceNumber: 12,
  amount: '100.00',
  code: null,
  reason: null,
  returnedOn: null,
  account: { id: 5, holderName: 'Cedar Valley YSA', endsIn: '6789', routingNumber: '021000021', organizationId: 3 },
  check: { id: 4, offerId: 9, state: 'approved', payoutMethod: 'direct_deposit', memo: 'Half' },
  ...more,
});
const run = (more = {}) => ({
  id: 3,
  status: 'open',
  effectiveDate: '2026-12-02',
  amount: '100.00',
  payments: 1,
  createdAt: '2026-11-29T17:00:00Z',
  createdBy: person,
  closedAt: null,
  closedBy: null,
  approvedAt: null,
  approvedBy: null,
  downloadedAt: null,
  sentOn: null,
  cancelReason: null,
  earlierFiles: null,
  entries: [entry()],
  ...more,
});
const payment = (checkId: number, obstacle: string | null) => ({
  ...{ checkId, offerId: 9, accountId: checkId, payee: `League ${checkId}`, endsIn: '6789', amount: '50.00', obstacle },
});
const at = { at: '/checks/deposits/3', path: '/checks/deposits/:id' };

describe('a run of direct deposits', () => {
  beforeEach(() => {
    signIn('superadmin');
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
  });

  it('[T35] is approved in a dialog, which says why its maker may not', async () => {
    fakeServer({
      DepositRunEntries: () => ({ depositRuns: [run()] }),
      ApproveDepositRun: () => new Refusal('You made this run. Another superadmin has to approve it.', 'SL403'),
    });
    showPage(<DepositRunPage />, at);
    expect(await screen.findByText('Cedar Valley YSA')).toBeInTheDocument();
    expect(screen.getByText('••6789 at 021000021')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve run 3' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve run' }));
    expect(await dialog.findByText('You made this run. Another superadmin has to approve it.')).toBeInTheDocument();
  });

  it('[T35] is sent once its file was downloaded, and canceled only with the word that the bank does not have it', async () => {
    let downloadedAt: string | null = null;
    const sent = fakeServer({
      DepositRunEntries: () => ({ depositRuns: [run({ status: 'approved', downloadedAt })] }),
      'POST /deposit-runs/3/file.ach': () => {
        downloadedAt = '2026-11-29T18:00:00Z';
        return {};
      },
      CancelDepositRun: () => new Refusal('The file of this run was downloaded.', 'SL409', 'notAtBank'),
    });
    showPage(<DepositRunPage />, at);
    expect(await screen.findByRole('button', { name: 'Mark as sent' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as sent' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel run' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel run 3' }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong day');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this run' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CancelDepositRun')).toEqual({
        input: { depositRunId: 3, reason: 'Wrong day', notAtBank: false },
      }),
    );
    expect(await dialog.findByText('The file of this run was downloaded.')).toBeInTheDocument();
  });

  it('[T35] is approved by who says that the bank does not have the file of a canceled run', async () => {
    const earlierFiles = 'Cedar Valley YSA (No. 4) in run 2, which Dana Whitfield canceled: Wrong day';
    const sent = fakeServer({
      DepositRunEntries: () => ({ depositRuns: [run({ earlierFiles })] }),
      ApproveDepositRun: () => ({ approveDepositRun: { changeId: null } }),
    });
    showPage(<DepositRunPage />, at);
    expect(await screen.findByText(/may have some already: .* \(No\. 4\) in run 2, which Dana/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve run 3' }));
    expect(dialog.getByText(/^These payments were .* \(No\. 4\) in run 2/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Approve run' })).toBeDisabled();
    await userEvent.click(dialog.getByLabelText('The bank does not have that file'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve run' }));
    await waitFor(() =>
      expect(lastOf(sent, 'ApproveDepositRun')).toEqual({ input: { depositRunId: 3, fileSeen: true } }),
    );
  });

  it('[T35] shows what the bank returned, and "not found" for a run that does not exist', async () => {
    const returned = entry({ code: 'R03', reason: 'There is no such account', returnedOn: '2026-12-04' });
    fakeServer({
      DepositRunEntries: () => ({ depositRuns: [run({ status: 'sent', sentOn: '2026-12-01', entries: [returned] })] }),
    });
    const { unmount } = showPage(<DepositRunPage />, at) as unknown as { unmount: () => void };
    expect(await screen.findByText(/Returned .*: There is no such account \(R03\)/)).toBeInTheDocument();
    expect(screen.getByText(/It returned 1 entry, \$100\./)).toBeInTheDocument();
    unmount?.();
    fakeServer({ DepositRunEntries: () => ({ depositRuns: [] }) });
    showPage(<DepositRunPage />, at);
    expect(await screen.findByText(/run of deposits/i)).toBeInTheDocument();
  });

  it('[T35] that was canceled says what to do once the bank returned its payments all the same', async () => {
    const values = { status: 'canceled', cancelReason: 'Wrong day' };
    fakeServer({ DepositRunEntries: () => ({ depositRuns: [run(values)] }) });
    const { unmount } = showPage(<DepositRunPage />, at) as unknown as { unmount: () => void };
    expect(await screen.findByText('This run was canceled: Wrong day')).toBeInTheDocument();
    unmount?.();
    const entries = [entry({ code: 'R06', reason: 'Our bank asked', returnedOn: '2026-12-04' })];
    fakeServer({ DepositRunEntries: () => ({ depositRuns: [run({ ...values, entries })] }) });
    showPage(<DepositRunPage />, at);
    expect(await screen.findByText('To send')).toBeInTheDocument();
    expect(
      await screen.findByText(/but the bank had its file\. Ask it which .* the bank paid them.* Wrong day$/),
    ).toBeInTheDocument();
  });

  it('[T35] a return of a canceled run names the payment and the run, and can be recorded alone', async () => {
    const line = {
      line: 4,
      code: 'R06',
      company: '1234567890',
      bank: '02100002',
      reason: 'Our bank asked',
      endsAccount: false,
      endsIn: '6789',
      amount: '100.00',
    };
    fakeServer({});
    showPage(
      <PreviewDialog
        form={new FormData()}
        preview={{
          counts: { canceled: 1 },
          entries: [{ ...line, outcome: 'canceled', payee: 'Cedar Valley YSA', checkId: 4, runId: 3 }],
        }}
      />,
    );
    expect(
      await screen.findByText(/the bank had its file\. It is payment No\. 4 of run 3\. Apply this file/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('[T35] returns of another company are listed apart, with line and company', async () => {
    const line = {
      code: 'R02',
      reason: 'The account is closed',
      endsAccount: false,
      amount: '100.00',
      bank: '02100002',
    };
    const ours = { ...line, line: 8, outcome: 'returned' as const, payee: 'Cedar Valley YSA', endsIn: '6789' };
    const other = { ...line, line: 4, outcome: 'other_company' as const, payee: null, endsIn: null };
    fakeServer({});
    showPage(
      <PreviewDialog
        form={new FormData()}
        preview={{
          counts: { returned: 1, other_company: 1 },
          entries: [
            { ...ours, company: '1234567890', checkId: 4, runId: 3 },
            { ...other, company: '9999999999', checkId: null, runId: null },
          ],
        }}
      />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'What the bank says' }));
    const left = within(dialog.getByRole('alert'));
    expect(left.getByRole('listitem')).toHaveTextContent(
      'Line 4: company 9999999999 at bank 02100002, $100. The account is closed (R02).',
    );
    expect(dialog.getByText(/^Line 8: Cedar Valley YSA, ••6789/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('[T35] takes all payments that can be sent, and says what keeps the others', async () => {
    const sent = fakeServer({
      DepositsToSend: () => ({
        depositsToSend: [payment(1, null), payment(2, 'to_try'), payment(3, 'in_trial'), payment(4, 'account_ended')],
      }),
      CreateDepositRun: () => new Refusal('Choose a day from tomorrow to 30 days from now.', 'SL422', 'effectiveDate'),
    });
    showPage(<NewDepositRunDialog />);
    const dialog = within(await screen.findByRole('dialog', { name: 'New run of direct deposits' }));
    expect(dialog.getByText('1 payment, $50.')).toBeInTheDocument();
    expect(dialog.getByText(/tried by this run/)).toBeInTheDocument();
    expect(dialog.getByText(/may still return the trial/)).toBeInTheDocument();
    expect(dialog.getByText(/an account that has ended/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Make run' }));
    expect(await dialog.findByText('Choose a day from tomorrow to 30 days from now.')).toBeInTheDocument();
    expect(lastOf(sent, 'CreateDepositRun')).toMatchObject({ input: { checkIds: null } });
  });

  it('[T35] has at most 1,000 payments, and says that the others wait', async () => {
    const payments = Array.from({ length: 1001 }, (_, id) => payment(id, null));
    fakeServer({ DepositsToSend: () => ({ depositsToSend: payments }) });
    showPage(<NewDepositRunDialog />);
    expect(await screen.findByText(/^1,000 payments, \$50,000\. A run has at most 1,000 .* wait/)).toBeInTheDocument();
  });

  it('[T35] the list says how much waits, and when there is nothing', async () => {
    fakeServer({
      DepositsToSend: () => ({ depositsToSend: [payment(1, null), payment(2, 'to_try')] }),
      DepositRunsList: () => listOf(),
      DepositRunsTotal: () => ({ list: { totalCount: 0 } }),
    });
    showPage(<DepositRunList />);
    expect(await screen.findByText('Direct deposits to send: 2 payments, $100.')).toBeInTheDocument();
    expect(await screen.findByText(/No direct deposits have been sent yet/)).toBeInTheDocument();
  });
});
