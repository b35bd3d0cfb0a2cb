/** Secret links: what each gives access to, and what it does not. */
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, readLink, signLink } from '../../server/shared/links/links.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { startServer } from '../harness/server.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();

const now = () => Math.floor(Date.now() / 1000);
const status = async (token: string) => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ today }' }),
  });
  return answer.status;
};
const OFFER = '{ offerToAccept { id status organization { id name } campaign { name sponsor { name } } } }';

describe('the token of a link', () => {
  it('[L-010] [S-407] a good one opens its record', async () => {
    const { offerToAccept } = await server.data(OFFER, {}, linkToken('offer', fixture.offers.proposed));
    expect(offerToAccept).toMatchObject({
      id: fixture.offers.proposed,
      status: 'proposed',
      campaign: { sponsor: { name: 'Acme' } },
    });
  });

  it('[L-010] a tampered, foreign or expired one is answered 401', async () => {
    const good = linkToken('offer', fixture.offers.proposed);
    const [head, , signature] = good.split('.') as [string, string, string];
    const claims = { kind: 'offer', id: fixture.offers.qualified, v: 1, exp: now() + 1000 };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await status(good)).toBe(200);
    expect(await status(`${head}.${body}.${signature}`)).toBe(401);
    expect(
      await status(
        signLink({ kind: 'offer', id: fixture.offers.proposed, v: 1 }, 'another secret, long enough 123456', now()),
      ),
    ).toBe(401);
    expect(
      await status(
        signLink({ kind: 'offer', id: fixture.offers.proposed, v: 1 }, installationSecret(), now() - 182 * 86_400),
      ),
    ).toBe(401);
  });

  it('[L-010] the reason why a link is refused is given: expired, replaced, tampered, of another kind; a login is only asked to sign in', async () => {
    const { offers } = fixture;
    const why = async (token: string) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ today }' }),
      });
      const { errors } = (await answer.json()) as { errors: { extensions: Record<string, string> }[] };
      return [answer.status, errors[0]?.extensions];
    };
    const old = now() - 182 * 86_400;
    const secret = installationSecret();
    const problem = (link: string) => [401, { code: 'SL401', link }];
    expect(await why(signLink({ kind: 'offer', id: offers.proposed, v: 1 }, secret, old))).toEqual(problem('expired'));
    expect(await why(signLink({ kind: 'offer', id: offers.proposed, v: 7 }, secret, now()))).toEqual(
      problem('revoked'),
    );
    expect(await why(`${linkToken('offer', offers.proposed).slice(0, -3)}abc`)).toEqual(problem('tampered'));
    expect(await why('half-a-token')).toEqual(problem('tampered'));
    expect(await why(linkToken('invitation', 1))).toEqual(problem('wrong_kind'));
    const [head, body] = (await server.login(people.admin, PASSWORD)).split('.');
    expect(await why(`${head}.${body}.forged`)).toEqual([401, { code: 'SL401' }]);
    // only links that this installation signed get a reason: a forged one is never "expired"
    expect(await why(signLink({ kind: 'offer', id: 1, v: 1 }, 'another secret, long enough 123456', old))).toEqual(
      problem('tampered'),
    );
  });

  it('[L-010] expires after 180 days by the movable clock; dashboards stay', async () => {
    const offer = linkToken('offer', fixture.offers.proposed);
    const dashboard = linkToken('campaign', fixture.campaignId);
    await database.setClock('+182 days');
    await waitUntil(async () => (await status(offer)) === 401);
    expect(await status(dashboard)).toBe(200);
    await database.setClock('reset');
    await waitUntil(async () => (await status(offer)) === 200);
  });

  it('is ended by raising its version, and the new one works', async () => {
    const admin = await server.login(people.admin, PASSWORD);
    const token = linkToken('campaign', fixture.campaignId);
    expect(await status(token)).toBe(200);
    await server.data(
      'mutation ($id: String!) { regenerateLink(input: {kind: "campaign", recordId: $id}) { link { version } } }',
      { id: String(fixture.campaignId) },
      admin,
    );
    await waitUntil(async () => (await status(token)) === 401);
    const { campaign } = await server.data(
      'query ($id: Int!) { campaign(id: $id) { magicToken } }',
      { id: fixture.campaignId },
      admin,
    );
    expect(await status(campaign.magicToken)).toBe(200);
  });

  it('of an account (invitation, recovery) opens nothing as a bearer', async () => {
    expect(await status(linkToken('invitation', 1))).toBe(401);
    expect(await status(linkToken('recovery', fixture.users.league))).toBe(401);
  });
});

