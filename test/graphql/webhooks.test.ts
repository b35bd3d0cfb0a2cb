/** Webhooks over HTTP: the secret that the server seals, and the operations that store it. */
import { expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { unseal } from '../../server/shared/sealing.ts';
import { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const tokens = await loginTokens(server, 'admin', 'league', 'sponsor');
const newSecret = (token?: string) =>
  fetch(`${server.url}/webhook_secrets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: '{}',
  });

it('a secret is new each time, opens for its owner only, and is for those who sign in', async () => {
  const secrets = new Set<string>();
  for (let at = 0; at < 2; at += 1) {
    const answer = await newSecret(tokens.league);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { secret, sealed_secret } = (await answer.json()) as Record<string, string>;
    secrets.add(secret ?? '');
    const open = (userId: number) =>
      unseal(Buffer.from(sealed_secret ?? '', 'base64'), userId, [installationSecret()], 'webhook');
    expect(`whsec_${open(fixture.users.league)?.toString('base64')}`).toBe(secret);
    expect(open(fixture.users.admin)).toBeNull();
  }
  expect(secrets.size).toBe(2);
  const { offer, campaign } = linkTokens(fixture);
  expect([(await newSecret()).status, (await newSecret(offer)).status, (await newSecret(campaign)).status]).toEqual([
    401, 403, 403,
  ]);
});

it('is stored by the operations, which return no secret; an address that is not https is named', async () => {
  const { sealed_secret: sealedSecret } = (await (await newSecret(tokens.admin)).json()) as Record<string, string>;
  const create = `mutation ($input: CreateWebhookInput!) {
    createWebhook(input: $input) { webhook { id url events offReason failingSince } } }`;
  const input = { url: 'https://hooks.example.com/x', events: ['offers', 'check_runs'], sealedSecret };
  const { createWebhook } = await server.data(create, { input }, tokens.admin);
  expect(createWebhook.webhook).toMatchObject({ url: input.url, events: input.events, offReason: null });
  const wrong = { input: { ...input, url: 'http://hooks.example.com' } };
  expect((await server.graphql(create, wrong, tokens.admin)).errors?.[0]?.extensions).toMatchObject({ field: 'url' });
  const { rows } = await database.owner.query('select octet_length(sealed) as size from app_private.webhook_secrets');
  expect(rows).toEqual([{ size: 60 }]);
  const mine = '{ webhooks { id } webhookMessages { id } }';
  expect(await server.data(mine, {}, tokens.league)).toEqual({ webhooks: [], webhookMessages: [] });
  expect(await server.data(mine, {}, tokens.admin)).toEqual({
    webhooks: [{ id: createWebhook.webhook.id }],
    webhookMessages: [],
  });
});

it('is refused at once with an address inside the own network, beside its field, also when it is changed', async () => {
  const { sealed_secret: sealedSecret } = (await (await newSecret(tokens.league)).json()) as Record<string, string>;
  const refusalOf = async (operation: string, input: object) =>
    (
      await server.graphql(
        `mutation ($input: ${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!) { ${operation}(input: $input) { webhook { id url } } }`,
        { input },
        tokens.league,
      )
    ).errors?.[0]?.extensions;
  const create = { events: ['offers'], sealedSecret };
  const own = ['https://127.0.0.1', 'https://0x7f.1/x', 'https://[::1]/x', ' https://localhost/x', 'https://10.0.0.7'];
  for (const url of [...own, 'https://8.8.8.8:22'])
    expect(await refusalOf('createWebhook', { ...create, url })).toMatchObject({ code: 'SL422', field: 'url' });
  expect(await server.data('{ webhooks { id } }', {}, tokens.league)).toEqual({ webhooks: [] });
  expect(await refusalOf('createWebhook', { ...create, url: 'https://hooks.invalid/x' })).toBeUndefined();
  const { webhooks } = await server.data('{ webhooks { id } }', {}, tokens.league);
  const { id } = webhooks[0];
  expect(await refusalOf('updateWebhook', { id, url: 'https://192.168.1.1' })).toMatchObject({ field: 'url' });
  expect(await refusalOf('updateWebhook', { id, enabled: false })).toBeUndefined();
  expect(await server.data('{ webhooks { url } }', {}, tokens.league)).toEqual({
    webhooks: [{ url: 'https://hooks.invalid/x' }],
  });
});
