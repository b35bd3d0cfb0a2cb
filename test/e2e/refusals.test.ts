/**
 * What must not happen: somebody without a right tries each step of the main job, does it twice at once, with nonsense, or
 * with a link that is not (or no longer) theirs. Every refusal is a sentence, never a fault of ours, and changes nothing.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { installationSecret } from '../../db/settings.ts';
import { signLink } from '../../db/shared/links.ts';
import { mintLink } from '../../db/shared/mintLink.ts';
import type { TestDatabase } from '../harness/database.ts';
import { demoDatabase } from '../harness/demo.ts';
import { type GraphqlAnswer, startServer, type TestServer } from '../harness/server.ts';
import { DEMO_PASSWORD } from './stage.ts';

type Kind = 'offer' | 'application' | 'league' | 'deadline' | 'campaign' | 'season';

let db: TestDatabase;
let server: TestServer;
let folder: string;
/** Login tokens of the demo's people. */
const login: Record<'superadmin' | 'admin' | 'league' | 'sponsor', string> = {
  superadmin: '',
  admin: '',
  league: '',
  sponsor: '',
};

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.owner.query(text, values)).rows as Row[];
const id = async (text: string, values: unknown[] = []): Promise<number> => {
  const [row] = await rows<{ id: number }>(text, values);
  if (!row) throw new Error(`The demo has no row for: ${text}`);
  return row.id;
};
const link = async (kind: Kind, recordId: number, more: { season?: string; year?: number } = {}): Promise<string> => {
  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) => rows<Row>(text, values);
  const token = await mintLink(query, installationSecret(), Math.floor(Date.now() / 1000), {
    kind,
    id: recordId,
    ...more,
  });
  if (!token) throw new Error(`No ${kind} link for ${recordId}`);
  return token;
};
/** The codes of an answer's errors; empty when it was carried out. */
const codes = (answer: GraphqlAnswer): (string | undefined)[] =>
  (answer.errors ?? []).map((error) => error.extensions?.code);
