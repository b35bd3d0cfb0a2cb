/** Programs with keys over HTTP: what the header, the scopes and the limits let through, also in production. */

import { describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { reference } from '../../admin/src/apiReference/generated/reference.ts';
import { installationSecret } from '../../db/settings.ts';
import { apiKeyHash, newApiKey } from '../../ui/apiKeys.ts';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import { programKey } from './programKeys.ts';
import { processSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await processSetup({
  NODE_ENV: 'production',
  REQUESTS_PER_MINUTE: '400',
  SIDELINE_SECRET: installationSecret(),
  MAIL_FROM: 'Sideline <hello@example.test>',
  SMTP_URL: 'smtp://127.0.0.1:1',
  POSTAL_ADDRESS: 'Sideline, 1 Field Road',
});
const { owner } = database;
const tokens = await loginTokens(server, 'admin');

const keyOf = (userId: number, scopes: string[]) => programKey(database, userId, scopes);
const staffKey = await keyOf(fixture.users.admin, [
  'offers:read',
  'offers:write',
  'campaigns:read',
  'organizations:read',
]);
const ask = (query: string, secret = staffKey.secret, variables: object = {}) =>
  server.graphql(query, variables as never, secret);
const codeOf = async (query: string, secret?: string, variables?: object) =>
  (await ask(query, secret, variables)).errors?.[0]?.extensions?.code ?? 'answered';
const send = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

/** Another text of the same form. */
const other = (secret: string) => secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');

describe('a secret', () => {
  it('has a prefix, 256 bits and a checksum; another text is never looked up', async () => {
    const { secret, input } = await newApiKey();
    expect(secret).toMatch(/^sideline_sk_[0-9a-f]{72}$/);
    expect(await apiKeyHash(secret)).toBe(input.secretHash);
    for (const text of [other(secret), `${secret}0`, secret.slice(1), secret.replace('_sk_', '_pk_'), ''])
      expect(await apiKeyHash(text)).toBeNull();
  });

  it.each([
    ['with a wrong checksum', async () => other(staffKey.secret)],
    ['of another installation', async () => (await newApiKey()).secret],
    ['with another prefix', async () => staffKey.secret.replace('_sk_', '_pk_')],
    ['cut short', async () => staffKey.secret.slice(0, -1)],
  ])('%s is refused', async (_what, secret) => {
    expect(await codeOf('{ offers { id } }', await secret())).toBe('SL401');
  });

  it('is refused in the address, in a form, on a websocket and with a huge header', async () => {
    const query = JSON.stringify({ query: '{ offers { id } }' });
    const inAddress = await send(`/graphql?access_token=${staffKey.secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: query,
    });
    expect([inAddress.status, await inAddress.text()]).toEqual([400, expect.stringContaining('SL400')]);
    const form = await send('/exports/offers.csv', {
      method: 'POST',
      body: new URLSearchParams({ token: staffKey.secret, columns: '[]' }),
    });
    expect(form.status).toBe(401);
    const huge = await send('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer sideline_sk_${'a'.repeat(20_000)}` },
      body: query,
    }).catch(() => ({ status: 431 }));
    expect(huge.status).toBe(431);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${staffKey.secret}` } })),
    );
    expect(await closed).toBe(4403);
    expect(server.log()).not.toContain(staffKey.secret);
  });
});

describe('ad-hoc documents', () => {
  it('run with a key in production, and introspection; without one only the apps’ own do', async () => {
    const query = 'query Mine($n: Int) { offers(first: $n, orderBy: [ID_ASC]) { id status } }';
    expect((await ask(query, undefined, { n: 1 })).data.offers).toHaveLength(1);
    expect((await server.graphql(query, { n: 1 }, tokens.admin)).errors?.[0]?.message).toBe('Unknown operation.');
    const schema = await ask(getIntrospectionQuery());
    expect(schema.errors).toBeUndefined();
    expect(schema.data.__schema.queryType).toMatchObject({ name: 'Query' });
    expect(await codeOf('{ offers { id ')).toBe('SL400');
    expect(await codeOf('{ offers { nothing } }')).toBe('SL400');
    expect(await codeOf(`{ offers { id } } # ${'x'.repeat(20_000)}`)).toBe('SL400');
    expect(await codeOf('subscription { liveChannel(documents: []) }')).toBe('SL403');
  });

  it('show what the owner sees, and are logged with the key', async () => {
    const { data } = await ask('{ offers { id } }');
    const { rows } = await owner.query('select id from app_public.offers');
    expect(data.offers).toHaveLength(rows.length);
    expect(server.log()).toMatch(new RegExp(`"userId":${fixture.users.admin},"apiKeyId":${staffKey.id}\\b`));
    const league = await keyOf(fixture.users.league, ['offers:read']);
    const own = await ask('{ offers { organizationId } }', league.secret);
    expect(new Set(own.data.offers.map((offer: { organizationId: number }) => offer.organizationId))).toEqual(
      new Set([fixture.organizationId]),
    );
  });
});

