import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { SponsorBilling } from '../contracts/SponsorBilling.tsx';
import { account, contract, invoice, payment, sponsor } from '../testing/billing.ts';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';

function open(answers: Parameters<typeof fakeServer>[0] = {}, role: 'admin' | 'superadmin' = 'superadmin') {
  signIn(role);
  const sent = fakeServer({
    CampaignContractsList: () => listOf(contract),
    InvoicesList: () => listOf(invoice),
    SponsorAccount: () => ({ sponsor: { account }, invoicePayments: [payment], creditNotes: [], sponsorRefunds: [] }),
    ...answers,
  });
  showPage(
    <RecordContextProvider value={sponsor}>
      <SponsorBilling />
    </RecordContextProvider>,
  );
  return { sent, user: userEvent.setup() };
}
const times = (sent: { name: string }[], operation: string) => sent.filter(({ name }) => name === operation).length;

describe('what a sponsor owes', () => {
  it('is on one page: figures, what is to be invoiced, invoices with their payments, contracts', async () => {
    open();
    const figures = within(await screen.findByLabelText('Account', { selector: 'dl' }));
    expect(figures.getByText('$1,000')).toBeInTheDocument();
    const planned = within(screen.getByRole('table', { name: 'To be invoiced' }));
    expect(planned.getByText('$600')).toBeInTheDocument();
    expect(planned.queryByText('$400')).toBeNull();
    expect(screen.getByText('$150 by wire transfer on 3/5/2030, W-1')).toBeInTheDocument();
    expect(screen.getByText('20 days overdue')).toBeInTheDocument();
  });

  it('an installment is issued once for a double click', async () => {
    const { sent, user } = open({ IssueInvoice: () => ({ issueInvoice: { changeId: null } }) });
    await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
    expect(screen.getByText(/^This can’t be undone: it stays on record/)).toBeInTheDocument();
    await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() => expect(lastOf(sent, 'IssueInvoice')?.input).toEqual({ contractId: 7, installment: 2 }));
    expect(times(sent, 'IssueInvoice')).toBe(1);
  });

  it('a payment above the balance is refused at its field, unless the rest is kept as a credit', async () => {
    const { sent, user } = open({
      RecordInvoicePayment: ({ input }: { input: { asCredit: boolean } }) =>
        input.asCredit
          ? { recordInvoicePayment: { changeId: null } }
          : new Refusal('That is $50 more than is owed.', 'SL422', 'amount'),
    });
    await user.click(await screen.findByRole('button', { name: 'Record payment for invoice 1001' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('spinbutton', { name: /Amount/ });
    expect(amount).toHaveValue(250);
    await user.clear(amount);
    await user.type(amount, '300');
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    expect(await dialog.findByText('That is $50 more than is owed.')).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'Keep $50 as a credit of the sponsor' }));
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(lastOf(sent, 'RecordInvoicePayment')?.input).toMatchObject({
        invoiceId: 9,
        amount: '300',
        method: 'check',
        asCredit: true,
      }),
    );
  });

  it('a reminder proposes a text that staff can change, and is sent only by them', async () => {
    const { sent, user } = open({ SendInvoice: () => ({ sendInvoice: { changeId: null } }) });
    await user.click(await screen.findByRole('button', { name: 'Remind about invoice 1001' }));
    const dialog = within(await screen.findByRole('dialog'));
    const message = dialog.getByRole('textbox', { name: /Message/ });
    expect(message).toHaveValue(
      'Invoice 1001 is 20 days overdue, and $250 are still open. Please pay it within a week, or write to us if something is not right.',
    );
    expect(times(sent, 'SendInvoice')).toBe(0);
    await user.clear(message);
    await user.type(message, 'Dear Sue');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(lastOf(sent, 'SendInvoice')?.input).toEqual({ invoiceId: 9, message: 'Dear Sue' }));
  });

  it('staff who are no superadmins see everything, and cannot issue, credit or record', async () => {
    open({}, 'admin');
    expect(await screen.findByRole('button', { name: 'Remind about invoice 1001' })).toBeInTheDocument();
    for (const name of [
      'Issue invoice',
      'Record payment for invoice 1001',
      'Credit note for invoice 1001',
      'Reverse payment of $150',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a credit is paid back by superadmins, with an error beside its field, and a refund can be reversed', async () => {
    const refund = {
      id: 6,
      amount: '40.00',
      refundedOn: '2030-03-09',
      reference: 'W-2',
      reason: 'Paid twice',
      reversedAt: null,
      reversalReason: null,
    };
    const answers = {
      SponsorAccount: () => ({
        sponsor: { account: { ...account, credit: '60', refunded: '40' } },
        invoicePayments: [],
        creditNotes: [],
        sponsorRefunds: [refund],
      }),
      RecordSponsorRefund: () => new Refusal('The sponsor has a credit of $50.', 'SL422', 'amount'),
      ReverseSponsorRefund: () => ({ reverseSponsorRefund: { changeId: null } }),
    };
    const { sent, user } = open(answers);
    expect(await screen.findByText('$40 paid back on 3/9/2030, W-2: Paid twice')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Pay credit back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Paid twice ');
    await user.dblClick(dialog.getByRole('button', { name: 'Record refund' }));
    expect(await dialog.findByText('The sponsor has a credit of $50.')).toBeInTheDocument();
    expect(lastOf(sent, 'RecordSponsorRefund')?.input).toMatchObject({
      sponsorId: 3,
      amount: '60',
      reason: 'Paid twice',
      reference: '',
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Reverse refund of $40' }));
    const reversal = within(await screen.findByRole('dialog', { name: 'Reverse refund' }));
    await user.type(reversal.getByRole('textbox', { name: /Reason/ }), 'Came back');
    await user.click(reversal.getByRole('button', { name: 'Reverse refund' }));
    await waitFor(() =>
      expect(lastOf(sent, 'ReverseSponsorRefund')?.input).toEqual({ refundId: 6, reason: 'Came back' }),
    );
  });

  it('an amendment starts with what is not invoiced, and counts what is', async () => {
    const partly = { ...invoice, credited: '40.00' };
    const { user } = open({ InvoicesList: () => listOf(partly) });
    await user.click(await screen.findByRole('button', { name: 'Amend' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('spinbutton', { name: /Amount/ })).toHaveValue(600);
    expect(dialog.getByText(/^\$360 were invoiced under earlier versions/)).toBeInTheDocument();
    expect(dialog.getByText(/The invoices are \$40 below the total spend/)).toBeInTheDocument();
  });

  it('says what failed, with a retry', async () => {
    let down = true;
    const { user } = open({ InvoicesList: () => (down ? new Refusal('Not now.', 'SL422') : listOf(invoice)) });
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('20 days overdue')).toBeInTheDocument();
  });
});
