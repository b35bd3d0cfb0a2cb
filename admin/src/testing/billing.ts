/** A sponsor with a signed contract and an invoice of which a part is paid. */
export const campaign = { id: 5, name: 'Northlight Spring', season: 'spring', year: 2030 };
export const sponsor = { id: 3, name: 'Northlight', campaigns: [campaign] };
export const contract = {
  id: 7,
  campaignId: 5,
  versionNumber: 1,
  status: 'signed',
  totalSpend: '1000.00',
  startsOn: '2030-01-01',
  endsOn: '2030-06-30',
  amounts: ['400.00', '600.00'],
  dueDates: ['2030-03-01', '2030-06-01'],
  campaign,
};
export const invoice = {
  id: 9,
  number: 1001,
  contractId: 7,
  campaignId: 5,
  installment: 1,
  state: 'partly_paid',
  amount: '400.00',
  credited: '0.00',
  paid: '150.00',
  balance: '250.00',
  overpaid: '0.00',
  issuedOn: '2030-02-01',
  dueOn: '2030-03-01',
  daysOverdue: 20,
  billingEmail: 'ap@northlight.test',
  timesSent: 0,
  sentOn: null,
  fullSizeUrl: '/files/invoice.pdf',
  campaign,
};
export const account = {
  contracted: '1000',
  invoiced: '400',
  credited: '0',
  paid: '150',
  balance: '250',
  overdue: '250',
  credit: '0',
  refunded: '0',
};
export const payment = {
  id: 4,
  invoiceId: 9,
  amount: '150.00',
  receivedOn: '2030-03-05',
  method: 'wire',
  reference: 'W-1',
  reversedAt: null,
  reversalReason: null,
};
