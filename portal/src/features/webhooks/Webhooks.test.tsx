import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App.tsx';
import { fakeServer, leagueToken, loginToken, refusal } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';

const webhook = { id: 5, url: 'https://hooks.example.com/x', events: ['offers'], offReason: null, failingSince: null };
const message = {
  id: 9,
  eventType: 'offers.changed',
  record: 'offers:12',
  state: 'failed',
  attempts: 3,
  attemptedAt: '2026-05-01T12:00:00Z',
  request: '{"type":"offers.changed"}',
  responseStatus: 503,
  response: 'down',
  error: null,
};
const done = () => ({ changed: { changeId: '1' } });

function open(webhooks: object[], answers: Record<string, () => unknown> = {}, token = leagueToken) {
  const calls = fakeServer({
    MyWebhooks: () => ({ webhooks }),
    MyWebhookMessages: () => ({ webhookMessages: [message, { ...message, id: 8, state: 'waiting' }] }),
    'POST /webhook_secrets': () => ({ secret: 'whsec_new', sealed_secret: 'c2VhbGVk' }),
    CreateMyWebhook: done,
    UpdateMyWebhook: done,
    DeleteMyWebhook: done,
    RedeliverMyWebhookMessage: done,
    ...answers,
  });
  showPage('/webhooks', <App />, token);
  const inputOf = (name: string) => calls.findLast((call) => call.name === name)?.body?.input;
  return { calls, inputOf, user: userEvent.setup() };
}

it('a webhook is created with an address and events, and its secret shown once; a refusal keeps the input', async () => {
  let refuse = true;
  const { user, inputOf } = open([], {
    CreateMyWebhook: () => (refuse ? refusal('This address is not on the public internet.', 'SL422', 'url') : done()),
  });
  expect(await screen.findByText('You have no webhooks yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create a webhook' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create a webhook' }));
  expect(dialog.queryByLabelText('Sends')).toBeNull();
  await user.click(dialog.getByLabelText('Photos'));
  await user.type(dialog.getByLabelText('Web address'), 'https://hooks.example.com');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('This address is not on the public internet.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Web address')).toHaveAccessibleDescription(
    'This address is not on the public internet.',
  );
  refuse = false;
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
  expect(inputOf('CreateMyWebhook')).toEqual({
    url: 'https://hooks.example.com',
    events: ['verification_images'],
    sealedSecret: 'c2VhbGVk',
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByDisplayValue('whsec_new')).toBeNull();
});

it('shows its state, is edited, rotated and deleted', async () => {
  const { user, inputOf } = open([
    webhook,
    { ...webhook, id: 4, url: 'https://old.example.com', offReason: 'failures' },
    { ...webhook, id: 3, url: 'https://bad.example.com', failingSince: '2026-05-01T12:00:00Z' },
  ]);
  for (const state of ['On', 'Off', 'Failing']) expect(await screen.findByText(state)).toBeInTheDocument();
  expect(screen.getByText(/failed for three days/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit https://old.example.com' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('Yes'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputOf('UpdateMyWebhook')).toEqual({
      id: 4,
      url: 'https://old.example.com',
      events: ['offers'],
      enabled: true,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Rotate the secret of https://hooks.example.com/x' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByDisplayValue('whsec_new')).toBeInTheDocument();
  expect(inputOf('UpdateMyWebhook')).toEqual({ id: 5, sealedSecret: 'c2VhbGVk' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Delete https://hooks.example.com/x' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(inputOf('DeleteMyWebhook')).toEqual({ id: 5 }));
});

it('shows the messages with request and answer, and sends one again', async () => {
  const { user } = open([webhook], { RedeliverMyWebhookMessage: () => refusal('It is off.', 'SL409') });
  await user.click(await screen.findByRole('button', { name: 'Messages of https://hooks.example.com/x' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }));
  expect(await dialog.findByText('Failed')).toBeInTheDocument();
  expect(dialog.getAllByDisplayValue('down')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Redeliver 9' }));
  expect(await dialog.findByText('It is off.')).toBeInTheDocument();
});

it('staff choose among all events, sponsors among those of their campaigns', async () => {
  const { user } = open([], {}, loginToken('admin'));
  await user.click(await screen.findByRole('button', { name: 'Create a webhook' }));
  expect(screen.getByLabelText('Sends')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
});