describe('scopes', () => {
  it.each([
    ['a root field', '{ checks { id } }'],
    ['a record of a record', '{ campaigns { offers { checks { id } } } }'],
    ['a record by a fragment', '{ offers { ...More } } fragment More on Offer { checks { id } }'],
    ['a record by an inline fragment', '{ offers { ... on Offer { id checksConnection { totalCount } } } }'],
    ['a connection', '{ checksConnection { totalCount } }'],
    ['an alias', '{ campaigns: checks { id: amount } }'],
    ['a filter on a record', '{ checks: offers(filter: {sponsor: {name: {equalTo: "Acme"}}}) { id } }'],
    ['a filter in a list', '{ offers(filter: {or: [{not: {sponsor: {id: {isNull: false}}}}]}) { id } }'],
    ['a computed field of another resource', '{ offers { checkAvailable } }'],
    ['the payload of a mutation', 'mutation { updateOffer(input: {id: 1}) { offer { checks { id } } } }'],
    [
      'the query of a payload',
      'mutation { createTestimonial(input: {campaignId: 1, quote: "x", attribution: "y"}) { query { checks { id } } } }',
    ],
    ['a skipped field', '{ offers { id checks @skip(if: true) { id } } }'],
    ['a second operation', 'query A { offers { id } } query B { checks { id } }'],
    ['a link’s token', '{ offers { magicToken } }'],
    ['a calendar’s address', '{ organizations { calendarUrl } }'],
    ['links', '{ linkState(kind: "offer", recordId: "1") { url } }'],
    ['the keys themselves', '{ apiKeys { id } }'],
    [
      'making keys',
      'mutation { createApiKey(input: {name: "x", scopes: ["offers:read"], secretHash: "x", hint: "x"}) { changeId } }',
    ],
    ['revoking keys', 'mutation { revokeApiKey(input: {id: 1}) { apiKey { id } } }'],
    ['a feed', 'mutation { createFeed(input: {listViewId: 1, request: {}}) { feed { token } } }'],
    ['passwords', 'mutation { updatePassword(input: {password: "a", passwordConfirmation: "a"}) { jwt } }'],
    ['viewing as somebody', 'mutation { viewAsUser(input: {userId: 1}) { jwt } }'],
    ['logging out', 'mutation { logout(input: {everywhere: true}) { ended } }'],
  ])('refuse %s without its scope', async (_what, query) => {
    expect(await codeOf(query)).toBe('SL403');
  });

  it('refuse a filter in a variable, also where it is a default value', async () => {
    const query = 'query ($filter: OfferWhere) { offers(filter: $filter) { id } }';
    expect(await codeOf(query, undefined, { filter: { and: [{ sponsor: { id: { equalTo: 1 } } }] } })).toBe('SL403');
    expect(
      await codeOf('query ($filter: OfferWhere = {sponsor: {id: {equalTo: 1}}}) { offers(filter: $filter) { id } }'),
    ).toBe('SL403');
    expect(await codeOf(query, undefined, { filter: { campaign: { id: { equalTo: 1 } } } })).toBe('answered');
  });

  it('of the missing kind are named, and a reading key changes nothing', async () => {
    const reader = await keyOf(fixture.users.admin, ['offers:read']);
    const { errors } = await ask(
      `mutation { updateOffer(input: {id: ${fixture.offers.proposed}, value: "7"}) { changeId } }`,
      reader.secret,
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('offers:write'),
      extensions: { code: 'SL403' },
    });
    const changed = await ask(
      `mutation { updateOffer(input: {id: ${fixture.offers.proposed}, value: "7"}) { changeId } }`,
    );
    expect(changed.data.updateOffer.changeId).toMatch(/^\d+$/);
    const { rows } = await owner.query(
      'select user_id, api_key_id from app_private.audit_log where transaction_id = $1::text::xid8',
      [changed.data.updateOffer.changeId],
    );
    expect(rows[0]).toEqual({ user_id: fixture.users.admin, api_key_id: staffKey.id });
  });

  it('of reading are needed for the values that the refusal of a stale update tells', async () => {
    const stale = `mutation { updateOffer(input: {id: ${fixture.offers.proposed}, value: "9", version: 0}) { changeId } }`;
    const currentFor = async (scopes: string[]) => {
      const key = await keyOf(fixture.users.admin, scopes);
      const { errors } = await ask(stale, key.secret);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'SL409', field: 'version' });
      return (errors?.[0]?.extensions as { current?: object } | undefined)?.current;
    };
    expect(await currentFor(['offers:write'])).toEqual({});
    expect(await currentFor(['offers:read', 'offers:write'])).toHaveProperty('value');
  });
});

