import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import SignContract from './SignContract.tsx';

const contract = {
  state: 'open',
  sponsor: 'Northlight',
  campaign: 'Northlight Spring',
  version_number: 1,
  total_spend: '1000.00',
  starts_on: '2030-01-01',
  ends_on: '2030-06-30',
  invoiced_before: '0.00',
  amounts: ['400.00', '600.00'],
  due_dates: ['2030-03-01', '2030-06-01'],
  signer_name: null,
  signed_at: null,
  sha256: 'ab12',
};

function open(answer: unknown = contract, sign: () => unknown = () => null) {
  const state = { answer };
  const calls = fakeServer({
    'GET /contract-links/abc': () => state.answer,
    'POST /contract-links/abc/views': () => ({}),
    'POST /contract-links/abc': sign,
  });
  showPage('/sign-contract/abc', <SignContract token="abc" />);
  const sent = () => calls.filter(({ name }) => name === 'POST /contract-links/abc');
  return { state, calls, sent, user: userEvent.setup() };
}
const agree = /^I have read the contract/;

describe('signing a contract by a link', () => {
  it('shows what is agreed and the PDF, sends the signature, and says what happens next', async () => {
    const { state, sent, user } = open(contract, () => {
      state.answer = { ...contract, state: 'signed', signer_name: 'Sue', signed_at: '2030-01-02T15:00:00Z' };
      return null;
    });
    expect(await screen.findByText('$1,000')).toBeInTheDocument();
    expect(screen.getByText(/\$400 due 3\/1\/2030/)).toBeInTheDocument();
    expect(screen.queryByText(/earlier versions/)).toBeNull();
    expect(screen.getByRole('link', { name: /Read the contract/ })).toHaveAttribute(
      'href',
      '/contract-links/abc/contract.pdf',
    );
    await user.type(screen.getByLabelText('Your name'), 'Sue');
    await user.click(screen.getByLabelText(agree));
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText(/Sue signed on 1\/2\/2030.*We will sign next/)).toBeInTheDocument();
    expect(sent().map(({ body, token }) => [body, token])).toEqual([
      [{ signature: { signer_name: 'Sue', agreed: true } }, null],
    ]);
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  });

  it('says what was invoiced under earlier versions', async () => {
    open({ ...contract, version_number: 2, total_spend: '1250.50', invoiced_before: '250.50' });
    expect(await screen.findByText('Invoiced under earlier versions:')).toBeInTheDocument();
    expect(screen.getByText('$250.50')).toBeInTheDocument();
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const { sent, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText(agree)).toHaveAccessibleDescription('Please tick this to sign.');
    expect(sent()).toEqual([]);
  });

  it('sends a double click once, and shows that somebody else was faster', async () => {
    const { state, sent, user } = open(contract, () => {
      state.answer = { ...contract, state: 'signed', signer_name: 'Max', signed_at: '2030-01-02T15:00:00Z' };
      return new FakeStatus(409, { error: 'Max has signed this contract already.', code: 'SL409' });
    });
    await user.type(await screen.findByLabelText('Your name'), 'Sue');
    await user.click(screen.getByLabelText(agree));
    await user.dblClick(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText(/Max signed on/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('shows the signed PDF once both have signed', async () => {
    open({ ...contract, state: 'concluded', signer_name: 'Sue', signed_at: '2030-01-02T15:00:00Z' });
    expect(await screen.findByRole('link', { name: /Download the signed contract/ })).toBeInTheDocument();
    expect(screen.getByText(/Both sides have signed/)).toBeInTheDocument();
  });

  it('can be tried again while the PDF is being made', async () => {
    const { state, user } = open({ ...contract, state: 'preparing', sha256: null });
    expect(await screen.findByText(/being prepared/)).toBeInTheDocument();
    state.answer = contract;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Sign' })).toBeInTheDocument();
  });

  it.each([
    ['expired', { state: 'expired' }, 'This link has expired'],
    ['revoked', { state: 'revoked' }, 'This link was revoked'],
    ['incomplete', new FakeStatus(404), 'This link is not complete'],
  ])('by a link that is %s shows nothing of the contract', async (_, answer, title) => {
    const { calls } = open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
