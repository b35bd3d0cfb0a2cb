/** Every kind of secret link: shown to staff, opened by people, fetched by scanners, revoked, renewed. */
import { describe, expect, it } from '@jest/globals';
import { linkPath } from '../../server/shared/links/links.ts';
import { tableChecksums } from '../harness/checksums.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { linkViews, PERSON } from './linkViews.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const { admin } = await loginTokens(server, 'admin');
const { open, scan, counted } = linkViews(database, server);

const STATE = 'kind recordId version revokedAt views scannerViews lastOpenedAt token url expiresAt';
const LINK = `query ($kind: String!, $id: String!) { linkState(kind: $kind, recordId: $id) { ${STATE} } }`;
const change = (call: 'revokeLink' | 'regenerateLink') =>
  `mutation ($kind: String!, $id: String!) { ${call}(input: {kind: $kind, recordId: $id}) { link { ${STATE} } } }`;
const linkOf = async (kind: string, id: string) => (await server.data(LINK, { kind, id }, admin)).linkState;

/** The kinds, each with its record as staff refer to it. */
const records: Record<string, string> = {
  offer: String(fixture.offers.proposed),
  application: String(fixture.offers.qualified),
  league: String(fixture.organizationId),
  deadline: String(fixture.deadlineId),
  campaign: String(fixture.campaignId),
  season: `${fixture.sponsorId}:spring:2026`,
};
const recordOf = (kind: string) => records[kind] as string;

/** Everything in the database that opening a link could change, apart from the counters of views. */
const everything = async (): Promise<string> =>
  JSON.stringify(await tableChecksums(database, ['link_views', 'zip_codes', 'markets', 'worker_heartbeat']));

describe.each(Object.keys(records))('a link of kind %s', (kind) => {
  it('[L-010] is shown to staff, the same on one day, with its address and end', async () => {
    const link = await linkOf(kind, recordOf(kind));
    expect(link).toMatchObject({ version: 1, revokedAt: null, views: 0, scannerViews: 0, lastOpenedAt: null });
    expect(link.url).toBe(server.url + linkPath(kind as never, link.token));
    if (kind === 'campaign' || kind === 'season') expect(link.expiresAt).toBeNull();
    else expect(new Date(link.expiresAt).getTime()).toBeGreaterThan(Date.now() + 179 * 86_400_000);
    expect((await linkOf(kind, recordOf(kind))).token).toBe(link.token);
    expect((await server.graphql('{ today }', {}, link.token)).errors).toBeUndefined();
  });

  it('[L-065] GET, HEAD and prefetch change nothing and are counted separately; a person is counted once the page is shown', async () => {
    const id = recordOf(kind);
    const { token } = await linkOf(kind, id);
    const before = await everything();
    await scan(linkPath(kind as never, token));
    // a person's own GET is not counted either: the page counts views
    await (await open(linkPath(kind as never, token), 'GET', { 'user-agent': PERSON })).arrayBuffer();
    await waitUntil(async () => (await counted(kind, id)).scanners === 2);
    expect(await everything()).toBe(before);
    expect(await counted(kind, id)).toEqual({ scanners: 2, people: 0 });
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'user-agent': PERSON },
      body: JSON.stringify({ query: 'mutation { recordLinkView(input: {}) { recorded } }' }),
    });
    expect(await linkOf(kind, id)).toMatchObject({ views: 1, scannerViews: 2, lastOpenedAt: expect.any(String) });
  });

  it('[L-010] [S-203] is ended by revoking, and again opened by a new one alone', async () => {
    const id = recordOf(kind);
    const { token } = await linkOf(kind, id);
    const revoked = (await server.data(change('revokeLink'), { kind, id }, admin)).revokeLink.link;
    expect(revoked).toMatchObject({ version: null, token: null, url: null, revokedAt: expect.any(String) });
    const why = async (given: string) => (await server.graphql('{ today }', {}, given)).errors?.[0]?.extensions;
    await waitUntil(async () => (await why(token)) !== undefined);
    expect(await why(token)).toEqual({ code: 'SL401', link: 'revoked' });
    const renewed = (await server.data(change('regenerateLink'), { kind, id }, admin)).regenerateLink.link;
    await waitUntil(async () => (await why(renewed.token)) === undefined);
    expect(await why(token)).toEqual({ code: 'SL401', link: 'revoked' });
  });
});

describe('links of accounts', () => {
  it('[L-065] a scanner uses up neither an invitation nor a recovery', async () => {
    await server.data(
      'mutation ($id: Int!) { inviteOrganizationUser(input: {organizationId: $id, email: "new@example.test"}) { organization { id } } }',
      { id: fixture.organizationId },
      admin,
    );
    const { rows } = await database.owner.query('select id from app_private.invitations');
    const invitation = await linkOf('invitation', String(rows[0].id));
    const recovery = linkToken('recovery', fixture.users.stranger, { v: 0 });
    const before = await everything();
    await scan(linkPath('invitation', invitation.token));
    await scan(linkPath('recovery', recovery));
    await waitUntil(async () => (await counted('invitation', String(rows[0].id))).scanners === 2);
    await waitUntil(async () => (await counted('recovery', String(fixture.users.stranger))).scanners === 2);
    expect(await everything()).toBe(before);
    expect((await fetch(`${server.url}/invitations/${invitation.token}`)).status).toBe(200);
    expect((await fetch(`${server.url}/reset_password/${recovery}`)).status).toBe(200);
    await server.data(change('revokeLink'), { kind: 'invitation', id: String(rows[0].id) }, admin);
    expect((await fetch(`${server.url}/invitations/${invitation.token}`)).status).toBe(404);
  });

  it('[L-010] staff hold no recovery link, and nobody else holds any', async () => {
    const recovery = await server.graphql(LINK, { kind: 'recovery', id: '1' }, admin);
    expect(recovery.errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: 'kind' });
    const offer = { kind: 'offer', id: String(fixture.offers.proposed) };
    for (const person of ['league', 'sponsor'] as const) {
      const token = await server.login(people[person], PASSWORD);
      for (const document of [LINK, change('revokeLink'), change('regenerateLink')])
        expect((await server.graphql(document, offer, token)).errors?.[0]?.extensions?.code).toBe('SL403');
    }
    const { token } = await linkOf('deadline', String(fixture.deadlineId));
    expect((await server.graphql(LINK, offer, token)).errors?.[0]?.extensions?.code).toBe('SL403');
    expect((await server.graphql(LINK, offer)).errors?.[0]?.extensions?.code).toBe('SL403');
  });
});
