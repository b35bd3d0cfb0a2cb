import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { Billing } from './Billing.tsx';

const open = (answer: () => unknown) => {
  const calls = fakeServer({ SponsorBilling: answer });
  showPage('/sponsor-dashboard', <Billing sponsor={sponsor} />);
  return calls;
};

describe('contracts and invoices on the sponsor’s home', () => {
  it('show what staff let the sponsor see: the contract, each invoice, what is paid and still to pay', async () => {
    open(() => billing);
    const region = within(await screen.findByRole('region', { name: 'Contracts and invoices' }));
    expect(region.getByRole('link', { name: 'Contract' })).toHaveAttribute('href', '/files/contract.pdf');
    expect(region.getByRole('link', { name: '1001' })).toHaveAttribute('href', '/files/invoice.pdf');
    expect(region.getByText('$250 to pay')).toBeInTheDocument();
    expect(region.getAllByText(/Credit note 1/)).toHaveLength(1);
    expect(region.queryByRole('heading', { name: 'Account' })).toBeNull();
    expect(region.queryByText('Northlight Fall')).toBeNull();
  });

  it('[T35] tell what was paid back beside the payments, and add up to what is to pay and the credit', async () => {
    open(() => ({
      ...billing,
      billingPayments: [
        { day: '2030-02-10', invoiceNumber: 1001, reference: 'ACH 1', amount: '150.00' },
        { day: '2030-02-11', invoiceNumber: 1002, reference: '', amount: '500.00' },
        { day: '2030-02-20', invoiceNumber: null, reference: 'ACH 2', amount: '-60.00' },
      ],
      invoices: [
        { ...billing.invoices[0], credited: '10.00', balance: '240.00' },
        { ...billing.invoices[0], id: 10, number: 1002, paid: '500.00', balance: '0.00', state: 'paid' },
      ],
    }));
    const table = (await screen.findAllByRole('table')).at(-1) as HTMLElement;
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      '2/1/2030Invoice 1001$400',
      '2/1/2030Invoice 1002$400',
      '2/5/2030Credit note 1-$10',
      '2/10/2030Payment of invoice 1001, ACH 1-$150',
      '2/11/2030Payment of invoice 1002-$500',
      '2/20/2030Paid back to you, ACH 2$60',
      'To pay$240',
      'Your credit-$40',
    ]);
  });

  it('are left out where there is nothing to see', async () => {
    const calls = open(() => ({ campaignContracts: [], invoices: [], creditNotes: [], billingPayments: [] }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Contracts and invoices' })).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    open(() => new FakeStatus(500));
    expect(await screen.findByText('Your contracts and invoices could not be loaded.')).toBeInTheDocument();
  });
});

const sponsor = {
  id: 3,
  name: 'Northlight',
  logoUrl: null,
  campaigns: [
    { id: 5, name: 'Northlight Spring', season: 'spring', year: 2030, status: 'active', magicToken: null },
    { id: 6, name: 'Northlight Fall', season: 'fall', year: 2030, status: 'active', magicToken: null },
  ],
} as never;
const billing = {
  campaignContracts: [
    {
      id: 7,
      campaignId: 5,
      versionNumber: 1,
      status: 'signed',
      totalSpend: '1000.00',
      startsOn: '2030-01-01',
      endsOn: '2030-06-30',
      fullSizeUrl: '/files/contract.pdf',
    },
  ],
  invoices: [
    {
      id: 9,
      number: 1001,
      campaignId: 5,
      amount: '400.00',
      issuedOn: '2030-02-01',
      dueOn: '2099-03-01',
      credited: '0.00',
      paid: '150.00',
      balance: '250.00',
      state: 'partly_paid',
      fullSizeUrl: '/files/invoice.pdf',
    },
  ],
  creditNotes: [{ id: 2, number: 1, invoiceId: 9, amount: '10.00', issuedOn: '2030-02-05', fullSizeUrl: null }],
  billingPayments: [],
};
