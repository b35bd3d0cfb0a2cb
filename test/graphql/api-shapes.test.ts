import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { people } from './fixture.ts';
import { operationText } from './operationText.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin, sponsor, league } = await loginTokens(server, 'admin', 'sponsor', 'league');

describe('offers of a campaign', () => {
  it('[S-424] [B-402] CampaignProspects(campaignId) adds coordinates when withLatLon asks for them', async () => {
    await database.owner.query('update app_public.sponsorable_properties set lat = 30.27, lon = -97.74');
    const ask = async (withLatLon: boolean) =>
      (
        await server.data(
          operationText('CampaignProspects'),
          { id: fixture.campaignId, first: 100, after: 0, withLatLon },
          admin,
        )
      ).campaign.offers;
    const plain = await ask(false);
    expect(plain.map(({ status }: { status: string }) => status).sort()).toEqual([
      'confirmed',
      'proposed',
      'qualified',
    ]);
    expect(plain[0].sponsorableProperty).not.toHaveProperty('lat');
    expect((await ask(true))[0].sponsorableProperty).toMatchObject({ lat: 30.27, lon: -97.74 });
    const ids = plain.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
    const { campaign } = await server.data(
      operationText('CampaignProspects'),
      { id: fixture.campaignId, withLatLon: false, first: 1, after: ids[0] },
      admin,
    );
    expect(campaign.offers.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
    const refused = await server.graphql(
      operationText('CampaignProspects'),
      { id: fixture.campaignId, first: 100, after: 0, withLatLon: true },
      league,
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('[B-396] [B-401] ProspectiveSponsorableProperties gives a hundred at a time, in one order, until the last page', async () => {
    await database.owner.query(
      `insert into app_public.sponsorable_properties (organization_id, name, season, number_of_players)
       select $1, 'Many ' || n, 'spring', 50 from generate_series(1, 130) n`,
      [fixture.otherOrganizationId],
    );
    const ids: number[] = [];
    const sizes: number[] = [];
    for (let cursor = '*', last = false; !last; ) {
      const { prospectiveSponsorableProperties: page } = await server.data(
        operationText('ProspectiveSponsorableProperties'),
        { campaignId: fixture.campaignId, cursor },
        admin,
      );
      const found = page.sponsorableProperties.map(({ id }: { id: number }) => id);
      ids.push(...found);
      sizes.push(found.length);
      cursor = page.nextCursor;
      last = page.lastPage;
    }
    const { rows } = await database.owner.query('select id from app_public.sponsorable_properties order by id');
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(sizes).toEqual([100, rows.length - 100]);
  });
});

describe('organization(id)', () => {
  it('[B-393] serves every shape that its pages need', async () => {
    const { organization } = await server.data(
      `query ($id: Int!, $campaign: Int!) { organization(id: $id) {
        organizationCapabilities { id name description archived capability { id name } capabilityDetail { id price maxForSale } }
        offers(orderBy: [ID_ASC]) { id status campaign { id name } sponsorableProperty { id name }
          preQualSurveyResponses { id createdAt } }
        comments { id content createdAt user { name } }
        playLocations { id nickname primary } zips
        name contactEmail websiteUrl engagementStatus
        organizationPackages { id name price organizationCapabilityPackages { id quantity } }
        mailingAddress { name } shippingAddress { name line1 city state zip country deliverability }
        users { id email status }
        sponsorshipInsightReport { averageConfirmedValue confirmedCount onTimeVerificationPercentage }
        sportsManagementSoftwareId
        offersExist(campaignId: $campaign)
      } }`,
      { id: fixture.organizationId, campaign: fixture.campaignId },
      admin,
    );
    expect(organization).toMatchObject({
      name: 'Bears',
      contactEmail: 'bears@example.test',
      offers: [
        { id: fixture.offers.proposed, campaign: { id: fixture.campaignId }, preQualSurveyResponses: [] },
        { id: fixture.offers.confirmed, sponsorableProperty: { name: 'Bears U12' } },
      ],
      shippingAddress: { line1: '1 Main Street', zip: '78701' },
      mailingAddress: null,
      users: [{ email: people.league, status: expect.stringMatching(/active/i) }],
      sponsorshipInsightReport: { confirmedCount: 1 },
      zips: [],
      offersExist: true,
    });
  });
});

describe('what the screens check, the server checks', () => {
  const cases: [what: string, call: string, input: Record<string, unknown>, field: string | null][] = [
    ['a name that is required', 'createOrganization', { name: ' ', locations: ['Austin, TX 78701'] }, 'name'],
    ['a location that is required', 'createOrganization', { name: 'X', locations: [] }, 'locations'],
    ['a comment without text', 'createComment', { organizationId: 0, content: ' ' }, 'content'],
    ['zips of another form', 'addZips', { organizationId: 0, zips: ['1234x'] }, 'zips'],
    ['an email that is none', 'inviteOrganizationUser', { organizationId: 0, email: 'nobody' }, 'email'],
    [
      'a package without a price',
      'createOrganizationPackage',
      { organizationId: 0, name: 'P', packageType: 'user_generated', price: '0', sponsorablePropertyIds: [0] },
      'price',
    ],
    ['a removal of told leagues without a reason', 'removeSponsorablePropertiesFromCampaign', {}, 'removalReason'],
  ];
  it.each(cases)('[B-392] %s', async (_what, call, input, field) => {
    const given = { ...input };
    if ('organizationId' in given) given.organizationId = fixture.organizationId;
    const { rows } = await database.owner.query(
      'select id from app_public.sponsorable_properties where organization_id = $1 limit 1',
      [fixture.organizationId],
    );
    if ('sponsorablePropertyIds' in given) given.sponsorablePropertyIds = [rows[0].id];
    if (call.startsWith('remove')) {
      await database.owner.query('update app_public.offers set communicated_to_league = true where id = $1', [
        fixture.offers.proposed,
      ]);
      Object.assign(given, { offerIds: [fixture.offers.proposed], markAsUnqualified: false, removalReason: null });
    }
    const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`;
    const answer = await server.graphql(
      `mutation ($input: ${type}!) { ${call}(input: $input) { clientMutationId } }`,
      { input: given },
      admin,
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field });
    expect(answer.errors?.[0]?.extensions?.code).not.toBe('SL500');
  });

  it('[B-392] [B-004] a radius from 1 to 100 miles, and checks for superadmins alone', async () => {
    const { createLocationFilter } = await server.data(
      'mutation ($id: Int!) { createLocationFilter(input: {campaignId: $id, name: "Near"}) { locationFilter { id } } }',
      { id: fixture.campaignId },
      admin,
    );
    for (const radius of [0, 101]) {
      const { errors } = await server.graphql(
        'mutation ($input: UpdateLocationFilterInput!) { updateLocationFilter(input: $input) { clientMutationId } }',
        { input: { id: createLocationFilter.locationFilter.id, radius } },
        admin,
      );
      expect(errors?.[0]?.extensions?.field).toBe('radius');
    }
    const { errors } = await server.graphql('{ pendingChecks { id } }', {}, admin);
    expect(errors?.[0]?.extensions?.code).toBe('SL403');
  });
});

describe('dashboards of sponsors', () => {
  it('[S-183] [S-408] a sponsor’s user gets the token of the own season, and no other sponsor’s', async () => {
    const season = { season: 'spring', year: 2026 };
    const { sponsor: own } = await server.data(
      operationText('SponsorSeason'),
      { id: fixture.sponsorId, ...season },
      sponsor,
    );
    const seen = await server.data(operationText('SeasonalDashboard'), season, own.magicToken);
    expect(seen.campaigns).toMatchObject({ totalCount: 1, nodes: [{ name: 'Acme Spring' }] });
    const { rows } = await database.owner.query('select id from app_public.sponsors where id <> $1', [
      fixture.sponsorId,
    ]);
    const other = await server.graphql(operationText('SponsorSeason'), { id: rows[0].id, ...season }, sponsor);
    expect([other.data, other.errors]).toEqual([{ sponsor: null }, undefined]);
  });

  it('[S-219] [P13] a season shows the newest three testimonials of a campaign, or those that staff put first', async () => {
    await database.owner.query(
      `insert into app_public.testimonials (campaign_id, quote, created_at)
       select $1, 'Voice ' || n, timestamptz '2026-03-01' + n * interval '1 day' from generate_series(1, 5) n`,
      [fixture.campaignId],
    );
    const token = linkToken('season', fixture.sponsorId, { season: 'spring', year: 2026 });
    const { campaigns } = await server.data(
      operationText('SeasonalDashboard'),
      { season: 'spring', year: 2026 },
      token,
    );
    expect(campaigns.nodes[0].testimonials.map(({ quote }: { quote: string }) => quote)).toEqual([
      'Voice 5',
      'Voice 4',
      'Voice 3',
    ]);
    const { rows } = await database.owner.query(
      'update app_public.testimonials set position = 1 where campaign_id = $1 and quote = $2 returning id',
      [fixture.campaignId, 'Voice 1'],
    );
    expect(rows).toHaveLength(1);
    const ordered = await server.data(operationText('SeasonalDashboard'), { season: 'spring', year: 2026 }, token);
    expect(ordered.campaigns.nodes[0].testimonials[0].quote).toBe('Voice 1');
  });
});

describe('answers', () => {
  it('[B-394] [S-421] of calls are kept by no cache on the way', async () => {
    for (const [url, method, body] of [
      ['/graphql', 'POST', JSON.stringify({ query: '{ organizations { id } }' })],
      ['/users', 'GET', undefined],
    ] as const) {
      const answer = await fetch(server.url + url, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
        ...(body && { body }),
      });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });
});
