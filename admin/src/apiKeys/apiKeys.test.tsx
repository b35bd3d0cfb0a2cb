import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { ApiKeysPage } from './ApiKeysPage.tsx';

const SECRET = /^sideline_sk_[0-9a-f]{72}$/;
const key = {
  id: 5,
  name: 'Nightly report',
  scopes: ['offers:read', 'play_locations:write'],
  hint: 'Ab12',
  state: 'active',
  expiresAt: '2026-12-01T12:00:00Z',
  oldSecretUntil: null,
  lastUsedAt: null,
  owner: { id: 7, name: 'Dana', email: 'dana@sideline.test' },
};
const feed = {
  id: 3,
  lastReadAt: null,
  token: 'a'.repeat(64),
  listView: { label: 'Late proof' },
};
const open = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    ApiKeysList: () => listOf(key, { ...key, id: 4, name: 'Old', state: 'revoked' }),
    FeedsList: () => listOf(feed),
    ...answers,
  });
  showPage(<ApiKeysPage />);
  return sent;
};

describe('keys', () => {
  beforeEach(() => signIn('admin'));

  it('are listed with their state, scopes and last use; only working ones can be rotated and revoked', async () => {
    open();
    const keys = within(await screen.findByRole('region', { name: 'Keys' }));
    expect(await keys.findAllByText('Offers: read, Play locations: change')).toHaveLength(2);
    expect(keys.getAllByText('Never')).toHaveLength(2);
    expect(
      keys
        .getAllByRole('button', { name: /^(Rotate|Revoke) (?!the feed)/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Rotate Nightly report', 'Revoke Nightly report']);
    expect(keys.queryByText('Dana')).toBeNull();
  });

  it('show whose they are to superadmins', async () => {
    signIn('superadmin');
    open();
    expect((await screen.findAllByText('Dana')).length).toBeGreaterThan(0);
  });

  it('are created with scopes, and the secret is shown once; a refusal keeps the input', async () => {
    let refuse = true;
    const sent = open({
      CreateApiKey: () => (refuse ? new Refusal('You have 50 keys.', 'SL409') : { createApiKey: { changeId: '1' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create a key' }));
    await userEvent.type(dialog.getByLabelText(/What it is for/), 'Nightly report');
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    const reads = within(await dialog.findByRole('group', { name: 'It may read' }));
    const writes = within(dialog.getByRole('group', { name: 'It may change' }));
    await userEvent.click(writes.getByRole('button', { name: 'It may change: Select all' }));
    await userEvent.click(reads.getByLabelText('Offers'));
    for (const box of writes.getAllByRole('checkbox')) expect(box).toBeChecked();
    await userEvent.click(writes.getByRole('button', { name: 'It may change: Select none' }));
    expect(reads.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText('You have 50 keys.')).toBeInTheDocument();
    refuse = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument();
    expect(lastOf(sent, 'CreateApiKey')).toEqual({
      input: {
        name: 'Nightly report',
        days: 90,
        scopes: ['offers:read'],
        secretHash: expect.any(String),
        hint: expect.any(String),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  });

  it('are rotated and revoked', async () => {
    const sent = open({
      RotateApiKey: () => ({ rotateApiKey: { changeId: '1' } }),
      RevokeApiKey: () => ({ revokeApiKey: { changeId: '2' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate Nightly report' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rotate' }));
    expect(await screen.findByDisplayValue(SECRET)).toBeInTheDocument();
    expect(lastOf(sent, 'RotateApiKey')).toMatchObject({ input: { id: 5, secretHash: expect.any(String) } });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Nightly report' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(lastOf(sent, 'RevokeApiKey')).toEqual({ input: { id: 5 } }));
  });

  it('and feeds have texts when there are none, and errors', async () => {
    open({ ApiKeysList: () => listOf(), FeedsList: () => new Refusal('You are not permitted to do this.', 'SL403') });
    expect(await screen.findByText(/With a key, your own programs/)).toBeInTheDocument();
    expect(await screen.findByText('You are not permitted to do this.')).toBeInTheDocument();
  });
});

it('feeds are listed with their view, and revoked', async () => {
  signIn('admin');
  const sent = open({ FeedsDelete: () => ({ result: { changeId: null } }) });
  const feeds = within(await screen.findByRole('region', { name: 'Feeds' }));
  expect(await feeds.findByText('Late proof')).toBeInTheDocument();
  await userEvent.click(feeds.getByRole('button', { name: 'Revoke the feed of Late proof' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(lastOf(sent, 'FeedsDelete')).toEqual({ input: { id: 3 } }));
});