/** 'refused' when a question is not permitted, or when the schema does not even know the column; else what was answered. */
const refusalOf = async (query: string, column: string, token: string): Promise<unknown> => {
  const { data, errors } = await server.graphql(query, {}, token);
  const [first] = errors ?? [];
  const unknown =
    /Cannot query field|is not defined by type/.test(first?.message ?? '') && first?.message.includes(`"${column}"`);
  return first?.extensions?.code === 'SL403' || unknown ? 'refused' : (first?.message ?? data);
};
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** Proposed offers to leagues with a shipping address and without accounts; each test takes its own. */
let proposed: { id: number; organization_id: number; campaign_id: number }[] = [];
const nextOffer = () => {
  const offer = proposed.shift();
  if (!offer) throw new Error('The demo has too few proposed offers.');
  return offer;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-refusals-'));
  const files = path.join(folder, 'files');
  db = await demoDatabase(files);
  server = await startServer(db, { FILES_DIR: files });
  for (const name of Object.keys(login) as (keyof typeof login)[])
    login[name] = await server.login(`${name}@sideline.test`, DEMO_PASSWORD);
  proposed = await rows(
    `select o.id, o.organization_id, o.campaign_id from app_public.offers o
     join app_public.organizations g on g.id = o.organization_id
     where o.status = 'proposed' and o.value > 0 and g.shipping_address_id is not null
       and not exists (select from app_public.organization_users u where u.organization_id = g.id)
     order by o.id limit 12`,
  );
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await db?.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the wrong role', () => {
  const CALLS: [string, string, string[]][] = [
    [
      'creating a sponsor',
      'mutation { createSponsor(input: {name: "X"}) { sponsor { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'adding prospects',
      'mutation { addSponsorablePropertiesToCampaign(input: {campaignId: 1, sponsorablePropertyIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'marking as qualified',
      'mutation { markAsQualified(input: {offerIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'setting the terms',
      'mutation { updateOffer(input: {id: 1, value: "1"}) { offer { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'sending offers',
      'mutation { sendOfferEmails(input: {offerIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'renewing a link',
      'mutation { regenerateLink(input: {kind: "offer", recordId: "1"}) { link { version } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'reviewing a photo',
      'mutation { reviewVerificationImage(input: {id: 1, status: verified}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'writing a check',
      'mutation { createCheck(input: {offerId: 1, amount: "1", memo: "x"}) { check { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'approving a check',
      'mutation { approveCheck(input: {checkId: 1}) { check { id } } }',
      ['admin', 'league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
  ];
  it.each(CALLS)('[S-404] [S-403] is refused %s', async (_what, call, roles) => {
    const [offer] = proposed;
    const tokens: Record<string, string | undefined> = {
      ...login,
      offer: await link('offer', offer?.id ?? 0),
      campaign: await link('campaign', offer?.campaign_id ?? 0),
      nobody: undefined,
    };
    for (const role of roles) {
      const answer = await server.graphql(call, {}, tokens[role]);
      expect([role, codes(answer)]).toEqual([role, [expect.stringMatching(/^SL40[13]$/)]]);
    }
  });

  it('another league’s records are not found, and nothing of them is told', async () => {
    const other = await id(`select id from app_public.organizations where id not in (
      select organization_id from app_public.organization_users) order by id limit 1`);
    const place = await server.graphql(
      `mutation ($id: Int!) { createOrganizationPlayLocation(input: {organizationId: $id,
        playLocationInput: {nickname: "Ours", address: "1 Main St, Austin, TX 78701"}}) { playLocation { id } } }`,
      { id: other },
      login.league,
    );
    expect(codes(place)).toEqual(['SL404']);
    const read = await server.graphql(
      'query ($id: Int!) { organization(id: $id) { name } organizationMembers(organizationId: $id) { email } offers(filter: {organizationId: {equalTo: $id}}) { id } }',
      { id: other },
      login.league,
    );
    expect(read.data).toEqual({ organization: null, organizationMembers: [], offers: [] });
  });
});

describe('columns of staff', () => {
  it('[S-407] cannot be read, filtered, ordered or counted by a link or a league', async () => {
    const [offer] = proposed;
    const outsiders = { offer: await link('offer', offer?.id ?? 0), league: login.league };
    const asked = [
      ['customField', '{ offers { customField } }'],
      ['customField', '{ offers(filter: {customField: {isNull: false}}) { id } }'],
      ['customField', '{ offersConnection(filter: {customField: {isNull: false}}) { totalCount } }'],
      ['totalSpend', '{ offers { campaign { totalSpend } } }'],
      ['totalSpend', '{ campaigns(filter: {totalSpend: {greaterThan: 1}}) { id } }'],
      ['salesforceId', '{ offers { organization { salesforceId } } }'],
      ['searchText', '{ organizations { searchText } }'],
      ['memo', '{ checks { memo } }'],
      ['hidden', '{ verificationImages { hidden } }'],
    ] as const;
    for (const [, query] of asked.slice(0, 1))
      expect((await server.graphql(query, {}, login.admin)).errors).toBeUndefined();
    for (const [who, token] of Object.entries(outsiders))
      for (const [column, query] of asked)
        expect([who, query, await refusalOf(query, column, token)]).toEqual([who, query, 'refused']);
    const { myOrganizations } = await server.data(
      '{ myOrganizations { salesforceId oldShippingAddress dataConfidenceReason } }',
      {},
      login.league,
    );
    for (const own of myOrganizations) expect(Object.values(own)).toEqual([null, null, null]);
  });

  it('[S-199] a dashboard shows neither money nor contacts nor unreviewed photos, whatever it asks for', async () => {
    const token = await link(
      'campaign',
      await id(`select campaign_id as id from app_public.offers where status = 'confirmed' order by id limit 1`),
    );
    for (const table of [
      'offers',
      'organizations',
      'campaigns',
      'checks',
      'verificationImages',
      'addresses',
      'users',
      'sponsorableProperties',
    ])
      expect([table, codes(await server.graphql(`{ ${table} { id } }`, {}, token))]).toEqual([table, ['SL403']]);
    for (const field of ['value', 'contactEmail', 'customField', 'zip'])
      expect([field, await refusalOf(`{ dashboardLeagues { ${field} } }`, field, token)]).toEqual([field, 'refused']);
  });
});

describe('accepting', () => {
  const ACCEPT = `mutation ($email: String, $start: Date!, $end: Date!, $offerId: Int) {
    acceptOffer(input: {email: $email, startDate: $start, endDate: $end, offerId: $offerId}) { jwt offer { id status } } }`;
  const accept = (token: string | undefined, more: Record<string, unknown> = {}) =>
    server.graphql(ACCEPT, { email: 'dana@hostile.test', start: day(0), end: day(60), ...more }, token);

  it('[L-010] a link of another kind, of another offer, tampered or withdrawn accepts nothing', async () => {
    const offer = nextOffer();
    const other = nextOffer();
    for (const [kind, record] of [
      ['application', offer.id],
      ['league', offer.organization_id],
      ['campaign', offer.campaign_id],
    ] as const)
      expect(codes(await accept(await link(kind, record), { offerId: offer.id }))).toEqual(['SL403']);
    const token = await link('offer', offer.id);
    expect(codes(await accept(token, { offerId: other.id }))).toEqual(['SL403']);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ kind: 'offer', id: other.id, v: 1, exp: 4e9 })).toString('base64url');
    expect(codes(await accept(`${head}.${forged}.${signature}`))).toEqual(['SL401']);
    const expired = signLink(
      { kind: 'offer', id: offer.id, v: 1 },
      installationSecret(),
      Math.floor(Date.now() / 1000) - 182 * 86_400,
    );
    expect(codes(await accept(expired))).toEqual(['SL401']);
    await server.data(
      'mutation ($id: String!) { regenerateLink(input: {kind: "offer", recordId: $id}) { link { version } } }',
      { id: String(offer.id) },
      login.admin,
    );
    for (let tries = 0; tries < 50 && !(await server.graphql('{ today }', {}, token)).errors; tries++)
      await new Promise((go) => setTimeout(go, 50));
    expect(codes(await accept(token))).toEqual(['SL401']);
    const after = await rows('select distinct status from app_public.offers where id = any ($1)', [
      [offer.id, other.id],
    ]);
    expect(after).toEqual([{ status: 'proposed' }]);
  });

  it.each([
    ['no e-mail', { email: '' }],
    ['one that is none', { email: 'dana' }],
    ['one of 400 letters', { email: `${'a'.repeat(400)}@hostile.test` }],
    ['one with a character that no text holds', { email: 'a\u0000@hostile.test' }],
    ['a day that is none', { start: '2027-02-29' }],
    ['an endless season', { end: 'infinity' }],
    ['a season before all time', { start: '-infinity' }],
    ['an end before the start', { start: day(9), end: day(3) }],
    ['a start long ago', { start: day(-400) }],
  ])('[L-038] %s is refused with a sentence and the offer stays open', async (_what, wrong) => {
    const [offer] = proposed;
    const answer = await accept(await link('offer', offer?.id ?? 0), wrong);
    expect(codes(answer)).toEqual([expect.stringMatching(/^SL4/)]);
    expect(answer.errors?.[0]?.message).not.toMatch(/error [0-9a-f]{12}|invalid input|violates/);
    expect(await rows('select status from app_public.offers where id = $1', [offer?.id])).toEqual([
      { status: 'proposed' },
    ]);
  });

  it('[L-047] five clicks at once accept once: one account, one mail to each, one set of deadlines', async () => {
    const offer = nextOffer();
    const token = await link('offer', offer.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token, { email: 'five@hostile.test' })));
    expect(answers.map(codes).sort()).toEqual([[], ['SL409'], ['SL409'], ['SL409'], ['SL409']]);
    const [after] = await rows(
      `select status, (select count(*)::int from app_public.users where email = 'five@hostile.test') as users,
         (select max(n)::int from (select count(*) as n from app_private.mail_outbox m where m.offer_id = o.id group by kind, recipient) k) as mails,
         (select count(*)::int - count(distinct (d.asset_id, d.default_verification_deadline_id, d.name)) from app_public.verification_deadlines d where d.offer_id = o.id)::int as doubled
       from app_public.offers o where id = $1`,
      [offer.id],
    );
    expect(after).toEqual({ status: 'confirmed', users: 1, mails: 1, doubled: 0 });
    const reject = await server.graphql(
      'mutation { leagueRejectOffer(input: {email: "d@hostile.test", leagueRejectionReason: "No"}) { clientMutationId } }',
      {},
      token,
    );
    expect(codes(reject)).toEqual(['SL409']);
  });

  it('accepting and rejecting in two tabs at once: one of them counts', async () => {
    const offer = nextOffer();
    const token = await link('offer', offer.id);
    const answers = await Promise.all([
      accept(token, { email: 'two@hostile.test' }),
      server.graphql(
        'mutation { leagueRejectOffer(input: {email: "two@hostile.test", leagueRejectionReason: "No"}) { clientMutationId } }',
        {},
        token,
      ),
    ]);
    expect(answers.map(codes).sort()).toEqual([[], ['SL409']]);
  });

  it('the session gained reads and writes nothing but its sponsorship', async () => {
    const offer = nextOffer();
    const { acceptOffer } = (await accept(await link('offer', offer.id), { email: 'scope@hostile.test' })).data;
    const tries = [
      'mutation ($o: Int!) { inviteOrganizationUser(input: {organizationId: $o, email: "more@hostile.test"}) { clientMutationId } }',
      'mutation ($o: Int!) { upsertAddress(input: {organizationId: $o, addressType: mailing, name: "E", line1: "1 Elsewhere", city: "Austin", state: "TX", zip: "78701"}) { clientMutationId } }',
      'query ($o: Int!) { organizationMembers(organizationId: $o) { email } }',
      'query ($o: Int!) { playLocations(filter: {organizationId: {equalTo: $o}}) { id } }',
    ];
    for (const one of tries)
      expect([one, codes(await server.graphql(one, { o: offer.organization_id }, acceptOffer.jwt))]).toEqual([
        one,
        ['SL403'],
      ]);
    expect((await server.data('{ offers { id } }', {}, acceptOffer.jwt)).offers).toEqual([{ id: offer.id }]);
  });
});

