/** Addresses: immutable versions, written by staff, by the league, and through an open offer's link. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { statesOf } from '../../ui/address/address.ts';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeMember, makeOfferFixture, makeOrganization, type Row } from '../harness/factories.ts';
import { asking, callFunction, makeStaff, owning, refusal, signInMember } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const address = { name: 'Cedar Park Soccer', line1: '1 Main St', city: 'Austin', state: 'tx', zip: '78701' };
const upsert = async (
  ask: typeof admin,
  organizationId: number,
  values: Row = {},
  call = 'upsert_address',
): Promise<Row> =>
  callFunction(ask, call, {
    organization_id: organizationId,
    ...(call === 'upsert_address' ? { address_type: 'mailing' } : {}),
    ...address,
    ...values,
  });
const ship = (ask: typeof admin, organizationId: number, values: Row = {}) =>
  upsert(ask, organizationId, values, 'upsert_shipping_address');
const current = async (organizationId: number, type: string): Promise<Row | undefined> =>
  (
    await own(
      `select a.* from app_public.organizations o join app_public.addresses a on a.id = o.${type}_address_id where o.id = $1`,
      [organizationId],
    )
  )[0];
const versions = (organizationId: number) =>
  own('select id from app_public.addresses where organization_id = $1', [organizationId]).then((rows) => rows.length);

it('[S-353] the database knows the 50 states and DC that the forms offer', async () => {
  const known = await own(`select code, app_private.country_of_state(code) as country
    from generate_series(65, 90) a, generate_series(65, 90) b, lateral (select chr(a) || chr(b) as code) c order by code`);
  const codesOf = (country: string) => known.filter((row) => row.country === country).map(({ code }) => code);
  const offered = (country: 'US' | 'CA') =>
    statesOf(country)
      .map(({ value }) => value)
      .sort();
  expect(codesOf('US')).toEqual(offered('US'));
  expect(offered('US')).toHaveLength(51);
  expect(codesOf('CA')).toEqual(offered('CA'));
});

describe('saving an address', () => {
  it('[B-188, L-280, S-357] makes it the current one of its type and leaves the other type alone', async () => {
    const { id } = await makeOrganization(db.owner);
    const shipping = await current(id, 'shipping');
    await upsert(admin, id, { deliverability: 'deliverable', line2: ' Unit 4 ' });
    expect(await current(id, 'mailing')).toMatchObject({
      ...address,
      state: 'TX',
      line2: 'Unit 4',
      country: 'US',
      deliverability: 'deliverable',
      address_type: 'mailing',
    });
    expect(await current(id, 'shipping')).toEqual(shipping);
  });

  it('[S-351] [S-353] wants street, city, state and zip; knows the 50 states and DC; the country is the US unless said', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    for (const field of ['line1', 'city', 'state', 'zip'])
      expect([field, await refusal(upsert(admin, id, { [field]: ' ' })).catch(() => null)]).toEqual([
        field,
        expect.objectContaining({ code: expect.any(String) }),
      ]);
    expect(await refusal(upsert(admin, id, { state: 'ZZ' }))).toMatchObject({ constraint: 'addresses_state_known' });
    expect(await refusal(upsert(admin, id, { state: 'ON' }))).toMatchObject({ constraint: 'addresses_state_known' });
    expect(await current(id, 'mailing')).toBeUndefined();
    await upsert(admin, id, { state: 'DC', city: 'Washington', zip: '20001' });
    expect(await current(id, 'mailing')).toMatchObject({ state: 'DC', country: 'US' });
  });

  it('[S-333] a name has at most 40 characters', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    await upsert(admin, id, { name: 'x'.repeat(40) });
    expect(await refusal(upsert(admin, id, { name: 'x'.repeat(41) }))).toMatchObject({ code: 'SL422', field: 'name' });
    const insert = `insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
      values ($1, 'mailing', $2, '1 Main St', 'Austin', 'TX', '78701')`;
    for (const name of ['x'.repeat(41), ' '])
      expect(await refusal(own(insert, [id, name]))).toMatchObject({
        code: '23514',
        constraint: 'addresses_name_length',
      });
  });

  it('keeps the row when nothing changed, and an earlier version when something did', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    await upsert(admin, id);
    const first = await current(id, 'mailing');
    await upsert(admin, id, { name: 'Cedar Park Soccer ' });
    expect(await current(id, 'mailing')).toEqual(first);
    await upsert(admin, id, { line1: '2 Main St' });
    expect(await current(id, 'mailing')).toMatchObject({ line1: '2 Main St' });
    expect(await versions(id)).toBe(2);
  });

  it('a version that a check was sent to stays as it was', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const check = await makeCheck(db.owner, offer, { status: 'approved' });
    await upsert(admin, organization.id, { line1: '9 New St' });
    expect(await own('select line1 from app_public.addresses where id = $1', [check.mailing_address_id])).toEqual([
      { line1: '100 Congress Ave' },
    ]);
    expect(
      (await refusal(own(`update app_public.addresses set line1 = 'x' where id = $1`, [check.mailing_address_id])))
        .code,
    ).toBe('SL403');
  });

  it.each([
    ['[B-181] a name', { name: ' ' }, 'name'],
    ['[B-183] a name of at most 40 characters', { name: 'x'.repeat(41) }, 'name'],
    ['[B-181] a street', { line1: '' }, 'line1'],
    ['[B-181] a city', { city: null }, 'city'],
    ['a state of two characters', { state: 'Texas' }, 'state'],
    ['a zip of the country', { zip: 'K1A 0B1' }, 'zip'],
    ['a Canadian code in Canada', { country: 'CA', state: 'ON' }, 'zip'],
  ])('demands %s', async (_what, change, field) => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    expect(await refusal(upsert(admin, id, change))).toMatchObject({ code: 'SL422', field });
    expect(await versions(id)).toBe(0);
  });

  it('writes a Canadian code in its usual form', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    await upsert(admin, id, { country: 'CA', state: 'ON', zip: 'k1a0b1' });
    expect(await current(id, 'mailing')).toMatchObject({ zip: 'K1A 0B1', country: 'CA' });
  });
});

describe('who may save one', () => {
  it('[L-259] a league its own, another league not', async () => {
    const league = await makeOrganization(db.owner);
    const other = await makeOrganization(db.owner);
    const organization = await signInMember(db, league.id);
    expect(await upsert(organization, league.id, { line1: '3 Main St' })).toMatchObject({
      id: league.id,
      hubspot_company_id: null,
    });
    expect(await current(league.id, 'mailing')).toMatchObject({ line1: '3 Main St' });
    for (const call of [upsert, ship])
      expect(await refusal(call(organization, other.id))).toMatchObject({ code: 'SL404' });
    expect(await current(other.id, 'mailing')).toMatchObject({ line1: '100 Congress Ave' });
  });

  it('[L-030] an offer’s link the shipping address of its organization, while the offer is proposed', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner);
    const other = await makeOrganization(db.owner);
    const link = asking(db, { link: 'offer', id: offer.id });
    const answer = await ship(link, organization.id, { line1: '4 Main St', address_type: 'shipping' });
    expect(answer).toMatchObject({ id: organization.id, contact_email: null });
    expect(await current(organization.id, 'shipping')).toMatchObject({ line1: '4 Main St' });
    expect(await refusal(ship(link, other.id))).toMatchObject({ code: 'SL404' });
    expect(await refusal(ship(link, organization.id, { address_type: 'mailing' }))).toMatchObject({
      code: 'SL422',
      field: 'address_type',
    });
    expect((await refusal(upsert(link, organization.id))).code).toBe('42501');
    await own(`update app_public.offers set status = 'rejected_by_league' where id = $1`, [offer.id]);
    expect(await refusal(ship(link, organization.id, { line1: '5 Main St' }))).toMatchObject({ code: 'SL409' });
    expect(await current(organization.id, 'shipping')).toMatchObject({ line1: '4 Main St' });
  });

  it('[L-030] an address that is saved during an acceptance waits, and is then refused', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner);
    const link = { link: 'offer', id: offer.id } as const;
    let saving: Promise<unknown> = Promise.resolve();
    await db.as({ role: 'admin', userId: adminId }, async (client) => {
      await client.query(`select app_public.mark_as_confirmed($1, 'By phone')`, [offer.id]);
      saving = refusal(ship(asking(db, link), organization.id, { line1: '6 Main St' }));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await saving).toMatchObject({ code: 'SL409' });
    expect(await current(organization.id, 'shipping')).toMatchObject({ line1: '100 Congress Ave' });
  });

  it('[L-043] a session gained by accepting by link changes no mailing address, and no longer the shipping one', async () => {
    const { organization, offer, member } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const session = asking(db, { role: 'organization', userId: member.id, scopeOfferId: offer.id });
    expect(await session('select id from app_public.offers')).toEqual([{ id: offer.id }]);
    expect((await refusal(upsert(session, organization.id))).code).toBe('42501');
    expect(await refusal(ship(session, organization.id))).toMatchObject({ code: 'SL409' });
    expect(await current(organization.id, 'mailing')).toMatchObject({ line1: '100 Congress Ave' });
  });
});

describe('who sees one', () => {
  it('[B-007, L-014] its league and its offer’s link do; other leagues, other links and the unknown do not, though it is there', async () => {
    const { organization, offer, member } = await makeOfferFixture(db.owner);
    const stranger = (await makeMember(db.owner, (await makeOrganization(db.owner)).id)).id;
    const find = (ask: typeof admin) =>
      ask('select line1 from app_public.addresses where organization_id = $1', [organization.id]).then(
        (rows) => rows.length,
      );
    expect(await versions(organization.id)).toBe(2);
    expect(await find(asking(db, { role: 'organization', userId: member.id }))).toBe(2);
    expect(await find(asking(db, { link: 'offer', id: offer.id }))).toBe(2);
    expect(await find(asking(db, { link: 'offer', id: (await makeOfferFixture(db.owner)).offer.id }))).toBe(0);
    expect(await find(asking(db, { role: 'organization', userId: stranger }))).toBe(0);
    // an earlier version is visible to the league, but not through a forwarded link
    await upsert(admin, organization.id, { line1: '7 New St' });
    expect(await find(asking(db, { role: 'organization', userId: member.id }))).toBe(3);
    expect(
      await asking(db, { link: 'offer', id: offer.id })('select line1 from app_public.addresses order by id'),
    ).toEqual([{ line1: '100 Congress Ave' }, { line1: '7 New St' }]);
    for (const hidden of [
      'anonymous',
      { link: 'league', id: organization.id },
      { link: 'application', id: organization.id },
    ] as const)
      expect((await refusal(find(asking(db, hidden)))).code).toBe('42501');
  });
});