describe('what a link reaches', () => {
  it('[S-407] [L-331] an offer link sees its own offer and no other, and nothing of staff', async () => {
    const token = linkToken('offer', fixture.offers.proposed);
    const { offers } = await server.data('{ offers { id } }', {}, token);
    expect(offers).toEqual([{ id: fixture.offers.proposed }]);
    const { errors } = await server.graphql('{ offers { customField } }', {}, token);
    expect(errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('[S-407] a campaign dashboard reads no table, only its own dashboard', async () => {
    const other = linkToken('campaign', fixture.otherCampaignId);
    const { errors } = await server.graphql('{ offers { id } }', {}, other);
    expect(errors?.[0]?.extensions?.code).toBe('SL403');
    const { dashboardCampaigns, dashboardLeagues } = await server.data(
      '{ dashboardCampaigns { name } dashboardLeagues { id } }',
      {},
      other,
    );
    expect(dashboardCampaigns).toEqual([{ name: 'Globex Spring' }]);
    expect(dashboardLeagues).toEqual([]);
  });

  it('[S-408] magic tokens are returned to staff and to the sponsor itself, to nobody else', async () => {
    const ask = 'query ($id: Int!) { offer(id: $id) { magicToken sponsorshipApplicationMagicToken } }';
    const admin = await server.login(people.admin, PASSWORD);
    const league = await server.login(people.league, PASSWORD);
    const id = fixture.offers.proposed;
    const seen = (await server.data(ask, { id }, admin)).offer;
    expect(await status(seen.magicToken)).toBe(200);
    expect(await status(seen.sponsorshipApplicationMagicToken)).toBe(200);
    expect((await server.data(ask, { id }, league)).offer).toEqual({
      magicToken: null,
      sponsorshipApplicationMagicToken: null,
    });
    const sponsor = await server.login(people.sponsor, PASSWORD);
    const { sponsors } = await server.data('{ sponsors { id magicToken(season: spring, year: 2026) } }', {}, sponsor);
    expect(sponsors).toHaveLength(1);
    expect(await status(sponsors[0].magicToken)).toBe(200);
  });

  it('[S-408] dashboards that a sponsor’s user opens from home show what that user may see', async () => {
    const [admin, sponsor] = [await server.login(people.admin, PASSWORD), await server.login(people.sponsor, PASSWORD)];
    const tokens = async () => {
      const { sponsors, campaigns } = await server.data(
        '{ sponsors { magicToken(season: spring, year: 2026) } campaigns { magicToken } }',
        {},
        sponsor,
      );
      return [sponsors[0].magicToken, ...campaigns.map((one: { magicToken: string }) => one.magicToken)];
    };
    const limit = (states: string[] | null, campaignIds: number[] | null) =>
      server.data(
        'mutation ($input: LimitSponsorUserInput!) { limitSponsorUser(input: $input) { sponsorUser { states campaignIds } } }',
        { input: { sponsorId: fixture.sponsorId, userId: fixture.users.sponsor, states, campaignIds } },
        admin,
      );
    const leaguesOf = async (token: string) =>
      (await server.data('{ dashboardLeagues { id } }', {}, token)).dashboardLeagues;
    const links = await tokens();
    expect(links).toHaveLength(2);
    for (const token of links) expect(await leaguesOf(token)).toEqual([{ id: fixture.offers.confirmed }]);
    await limit(['WY'], null);
    for (const token of links) expect(await leaguesOf(token)).toEqual([]);
    await limit(null, []);
    for (const token of links)
      expect(await server.data('{ dashboardCampaigns { id } }', {}, token)).toEqual({ dashboardCampaigns: [] });
    expect(await tokens()).toHaveLength(1);
    await limit(null, null);
    expect(await leaguesOf(links[1])).toHaveLength(1);
    const { errors } = await server.graphql(
      'mutation ($input: LimitSponsorUserInput!) { limitSponsorUser(input: $input) { clientMutationId } }',
      { input: { sponsorId: fixture.sponsorId, userId: fixture.users.sponsor, states: null, campaignIds: null } },
      sponsor,
    );
    expect(errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('[L-085] [L-086] an application’s link carries organization, campaign, offer, season and year; its page knows the campaign without the claim', async () => {
    const admin = await server.login(people.admin, PASSWORD);
    const ask = 'query ($id: Int!) { offer(id: $id) { sponsorshipApplicationMagicToken } }';
    const { offer } = await server.data(ask, { id: fixture.offers.proposed }, admin);
    const claims = readLink(offer.sponsorshipApplicationMagicToken, [installationSecret()]) as LinkClaims;
    expect(claims).toMatchObject({
      kind: 'application',
      id: fixture.organizationId,
      campaign_id: fixture.campaignId,
      campaign_name: 'Acme Spring',
      offer_id: fixture.offers.proposed,
      season: 'spring',
      year: 2026,
    });
    const { campaign_name: _name, exp: _exp, ...other } = claims;
    const view = '{ sponsorshipApplicationView { organizationId campaignId campaignName offerId season year } }';
    for (const token of [offer.sponsorshipApplicationMagicToken, signLink(other, installationSecret(), now())])
      expect((await server.data(view, {}, token)).sponsorshipApplicationView).toEqual({
        organizationId: fixture.organizationId,
        campaignId: fixture.campaignId,
        campaignName: 'Acme Spring',
        offerId: fixture.offers.proposed,
        season: 'spring',
        year: 2026,
      });
  });

  it('[L-065] counts a view once a viewer and day, scanners apart, and only when the page posts it', async () => {
    const token = linkToken('offer', fixture.offers.proposed);
    const views = async () =>
      (
        await database.owner.query(
          'select number_of_offer_views as n, offer_opened_at as at from app_public.offers where id = $1',
          [fixture.offers.proposed],
        )
      ).rows[0];
    const look = (agent: string) =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'user-agent': agent },
        body: JSON.stringify({ query: 'mutation { recordLinkView(input: {}) { recorded } }' }),
      });
    await server.data(OFFER, {}, token);
    expect(await views()).toEqual({ n: 0, at: null });
    await look('Proofpoint URL scan');
    expect(await views()).toEqual({ n: 0, at: null });
    await look('Mozilla/5.0 (iPhone)');
    await look('Mozilla/5.0 (iPhone)');
    expect(await views()).toEqual({ n: 1, at: expect.any(Date) });
  });
});

describe('accepting by link', () => {
  const ACCEPT = `mutation ($start: Date!, $end: Date!, $email: String, $password: String) {
    acceptOffer(input: {startDate: $start, endDate: $end, email: $email, password: $password}) { jwt offer { id status } }
  }`;
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const accept = (token: string, email: string, password?: string, dates = [day(0), day(60)]) =>
    server.graphql(ACCEPT, { start: dates[0], end: dates[1], email, password: password ?? null }, token);

  it('[L-017] tells whether an email has an account, under an offer link only', async () => {
    const ask = 'query ($email: String!) { hasAccount(email: $email) }';
    const token = linkToken('offer', fixture.offers.proposed);
    expect((await server.data(ask, { email: people.league.toUpperCase() }, token)).hasAccount).toBe(true);
    expect((await server.data(ask, { email: 'nobody@example.test' }, token)).hasAccount).toBe(false);
    const { errors } = await server.graphql(ask, { email: people.league });
    expect(errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('[L-044] [L-052] demands the password of an account, in a message that begins with it', async () => {
    const token = linkToken('offer', fixture.offers.proposed);
    for (const password of [undefined, 'Wrong-Pass-1']) {
      const { errors } = await accept(token, people.league, password);
      expect(errors?.[0]?.message).toMatch(/^Password/);
    }
    const staff = await accept(token, people.admin, PASSWORD);
    expect(staff.errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('keeps no connection from others while a password waits to be checked, and writes down a wrong one', async () => {
    const small = await startServer(database, { POOL_SIZE: '1' });
    const ended: string[] = [];
    const guesses = Array.from({ length: 40 }, (_, n) =>
      small.login(`nobody${n}@example.test`, 'Wrong-Pass-1').catch(() => undefined),
    );
    const variables = { start: day(0), end: day(60), email: people.league, password: 'Wrong-Pass-1' };
    const refused = small.graphql(ACCEPT, variables, linkToken('offer', fixture.offers.proposed)).then(({ errors }) => {
      ended.push('acceptance');
      return errors?.[0]?.message;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await small.data('{ today }').then(() => ended.push('another'));
    const message = await refused;
    await Promise.all(guesses);
    const log = small.log();
    await small.stop();
    expect(message).toMatch(/^Password/);
    expect(ended).toEqual(['another', 'acceptance']);
    expect(log.split('\n').filter((line) => line.includes(`"userId":${fixture.users.league}`))).toEqual([
      expect.stringContaining('sign-in failed'),
    ]);
  });

  it('[L-038] refuses dates outside of −14 to +365 days, and an end before the start', async () => {
    const token = linkToken('offer', fixture.offers.proposed);
    for (const dates of [
      [day(-20), day(30)],
      [day(1), day(400)],
      [day(30), day(20)],
    ]) {
      const { errors } = await accept(token, people.league, PASSWORD, dates);
      expect(errors?.[0]?.extensions?.code).toBe('SL422');
    }
  });

  it('[L-043] [L-046] [L-047] makes an account whose session reaches only that sponsorship', async () => {
    const token = linkToken('offer', fixture.offers.proposed);
    const { data, errors } = await accept(token, 'newcomer@example.test');
    expect(errors).toBeUndefined();
    expect(data.acceptOffer.offer).toEqual({ id: fixture.offers.proposed, status: 'confirmed' });
    const jwt: string = data.acceptOffer.jwt;
    const { offers } = await server.data('{ offers { id } }', {}, jwt);
    expect(offers).toEqual([{ id: fixture.offers.proposed }]);
    const invite = await server.graphql(
      'mutation ($id: Int!) { inviteOrganizationUser(input: {organizationId: $id, email: "x@example.test"}) { organization { id } } }',
      { id: fixture.organizationId },
      jwt,
    );
    expect(invite.errors?.[0]?.extensions?.code).toBe('SL403');
    const mails = await database.owner.query(
      `select kind from app_private.mail_outbox where kind in ('set_password', 'acceptance') order by kind`,
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual(['acceptance', 'acceptance', 'set_password']);
  });

  it('[L-048] [L-071] a second click says that the offer is accepted already', async () => {
    const { errors } = await accept(linkToken('offer', fixture.offers.proposed), 'newcomer@example.test');
    expect(errors?.[0]).toMatchObject({ message: 'Sponsorship Offer Already Accepted', extensions: { code: 'SL409' } });
  });

  it('[L-077] an internal stage is never accepted or named', async () => {
    const { errors } = await accept(linkToken('offer', fixture.offers.qualified), 'newcomer@example.test');
    expect(errors?.[0]?.extensions?.code).toBe('SL404');
    expect(errors?.[0]?.message).not.toContain('qualified');
  });
});

it('[L-010] [L-043] a session gained by accepting ends with the link that it was gained through', async () => {
  const offer = fixture.offers.qualified;
  await database.owner.query(`update app_public.offers set status = 'proposed' where id = $1`, [offer]);
  await database.owner.query(
    `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
         select organization_id, 'shipping', 'Lions', '1 Main Street', 'Austin', 'TX', '78701' from app_public.offers where id = $1 returning id, organization_id)
       update app_public.organizations o set shipping_address_id = a.id from a where o.id = a.organization_id`,
    [offer],
  );
  const { data, errors } = await server.graphql(
    'mutation ($start: Date!, $end: Date!) { acceptOffer(input: {email: "later@example.test", startDate: $start, endDate: $end}) { jwt } }',
    {
      start: new Date().toISOString().slice(0, 10),
      end: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    },
    linkToken('offer', offer),
  );
  expect(errors).toBeUndefined();
  const jwt: string = data.acceptOffer.jwt;
  expect(await status(jwt)).toBe(200);
  await database.owner.query(
    `insert into app_private.link_versions (kind, record_id, revoked_at) values ('offer', $1, now())`,
    [String(offer)],
  );
  await waitUntil(async () => (await status(jwt)) === 401);
});
