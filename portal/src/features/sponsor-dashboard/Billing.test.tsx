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
    expect(region.getByText(/Credit note 1/)).toBeInTheDocument();
    expect(region.queryByText('Northlight Fall')).toBeNull();
  });

  it('are left out where there is nothing to see', async () => {
    const calls = open(() => ({ campaignContracts: [], invoices: [], creditNotes: [] }));
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
  creditNotes: [{ id: 2, number: 1, invoiceId: 9, amount: '10.00', fullSizeUrl: null }],
};
