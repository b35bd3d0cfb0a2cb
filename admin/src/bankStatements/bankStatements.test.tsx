import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { line, month, statement } from '../testing/bankStatements.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MonthPage } from './MonthPage.tsx';
import { StatementPage } from './StatementPage.tsx';

const lines = (rows: object[]) => ({
  BankLinesList: () => listOf(...rows),
  BankLinesTotal: () => ({ list: { totalCount: rows.length } }),
});
const show = (path: string) =>
  showPage(
    <Routes>
      <Route path="/checks/statements/:id" element={<StatementPage />} />
      <Route path="/checks/months/:month" element={<MonthPage />} />
    </Routes>,
    { at: path },
  );

describe('bank statements', () => {
  beforeEach(() => signIn('superadmin'));

  it('[T35] say by how much they do not balance, and a person settles a line with a note', async () => {
    const sent = fakeServer({
      BankStatement: () => ({ bankStatements: [statement] }),
      ...lines([line()]),
      SettleBankLine: () => new Refusal('This line was settled already.', 'SL409'),
    });
    show('/checks/statements/3');
    expect(await screen.findByText('1 line to settle, differs by $2.50')).toBeInTheDocument();
    expect(await screen.findByText('Wrong amount', { selector: '.MuiChip-label' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle $110' }));
    expect(dialog.getByText('#1007, $100')).toBeInTheDocument();
    const action = dialog.getByRole('button', { name: 'Settle' });
    expect(action).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^The check is paid/ }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'The bank confirmed it');
    await userEvent.click(action);
    await waitFor(() =>
      expect(lastOf(sent, 'SettleBankLine')).toEqual({
        input: { lineId: 8, settlement: 'cleared', note: 'The bank confirmed it' },
      }),
    );
    expect(await dialog.findByText('This line was settled already.')).toBeInTheDocument();
  });

  it('[T35] a line without a check cannot clear one', async () => {
    fakeServer({
      BankStatement: () => ({ bankStatements: [statement] }),
      ...lines([line({ issue: 'unknown_number', check: null })]),
    });
    show('/checks/statements/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('radio', { name: /^The check is paid/ })).toBeNull();
  });

  it('[T35] a month reads as an account, and is closed after a confirmation', async () => {
    const sent = fakeServer({
      CheckMonth: () => ({ checkMonth: month }),
      ...lines([]),
      CloseMonth: () => ({ closeMonth: { changeId: null, closedMonth: { month: '2026-10-01' } } }),
    });
    show('/checks/months/2026-10');
    const account = within(await screen.findByRole('region', { name: 'Account of October 2026' }));
    for (const amount of ['$100', '$250', '$150', '$200']) expect(account.getByText(amount)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close month' }));
    expect(lastOf(sent, 'CloseMonth')).toBeUndefined();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close month' }));
    await waitFor(() => expect(lastOf(sent, 'CloseMonth')).toEqual({ input: { month: '2026-10-01' } }));
  });

  it('[T35] a month with open lines cannot be closed and says why; a line of a closed one is reversed', async () => {
    let shown: typeof month | object = { ...month, openLines: 2 };
    fakeServer({ CheckMonth: () => ({ checkMonth: shown }), ...lines([line({ issue: null, clears: true })]) });
    const { unmount } = show('/checks/months/2026-10');
    expect(await screen.findByText('Not ready to close: 2 lines to settle.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close month' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
    unmount();
    shown = { ...month, closedAt: '2026-11-05T12:00:00Z', closedBy: 'Dana' };
    show('/checks/months/2026-10');
    expect(await screen.findByRole('button', { name: 'Reverse' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close month' })).toBeNull();
  });
});