describe('money and dates', () => {
  it('hold no NaN and no infinity in any column', async () => {
    const unguarded = await rows(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'app_public' and t.table_type = 'BASE TABLE' and c.data_type in ('numeric', 'date') and c.is_generated = 'NEVER'
         and not exists (select from pg_catalog.pg_constraint k where k.conname = c.table_name || '_' || c.column_name || '_finite')`,
    );
    expect(unguarded).toEqual([]);
  });

  it.each([['NaN'], ['Infinity'], ['-5'], ['99999999999999'], ['abc']])(
    '[S-257] an offer’s value is not %s',
    async (value) => {
      const offerId = await id(`select id from app_public.offers where status = 'qualified' order by id limit 1`);
      const before = await rows('select value from app_public.offers where id = $1', [offerId]);
      const answer = await server.graphql(
        'mutation ($i: UpdateOfferInput!) { updateOffer(input: $i) { offer { id } } }',
        { i: { id: offerId, value } },
        login.admin,
      );
      expect(codes(answer)).toEqual([expect.stringMatching(/^(SL4\d\d|23514)$/)]);
      expect(await rows('select value from app_public.offers where id = $1', [offerId])).toEqual(before);
    },
  );

  it('an asset that is given twice is refused with a sentence', async () => {
    const [row] = await rows<{ offer: number; capability: number }>(
      `select o.id as offer, c.id as capability from app_public.offers o join app_public.campaign_capabilities c using (campaign_id)
       where o.status = 'qualified' order by o.id, c.id limit 1`,
    );
    const asset = { campaignCapabilityId: row?.capability, quantity: 1 };
    const answer = await server.graphql(
      'mutation ($i: UpdateOfferInput!) { updateOffer(input: $i) { offer { id } } }',
      { i: { id: row?.offer, assets: [asset, asset] } },
      login.admin,
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Each asset can be given once.',
      extensions: { code: 'SL422', field: 'assets' },
    });
  });

  it('[S-323] [S-330] a check is neither endless nor over what is left, and four approvals at once print it once', async () => {
    const offerId = await id(
      `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
       where o.status = 'confirmed' and g.mailing_address_id is not null and o.value > 50
         and not exists (select from app_public.checks c where c.offer_id = o.id) order by o.id limit 1`,
    );
    const write = (amount: string) =>
      server.graphql(
        'mutation ($o: Int, $a: BigFloat) { createCheck(input: {offerId: $o, amount: $a, memo: "Season"}) { check { id } } }',
        { o: offerId, a: amount },
        login.admin,
      );
    for (const amount of ['NaN', 'Infinity', '0', '-1', '9999999'])
      expect([amount, codes(await write(amount))]).toEqual([amount, ['SL422']]);
    const { id: checkId } = (await write('10')).data.createCheck.check;
    const approve = () =>
      server.graphql(
        'mutation ($c: Int) { approveCheck(input: {checkId: $c}) { check { number } } }',
        { c: checkId },
        login.superadmin,
      );
    const answers = await Promise.all(Array.from({ length: 4 }, approve));
    expect(answers.map(codes).sort()).toEqual([[], ['SL409'], ['SL409'], ['SL409']]);
  });
});

describe('sending offers', () => {
  it('[S-281] four clicks at once send one mail to each league', async () => {
    const ready = await rows<{ id: number }>(
      `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
       where o.status = 'qualified' and o.value > 0 and g.contact_email is not null and exists (select from app_public.assets a
         join app_public.default_verification_deadlines d on d.campaign_capability_id = a.campaign_capability_id where a.offer_id = o.id)
       order by o.id desc limit 3`,
    );
    const offerIds = ready.map((row) => row.id);
    const send = () =>
      server.graphql(
        'mutation ($ids: [Int!]) { sendOfferEmails(input: {offerIds: $ids}) { clientMutationId } }',
        { ids: offerIds },
        login.admin,
      );
    await Promise.all([send(), send(), send(), send()]);
    const mails = await rows(
      `select count(*)::int as n from app_private.mail_outbox where kind = 'offer' and offer_id = any ($1) group by offer_id`,
      [offerIds],
    );
    expect(mails).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  });
});

describe('photographs', () => {
  let deadline = 0;
  let photo: Buffer;
  const upload = async (
    token: string | undefined,
    bytes: Buffer | null,
    fields: Record<string, string> = {},
    name = 'photo.jpg',
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ verificationDeadlineId: String(deadline), ...fields }))
      form.append(key, value);
    if (bytes) form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    const answer = await fetch(`${server.url}/verification_images`, {
      method: 'POST',
      body: form,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { error, field } = (await answer.json()) as { error?: string; field?: string };
    return { status: answer.status, error, field };
  };
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a5' }, limitInputPixels: false });
  beforeAll(async () => {
    deadline = await id(
      `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
       join app_public.organization_users m on m.organization_id = o.organization_id join app_public.users u on u.id = m.user_id
       where u.email = 'league@sideline.test' and o.status = 'confirmed' order by d.id limit 1`,
    );
    photo = await plain(800, 600).jpeg().toBuffer();
  });

  it('[S-305] [L-305] are refused with a sentence when they are none, cut off or too large', async () => {
    const none = 'The file must be a JPEG, PNG or GIF.';
    const html = Buffer.from('<html><script>1</script></html>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    for (const bytes of [Buffer.from('only words '.repeat(50)), html, svg])
      expect(await upload(login.league, bytes)).toMatchObject({ status: 422, error: none, field: 'image' });
    expect(await upload(login.league, null)).toMatchObject({ status: 422, error: 'Please choose a file.' });
    expect(await upload(login.league, photo.subarray(0, photo.length / 2))).toMatchObject({
      status: 422,
      error: 'The picture could not be read.',
    });
    expect(await upload(login.league, Buffer.concat([photo, Buffer.alloc(25_000_000)]))).toMatchObject({
      status: 422,
      error: 'File cannot exceed 20MB!',
    });
    const bomb = await plain(10_000, 9_000).png().toBuffer();
    expect(await upload(login.league, bomb)).toMatchObject({
      status: 422,
      error: 'The picture is too large: at most 50 megapixels.',
    });
  });

  it('a large one of a telephone is taken', async () => {
    expect(await upload(login.league, await plain(8000, 5000).jpeg().toBuffer())).toMatchObject({
      status: 201,
      error: undefined,
    });
  });

  it('[S-306] of others, or by others, are refused; a league cannot accept its own', async () => {
    const foreign =
      await id(`select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
      where o.status = 'confirmed' and o.organization_id not in (select organization_id from app_public.organization_users) order by d.id limit 1`);
    expect((await upload(login.league, photo, { verificationDeadlineId: String(foreign) })).status).toBe(404);
    expect((await upload(login.sponsor, photo)).status).toBe(403);
    // a deadline's own link may; that of another deadline may not
    expect((await upload(await link('deadline', Number(foreign)), photo)).status).toBe(404);
    expect((await upload(undefined, photo)).status).toBe(401);
    expect(await upload(login.league, photo, { status: 'verified', from: 'Employee' })).toMatchObject({ status: 201 });
    const [last] = await rows('select status from app_public.verification_images order by id desc limit 1');
    expect(last).toEqual({ status: 'pending' });
  });

  it('an upload that was cut off on its way is no fault of ours', async () => {
    const answer = await fetch(`${server.url}/verification_images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${login.league}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf a pict',
    });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      400,
      'The upload could not be read. Please send it again.',
    ]);
  });
});

