import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../testing/chooseOption.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { NewRunDialog } from './NewRunDialog.tsx';

const odd = { id: 8, offerId: 31, recipientName: 'Club 北京 ⚽', amount: '120.00', unprintableCharacters: '⚽' };
const waiting = (count: number) => [{ state: 'approved', count, amount: '500.00' }];
const show = () => showPage(<NewRunDialog checkIds={null} />);

describe('printing approved checks', () => {
  beforeEach(() => signIn('superadmin'));

  it('[M1] lists the checks that cannot be printed and prints the others in one click', async () => {
    const sent = fakeServer({
      NextSheet: () => ({
        nextSheetNumber: 2005,
        checkSummaries: waiting(4),
        unprintableChecks: [odd],
        positivePayFormats: [],
      }),
      CreateCheckRun: () => ({ createCheckRun: { checkRun: { id: 3 } } }),
    });
    show();
    expect(await screen.findByRole('dialog', { name: 'Print 3 checks' })).toHaveTextContent(
      "1 check can't be printed and will wait.",
    );
    expect(screen.getByRole('link', { name: 'Club 北京 ⚽' })).toHaveAttribute(
      'href',
      expect.stringContaining('/offers/31'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Print the others' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CreateCheckRun')).toEqual({
        input: { checkIds: null, firstNumber: 2005, skippedReason: null, leaveOutUnprintable: true },
      }),
    );
  });

  it('[M1] prints at most 1,000 checks, and says that the others wait', async () => {
    fakeServer({
      NextSheet: () => ({
        nextSheetNumber: 2005,
        checkSummaries: waiting(1001),
        unprintableChecks: [],
        positivePayFormats: [],
      }),
    });
    show();
    expect(await screen.findByRole('dialog', { name: 'Print 1,000 checks' })).toHaveTextContent(
      'A run has at most 1,000 checks: 1 other check will wait for the next one.',
    );
  });

  it('[T35] asks for the bank when there are two', async () => {
    const banks = [
      { id: 1, name: 'First Bank' },
      { id: 2, name: 'Second Bank' },
    ];
    const sent = fakeServer({
      NextSheet: () => ({
        nextSheetNumber: 2005,
        checkSummaries: waiting(4),
        unprintableChecks: [],
        positivePayFormats: banks,
      }),
      CreateCheckRun: () => ({ createCheckRun: { checkRun: { id: 3 } } }),
    });
    show();
    const start = await screen.findByRole('button', { name: 'Start check run' });
    expect(start).toBeDisabled();
    await chooseOption(/^Bank/, 'Second Bank');
    await userEvent.click(start);
    await waitFor(() => expect(lastOf(sent, 'CreateCheckRun')).toMatchObject({ input: { formatId: 2 } }));
  });

  it('[M1] cannot be started if no check can be printed', async () => {
    fakeServer({
      NextSheet: () => ({
        nextSheetNumber: 2005,
        checkSummaries: waiting(1),
        unprintableChecks: [odd],
        positivePayFormats: [],
      }),
    });
    show();
    expect(await screen.findByRole('button', { name: 'Print the others' })).toBeDisabled();
  });
});
