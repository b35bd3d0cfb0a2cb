/** Tax forms over HTTP: the link that an organization signs by, what nobody sees, and who opens the number. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OrganizationTaxFormsDocument } from '../../admin/src/taxForms/generated/graphql.ts';
import { installationSecret } from '../../db/settings.ts';
import { signStatus } from '../../server/shared/links/sponsorshipStatus.ts';
import { postJson } from '../harness/postJson.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { nowSeconds, signingTaxForms, TIN } from './taxForms.ts';

const { database, server, fixture } = await apiSetup();
const tokens: Record<string, string> = {};
const { linkOf, path, get, post, sign } = signingTaxForms(server, fixture.organizationId);
const formId = async () => (await database.owner.query('select max(id) as id from app_public.tax_forms')).rows[0].id;

beforeAll(async () => {
  for (const person of ['superadmin', 'admin', 'league', 'stranger', 'sponsor'] as const)
    tokens[person] = await server.login(people[person], PASSWORD);
});
beforeEach(async () => {
  await database.owner.query(
    'truncate app_private.downloaded_returns, app_public.tax_forms, app_public.tax_returns, app_private.sealed_texts, app_private.link_versions, app_private.throttle_events',
  );
});

describe('[T35] the link of a tax form', () => {
  it('says whose it is and what is certified, takes one form, and shows nothing of it', async () => {
    expect(await get()).toMatchObject({
      status: 200,
      cache: 'no-store',
      body: {
        state: 'open',
        organization: 'Bears',
        country: 'US',
        certifications: {
          'w9:en': expect.stringContaining('perjury'),
          'w9:es': expect.stringContaining('perjurio'),
          'w8ben_e:en': expect.any(String),
          'w8ben_e:es': expect.any(String),
        },
      },
    });
    const sent = await Promise.all([sign(), sign()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await get()).toMatchObject({ status: 200, body: { state: 'signed' } });
    expect(Object.keys((await get()).body)).toEqual(['state']);
  });

  it.each([
    ['tin', { tin: '12-345678' }],
    ['tin', { tin: '000-45-6789', tin_type: 'ssn' }],
    ['tin', { tin: { a: 1 } }],
    ['tin', { tin: '1'.repeat(500_000) }],
    ['tin', { kind: 'w8ben_e', tin: 'ABC' }],
    ['name', { name: 'Bears 123-45-6789' }],
    ['name', { name: 'x'.repeat(500_000) }],
    ['signerName', { signer_name: '' }],
    ['agreed', { agreed: 'yes' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const { status, body } = await sign(wrong);
    expect([status, body.field ?? body.error?.field]).toEqual([422, field]);
    expect((await get()).body.state).toBe('open');
  });

  it('that expired, was revoked, is another one’s or of another kind takes no form', async () => {
    const old = linkOf(fixture.organizationId, 1, nowSeconds() - 92 * 86_400);
    expect((await get(old)).body).toEqual({ state: 'expired' });
    const offer = signStatus(fixture.offers.confirmed, 1, installationSecret(), nowSeconds());
    for (const wrong of [old, linkOf(999_999), `/tax_form/${offer}`, `${path}x`, '/tax_form/x', '/tax_form/%00'])
      expect([wrong, (await sign({}, wrong)).status]).toEqual([wrong, 404]);
    const revoke = (call: string) =>
      server.data(
        `mutation { ${call}Link(input: { kind: "tax_form", recordId: "${fixture.organizationId}" }) { link { url expiresAt } } }`,
        {},
        tokens.admin,
      );
    expect((await revoke('revoke')).revokeLink.link.url).toBeNull();
    expect([(await get()).body.state, (await sign()).status]).toEqual(['revoked', 404]);
    const { link } = (await revoke('regenerate')).regenerateLink;
    expect(link.expiresAt).toEqual(expect.any(String));
    const renewed = new URL(link.url).pathname.replace('/tax-form/', '/tax_form/');
    expect([(await get(renewed)).body.state, (await sign({}, renewed)).status]).toEqual(['open', 204]);
  });

  it('is limited by address and by link, and opens no page as a login', async () => {
    for (let i = 0; i < 20; i++) expect((await sign({ tin: '1' })).status).toBe(422);
    expect((await sign()).status).toBe(429);
    expect((await get()).status).toBe(200);
    const bearer = path.split('/').at(-1) as string;
    expect((await server.graphql('{ organizations { name } }', {}, bearer)).errors).toBeDefined();
  });
});

describe('[T35] the number of a signed form', () => {
  const open = (token: string | undefined, body: object = { reason: 'Form 1099' }, id?: number) =>
    formId().then((latest) => post(`/tax-forms/${id ?? latest}/tin`, body, token));

  it('is opened by superadmins for a reason alone', async () => {
    await sign();
    for (const token of [tokens.admin, tokens.league, tokens.stranger, tokens.sponsor])
      expect((await open(token)).status).toBe(403);
    expect((await open(undefined)).status).toBe(401);
    expect(await open(tokens.superadmin, {})).toMatchObject({ status: 422, body: { field: 'reason' } });
    expect((await open(tokens.superadmin, undefined, 999_999)).status).toBe(404);
    expect(await open(tokens.superadmin)).toEqual({ status: 200, body: { tin: TIN } });
  });

  it('is opened anew by a repeated request: nothing of the answer is kept under its key', async () => {
    await sign();
    const path = `${server.url}/tax-forms/${await formId()}/tin`;
    const kept = async () => (await database.owner.query('select from app_private.request_keys')).rowCount;
    const before = await kept();
    for (let i = 0; i < 2; i++) {
      const answer = await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens.superadmin}`,
          'idempotency-key': '00000000-0000-4000-8000-000000000035',
        },
        body: JSON.stringify({ reason: 'Form 1099' }),
      });
      expect(await answer.json()).toEqual({ tin: TIN });
    }
    expect(await kept()).toBe(before);
  });

  it('is nowhere else: not in tables, the audit log, the API, the export or what a view as the league reads', async () => {
    await sign();
    await open(tokens.superadmin);
    const { rows: tables } = await database.owner.query(
      `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
         and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)`,
    );
    for (const { name } of tables) {
      const { rows } = await database.owner.query(`select 1 from ${name} t where t::text ~ '12-?3456789'`);
      expect([name, rows]).toEqual([name, []]);
    }
    const { data } = await server.graphql(
      OrganizationTaxFormsDocument,
      { organizationId: fixture.organizationId },
      tokens.admin,
    );
    expect(data?.taxForms).toMatchObject([{ tinLastFour: '6789', signerName: 'Rosa Diaz' }]);
    expect(JSON.stringify(data)).not.toContain(TIN);
    const answer = await postJson(`${server.url}/tax-forms/payees.csv`, { year: 2030 }, tokens.admin);
    const csv = await answer.text();
    expect(csv).toContain('Bears Youth Soccer Inc.');
    expect(csv).not.toContain(TIN);
    const { rows } = await database.owner.query(
      `select new_values from app_private.audit_log where table_name = 'exports'`,
    );
    expect(rows.at(-1)?.new_values).toMatchObject({ rows: expect.any(Number), format: 'csv' });
    for (const token of [tokens.league, tokens.sponsor])
      expect((await postJson(`${server.url}/tax-forms/payees.csv`, { year: 2030 }, token)).status).toBe(403);
    for (const token of [tokens.league, tokens.sponsor, undefined])
      expect((await server.graphql('{ taxForms { id tinLastFour } }', {}, token)).errors).toBeDefined();
  });

  it('is in a file with those of all payees, however many', async () => {
    await sign();
    await database.owner.query(
      `with g as (insert into app_public.organizations (name) select 'Payee ' || n from generate_series(1, 1000) n returning id)
       insert into app_public.tax_forms overriding system value select r.* from g, app_public.tax_forms f,
         jsonb_populate_record(f, jsonb_build_object('id', f.id + g.id, 'organization_id', g.id, 'link_organization_id', g.id)) r`,
    );
    const answer = await postJson(`${server.url}/tax-forms/payees.csv`, { year: 2030 }, tokens.admin);
    expect((await answer.text()).match(/Bears Youth Soccer Inc\./g)).toHaveLength(1001);
    const list = await server.graphql('{ taxPayees(year: 2030) { name } }', {}, tokens.admin);
    expect(list.data?.taxPayees).toHaveLength(1000);
  });

  it('does not open if its bytes were moved to another form', async () => {
    await sign();
    await sign({}, linkOf(fixture.otherOrganizationId));
    await database.owner.query(
      `update app_private.sealed_texts t set key_id = o.key_id, wrapped_key = o.wrapped_key, sealed = o.sealed
       from app_private.sealed_texts o where o.row_id < t.row_id`,
    );
    expect((await open(tokens.superadmin)).status).toBe(409);
  });
});
