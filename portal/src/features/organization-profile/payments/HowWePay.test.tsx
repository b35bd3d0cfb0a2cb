import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeStatus } from '../../../testing/fakeServer.ts';
import { heading, open } from '../../../testing/profile.tsx';
import type { MyDepositAccountFragment } from './generated/graphql.ts';

const account: MyDepositAccountFragment = {
  id: 7,
  state: 'in_use',
  holderName: 'Harbor Hills Youth',
  kind: 'checking',
  endsIn: '6789',
  usableFrom: '2026-05-04T15:00:00Z',
  endedAt: null,
  correctsId: null,
};
const mailingAddress = { id: 1, line1: '1 Park Rd', line2: null, city: 'Austin', state: 'TX', zip: '78701' };

function openAs(myRole: string, accounts: Partial<MyDepositAccountFragment>[], answers: object = {}) {
  let depositAccounts = accounts.map((values) => ({ ...account, ...values }));
  return open('/organizations/4', {
    MyOrganizationProfile: () => ({
      organization: { id: 4, name: 'Harbor Hills', engagementStatus: 'active', myRole, ownerNames: 'Dana' },
    }),
    MyPayments: () => ({ mayChooseDeposit: true, organization: { id: 4, mailingAddress, depositAccounts } }),
    EndMyDepositAccount: () => {
      depositAccounts = [];
      return { endDepositAccount: { clientMutationId: null } };
    },
    ...answers,
  });
}

describe('[T35] how a league is paid', () => {
  it('is by check until an account is entered, its number twice, and confirmed by a code', async () => {
    let entered = false;
    const { user, calls } = openAs('treasurer', [], {
      MyPayments: () => ({
        mayChooseDeposit: true,
        organization: {
          id: 4,
          mailingAddress,
          depositAccounts: entered ? [{ ...account, id: 9, state: 'waiting' }] : [],
        },
      }),
      'POST /deposit-accounts': ({ account: { number, number_again } }: { account: Record<string, string> }) =>
        number === number_again
          ? { id: 9, ends_in: '6789' }
          : new FakeStatus(422, {
              error: 'The two numbers differ. Please type the number again.',
              code: 'SL422',
              field: 'numberAgain',
            }),
      'POST /deposit-accounts/9/confirm': ({ code }: { code: string }) => {
        if (code !== '123456')
          return new FakeStatus(422, { error: 'This is not the code.', code: 'SL422', field: 'code' });
        entered = true;
        return null;
      },
      'POST /deposit-accounts/9/code': () => null,
    });
    expect(await screen.findByText('By check, mailed to 1 Park Rd, Austin, TX 78701.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose direct deposit' }));
    const form = within(screen.getByRole('dialog', { name: 'Account for direct deposit' }));
    await user.type(form.getByLabelText('Account holder'), 'Harbor Hills Youth');
    await user.click(form.getByLabelText('Savings'));
    await user.type(form.getByLabelText('Routing number'), '021000021');
    await user.type(form.getByLabelText('Account number'), '123456789');
    await user.type(form.getByLabelText('Account number again'), '123456788');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(form.getByLabelText('Account number again')).toHaveAccessibleDescription(
        'The two numbers differ. Please type the number again.',
      ),
    );
    await user.type(form.getByLabelText('Account number again'), '{Backspace}9');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    const code = within(await screen.findByRole('dialog', { name: 'Confirm the account that ends in ••6789' }));
    expect(calls.findLast(({ name }) => name === 'POST /deposit-accounts')?.body).toEqual({
      account: {
        organization_id: 4,
        holder_name: 'Harbor Hills Youth',
        kind: 'savings',
        routing_number: '021000021',
        number: '123456789',
        number_again: '123456789',
      },
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('123456789');
    await user.type(code.getByLabelText('Code'), '111111');
    await user.click(code.getByRole('button', { name: 'Confirm' }));
    expect(await code.findByText('This is not the code.')).toBeInTheDocument();
    await user.click(code.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(calls.at(-1)?.name).toBe('POST /deposit-accounts/9/code'));
    await user.clear(code.getByLabelText('Code'));
    await user.type(code.getByLabelText('Code'), '123456');
    await user.click(code.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('From 5/4/2026 on by direct deposit to the account that ends in ••6789.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is by direct deposit with an account, which is changed or removed, and a change is canceled', async () => {
    const { user, sent } = openAs('owner', [{ id: 8, state: 'waiting', endsIn: '22' }, {}]);
    expect(
      await screen.findByText('By direct deposit to the account of Harbor Hills Youth that ends in ••6789 (Checking).'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go back to checks' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change the account' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel this change' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Cancel this change' })).getByRole('button', {
        name: 'Cancel this change',
      }),
    );
    expect(await screen.findByText(/^By check, mailed/)).toBeInTheDocument();
    expect(sent('EndMyDepositAccount')).toEqual([{ id: 8 }]);
  });

  it('asks to confirm what the bank corrected', async () => {
    const { user, calls } = openAs('owner', [{ id: 8, state: 'unconfirmed', endsIn: '22', correctsId: 7 }, {}], {
      'POST /deposit-accounts/8/code': () => null,
    });
    expect(
      await screen.findByText('Your bank corrected your account: it now ends in ••22. Please confirm it.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm the account that ends in ••22' })).toBeInTheDocument();
    expect(calls.at(-1)?.name).toBe('POST /deposit-accounts/8/code');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(/^From now on we send checks by mail\./)).toBeInTheDocument();
  });

  it('shows no failure of another code above a wrong code that was entered later', async () => {
    let sent = 0;
    const { user } = openAs('owner', [{ id: 8, state: 'unconfirmed' }], {
      'POST /deposit-accounts/8/code': () =>
        ++sent === 1 ? null : new FakeStatus(429, { error: 'Too many attempts.', code: 'SL429' }),
      'POST /deposit-accounts/8/confirm': () =>
        new FakeStatus(422, { error: 'This is not the code.', code: 'SL422', field: 'code' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await user.type(screen.getByLabelText('Code'), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This is not the code.')).toBeInTheDocument();
    expect(screen.queryByText('Too many attempts.')).toBeNull();
  });

  it('is not for helpers', async () => {
    const { calls } = openAs('helper', []);
    await heading('Contact');
    expect(calls.some(({ name }) => name === 'MyPayments')).toBe(false);
    expect(screen.queryByText('How we pay you')).toBeNull();
  });

  it('offers no direct deposit where it is not offered', async () => {
    openAs('owner', [], {
      MyPayments: () => ({
        mayChooseDeposit: false,
        organization: { id: 4, mailingAddress: null, depositAccounts: [] },
      }),
    });
    expect(await screen.findByText('By check. We do not have your mailing address yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose direct deposit' })).toBeNull();
  });
});
