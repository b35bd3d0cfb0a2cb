/** A league’s program is told of a change: a webhook from its creation to a verified message, on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { startWebhookReceiver, type WebhookReceiver } from '../harness/webhookReceiver.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, type Setup, until } from './setup.ts';

jest.setTimeout(240_000);
let setup: Setup;
let receiver: WebhookReceiver;
const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-receiver-'));

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  // the worker is a process of its own
  Object.assign(process.env, {
    WEBHOOK_PRIVATE_ADDRESSES: 'on',
    NODE_EXTRA_CA_CERTS: receiver.certificateIn(folder),
  });
  setup = await createSetup({ WEBHOOK_PRIVATE_ADDRESSES: 'on' });
}, 180_000);
afterAll(async () => {
  await setup?.stop();
  await receiver?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a league creates one, tries it, and gets a message about its sponsorship that verifies', () =>
  setup.picturing(async () => {
    const page = await setup.person('league', { width: 375 });
    await page.goto(`${setup.server.url}/webhooks`);
    await page.getByText('You have no webhooks yet.').waitFor();
    await page.getByRole('button', { name: 'Create a webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Web address').fill(receiver.url);
    await dialog.getByLabel('Deadlines').check();
    await lookAtScreen(page, 'webhook-new');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    const secret = await dialog.getByLabel('Secret').inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await lookAtScreen(page, 'webhooks');
    await page.getByRole('button', { name: /^Messages of/ }).click();
    await page.getByRole('dialog', { name: 'Messages' }).getByText('Delivered').waitFor();
    await page.getByText('Request and answer').click();
    await lookAtScreen(page, 'webhook-messages');
    const [deadline] = await setup.rows<{ id: number }>(
      `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
       join app_public.organization_users m on m.organization_id = o.organization_id and m.confirmed
       join app_public.users u on u.id = m.user_id
       where u.email = 'league@sideline.test' and o.status = 'confirmed' order by d.id limit 1`,
    );
    await setup.rows('update app_public.verification_deadlines set deadline = deadline + 1 where id = $1', [
      deadline?.id,
    ]);
    await until(async () => receiver.received.length >= 2);
    const messages = receiver.received.map(
      ({ body, headers }) =>
        new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; data: { id?: number } },
    );
    expect(messages.map(({ type }) => type)).toEqual(['webhook.test', 'verification_deadlines.changed']);
    expect(messages[1]?.data.id).toBe(deadline?.id);
    expect(page.errors).toEqual([]);
  }));
