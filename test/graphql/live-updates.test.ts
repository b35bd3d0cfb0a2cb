/** Live updates over the websocket: who is told that a page is out of date, and who no longer is. */
import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { liveClients, untilSubscribed } from '../harness/liveClient.ts';
import { PASSWORD, people } from './fixture.ts';
import { follow, type Heard, pages } from './liveFollowers.ts';
import { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const open = liveClients();
const { database, server, fixture } = await apiSetup();
const tokens = await loginTokens(server, 'admin', 'league', 'stranger', 'sponsor');
const all = Object.values(pages);

/** Follows pages once the server has subscribed, without what was announced before. */
async function following(token: string, documents: readonly string[] = all): Promise<Heard> {
  const client = open(server, token, { lazy: false });
  const heard = follow(client, documents);
  await untilSubscribed(client);
  await new Promise((resolve) => setTimeout(resolve, 400)); // announcements of the last seconds come at once
  heard.documents.length = 0;
  return heard;
}
/** Changes an offer and waits until staff were told. */
async function change(offerId: number, staff: Heard): Promise<void> {
  const before = staff.documents.length;
  await database.owner.query('update app_public.offers set additional_requirements = $2 where id = $1', [
    offerId,
    `Wave ${before} times`,
  ]);
  await waitUntil(async () => staff.documents.length > before);
}

describe('a change of an offer', () => {
  it('[L-077] tells staff, its league, its sponsor and links to read their pages again, and nobody else', async () => {
    const [staff, league, stranger, sponsor] = await Promise.all(
      [tokens.admin, tokens.league, tokens.stranger, tokens.sponsor].map((token) => following(token)),
    );
    const link = await following(linkToken('offer', fixture.offers.proposed));
    const dashboard = await following(linkTokens(fixture).campaign);
    const otherLink = await following(linkToken('offer', fixture.offers.confirmed));
    await change(fixture.offers.proposed, staff as Heard);
    await waitUntil(async () => [league, sponsor, link, dashboard].every((heard) => heard?.documents.length));
    for (const heard of [staff, league, sponsor, link, dashboard])
      expect([...new Set(heard?.documents)].sort()).toEqual([...all].sort());
    // an offer in an internal stage is staff's alone, and of the other league
    await change(fixture.offers.qualified, staff as Heard);
    expect([stranger?.documents, otherLink.documents]).toEqual([[], []]);
    // ... until it is proposed
    await database.owner.query(`update app_public.offers set status = 'proposed' where id = $1`, [
      fixture.offers.qualified,
    ]);
    await waitUntil(async () => (stranger?.documents.length ?? 0) > 0);
  });

  it('tells only of pages that read it', async () => {
    const staff = await following(tokens.admin);
    const others = await following(tokens.admin, []);
    await change(fixture.offers.confirmed, staff);
    expect(others.documents).toEqual([]);
  });

  it('that happened between a page’s query and its subscription is told at once', async () => {
    await change(fixture.offers.confirmed, await following(tokens.admin));
    const late = follow(open(server, tokens.league, { lazy: false }), all);
    await waitUntil(async () => late.documents.length > 0);
  });
});

describe('a subscription', () => {
  const refused: [string, () => string, readonly string[], string][] = [
    ['of an anonymous visitor', () => '', [pages.league], 'SL403'],
    ['by a league’s link', () => linkTokens(fixture).league, [pages.league], 'SL403'],
    ['by a deadline’s link', () => linkTokens(fixture).deadline, [pages.league], 'SL403'],
    ['to a document that there is not', () => tokens.league, ['constructor'], 'SL422'],
    ['to something that is none', () => tokens.league, ['organization:7'], 'SL422'],
    ['to too many documents', () => tokens.league, Array.from({ length: 201 }, () => pages.league), 'SL422'],
  ];
  it.each(refused)('%s is refused', async (_title, token, documents, code) => {
    const heard = follow(open(server, token(), token() ? {} : { connectionParams: {} }), documents);
    await waitUntil(async () => heard.refused !== null);
    expect(heard).toMatchObject({ refused: code, documents: [] });
  });

  it('[S-434] of a member tells nothing more once they are removed, while staff hear', async () => {
    const [staff, league] = [await following(tokens.admin), await following(tokens.league)];
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => league.documents.length > 0);
    await database.owner.query('delete from app_public.organization_users where user_id = $1', [fixture.users.league]);
    await waitUntil(async () => league.ended);
    league.documents.length = 0;
    const later = follow(open(server, tokens.league), all); // as clients do when their subscription ends
    await waitUntil(async () => later.documents.length > 0);
    for (let n = 0; n < 3; n += 1) await change(fixture.offers.proposed, staff);
    const once = { documents: [...all], refused: null, ended: false }; // what they read before they were removed is out of date
    expect([league.documents, later]).toEqual([[], once]);
    await database.owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
      fixture.organizationId,
      fixture.users.league,
    ]);
    const back = await following(tokens.league);
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => back.documents.length > 0);
  });

  it('[S-434] of a dashboard’s link ends when the user for whom it was made is removed', async () => {
    const mine = await following(linkToken('campaign', fixture.campaignId, { user_id: fixture.users.sponsor }));
    const { rows } = await database.owner.query('delete from app_public.sponsor_users where user_id = $1 returning *', [
      fixture.users.sponsor,
    ]);
    await waitUntil(async () => mine.ended);
    for (const { sponsor_id, user_id } of rows)
      await database.owner.query('insert into app_public.sponsor_users (sponsor_id, user_id) values ($1, $2)', [
        sponsor_id,
        user_id,
      ]);
  });

  it('of a member who was removed between a page’s query and its subscription has the page read again', async () => {
    const early = await following(tokens.league);
    const remove = 'delete from app_public.organization_users where user_id = $1 returning organization_id';
    const { rows } = await database.owner.query(remove, [fixture.users.league]);
    await waitUntil(async () => early.ended);
    const late = follow(open(server, tokens.league), all);
    await waitUntil(async () => late.documents.length === all.length);
    for (const { organization_id } of rows)
      await database.owner.query(
        'insert into app_public.organization_users (organization_id, user_id) values ($1, $2)',
        [organization_id, fixture.users.league],
      );
  });

  it.each([
    [
      'is logged out',
      (token: string) => server.data('mutation { logout(input: {everywhere: false}) { ended } }', {}, token),
    ],
    [
      'is deactivated',
      () =>
        database.owner.query(`update app_public.users set status = 'deactivated' where email = $1`, [
          people.superadmin,
        ]),
    ],
  ])('ends when its user %s, and tells nothing more', async (_title, end) => {
    await database.owner.query(`update app_public.users set status = 'active' where email = $1`, [people.superadmin]);
    const token = await server.login(people.superadmin, PASSWORD);
    const [staff, ended] = [await following(tokens.admin), await following(token)];
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => ended.documents.length > 0);
    ended.documents.length = 0;
    await end(token);
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => ended.ended || ended.refused !== null);
    expect(ended.documents).toEqual([]);
  });

  it('[L-010] by a link ends with it', async () => {
    const [staff, link] = [
      await following(tokens.admin),
      await following(linkToken('offer', fixture.offers.confirmed)),
    ];
    await server.data(
      'mutation ($id: String!) { revokeLink(input: {kind: "offer", recordId: $id}) { link { revokedAt } } }',
      { id: String(fixture.offers.confirmed) },
      tokens.admin,
    );
    link.documents.length = 0;
    await change(fixture.offers.confirmed, staff);
    await waitUntil(async () => link.ended || link.refused !== null);
    expect(link.documents).toEqual([]);
  });

  it('[L-263] of staff who view as a league tells what the league hears, until the view ends', async () => {
    const view = await server.data(
      'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt } }',
      { id: fixture.users.league },
      tokens.admin,
    );
    const [staff, viewer] = [await following(tokens.admin), await following(view.viewAsUser.jwt)];
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => viewer.documents.length > 0);
    await server.data('mutation { logout(input: {everywhere: false}) { ended } }', {}, view.viewAsUser.jwt);
    viewer.documents.length = 0;
    await change(fixture.offers.proposed, staff);
    await waitUntil(async () => viewer.ended || viewer.refused !== null);
    expect(viewer.documents).toEqual([]);
  });
});

it('one person has at most fifty connections', async () => {
  const closed: number[] = [];
  for (let n = 0; n < 52; n += 1)
    open(server, tokens.sponsor, {
      lazy: false,
      on: { closed: (event) => closed.push((event as { code: number }).code) },
    });
  await waitUntil(async () => closed.length > 0);
  expect(closed.every((code) => code === 4429)).toBe(true);
  await following(tokens.stranger); // others can still connect
});
