/** The shape of the API: flat inputs, errors, roles, limits. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { loadKnownOperations } from '../../server/graphql/knownOperations.ts';
import { hashPassword } from '../../server/shared/passwords/passwords.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { startServer } from '../harness/server.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup({ LOOKER_HOSTS: '*.reports.test' });
let admin: string;
let league: string;
let sponsor: string;

beforeAll(async () => {
  [admin, league, sponsor] = (await Promise.all(
    [people.admin, people.league, people.sponsor].map((email) => server.login(email, PASSWORD)),
  )) as [string, string, string];
});

const codeOf = async (query: string, variables: Record<string, unknown>, token?: string) =>
  (await server.graphql(query, variables, token)).errors?.[0]?.extensions;

describe('flat inputs', () => {
  it('[S-167] [S-168] creates, changes only what is given, and deletes a testimonial', async () => {
    const { createTestimonial } = await server.data(
      'mutation ($id: Int!) { createTestimonial(input: {campaignId: $id, quote: "Best season", attribution: "A parent"}) { testimonial { id quote attribution } } }',
      { id: fixture.campaignId },
      admin,
    );
    const { id } = createTestimonial.testimonial;
    const { updateTestimonial } = await server.data(
      'mutation ($id: Int!) { updateTestimonial(input: {id: $id, quote: "Our best season"}) { testimonial { quote attribution } } }',
      { id },
      admin,
    );
    expect(updateTestimonial.testimonial).toEqual({ quote: 'Our best season', attribution: 'A parent' });
    const { deleteTestimonial } = await server.data(
      'mutation ($id: Int!) { deleteTestimonial(input: {id: $id}) { testimonial { id } } }',
      { id },
      admin,
    );
    expect(deleteTestimonial.testimonial).toEqual({ id });
    const { rowCount } = await database.owner.query('select 1 from app_public.testimonials where id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('[S-087] [S-145] updates any subset of a campaign with its questions in one call', async () => {
    const call = `mutation ($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) { campaign { goal season customQuestions { id question } } }
    }`;
    const first = await server.data(
      call,
      {
        input: {
          id: fixture.campaignId,
          goal: 'Be seen',
          customQuestions: [{ question: 'How many fields?' }, { question: 'Lights?' }],
        },
      },
      admin,
    );
    const [fields] = first.updateCampaign.campaign.customQuestions;
    expect(first.updateCampaign.campaign).toMatchObject({ goal: 'Be seen', season: 'spring' });
    const second = await server.data(
      call,
      { input: { id: fixture.campaignId, customQuestions: [{ id: fields.id, question: 'How many pitches?' }] } },
      admin,
    );
    expect(second.updateCampaign.campaign).toEqual({
      goal: 'Be seen',
      season: 'spring',
      customQuestions: [{ id: fields.id, question: 'How many pitches?' }],
    });
  });

  it('[S-257] updates an offer with its assets; money keeps its cents and dates their day', async () => {
    const { updateOffer } = await server.data(
      `mutation ($input: UpdateOfferInput!) { updateOffer(input: $input) {
        offer { value seasonStart assets { quantity reach campaignCapability { id } } } } }`,
      {
        input: {
          id: fixture.offers.qualified,
          value: '1234567.89',
          seasonStart: '2026-03-01',
          assets: [{ campaignCapabilityId: fixture.campaignCapabilityId, quantity: 3, reach: 900 }],
        },
      },
      admin,
    );
    expect(updateOffer.offer).toEqual({
      value: '1234567.89',
      seasonStart: '2026-03-01',
      assets: [{ quantity: 3, reach: 900, campaignCapability: { id: fixture.campaignCapabilityId } }],
    });
  });

  it('[S-026] sponsors(withActiveOrNoCampaigns) leaves out sponsors with only other campaigns', async () => {
    await database.owner.query(`update app_public.campaigns set status = 'complete' where id = $1`, [
      fixture.otherCampaignId,
    ]);
    const names = async (only: boolean | null) =>
      (
        await server.data(
          'query ($only: Boolean) { sponsors(withActiveOrNoCampaigns: $only) { name } }',
          { only },
          admin,
        )
      ).sponsors.map(({ name }: { name: string }) => name);
    expect(await names(true)).toEqual(['Acme']);
    expect(await names(null)).toEqual(expect.arrayContaining(['Acme', 'Globex']));
    const listed = async () =>
      (
        await server.data(
          `{ sponsorListItemsConnection(orderBy: [SORT_NAME_ASC, ID_ASC]) { nodes { name activeCampaignsCount campaignsCount } } }`,
          {},
          admin,
        )
      ).sponsorListItemsConnection.nodes;
    for (const status of ['proposed', 'contracted', 'active', 'complete', 'rejected']) {
      await database.owner.query('update app_public.campaigns set status = $2 where id = $1', [
        fixture.otherCampaignId,
        status,
      ]);
      expect([status, (await listed()).find(({ name }: { name: string }) => name === 'Globex')]).toEqual([
        status,
        { name: 'Globex', activeCampaignsCount: ['complete', 'rejected'].includes(status) ? 0 : 1, campaignsCount: 1 },
      ]);
    }
  });

  it('[S-027] sponsors are sorted without regard to case', async () => {
    await database.owner.query(`insert into app_public.sponsors (name) values ('zebra'), ('Yard'), ('xylophone')`);
    const { sponsorListItemsConnection } = await server.data(
      '{ sponsorListItemsConnection(orderBy: [SORT_NAME_DESC]) { nodes { name } } }',
      {},
      admin,
    );
    expect(sponsorListItemsConnection.nodes.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
      'zebra',
      'Yard',
      'xylophone',
    ]);
  });
});

describe('errors', () => {
  it('a violated constraint is an error with message, code and field', async () => {
    const { errors } = await server.graphql(
      'mutation ($id: Int!) { createTestimonial(input: {campaignId: $id, quote: "  "}) { testimonial { id } } }',
      { id: fixture.campaignId },
      admin,
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Please give a quote.',
      extensions: { code: '23514', field: 'quote' },
    });
  });

  it('a registered error keeps its message, code and field in camelCase', async () => {
    const { errors } = await server.graphql(
      'mutation ($id: Int!) { updateCampaign(input: {id: $id, lookerUrl: "https://example.org/x"}) { campaign { id } } }',
      { id: fixture.campaignId },
      admin,
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Invalid Looker URL',
      extensions: { code: 'SL422', field: 'lookerUrl' },
    });
  });

  it('[S-159] configured hosts of reports are accepted and may be framed, others are not', async () => {
    const save = (host: string) =>
      server.graphql(
        'mutation ($id: Int!, $url: String) { updateCampaign(input: {id: $id, lookerUrl: $url}) { campaign { lookerUrl } } }',
        { id: fixture.campaignId, url: `https://${host}/embed/1` },
        admin,
      );
    expect((await save('brand.reports.test')).data.updateCampaign.campaign).toEqual({
      lookerUrl: 'https://brand.reports.test/embed/1',
    });
    expect((await save('sideline.looker.com')).errors?.[0]?.extensions).toMatchObject({ field: 'lookerUrl' });
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'self' https://reports.test https://*.reports.test;");
  });

  it('any other error is logged under an id, and the response has only the id', async () => {
    await database.owner.query('alter table app_public.testimonials rename column attribution to attributed');
    const { errors } = await server.graphql('{ testimonials { attribution } }', {}, admin);
    await database.owner.query('alter table app_public.testimonials rename column attributed to attribution');
    expect(errors?.[0]?.message).toMatch(/^Something went wrong \(error [0-9a-f]{12}\)\.$/);
    expect(JSON.stringify(errors)).not.toContain('does not exist');
    const [, id] = /error ([0-9a-f]{12})/.exec(errors?.[0]?.message ?? '') ?? [];
    await waitUntil(async () => server.log().includes(id ?? 'no id'));
  });
});

describe('roles', () => {
  it('[S-404] refuses staff calls to league, sponsor and anonymous', async () => {
    const calls = [
      'mutation { createSponsor(input: {name: "Mine"}) { sponsor { id } } }',
      `mutation { updateCampaign(input: {id: ${fixture.campaignId}, name: "Mine"}) { campaign { id } } }`,
      `mutation { markAsQualified(input: {offerIds: [${fixture.offers.qualified}]}) { offers { id } } }`,
      `{ offerEmail(offerId: ${fixture.offers.proposed}) { htmlBody } }`,
    ];
    for (const call of calls) {
      expect(await codeOf(call, {}, league)).toMatchObject({ code: 'SL403' });
      expect(await codeOf(call, {}, sponsor)).toMatchObject({ code: 'SL403' });
      expect((await codeOf(call, {}))?.code).toMatch(/^SL40[13]$/);
    }
  });

  it('[L-331] [L-330] a league sees its own offers and not those of another', async () => {
    await database.owner.query(`update app_public.offers set status = 'proposed' where id = $1`, [
      fixture.offers.qualified, // the other league was notified of it, so only ownership hides it from this one
    ]);
    const { offers } = await server.data('{ offers(orderBy: [ID_ASC]) { id organization { name } } }', {}, league);
    expect(offers).toEqual([
      { id: fixture.offers.proposed, organization: { name: 'Bears' } },
      { id: fixture.offers.confirmed, organization: { name: 'Bears' } },
    ]);
    const staff = await server.data('{ offersConnection { totalCount } }', {}, admin);
    expect(staff.offersConnection.totalCount).toBe(3);
  });

  it('[S-408] a sponsor sees its own campaigns only, and of these the active and the complete', async () => {
    await database.owner.query(
      `insert into app_public.campaigns (sponsor_id, name, season, year, status)
       select $1, 'Acme ' || status, 'fall', 2026, status from unnest(enum_range(null::app_public.campaign_status)) status`,
      [fixture.sponsorId],
    );
    const { campaigns } = await server.data('{ campaigns { name } }', {}, sponsor);
    await database.owner.query(`delete from app_public.campaigns where season = 'fall' and sponsor_id = $1`, [
      fixture.sponsorId,
    ]);
    expect(campaigns.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Acme Spring',
      'Acme active',
      'Acme complete',
    ]);
  });

  it('[S-410] an invalid token gets a 401 even for operations that anonymous visitors may use', async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer nonsense' },
      body: JSON.stringify({ query: '{ today }' }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('production', () => {
  it('[X2] runs only the documents of the two apps, and accepts the demo’s password nowhere, not even with an offer’s link', async () => {
    const production = await startServer(database, {
      NODE_ENV: 'production',
      SIDELINE_SECRET: installationSecret(),
      MAIL_FROM: 'Sideline <hello@example.test>',
      POSTAL_ADDRESS: 'Sideline, 1 Field Road',
    });
    try {
      const stranger = await production.graphql('{ today }', {}, admin);
      expect(stranger.errors?.[0]).toMatchObject({ message: 'Unknown operation.', extensions: { code: 'SL400' } });
      const [document] = Object.values(loadKnownOperations()).filter((text) => text.startsWith('query WaitingChecks'));
      const superadmin = await production.login(people.superadmin, PASSWORD);
      expect(await production.data(document ?? '', {}, superadmin)).toEqual({ waiting: { totalCount: 0 } });
      // leftovers of the demo in the database give no access
      await database.owner.query(
        `update app_private.user_secrets s set password_hash = $2 from app_public.users u where u.id = s.user_id and u.email = $1`,
        [people.admin, await hashPassword(DEMO_PASSWORD)],
      );
      expect(await server.login(people.admin, DEMO_PASSWORD)).toBeTruthy();
      await expect(production.login(people.admin, DEMO_PASSWORD)).rejects.toThrow('404');
      await database.owner.query(
        `update app_private.user_secrets s set password_hash = $2 from app_public.users u where u.id = s.user_id and u.email = $1`,
        [people.league, await hashPassword(DEMO_PASSWORD)],
      );
      const accept = Object.values(loadKnownOperations()).find((text) => text.startsWith('mutation AcceptOffer')) ?? '';
      const link = linkToken('offer', fixture.offers.proposed);
      const { today } = await server.data('{ today }', {}, admin);
      const input = { email: people.league, password: DEMO_PASSWORD, startDate: today, endDate: today };
      expect((await production.graphql(accept, { input }, link)).errors?.[0]?.extensions).toMatchObject({
        code: 'SL422',
        field: 'password',
      });
      const status = 'select status from app_public.offers where id = $1';
      expect((await database.owner.query(status, [fixture.offers.proposed])).rows).toEqual([{ status: 'proposed' }]);
    } finally {
      await production.stop();
    }
  });
});

describe('limits', () => {
  it('refuses a document that is too deep', async () => {
    const deep = `{ campaigns { ${'offers { campaign { '.repeat(8)} id ${'} }'.repeat(8)} } }`;
    const { errors } = await server.graphql(deep, {}, admin);
    expect(errors?.[0]?.message).toMatch(/levels deep/);
  });

  it('refuses too many renamed fields and too large pages', async () => {
    const aliases = Array.from({ length: 40 }, (_, i) => `a${i}: today`).join(' ');
    expect((await server.graphql(`{ ${aliases} }`, {}, admin)).errors?.length).toBeGreaterThan(0);
    expect((await server.graphql('{ offers(first: 5000) { id } }', {}, admin)).errors?.[0]?.message).toMatch(
      /1000 rows/,
    );
  });

  it('refuses a body of more than a megabyte', async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      body: JSON.stringify({ query: '{ today }', variables: { text: 'x'.repeat(1_100_000) } }),
    });
    expect(answer.status).toBe(413);
  });
});

it('[B-316] a location is read with the offers near it, by their status', async () => {
  await database.owner.query(
    `update app_public.sponsorable_properties p set lat = 30.27, lon = -97.74, state = 'TX'
     from app_public.offers o where o.sponsorable_property_id = p.id and o.id = any ($1)`,
    [[fixture.offers.proposed, fixture.offers.confirmed]],
  );
  const { createLocationFilter } = await server.data(
    'mutation ($id: Int!) { createLocationFilter(input: {campaignId: $id, name: "Stores"}) { locationFilter { id } } }',
    { id: fixture.campaignId },
    admin,
  );
  const { addZipsToLocationFilter } = await server.data(
    `mutation ($id: Int!) {
      addZipsToLocationFilter(input: {locationFilterId: $id, zips: ["78701"]}) { locationFilter { locations { id } } }
    }`,
    { id: createLocationFilter.locationFilter.id },
    admin,
  );
  const [{ id }] = addZipsToLocationFilter.locationFilter.locations;
  const near = async (offers: string) =>
    (
      await server.data(`query ($id: Int!) { location(id: $id) { ${offers} { id } } }`, { id }, admin)
    ).location.offers.map((offer: { id: number }) => offer.id);
  const { proposed, confirmed } = fixture.offers;
  expect(await near('offers')).toEqual([proposed, confirmed]); // the third one's program is far away
  expect(await near('offers(filter: {status: {equalTo: proposed}})')).toEqual([proposed]);
  expect(await near('offers(filter: {status: {in: [confirmed, qualified]}})')).toEqual([confirmed]);
  expect(await near('offers(filter: {status: {equalTo: qualified}})')).toEqual([]);
});
