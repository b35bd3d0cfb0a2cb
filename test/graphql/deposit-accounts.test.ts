/** Accounts for direct deposit over HTTP: entering the number, the code, and where the number is not. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { openText, sealedFromJson } from '../../server/shared/envelope.ts';
import { testDatabase } from '../harness/database.ts';
import { startServer } from '../harness/server.ts';
import { enabling, ROUTING } from '../sql/depositAccounts.ts';
import { accountClient, NUMBER } from './depositAccounts.ts';
import { makeFixture } from './fixture.ts';
import { programKey } from './programKeys.ts';

const database = await testDatabase({ stepUp: true });
const fixture = await makeFixture(database);
const server = await startServer(database, { LOG_LEVEL: 'info' });
afterAll(async () => {
  await server.stop();
  await database.drop();
});
await database.owner.query(enabling);
await database.owner.query(`update app_public.sign_in_settings set second_factor = 'none'`);

const { account, login, post, enter, rows, emailedCode } = accountClient(server, database, fixture.organizationId);

beforeEach(async () => {
  await rows('truncate app_private.throttle_events');
  await rows('delete from app_private.deposit_account_codes; delete from app_public.deposit_accounts');
});

describe('[T35] an account', () => {
  it('is entered, confirmed by the emailed code, and its number is nowhere but sealed', async () => {
    const token = await login('league');
    const { status, body } = await enter(token);
    expect([status, body]).toEqual([201, { id: expect.any(Number), ends_in: '1987' }]);
    const { id } = body;
    const confirm = (code: unknown) => post(`/deposit-accounts/${id}/confirm`, { code }, token);
    for (const wrong of ['', '12345', 'abcdef', {}, null])
      expect(await confirm(wrong)).toMatchObject({ status: 422, body: { field: 'code' } });
    const code = await emailedCode();
    const other = code === '000000' ? '000001' : '000000';
    expect(await confirm(other)).toMatchObject({ status: 422, body: { field: 'code' } });
    expect(await rows('select tries from app_private.deposit_account_codes')).toEqual([{ tries: 1 }]);
    expect((await post(`/deposit-accounts/${id}/code`, {}, token)).status).toBe(204);
    expect(await emailedCode()).not.toBe(code);
    expect((await confirm(await emailedCode())).status).toBe(204);
    expect(await rows('select ends_in, routing_number, confirmed_by_id from app_public.deposit_accounts')).toEqual([
      { ends_in: '1987', routing_number: ROUTING, confirmed_by_id: fixture.users.league },
    ]);
    const [{ sealed }] = await rows(`select app_private.sealed_text('deposit_accounts.number', $1) as sealed`, [id]);
    const place = { column: 'deposit_accounts.number', row: id } as const;
    expect(openText(sealedFromJson(sealed), place, [installationSecret()])).toBe(NUMBER);
    for (const { name } of await rows(
      `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
         and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)`,
    ))
      expect([name, await rows(`select 1 from ${name} t where t::text ~ '987654-?321987'`)]).toEqual([name, []]);
    expect(server.log()).not.toMatch(/987654-?321987/);
  });

  it.each([
    ['number', { number: '123' }],
    ['number', { number: '123456789012345678' }],
    ['number', { number: '12A456' }],
    ['number', { number: { a: 1 } }],
    ['numberAgain', { number_again: '00987654321978' }],
    ['numberAgain', { number_again: undefined }],
    ['routingNumber', { routing_number: '021000022' }],
    ['kind', { kind: 'loan' }],
    ['holderName', { holder_name: '' }],
    ['holderName', { holder_name: 'x'.repeat(100_000) }],
  ])('with a wrong %s is refused beside it', async (field, wrong) => {
    expect(await enter(await login('league'), wrong)).toMatchObject({ status: 422, body: { field } });
    expect(await rows('select from app_public.deposit_accounts')).toEqual([]);
  });

  it('is for the league’s own session alone: no other league, staff, sponsor, key, view or old proof', async () => {
    const { body } = await enter(await login('league'));
    const acts = async (token?: string) =>
      new Set([
        (await enter(token)).status,
        (await post(`/deposit-accounts/${body.id}/code`, {}, token)).status,
        (await post(`/deposit-accounts/${body.id}/confirm`, { code: await emailedCode() }, token)).status,
      ]);
    for (const person of ['superadmin', 'admin', 'sponsor'] as const)
      expect([person, await acts(await login(person))]).toEqual([person, new Set([403])]);
    expect(await acts(await login('stranger'))).toEqual(new Set([404]));
    expect(await acts()).toEqual(new Set([401]));
    const key = await programKey(database, fixture.users.league, ['organizations:read', 'organizations:write']);
    expect([...(await acts(key.secret))].filter((status) => status < 400)).toEqual([]);
    const view = await server.data(
      'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt } }',
      { id: fixture.users.league },
      await login('admin'),
    );
    expect(await acts(view.viewAsUser.jwt)).toEqual(new Set([403]));
    const token = await login('league');
    expect((await post(`/deposit-accounts/${body.id}/code`, {}, token)).status).toBe(204); // the session has started
    await database.withClock('+11 minutes', async () => expect(await acts(token)).toEqual(new Set([428])));
    expect(await rows('select id, confirmed_at from app_public.deposit_accounts')).toEqual([
      { id: body.id, confirmed_at: null },
    ]);
  });

  it('counts what sends a code: after ten mistyped forms and ten codes for a stranger’s account it can be entered', async () => {
    const [token, stranger] = [await login('league'), await login('stranger')];
    for (let i = 0; i < 10; i++)
      expect(await enter(token, { routing_number: '021000022' })).toMatchObject({ status: 422 });
    const { status, body } = await enter(token);
    expect(status).toBe(201);
    for (let i = 0; i < 11; i++)
      expect(await post(`/deposit-accounts/${body.id}/code`, {}, stranger)).toMatchObject({ status: 404 });
  });

  it.each([
    ['123456', '56'],
    ['1234567', '4567'],
  ])('%s is shown as %s, as our own accounts are', async (number, shown) => {
    const entered = await enter(await login('league'), { number, number_again: number });
    expect(entered).toMatchObject({ status: 201, body: { ends_in: shown } });
    const [own] = await rows(
      `insert into app_public.positive_pay_formats (name, columns) values ($1, '{check_number,amount}') returning id`,
      [number],
    );
    const set =
      'mutation ($id: Int!, $number: String!) { setBankAccountNumber(input: {formatId: $id, accountNumber: $number}) { positivePayFormat { accountEndsIn } } }';
    expect(await server.data(set, { id: own.id, number }, await login('superadmin'))).toEqual({
      setBankAccountNumber: { positivePayFormat: { accountEndsIn: shown } },
    });
  });

  it('takes ten codes an hour, and leaves nothing under the key of a request', async () => {
    const token = await login('league');
    const kept = await rows('select from app_private.request_keys');
    const answer = await fetch(`${server.url}/deposit-accounts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': '00000000-0000-4000-8000-000000000035',
      },
      body: JSON.stringify({ account }),
    });
    const { id } = await answer.json();
    expect(await rows('select from app_private.request_keys')).toEqual(kept);
    for (let i = 0; i < 9; i++) expect((await post(`/deposit-accounts/${id}/code`, {}, token)).status).toBe(204);
    expect((await post(`/deposit-accounts/${id}/code`, {}, token)).status).toBe(429);
    expect((await enter(token)).status).toBe(429);
  });
});
