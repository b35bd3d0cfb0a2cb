import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { line, month, statement } from '../testing/bankStatements.ts';
import { chooseOption } from '../testing/chooseOption.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MonthPage } from './MonthPage.tsx';
import { StatementPage } from './StatementPage.tsx';
import { UploadStatementDialog } from './UploadStatementDialog.tsx';

const lines = (rows: object[]) => ({
  BankLinesList: () => listOf(...rows),
  BankLinesTotal: () => ({ list: { totalCount: rows.length } }),
});
/** An upload that the server refuses because of the file. */
class RefusedUpload extends EventTarget {
  upload = new EventTarget();
  status = 422;
  responseText = JSON.stringify({ error: 'The file has no paid check.', code: 'SL422', field: 'file' });
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'));
  }
}

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

  it.each([
    ['pending', 'Reject the new check, which would pay this again.'],
    ['printed', 'Void check #1012, which would pay this again.'],
    ['mailed', 'Stop and void check #1012, which would pay this again.'],
    ['cleared', 'The bank paid check #1012 for it, too.'],
    ['mailed', 'Our bank was sent the direct deposit, which pays this again.', 'direct_deposit'],
  ])(
    '[T35] a payment of a void check says what to do about the %s check that replaces it',
    async (state, advice, payoutMethod = 'check') => {
      const checkToVoid = { id: 5, number: state === 'pending' ? null : 1012, payoutMethod, state, offerId: 20418 };
      fakeServer({
        BankStatement: () => ({ bankStatements: [statement] }),
        ...lines([line({ issue: 'paid_after_void', checkToVoid })]),
      });
      show('/checks/statements/3');
      expect(await screen.findByText((_text, element) => element?.textContent === advice)).toBeInTheDocument();
    },
  );

  it('[T35] a line without a check clears the one that a person chooses', async () => {
    const sent = fakeServer({
      BankStatement: () => ({ bankStatements: [statement] }),
      ...lines([line({ issue: 'unknown_number', check: null })]),
      ChecksList: () => listOf({ id: 4, number: 1007, payee: 'Cedar Valley YSA', amount: '100.00' }),
      ChecksMany: () => ({ list: [{ id: 4, number: 1007, recipientName: 'Cedar Valley YSA', amount: '100.00' }] }),
      SettleBankLine: () => ({ settleBankLine: { bankLine: line({ settlement: 'cleared' }) } }),
    });
    show('/checks/statements/3');
    await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Misread');
    await userEvent.click(dialog.getByRole('radio', { name: /^The check is paid/ }));
    await chooseOption(/^The check that the bank paid/, '#1007, Cedar Valley YSA, $100');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
    await waitFor(() =>
      expect(lastOf(sent, 'SettleBankLine')).toEqual({
        input: { lineId: 8, settlement: 'cleared', note: 'Misread', checkId: 4 },
      }),
    );
  });

  it('[T35] a line is taken back by the bank’s credit of a day, and an entry by one of today', async () => {
    const entry = line({ id: 9, amount: '-110.00', issue: null, reversesId: 8 });
    const sent = fakeServer({
      BankStatement: () => ({ bankStatements: [statement] }),
      ...lines([line({ issue: null, clears: true }), entry]),
      ReverseBankLine: () => ({ reverseBankLine: { bankLine: entry } }),
    });
    show('/checks/statements/3');
    for (const [button, title, input] of [
      ['Given back', 'Reverse $110', { lineId: 8, note: 'Credit', creditedOn: expect.stringMatching(/^20/) }],
      ['Reverse', 'Reverse -$110', { lineId: 9, note: 'Credit' }],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await userEvent.type(dialog.getByLabelText(/^Note/), 'Credit');
      await userEvent.click(dialog.getByRole('button', { name: 'Add reversing entry' }));
      await waitFor(() => expect(lastOf(sent, 'ReverseBankLine')).toEqual({ input }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('[T35] a month without a statement is closed with a reason', async () => {
    const sent = fakeServer({
      CheckMonth: () => ({ checkMonth: { ...month, withoutStatement: 'First Bank' } }),
      ...lines([]),
      CloseMonth: () => ({ closeMonth: { changeId: null, closedMonth: { month: '2026-10-01' } } }),
    });
    show('/checks/months/2026-10');
    expect(await screen.findByText(/a statement of First Bank is missing/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close month' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026' }));
    expect(dialog.getByRole('button', { name: 'Close month' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/^Why is there none/), 'Nothing was paid');
    await userEvent.click(dialog.getByRole('button', { name: 'Close month' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CloseMonth')).toEqual({
        input: { month: '2026-10-01', noStatementReason: 'Nothing was paid' },
      }),
    );
  });

  it('[T35] a line of a check that was paid twice asks for another check unless the other line does no more', async () => {
    for (const [state, offered] of [
      ['mailed', true],
      ['cleared', false],
    ] as const) {
      const paid = line({ issue: 'paid_twice' });
      fakeServer({
        BankStatement: () => ({ bankStatements: [statement] }),
        ...lines([{ ...paid, check: { ...paid.check, state } }]),
      });
      const { unmount } = show('/checks/statements/3');
      await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
      await screen.findByRole('dialog');
      await userEvent.click(screen.getByRole('radio', { name: /^The check is paid/ }));
      expect(Boolean(screen.queryByLabelText(/^Another check than ours/))).toBe(offered);
      unmount();
    }
  });

  it('[T35] a file that the server refuses says why beside it', async () => {
    fakeServer({
      PositivePayFormatsList: () => listOf({ id: 1, name: 'First Bank' }),
      BankFileLayoutsList: () => listOf(),
    });
    globalThis.XMLHttpRequest = RefusedUpload as never;
    showPage(<UploadStatementDialog onPreview={() => undefined} />);
    const file = await screen.findByLabelText<HTMLInputElement>('The bank’s file of paid checks');
    await userEvent.upload(file, new File(['x'], 'paid.ofx'));
    await chooseOption(/^Bank/, 'First Bank');
    await userEvent.type(screen.getByLabelText(/Total of paid checks/), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Show what matches' }));
    await waitFor(() => expect(file).toBeInvalid());
    expect(file).toHaveAccessibleDescription(/^The file has no paid check\./);
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

  it('[T35] a payment that no file of a closed month has is added by an entry, which is reversed like others', async () => {
    const entry = line({
      id: 12,
      issue: null,
      clears: true,
      statementId: null,
      note: 'On paper',
      bankPaidOn: '2026-10-14',
      enteredBy: { id: 1, name: 'Dana Whitfield', email: 'dana@sideline.test' },
    });
    let recorded: object[] = [];
    const sent = fakeServer({
      CheckMonth: () => ({ checkMonth: { ...month, closedAt: '2026-11-05T12:00:00Z', closedBy: 'Dana' } }),
      ...lines([]),
      MissingPayments: () => ({ bankLines: recorded }),
      PositivePayFormatsList: () => listOf({ id: 1, name: 'First Bank' }, { id: 2, name: 'Second Bank' }),
      ChecksList: () => listOf({ id: 4, number: 1007, payee: 'Cedar Valley YSA', amount: '100.00' }),
      ChecksMany: () => ({ list: [{ id: 4, number: 1007, recipientName: 'Cedar Valley YSA', amount: '100.00' }] }),
      RecordMissingPayment: () => {
        recorded = [entry, { ...entry, id: 13, number: 1008, reversal: { id: 14, paidOn: '2026-11-20' } }];
        return { recordMissingPayment: { bankLine: entry } };
      },
    });
    const { unmount } = show('/checks/months/2026-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Record missing payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record missing payment' }));
    expect(dialog.getByRole('button', { name: 'Record entry' })).toBeDisabled();
    await chooseOption(/^The check that the bank paid/, '#1007, Cedar Valley YSA, $100');
    await userEvent.type(dialog.getByLabelText(/^Amount paid/), '100');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Paper statement');
    await chooseOption(/^Bank that paid it/, 'Second Bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Record entry' }));
    await waitFor(() =>
      expect(lastOf(sent, 'RecordMissingPayment')).toEqual({
        input: { checkId: 4, amount: '100', paidOn: '2026-10-01', note: 'Paper statement', formatId: 2 },
      }),
    );
    // the closed month then says when, by whom and why, and where the entry is
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Check #1007, $110, Cedar Valley YSA, paid by the bank on 10/14/2026. Entered on 11/2/2026 by Dana Whitfield: On paper Show entry',
    );
    expect(second).toHaveTextContent(': On paper Reversed on 11/20/2026. Show entry');
    expect(screen.getAllByRole('link', { name: 'Show entry' })[0]).toHaveAttribute(
      'href',
      `/checks/months/2026-11?filter=${encodeURIComponent('{"number":1007}')}`,
    );
    unmount();
    fakeServer({ CheckMonth: () => ({ checkMonth: month }), ...lines([entry]) });
    show('/checks/months/2026-10');
    expect(await screen.findByText('Manual entry · The bank paid it on 10/14/2026 · On paper')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Reverse' }));
    expect(screen.getByText(/An entry of today takes it back, and its check is no longer cleared/)).toBeInTheDocument();
  });

  it('[T35] a month with open lines cannot be closed and says why; a line of a closed one is reversed', async () => {
    let shown: typeof month | object = { ...month, openLines: 2 };
    let reversal: object | null = null; // its day is in another month
    fakeServer({
      CheckMonth: () => ({ checkMonth: shown }),
      BankLinesTotal: () => ({ list: { totalCount: 1 } }),
      BankLinesList: () => listOf(line({ issue: null, clears: true, reversal })),
      MissingPayments: () => ({ bankLines: [] }),
    });
    const { unmount } = show('/checks/months/2026-10');
    expect(await screen.findByText('Not ready to close: 2 lines to settle.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close month' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
    unmount();
    shown = { ...month, closedAt: '2026-11-05T12:00:00Z', closedBy: 'Dana' };
    const { unmount: leave } = show('/checks/months/2026-10');
    expect(await screen.findByRole('button', { name: 'Reverse' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close month' })).toBeNull();
    leave();
    reversal = { id: 9, paidOn: '2026-11-10' };
    show('/checks/months/2026-10');
    expect(await screen.findByText('#1007')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  });
});
