/** Finding any record by number or search terms: what is found, in which order, with which typing errors, and by whom. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { statesOf } from '../../ui/address/address.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCheck, makeOrganization, type Row } from '../harness/factories.ts';
import { makeSearchRecords } from './searchRecords.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);

const { league, mailing, person, sponsor, buyer, campaign, offer } = await makeSearchRecords(db.owner);
const found = (search: string | null, ask: Ask = admin): Promise<Row[]> =>
  ask('select * from app_public.search_records($1)', [search]);
/** What is found, as "kind id". */
const names = async (search: string, ask: Ask = admin): Promise<string[]> =>
  (await found(search, ask)).map(({ kind, id }) => `${kind} ${id}`);
const THE_LEAGUE = `organization ${league.id}`;

describe('by search terms', () => {
  it.each([
    ['a name', 'convoy thunder'],
    ['parts of a name in any order', 'baseball convoy'],
    ['an email', 'info@convoy.test'],
    ['a street', '6591 highland'],
    ['a ZIP', '45832'],
    ['a city', 'convoy'],
    ["a state's name", 'ohio'],
    ['fields together', 'thunder ohio 45832'],
  ])('[O13] an organization is found by %s', async (_what, search) => {
    const records = await found(search);
    expect(records.map(({ kind, id }) => `${kind} ${id}`)).toContain(THE_LEAGUE);
    expect(records[0]).toMatchObject({ kind: 'organization', organization_id: league.id });
  });

  it('[O12] the list of organizations finds streets, ZIPs and names of states, too', async () => {
    const ids = async (search: string) =>
      (await admin(`select i from app_public.search_ids('organizations', $1) i`, [search])).map(({ i }) => Number(i));
    for (const search of ['highland', '45832', 'ohio', 'ohoi', 'highlnad'])
      expect([search, await ids(search)]).toEqual([search, [league.id]]);
  });

  it('[O13] says in which field other than name and place an organization has a term', async () => {
    const [first] = await found('highland');
    expect(first).toMatchObject({ title: league.name });
    expect(first?.subtitle).toMatch(/^Convoy, OH · 6591 Highland Avenue/);
    expect((await found('convoy'))[0]?.subtitle).toBe('Convoy, OH');
  });

  it('[O13] a person is found by name and email, with the record whose page has them', async () => {
    expect((await found('maria lopez'))[0]).toMatchObject({
      kind: 'person',
      id: person.id,
      organization_id: league.id,
    });
    expect((await found('maria.lopez@'))[0]).toMatchObject({ kind: 'person', id: person.id });
    expect((await found('harper'))[0]).toMatchObject({ kind: 'person', id: buyer.id, sponsor_id: sponsor.id });
  });

  it('[P9] a sponsor, and a campaign by its own and its sponsor’s terms together', async () => {
    expect(await names('brightwell')).toEqual(
      expect.arrayContaining([`sponsor ${sponsor.id}`, `campaign ${campaign.id}`]),
    );
    expect((await found('game day brightwell'))[0]).toMatchObject({
      kind: 'campaign',
      id: campaign.id,
      sponsor_id: sponsor.id,
      status: campaign.status,
    });
  });

  it('[O13] an offer and its checks by the league’s and the campaign’s terms together', async () => {
    const check = await makeCheck(db.owner, offer);
    const records = await found('convoy brightwell');
    expect(records.map(({ kind, id, offer_id }) => [kind, id, offer_id])).toEqual([
      ['offer', offer.id, offer.id],
      ['check', check.id, offer.id],
    ]);
  });

  it('[O13] puts the name itself first, then names that begin so, then the others', async () => {
    const exact = await makeOrganization(db.owner, { name: 'Harbor', addresses: false });
    const begins = await makeOrganization(db.owner, { name: 'Harbor Kites', addresses: false });
    const inside = await makeOrganization(db.owner, { name: 'Old Harbor', addresses: false });
    const elsewhere = await makeOrganization(db.owner, {
      name: 'A Club',
      contact_email: 'a@harbor.test',
      addresses: false,
    });
    expect(await names('harbor')).toEqual([exact, begins, inside, elsewhere].map(({ id }) => `organization ${id}`));
  });
});

describe('with typing errors', () => {
  it.each([
    ['swapped letters', 'covnoy'],
    ['a letter too few', 'convy'],
    ['a letter too many', 'convooy'],
    ['a wrong letter', 'convay'],
    ['an error in one word of several', 'thunder highlnad'],
    ['an error in a state', 'ohoi'],
    ['an unfinished word', 'basbal'],
  ])('[O13] forgives %s', async (_what, search) => {
    expect(await names(search)).toContain(THE_LEAGUE);
  });

  it('[P9] forgives them in people, sponsors and campaigns', async () => {
    expect(await names('mraia lopez')).toEqual([`person ${person.id}`]);
    for (const typed of ['maria lopz', 'maria lopes', 'mara lopez', 'lpoez maria'])
      expect(await names(typed)).toEqual([`person ${person.id}`]);
    expect(await names('brigthwell')).toContain(`sponsor ${sponsor.id}`);
    expect(await names('game dya brightwel')).toContain(`campaign ${campaign.id}`);
  });

  it('finds nothing where a word is like none', async () => {
    expect(await found('zzyzxq')).toEqual([]);
    expect(await found('convoy zzyzxq')).toEqual([]);
  });
});