it.each([
  ['POST', '/dashboard_lists/offers.csv'],
  ['GET', '/users'],
  ['GET', '/sports'],
  ['POST', '/sponsors'],
  ['POST', '/league_generator'],
  ['POST', '/user_token'],
  ['GET', '/graphql'],
])('%s %s is not for keys', async (method, path) => {
  const { status } = await send(path, { method, headers: { authorization: `Bearer ${staffKey.secret}` } });
  expect(status).toBe(403);
});

it('every example of the reference runs with a key of its scope', async () => {
  const every = await keyOf(fixture.users.superadmin, [...(apiScopes.superadmin ?? [])]);
  const examples = reference.flatMap(({ name, example }) =>
    example && apiScopes.superadmin?.includes(`${name}:read`) ? example : [],
  );
  expect(examples.length).toBeGreaterThan(20);
  for (const example of examples) expect([example, await codeOf(example, every.secret)]).toEqual([example, 'answered']);
});

it('a key ends with its owner’s account and narrows with their role', async () => {
  const key = await keyOf(fixture.users.superadmin, ['checks:read', 'checks:write']);
  expect(await codeOf('{ pendingChecks { id } }', key.secret)).toBe('answered');
  await owner.query(`update app_public.users set role = 'admin' where id = $1`, [fixture.users.superadmin]);
  expect(await codeOf('{ pendingChecks { id } }', key.secret)).toBe('SL403');
  await owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [fixture.users.superadmin]);
  expect(await codeOf('{ __typename }', key.secret)).toBe('SL401');
  await owner.query(`update app_public.users set role = 'superadmin', status = 'active' where id = $1`, [
    fixture.users.superadmin,
  ]);
});

it('each key has requests and costs of its own, whatever its other secrets and other keys ask', async () => {
  const [busy, other] = [
    await keyOf(fixture.users.admin, ['offers:read']),
    await keyOf(fixture.users.admin, ['offers:read']),
  ];
  const dear =
    '{ offersConnection(first: 1000) { nodes { id status value createdAt updatedAt confirmedAt guid seasonStart seasonEnd organizationId campaignId sponsorId lastTouchpoint sponsorablePropertyId __typename a: id b: id c: id d: id } } }';
  let code = 'answered';
  for (let sent = 0; code === 'answered' && sent < 300; sent++) code = await codeOf(dear, busy.secret);
  expect(code).toBe('SL429');
  expect(await codeOf(dear, other.secret)).toBe('answered');
});
