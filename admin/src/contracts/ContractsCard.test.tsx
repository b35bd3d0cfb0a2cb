import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { ContractsCard } from './ContractsCard.tsx';

const campaign = { id: 5, name: 'Northlight Spring', season: 'spring', year: 2030 };
const sponsor = { id: 3, name: 'Northlight', campaigns: [campaign] } as never;
const contract = {
  id: 7,
  version: 1,
  campaignId: 5,
  sponsorId: 3,
  versionNumber: 1,
  status: 'draft',
  totalSpend: '1000.00',
  leagueSharePercentage: null,
  startsOn: '2030-01-01',
  endsOn: '2030-06-30',
  terms: '',
  billingName: 'Northlight, Inc.',
  billingAddress: '1 Main St',
  billingEmail: 'ap@northlight.test',
  signerEmail: null,
  emailedOn: null,
  amounts: ['400.00', '600.00'],
  dueDates: ['2030-03-01', '2030-06-01'],
  signerName: null,
  signedAt: null,
  staffSignerName: null,
  staffSignedAt: null,
  drawnUrl: null,
  fullSizeUrl: null,
  sha256: null,
  campaign,
};

function open(contracts: readonly object[], answers: Parameters<typeof fakeServer>[0] = {}) {
  signIn();
  const sent = fakeServer(answers);
  showPage(<ContractsCard sponsor={sponsor} invoices={[]} contracts={contracts as never} />);
  return { sent, user: userEvent.setup() };
}

describe('the contracts of a sponsor', () => {
  it('says what a contract is for if there is none', async () => {
    open([]);
    expect(await screen.findByText(/Draw up the first one/)).toBeInTheDocument();
  });

  it('a draft is changed, and the form says by how much the invoices differ from the total', async () => {
    const { sent, user } = open([contract], {
      CampaignContractsUpdate: () => new Refusal('The invoices do not add up to the total spend.', 'SL422', 'amounts'),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amounts = dialog.getAllByRole('spinbutton', { name: /Amount/ });
    await user.clear(amounts[1] as HTMLElement);
    await user.type(amounts[1] as HTMLElement, '599.99');
    expect(await dialog.findByText(/The invoices are \$0\.01 below the total spend/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    // beside the schedule, not an alert below the form
    expect(
      (await dialog.findByText('The invoices do not add up to the total spend.')).closest('[role="alert"]'),
    ).toBeNull();
    expect(lastOf(sent, 'CampaignContractsUpdate')).toMatchObject({
      input: { id: 7, version: 1, amounts: ['400.00', '599.99'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent.filter(({ name }) => name === 'CampaignContractsUpdate')).toHaveLength(2));
  });

  it('one out for signature is signed with a name, once, and its PDF can be read', async () => {
    const { sent, user } = open([{ ...contract, status: 'out_for_signature', drawnUrl: '/files/drawn.pdf' }], {
      SignContract: () => ({ signContract: { changeId: null } }),
    });
    expect(await screen.findByRole('link', { name: 'PDF to sign' })).toHaveAttribute('href', '/files/drawn.pdf');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /Your name/ });
    await user.clear(name);
    await user.type(name, 'Ann Admin');
    await user.click(dialog.getByRole('switch', { name: /I have read the PDF/ }));
    await user.dblClick(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(lastOf(sent, 'SignContract')).toBeDefined());
    expect(
      sent.filter(({ name: operation }) => operation === 'SignContract').map(({ variables }) => variables),
    ).toEqual([{ input: { contractId: 7, signerName: 'Ann Admin', agreed: true } }]);
  });

  it('the link of one out for signature is emailed again, with an error beside the address', async () => {
    const out = { ...contract, status: 'out_for_signature', drawnUrl: '/files/drawn.pdf' };
    const { sent, user } = open([{ ...out, signerEmail: 'sue@northlight.test', emailedOn: '2030-01-02' }], {
      EmailContract: () => new Refusal('It was emailed to this address today.', 'SL409', 'signerEmail'),
    });
    expect(await screen.findByText('Emailed to sue@northlight.test on 1/2/2030')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Email again' }));
    const dialog = within(await screen.findByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: /Email of the signer/ });
    await user.clear(address);
    await user.type(address, ' tom@northlight.test');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText('It was emailed to this address today.')).toBeInTheDocument();
    expect(address).toBeInvalid();
    expect(lastOf(sent, 'EmailContract')).toMatchObject({
      input: { contractId: 7, signerEmail: 'tom@northlight.test' },
    });
  });

  it('a signed one shows both signatures, both PDFs and the hash, and can only be amended', async () => {
    open([
      {
        ...contract,
        status: 'signed',
        signerName: 'Sue',
        signedAt: '2030-01-02T15:00:00Z',
        staffSignerName: 'Ann',
        staffSignedAt: '2030-01-02T16:00:00Z',
        drawnUrl: '/files/drawn.pdf',
        fullSizeUrl: '/files/signed.pdf',
        sha256: 'ab12',
      },
    ]);
    expect(await screen.findByText(/Sue for the sponsor/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Signed PDF' })).toHaveAttribute('href', '/files/signed.pdf');
    expect(screen.getByRole('link', { name: 'PDF as sent' })).toHaveAttribute('href', '/files/drawn.pdf');
    expect(screen.getByText('SHA-256 ab12')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Amend' })).toBeInTheDocument();
    for (const name of ['Edit', 'Sign', 'Withdraw', 'Send for signature'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each(['signed', 'superseded'])('the link of one that is %s can be revoked and renewed', async (status) => {
    const { user } = open([{ ...contract, status }], {
      LinkState: () => ({ linkState: { version: 1, url: '/sign-contract/abc', views: 0, scannerViews: 0 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Link' }));
    await user.click(await screen.findByRole('button', { name: /^More for the link of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Revoke link' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Create a new link' })).toBeInTheDocument();
  });
});
