import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckRunPage } from './CheckRunPage.tsx';

const person = { id: 7, name: 'Dana Whitfield', email: 'dana@sideline.test' };
const sheet = (number: number, more = {}) => ({
  number,
  voidedAt: null,
  voidReason: null,
  check: {
    id: number,
    amount: '100.00',
    memo: 'Half',
    state: 'in_run',
    number,
    recipientName: `League ${number}`,
    mailedOn: null,
    offerId: 9,
  },
  ...more,
});
const run = (more = {}) => ({
  id: 3,
  status: 'open',
  firstNumber: 1001,
  lastNumber: 1002,
  cancelReason: null,
  createdAt: '2026-11-18T17:00:00Z',
  createdBy: person,
  closedAt: null,
  closedBy: null,
  prints: [],
  sheets: [sheet(1001), sheet(1002, { voidedAt: '2026-11-18T18:00:00Z', voidReason: 'Jam' })],
  ...more,
});
const print = { id: 1, reason: null, createdAt: '2026-11-18T17:10:00Z', printedBy: person };
const at = { at: '/checks/runs/3', path: '/checks/runs/:id' };

describe('a check run', () => {
  beforeEach(() => {
    signIn('superadmin');
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
  });

  it('[M1] lists each sheet, void ones with their reason; confirming requires the download', async () => {
    fakeServer({ CheckRunSheets: () => ({ checkRuns: [run()] }) });
    showPage(<CheckRunPage />, at);
    expect(await screen.findByText('Checks 1001 to 1002')).toBeInTheDocument();
    expect(screen.getByText('League 1001')).toBeInTheDocument();
    expect(screen.getByText('Jam')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm printed' })).toBeDisabled();
  });

  it('[M1] one click downloads the pages; downloading again requires a reason', async () => {
    let prints: unknown[] = [];
    const sent = fakeServer({
      CheckRunSheets: () => ({ checkRuns: [run({ prints })] }),
      'POST /check-runs/3/checks.pdf': () => {
        prints = [print];
        return {};
      },
    });
    showPage(<CheckRunPage />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Download checks' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm printed' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Download checks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download the checks again' }));
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Paper jam');
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const posts = sent.filter(({ name }) => name === 'POST /check-runs/3/checks.pdf').map(({ body }) => body);
    expect(posts).toEqual([{}, { reason: 'Paper jam' }]);
  });

  it('[M1] spoiled sheets require numbers and a reason; an error is shown in the dialog', async () => {
    const sent = fakeServer({
      CheckRunSheets: () => ({ checkRuns: [run({ prints: [print] })] }),
      SpoilCheckSheets: () =>
        new Refusal('This run has no such sheet, or the sheet is already void.', 'SL404', 'firstNumber'),
    });
    showPage(<CheckRunPage />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Spoiled sheets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record spoiled sheets' }));
    await userEvent.type(dialog.getByLabelText(/First spoiled sheet/), '1002');
    await userEvent.type(dialog.getByLabelText(/Last spoiled sheet/), '1002');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Jam');
    await userEvent.click(dialog.getByRole('button', { name: 'Record as void' }));
    expect(await dialog.findByText('This run has no such sheet, or the sheet is already void.')).toBeInTheDocument();
    expect(lastOf(sent, 'SpoilCheckSheets')).toEqual({
      input: { runId: 3, firstNumber: 1002, lastNumber: 1002, reason: 'Jam' },
    });
  });

  it('[M1] shows "not found" for a run that does not exist', async () => {
    fakeServer({ CheckRunSheets: () => ({ checkRuns: [] }) });
    showPage(<CheckRunPage />, at);
    expect(await screen.findByText(/check run/i)).toBeInTheDocument();
  });
});