describe('by number', () => {
  it('[O13] finds offers, checks and organizations, or the kind that is named', async () => {
    const check = await makeCheck(db.owner, offer, {
      status: 'approved',
      number: 98765,
      mailing_address_id: mailing.id,
    });
    for (const search of [`#${offer.id}`, `offer ${offer.id}`, `Offer #${offer.id}`])
      expect(await names(search)).toContain(`offer ${offer.id}`);
    expect(await names(`offer ${offer.id}`)).toEqual([`offer ${offer.id}`]);
    expect((await found('98765'))[0]).toMatchObject({
      kind: 'check',
      id: check.id,
      offer_id: offer.id,
      title: 'Check 98765',
    });
    expect(await names('check 98765')).toEqual([`check ${check.id}`]);
    expect(await names(`organization ${league.id}`)).toEqual([THE_LEAGUE]);
    expect(await names(`campaign ${campaign.id}`)).toEqual([`campaign ${campaign.id}`]);
    expect(await found('offer 999999999')).toEqual([]);
  });
});

describe('its texts', () => {
  const text = async (id: number): Promise<string> =>
    (await own('select search_text from app_private.organization_search_texts where id = $1', [id]))[0]?.search_text;

  it('[O12] follow every change of an organization, its address and its places', async () => {
    const { id } = await makeOrganization(db.owner, { name: 'Kestrel', addresses: false });
    const place = await insert(db.owner, 'play_locations', {
      organization_id: id,
      address: '12 Orchard Lane, Bend, OR',
      street: '12 Orchard Lane',
      city: 'Bend',
      state: 'OR',
      zipcode: '97701',
      lat: 44,
      lon: -121,
    });
    expect(await text(id)).toMatch(/kestrel.*orchard lane.*97701|orchard lane.*97701.*kestrel|kestrel.*97701/s);
    expect(await names('orchard oregon')).toEqual([`organization ${id}`]);
    await own(
      `update app_public.play_locations set street = '9 Willow Way', address = '9 Willow Way, Bend, OR' where id = $1`,
      [place.id],
    );
    expect(await found('orchard')).toEqual([]);
    expect(await names('willow')).toEqual([`organization ${id}`]);
    await admin('select app_public.upsert_address($1, $2, $3, $4, $5, $6, $7)', [
      id,
      'mailing',
      'K',
      '77 Juniper Court',
      'Bend',
      'OR',
      '97702',
    ]);
    expect(await names('juniper 97702')).toEqual([`organization ${id}`]);
    await own('delete from app_public.play_locations where id = $1', [place.id]);
    expect(await found('willow')).toEqual([]);
    await own(`update app_public.organizations set name = 'Merlin' where id = $1`, [id]);
    expect([await names('merlin'), await found('kestrel')]).toEqual([[`organization ${id}`], []]);
    await own('update app_public.organizations set mailing_address_id = null where id = $1', [id]);
    await own('delete from app_public.organizations where id = $1', [id]);
    expect([await found('merlin'), await text(id)]).toEqual([[], undefined]);
  });

  it('stay right when two transactions change one organization at the same time', async () => {
    const { id } = await makeOrganization(db.owner, { name: 'Twofold', addresses: false });
    const [one, two] = [await db.owner.connect(), await db.owner.connect()];
    try {
      await one.query('begin');
      await two.query('begin');
      await one.query(`update app_public.organizations set website_url = 'https://first.test' where id = $1`, [id]);
      const inserted = insert(two, 'play_locations', {
        organization_id: id,
        address: 'Second Field',
        lat: 44,
        lon: -121,
      });
      await one.query('commit');
      await inserted; // it may have waited for the other transaction
      await two.query('commit');
    } finally {
      one.release();
      two.release();
    }
    expect(await text(id)).toContain('first.test');
    expect(await text(id)).toContain('second field');
  });

  it('know the states and provinces that addresses have', async () => {
    for (const { value, label } of [...statesOf('US'), ...statesOf('CA')])
      expect((await own('select app_private.state_name($1) as name', [value]))[0]).toEqual({ name: label });
  });
});

describe('its limits', () => {
  it('[B-002] is for staff: leagues, sponsors, links and nobody are refused', async () => {
    expect(await names('convoy')).toContain(THE_LEAGUE);
    for (const persona of [
      { role: 'organization', userId: person.id },
      { role: 'sponsor', userId: buyer.id },
      { link: 'offer', id: offer.id },
      'anonymous',
    ] as const)
      expect((await refusal(found('convoy', asking(db, persona)))).code).toBe('42501');
    for (const table of ['organization_search_texts', 'known_words'])
      expect((await refusal(admin(`select * from app_private.${table}`))).code).toBe('42501');
  });

  it('refuses staff who have left', async () => {
    const former = await insert(db.owner, 'users', {
      email: 'former@example.test',
      role: 'admin',
      status: 'deactivated',
    });
    expect((await refusal(found('convoy', asking(db, { role: 'admin', userId: former.id })))).code).toBe('SL403');
  });

  it('staff members are found by superadmins only, who have a page of them', async () => {
    const { email } = (await own('select email from app_public.users where id = $1', [adminId]))[0] as Row;
    expect(await names(email, superadmin)).toContain(`person ${adminId}`);
    expect(await names(email)).not.toContain(`person ${adminId}`);
  });

  it.each([
    null,
    '',
    '  ',
    'a',
    '%',
    '_',
    "'",
    '\\',
    '#',
    'a b c',
    '%%%',
    "'; drop table x; --",
    '100%_',
    '(((',
    '#####',
  ])('treats %j as plain search terms', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  it('refuses a text that is too long, and accepts many terms', async () => {
    expect(await refusal(found('x'.repeat(201)))).toMatchObject({ code: 'SL422', field: 'search' });
    expect(await found('covnoy '.repeat(28).trim())).toEqual(expect.any(Array));
    expect(
      await found(
        Array.from({ length: 45 }, (_, n) => `w${n}x`)
          .join(' ')
          .slice(0, 200),
      ),
    ).toEqual([]);
  });
});