describe('nonsense', () => {
  it('is refused by the calls with a sentence, never with a fault of ours', async () => {
    const send = async (path: string, body: string, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body });
      return [answer.status, await answer.text()] as const;
    };
    const nul = '\\u0000';
    const tries: [string, string, number][] = [
      ['/graphql', JSON.stringify({ query: '{ today }', variables: { x: 'a'.repeat(10_000_000) } }), 413],
      ['/graphql', '{"query": ', 400],
      ['/graphql', '[]', 400],
      ['/sponsors', `{"name": "A${nul}B"}`, 400],
      ['/sponsors', '{"name": "   "}', 422],
      ['/sponsors/1/campaigns', '{"name": "x", "season": "monsoon", "year": 2027}', 400],
      ['/sponsors/1/campaigns', '{"name": {}, "season": [], "year": "2027 or 1=1"}', 400],
      ['/user_token', `{"auth": {"email": "x${nul}@x.test", "password": "x"}}`, 400],
      ['/account_recovery', `{"email": "x${nul}@x.test"}`, 400],
    ];
    for (const [path, body, status] of tries) {
      const [got, text] = await send(path, body, path.startsWith('/sponsors') ? login.admin : undefined);
      expect([path, body.slice(0, 60), got]).toEqual([path, body.slice(0, 60), status]);
      expect(text).not.toMatch(/SL500/);
    }
    const long = await server.graphql(
      'mutation ($n: String!) { createSponsor(input: {name: $n}) { sponsor { id } } }',
      { n: 'long '.repeat(100_000) },
      login.admin,
    );
    expect(codes(long)).toEqual(['23514']);
    expect(long.errors?.[0]?.extensions?.field).toBe('name');
    expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(400);
  });

  it('in many alphabets is kept as it was written', async () => {
    const name = '⚽ نادي الرياضة Ñandú 東京';
    const { createSponsor } = await server.data(
      'mutation ($n: String!) { createSponsor(input: {name: $n}) { sponsor { name } } }',
      { n: name },
      login.admin,
    );
    expect(createSponsor.sponsor.name).toBe(name);
  });
});
