/** Tax forms: who signs them by which link, who reads them, who opens the number, and who is asked. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeSponsorUser } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';
import { signingTaxForms, w8, w9 } from './taxForms.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);

const { sign, page, formsOf, organization } = signingTaxForms(db);

describe('[T35] signing a form by a link', () => {
  it('stores what was typed, clean, with the certification, the address of the request and the time', async () => {
    const { id, name } = await organization();
    expect(await page(id)).toEqual({ organization: name, country: 'US', state: 'open' });
    await sign(id);
    expect(await formsOf(id)).toMatchObject([
      {
        kind: 'w9',
        country: 'US',
        state: 'TX',
        zip: '78701-1234',
        exempt_payee_code: 1,
        tin_type: 'ein',
        tin_last_four: '6789',
        signer_name: 'Rosa  Diaz',
        signed_from: '192.0.2.1',
        certification: expect.stringContaining('Under penalties of perjury'),
      },
    ]);
    expect(await page(id)).toMatchObject({ state: 'signed' });
  });

  it('takes one form, from two tabs at once, too; a new request takes another, and the former is kept', async () => {
    const { id } = await organization();
    const both = await Promise.allSettled([sign(id), sign(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(sign(id))).toMatchObject({ code: 'SL409' });
    expect((await own('select from app_private.sealed_texts')).length).toBe(
      (await own('select from app_public.tax_forms')).length,
    );
    await admin('select from app_public.request_tax_forms($1)', [[id]]);
    expect(await page(id)).toMatchObject({ state: 'revoked' });
    expect(await refusal(sign(id))).toMatchObject({ code: 'SL404' });
    await sign(id, { ...w9, name: 'New name', language: 'es' }, 2);
    expect((await formsOf(id)).map(({ name }) => name)).toEqual([w9.name, 'New name']);
    expect((await formsOf(id))[1]?.certification).toContain('Bajo pena de perjurio');
    expect(
      await superadmin('select form_name from app_public.tax_payees(2030) where organization_id = $1', [id]),
    ).toEqual([{ form_name: 'New name' }]);
  });

  it('of a Canadian organization is a W-8BEN-E without the questions of a W-9', async () => {
    const { id } = await organization('ON');
    await sign(id, { ...w9, ...w8 });
    expect(await formsOf(id)).toMatchObject([
      {
        kind: 'w8ben_e',
        country: 'CA',
        zip: 'M5J 2N8',
        tin_type: 'foreign',
        classification: null,
        exempt_payee_code: null,
      },
    ]);
  });

  it.each([
    ['kind', { kind: null }],
    ['kind', w8],
    ['kind', {}, 'ON'],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(100_000) }],
    ['name', { name: 'Bears 12-3456789' }],
    ['business_name', { business_name: 'SSN 123 45 6789' }],
    ['line2', { line2: '123.45.6789' }],
    ['signer_name', { signer_name: 'Rosa 123456789' }],
    ['signer_name', { signer_name: null }],
    ['classification', { classification: null }],
    ['exempt_payee_code', { classification: 'individual' }],
    ['state', { state: 'ON' }],
    ['state', { state: null }],
    ['zip', { zip: '7870' }],
    ['zip', { ...w8, zip: '78701' }, 'ON'],
    ['agreed', { agreed: 'true' }],
    ['agreed', { agreed: null }],
  ])('with a wrong %s is refused, and nothing is stored', async (field, wrong, state = 'TX') => {
    const { id } = await organization(state);
    expect(await refusal(sign(id, { ...w9, ...wrong }))).toMatchObject({ code: 'SL422', field });
    expect(await formsOf(id)).toEqual([]);
  });

  it('with values of no form is refused', async () => {
    const { id } = await organization();
    for (const wrong of [
      { kind: '1099' },
      { classification: 'club' },
      { exempt_payee_code: 99 },
      { tin_type: 'foreign' },
    ])
      expect(await refusal(sign(id, { ...w9, ...wrong }))).toMatchObject({ code: expect.stringMatching(/^2/) });
    expect(await refusal(sign(999_999))).toMatchObject({ code: 'SL404' });
  });

  it('of a merged organization belongs to the surviving one', async () => {
    const [survivor, merged] = [await organization(), await organization()];
    await sign(survivor.id);
    await superadmin('select from app_public.merge_organizations($1, $2)', [survivor.id, merged.id]);
    await sign(merged.id, { ...w9, name: 'Both of us' });
    expect((await formsOf(survivor.id)).map(({ name }) => name)).toEqual([w9.name, 'Both of us']);
    expect(
      await admin('select name, form_name from app_public.tax_payees(2030) where organization_id = any ($1)', [
        [survivor.id, merged.id],
      ]),
    ).toEqual([{ name: survivor.name, form_name: 'Both of us' }]);
  });

  it('by an old email of a merged organization ends with the next request', async () => {
    const [survivor, merged] = [await organization(), await organization()];
    await superadmin('select from app_public.merge_organizations($1, $2)', [survivor.id, merged.id]);
    await admin('select from app_public.request_tax_forms($1)', [[survivor.id]]);
    expect(await page(merged.id)).toMatchObject({ state: 'revoked' });
    expect(await refusal(sign(merged.id))).toMatchObject({ code: 'SL404' });
    await sign(survivor.id);
  });
});

describe('[T35] a signed form', () => {
  it('is read by staff, and by nobody else', async () => {
    const {
      organization: league,
      offer,
      campaign,
    } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const form = await sign(league.id);
    const read = 'select name from app_public.tax_forms where organization_id = $1';
    for (const ask of [admin, superadmin]) expect(await ask(read, [league.id])).toEqual([{ name: w9.name }]);
    const member = await makeMember(db.owner, league.id);
    const brand = await makeSponsorUser(db.owner, campaign.sponsor_id);
    for (const persona of [
      'anonymous',
      { role: 'organization', userId: member.id },
      { role: 'sponsor', userId: brand.id },
      { link: 'offer', id: offer.id },
      { link: 'league', id: league.id },
    ] as const) {
      const ask = asking(db, persona);
      for (const [query, values] of [
        [read, [league.id]],
        ['select * from app_public.tax_payees(2030)', []],
        ['select * from app_public.request_tax_forms($1)', [[league.id]]],
        ['select app_public.open_tax_form($1, $2)', [form, 'curious']],
        ['select * from app_private.sealed_texts', []],
      ] as const)
        expect([query, await refusal(ask(query, [...values]))]).toMatchObject([query, { code: '42501' }]);
    }
  });

  it('is opened by superadmins for a reason, which the history shows, and never by admins', async () => {
    const { id } = await organization();
    const form = await sign(id);
    const open = 'select app_public.open_tax_form($1, $2) as sealed';
    expect(await refusal(admin(open, [form, 'curious']))).toMatchObject({ code: '42501' });
    for (const reason of [null, '  ', 'x'.repeat(201)])
      expect(await refusal(superadmin(open, [form, reason]))).toMatchObject({ code: 'SL422', field: 'reason' });
    expect(await refusal(superadmin(open, [0, 'audit']))).toMatchObject({ code: 'SL404' });
    expect(await superadmin(open, [form, ' Form 1099 '])).toEqual([
      { sealed: { row_id: String(form), key_id: 'key', wrapped_key: 'd3JhcHBlZA==', sealed: 'c2VhbGVk' } },
    ]);
    expect(
      await own(`select user_id, new_values from app_private.audit_log where table_name = 'tax_forms' and op = 'U'`),
    ).toEqual([{ user_id: superadminId, new_values: { taxpayer_number: 'opened: Form 1099' } }]);
    for (const ask of [admin, superadmin])
      expect(await refusal(ask('select * from app_private.sealed_texts'))).toMatchObject({ code: '42501' });
  });

  it('is neither changed nor deleted by anybody, and keeps its organization', async () => {
    const { id } = await organization();
    await sign(id);
    for (const change of [`update app_public.tax_forms set name = 'x'`, 'delete from app_public.tax_forms'])
      expect(await refusal(superadmin(change))).toMatchObject({ code: '42501' });
    expect(await refusal(admin('select app_public.delete_organization($1)', [id]))).toMatchObject({ code: 'SL409' });
  });
});

describe('[T35] asking for a form', () => {
  const mails = (id: number) =>
    own(
      `select recipient, state from app_private.mail_outbox where kind = 'tax_form_request' and organization_id = $1 order by 1`,
      [id],
    );

  it('emails every contact once a day, and treasurers, but not helpers', async () => {
    const { id } = await organization();
    const treasurer = await makeMember(db.owner, id);
    const helper = await makeMember(db.owner, id);
    await own(`update app_public.organization_users set role = 'treasurer' where user_id = $1`, [treasurer.id]);
    await own(`update app_public.organization_users set role = 'helper' where user_id = $1`, [helper.id]);
    const ask = () => admin('select id from app_public.request_tax_forms($1)', [[id, id]]);
    expect(await ask()).toEqual([{ id }]);
    expect(await ask()).toEqual([]);
    expect((await mails(id)).map(({ recipient }) => recipient)).toEqual(
      ['a@x.test', 'b@x.test', treasurer.email].sort(),
    );
    await db.withClock('+1 day', async () => expect(await ask()).toEqual([{ id }]));
    expect(await mails(id)).toHaveLength(6);
  });

  it('refuses no organization, one that does not exist and more than 1,000', async () => {
    const ask = (ids: number[] | null) => refusal(admin('select from app_public.request_tax_forms($1)', [ids]));
    expect(await ask(null)).toMatchObject({ code: 'SL422' });
    expect(await ask([])).toMatchObject({ code: 'SL422' });
    expect(await ask(Array.from({ length: 1001 }, (_, i) => i + 1))).toMatchObject({ code: 'SL422' });
    expect(await ask([0])).toMatchObject({ code: 'SL404' });
  });

  it('lists who is paid or to be paid: by day of mailing, without void checks, the largest first', async () => {
    const { organization: league, offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed', value: 1000 },
    });
    const check = (amount: number, values: string) =>
      own(
        `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
           values ($1, 'mailing', 'Us', '1 Main St', 'Austin', 'TX', '78701') returning id),
         r as (insert into app_public.check_runs (status, first_number, last_number, closed_at) values ('printed', 1, 9, app_private.clock()) returning id)
         insert into app_public.checks (organization_id, offer_id, sponsor_id, amount, memo, mailing_address_id, run_id, printed_at, number, ${values.split('=')[0]})
         select $1, $2, o.sponsor_id, $3, 'Half', a.id, r.id, app_private.clock(), (select coalesce(max(number), 0) + 1 from app_public.checks), ${values.split('=')[1]}
         from app_public.offers o, a, r where o.id = $2`,
        [league.id, offer.id, amount],
      );
    await check(300, `status, mailed_on=('approved', '2030-12-31')`.replace(/[()]/g, ''));
    await check(100, `status, mailed_on=('approved', '2031-01-02')`.replace(/[()]/g, ''));
    await check(50, `status, mailed_on, action_reason=('voided', '2030-06-01', 'lost')`.replace(/[()]/g, ''));
    await check(70, `status, mailed_on=('approved', null)`.replace(/[()]/g, ''));
    const payee = (year: number) =>
      admin('select paid, to_come, form_kind from app_public.tax_payees($1, true) where organization_id = $2', [
        year,
        league.id,
      ]);
    expect(await payee(2030)).toEqual([{ paid: '300.00', to_come: '600.00', form_kind: null }]);
    expect(await payee(2031)).toMatchObject([{ paid: '100.00', to_come: '600.00' }]);
    await sign(league.id);
    expect(await payee(2030)).toEqual([]);
    const all = await admin('select paid + to_come as money from app_public.tax_payees(2030)');
    expect(all.map(({ money }) => Number(money))).toEqual(all.map(({ money }) => Number(money)).sort((a, b) => b - a));
  });
});
