import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { fakeServer, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';

const SECRET = /^sideline_sk_[0-9a-f]{72}$/;
const key = {
  id: 5,
  name: 'Field schedule',
  hint: 'Ab12',
  state: 'active',
  scopes: ['offers:read'],
  expiresAt: '2026-12-01T12:00:00Z',
  oldSecretUntil: null,
  lastUsedAt: null,
};
function open(keys: object[], answers: Record<string, () => unknown> = {}) {
  const calls = fakeServer({
    MyApiKeys: () => ({ apiKeys: keys }),
    ...answers,
  });
  showPage('/my-api-keys', <App />, leagueToken);
  return { calls, user: userEvent.setup() };
}

it('lists the keys of a league; one is created with scopes, and its secret shown once', async () => {
  let refuse = true;
  const { calls, user } = open([], {
    CreateMyApiKey: () => (refuse ? refusal('You have 50 keys.', 'SL409') : { createApiKey: { changeId: '1' } }),
  });
  expect(await screen.findByText('You have no keys yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create a key' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create a key' }));
  await user.type(dialog.getByLabelText('What it is for'), 'Field schedule');
  const reads = within(dialog.getByRole('group', { name: 'It may read' }));
  const writes = within(dialog.getByRole('group', { name: 'It may change' }));
  await user.click(writes.getByRole('button', { name: 'Select all' }));
  await user.click(reads.getByLabelText('Offers'));
  for (const box of writes.getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(writes.getByRole('button', { name: 'Select none' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('You have 50 keys.')).toBeInTheDocument();
  refuse = false;
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument();
  expect(calls.findLast((call) => 'input' in call.body)?.body).toEqual({
    input: {
      name: 'Field schedule',
      days: 90,
      scopes: ['offers:read'],
      secretHash: expect.any(String),
      hint: expect.any(String),
    },
  });
});

it('rotates and revokes a key that works', async () => {
  const { calls, user } = open([key, { ...key, id: 4, name: 'Old', state: 'expired' }], {
    RotateMyApiKey: () => ({ rotateApiKey: { changeId: '1' } }),
    RevokeMyApiKey: () => ({ revokeApiKey: { changeId: '1' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Rotate Field schedule' }));
  expect(screen.queryByRole('button', { name: 'Rotate Old' })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Revoke Field schedule' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(calls.findLast((call) => 'input' in call.body)?.body).toEqual({ input: { id: 5 } });
});
