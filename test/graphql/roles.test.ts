/** Who may run which operation, tested over HTTP with the token of each role and link. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let token: Record<'admin' | 'superadmin' | 'league' | 'sponsor', string>;

beforeAll(async () => {
  token = {
    admin: await server.login(people.admin, PASSWORD),
    superadmin: await server.login(people.superadmin, PASSWORD),
    league: await server.login(people.league, PASSWORD),
    sponsor: await server.login(people.sponsor, PASSWORD),
  };
});

const code = async (query: string, variables: Record<string, unknown>, bearer?: string) =>
  (await server.graphql(query, variables, bearer)).errors?.[0]?.extensions?.code ?? 'none';

describe('staff', () => {
  const staffOnly = ['{ organizationStats { count } }', '{ sponsors { id } }', '{ users { lastLogin } }'];

  it('[B-001] [S-401] a superadmin may whatever an admin may', async () => {
    for (const query of staffOnly)
      expect([await code(query, {}, token.admin), await code(query, {}, token.superadmin)]).toEqual(['none', 'none']);
    const query =
      'mutation ($id: Int!, $name: String!) { updateCampaign(input: {id: $id, name: $name}) { campaign { name } } }';
    for (const who of ['admin', 'superadmin'] as const)
      expect(await server.data(query, { id: fixture.campaignId, name: `By ${who}` }, token[who])).toEqual({
        updateCampaign: { campaign: { name: `By ${who}` } },
      });
  });

  it('[B-005] approves and rejects checks as superadmin only', async () => {
    const { rows } = await database.owner.query(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
       select id, organization_id, sponsor_id, 10, 'Banner' from app_public.offers where id = $1 returning id`,
      [fixture.offers.confirmed],
    );
    const approve = 'mutation ($id: Int!) { approveCheck(input: {checkId: $id}) { clientMutationId } }';
    const reject = 'mutation ($id: Int!) { rejectCheck(input: {checkId: $id, reason: "No"}) { clientMutationId } }';
    for (const bearer of [token.admin, token.league, token.sponsor])
      for (const query of [approve, reject]) expect(await code(query, { id: rows[0].id }, bearer)).toBe('SL403');
    expect(await code(reject, { id: rows[0].id }, token.superadmin)).toBe('none');
  });

  it('[B-012] removes users from any organization; leagues from no other than theirs, sponsors from none', async () => {
    const query =
      'mutation ($user: Int!, $organization: Int!) { dissociateUserAndOrganization(input: {userId: $user, organizationId: $organization}) { organization { id } } }';
    const variables = { user: fixture.users.stranger, organization: fixture.otherOrganizationId };
    expect(await code(query, variables, token.sponsor)).toBe('SL403');
    expect(await code(query, variables, token.league)).toBe('SL404');
  });
});

describe('an organization’s people', () => {
  it('[B-009] [L-317] invite to their own organization and to no other', async () => {
    const query =
      'mutation ($id: Int!, $email: String!) { inviteOrganizationUser(input: {organizationId: $id, email: $email}) { organization { id } } }';
    expect(await code(query, { id: fixture.organizationId, email: 'co@example.test' }, token.league)).toBe('none');
    expect(await code(query, { id: fixture.otherOrganizationId, email: 'co2@example.test' }, token.league)).toBe(
      'SL404',
    );
  });

  it('[B-019] send an invitation again within their organization only', async () => {
    const query = 'mutation ($id: Int!) { resendUserInvite(input: {userId: $id}) { user { id } } }';
    const invited = async (organization: number, email: string) => {
      await server.data(
        'mutation ($id: Int!, $email: String!) { inviteOrganizationUser(input: {organizationId: $id, email: $email}) { organization { id } } }',
        { id: organization, email },
        token.admin,
      );
      return (await database.owner.query('select id from app_public.users where email = $1', [email])).rows[0].id;
    };
    expect(await code(query, { id: await invited(fixture.organizationId, 'own@example.test') }, token.league)).toBe(
      'none',
    );
    expect(
      await code(query, { id: await invited(fixture.otherOrganizationId, 'far@example.test') }, token.league),
    ).toBe('SL404');
  });

  it.each([
    ['dataConfidence', 'verified'],
    ['sportsManagementSoftwareId', 1],
    ['hubspotCompanyId', 'x'],
    ['city', 'Austin'],
    ['state', 'TX'],
  ])('[L-333] [B-017] may not change %s', async (field, value) => {
    const query =
      'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { id } } }';
    const input = { id: fixture.organizationId, [field]: value };
    expect((await server.graphql(query, { input }, token.league)).errors?.[0]?.extensions).toMatchObject({
      code: 'SL403',
      field,
    });
  });

  it('[L-333] may change the name and what else is theirs', async () => {
    const query =
      'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { name } } }';
    const input = { id: fixture.organizationId, name: 'Bears Club', contactPhone: '555-555-5555' };
    expect(await code(query, { input }, token.league)).toBe('none');
  });
});

describe('an organization’s profile', () => {
  const change =
    'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { id } } }';
  const addPlace =
    'mutation ($input: CreateOrganizationPlayLocationInput!) { createOrganizationPlayLocation(input: $input) { playLocation { id } } }';
  const removePlace =
    'mutation ($input: DeleteOrganizationPlayLocationInput!) { deleteOrganizationPlayLocation(input: $input) { playLocation { id } } }';
  const addProgram =
    'mutation ($input: CreateSponsorablePropertyInput!) { createSponsorableProperty(input: $input) { sponsorableProperty { id } } }';
  const changeProgram =
    'mutation ($input: UpdateSponsorablePropertyInput!) { updateSponsorableProperty(input: $input) { sponsorableProperty { id } } }';
  const removeProgram =
    'mutation ($input: DeleteSponsorablePropertyInput!) { deleteSponsorableProperty(input: $input) { sponsorableProperty { id } } }';
  const placeInput = (organizationId: number) => ({
    organizationId,
    playLocationInput: { address: 'Austin, TX 78701', nickname: 'Park' },
  });
  const programInput = (organizationId: number, place: number) => ({
    organizationId,
    name: 'U8',
    season: 'fall',
    sportId: 1,
    competitivenessId: 1,
    playLocationsIds: [place],
  });

  it('[B-017] [B-111] [B-134] is theirs to change: places and programs come, change and go', async () => {
    const own = fixture.organizationId;
    const ask = (query: string, input: object) => server.data(query, { input }, token.league);
    const { playLocation: place } = (await ask(addPlace, placeInput(own))).createOrganizationPlayLocation;
    const { playLocation: spare } = (await ask(addPlace, placeInput(own))).createOrganizationPlayLocation;
    const made = (await ask(addProgram, programInput(own, place.id))).createSponsorableProperty.sponsorableProperty;
    await ask(changeProgram, { ...programInput(own, spare.id), id: made.id, primaryPlayLocationId: spare.id });
    expect(await code(removePlace, { input: { id: spare.id } }, token.league)).toBe('SL409');
    await ask(removePlace, { id: place.id });
    await ask(removeProgram, { id: made.id });
    await ask(change, { organizationId: own, socialMedia: [{ channelId: 1, url: 'https://x.test', canPost: true }] });
    const query =
      'query ($id: Int!) { organizationMembers(organizationId: $id) { email } primaryPlayLocation(organizationId: $id) { id } }';
    expect(await server.data(query, { id: own }, token.league)).toEqual({
      organizationMembers: expect.arrayContaining([{ email: people.league }]),
      primaryPlayLocation: { id: expect.any(Number) },
    });
  });

  it('[B-007] [B-017] is closed to another league and to a sponsor, though it is there', async () => {
    const own = fixture.organizationId;
    const stranger = await server.login(people.stranger, PASSWORD);
    const { createOrganizationPlayLocation: made } = await server.data(
      addPlace,
      { input: placeInput(own) },
      token.league,
    );
    const { createSponsorableProperty: program } = await server.data(
      addProgram,
      { input: programInput(own, made.playLocation.id) },
      token.league,
    );
    const calls: [string, object][] = [
      [change, { organizationId: own, name: 'Mine' }],
      [addPlace, placeInput(own)],
      [addProgram, programInput(own, made.playLocation.id)],
      [changeProgram, { id: program.sponsorableProperty.id, name: 'Mine' }],
      [removeProgram, { id: program.sponsorableProperty.id }],
      [removePlace, { id: made.playLocation.id }],
    ];
    for (const [query, input] of calls) {
      expect([query, await code(query, { input }, stranger)]).toEqual([query, 'SL404']);
      expect([query, await code(query, { input }, token.sponsor)]).toEqual([query, 'SL403']);
    }
    const query =
      'query ($id: Int!) { organizationMembers(organizationId: $id) { email } primaryPlayLocation(organizationId: $id) { id } organization(id: $id) { name } }';
    expect(await server.data(query, { id: own }, stranger)).toEqual({
      organizationMembers: [],
      primaryPlayLocation: null,
      organization: null,
    });
  });
});

describe('links', () => {
  it('[S-406] [L-329] dashboards and deadlines open with the link alone, and with nothing else', async () => {
    const opens: [string, string][] = [
      ['{ dashboardCampaigns { name } }', linkToken('campaign', fixture.campaignId)],
      ['{ dashboardCampaigns { name } }', linkToken('season', fixture.sponsorId, { season: 'spring', year: 2026 })],
      ['{ deadlineToRespondTo { name } }', linkToken('deadline', fixture.deadlineId)],
    ];
    for (const [query, bearer] of opens) {
      expect(await code(query, {}, bearer)).toBe('none');
      expect(await code(query, {})).not.toBe('none');
      expect(await code(query, {}, linkToken('offer', fixture.offers.proposed))).not.toBe('none');
    }
  });

  it('[L-326] an offer’s link gives access to that offer only, without an account', async () => {
    const { offerToAccept } = await server.data(
      '{ offerToAccept { id } }',
      {},
      linkToken('offer', fixture.offers.proposed),
    );
    expect(offerToAccept).toEqual({ id: fixture.offers.proposed });
    const { offers } = await server.data('{ offers { id } }', {}, linkToken('offer', fixture.offers.proposed));
    expect(offers).toEqual([{ id: fixture.offers.proposed }]);
    for (const query of ['{ myOrganizations { id } }', '{ users { id } }', '{ organizations { contactEmail } }'])
      expect(await code(query, {}, linkToken('offer', fixture.offers.proposed))).toBe('SL403');
  });

  it('[L-003] [L-004] logins and links use the one endpoint; the kind of token decides what it answers', async () => {
    const bearers = [
      token.league,
      linkToken('offer', fixture.offers.proposed),
      linkToken('campaign', fixture.campaignId),
    ];
    for (const bearer of bearers)
      expect(await server.data('{ today }', {}, bearer)).toEqual({ today: expect.any(String) });
    const answers = await Promise.all(bearers.map((bearer) => code('{ offerToAccept { id } }', {}, bearer)));
    expect(answers).toEqual(['SL403', 'none', 'SL403']);
  });

  it('what a function hands out has nulls where the reader may not look, and no error, also in columns that always hold something', async () => {
    const { organizationMembers } = await server.data(
      'query ($id: Int!) { organizationMembers(organizationId: $id) { email createdAt lastLogin } }',
      { id: fixture.organizationId },
      token.league,
    );
    expect(organizationMembers).toContainEqual({ email: people.league, createdAt: null, lastLogin: null });
  });
});
