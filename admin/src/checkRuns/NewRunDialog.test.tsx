import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { NewRunDialog } from './NewRunDialog.tsx';

const odd = { id: 8, offerId: 31, recipientName: 'Club 北京 ⚽', amount: '120.00', unprintableCharacters: '⚽' };
const waiting = (count: number) => [{ state: 'approved', count, amount: '500.00' }];
const show = () => showPage(<NewRunDialog checkIds={null} />);

describe('printing approved checks', () => {
  beforeEach(() => signIn('superadmin'));

  it('[M1] lists the checks that cannot be printed and prints the others in one click', async () => {
    const sent = fakeServer({
      NextSheet: () => ({ nextSheetNumber: 2005, checkSummaries: waiting(4), unprintableChecks: [odd] }),
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

  it('[M1] cannot be started if no check can be printed', async () => {
    fakeServer({
      NextSheet: () => ({ nextSheetNumber: 2005, checkSummaries: waiting(1), unprintableChecks: [odd] }),
    });
    show();
    expect(await screen.findByRole('button', { name: 'Print the others' })).toBeDisabled();
  });
});
