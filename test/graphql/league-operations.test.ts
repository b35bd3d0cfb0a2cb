/**
 * The operations at the end of L.md, checked against the API row by row: each exists with its arguments, works with its own token
 * and does nothing with any other.
 */
import { describe, expect, it } from '@jest/globals';
import { tableChecksums } from '../harness/checksums.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { leagueOperations } from './leagueOperations.ts';
import { refusedOperations, type Viewer } from './refusedOperations.ts';
import { lacksOfCall, tableOf } from './requirementTables.ts';
import { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';

const callRows = tableOf('L', 'Calls');
const { database, server, fixture } = await apiSetup();
const { league: onboarding, ...links } = linkTokens(fixture);
const logins = await loginTokens(server, 'league', 'stranger', 'sponsor', 'admin');
const tokens: Record<Viewer, string | undefined> = { ...links, onboarding, ...logins, nobody: undefined };

/** A checksum of everything that the operations could change. */
const everything = async (): Promise<string> => JSON.stringify(await tableChecksums(database, [], ['app_public']));

describe('the calls of the list', () => {
  it.each(callRows.map(([name = '']) => [name]))('%s is there with what it takes', async (name) => {
    const [call = '', args = []] = leagueOperations[name] ?? [];
    expect(call).not.toBe('');
    const [method = '', path] = call.split(' ');
    if (path === undefined) return expect(lacksOfCall(call, args)).toEqual([]);
    const answer = await fetch(server.url + path, { method });
    expect([404, 405]).not.toContain(answer.status);
    expect(answer.headers.get('content-type') ?? '').not.toContain('text/html');
  });

  it('none stands here that the list does not have', () => {
    expect(callRows.map(([name]) => name).sort()).toEqual(Object.keys(leagueOperations).sort());
  });

  it('[L-326] [L-331] [L-010] each works under its own token alone; under every other nothing is read or done', async () => {
    const before = await everything();
    const outcomes: string[] = [];
    for (const [call, document, right] of refusedOperations)
      for (const who of Object.keys(tokens) as Viewer[]) {
        const { data, errors } = await server.graphql(document(fixture), {}, tokens[who]);
        const code = errors?.[0]?.extensions?.code ?? null;
        const [value = null] = Object.values(data ?? {});
        const opened = code === null ? value !== null : !['SL401', 'SL403', 'SL404'].includes(code);
        if (opened !== right.includes(who)) outcomes.push(`${call} by ${who}: ${code ?? JSON.stringify(value)}`);
      }
    expect(outcomes).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('[L-288] the token selects the offer where none is named, a login names it, and both answer', async () => {
    const make = async (): Promise<number> => {
      const { rows } = await database.owner.query(
        `with p as (insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'More', 'spring') returning id)
         insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value)
         select $2, $3, p.id, $1, 'proposed', 100 from p returning id`,
        [fixture.organizationId, fixture.campaignId, fixture.sponsorId],
      );
      return rows[0].id;
    };
    const { today } = await server.data('{ today }');
    const league = tokens.league as string;
    const accept = (more: Record<string, unknown>, token: string) =>
      server.graphql(
        'mutation AcceptOffer($input: AcceptOfferInput!) { acceptOffer(input: $input) { offer { id status } jwt } }',
        { input: { startDate: today, endDate: today, ...more } },
        token,
      );
    const [first, second, third, fourth] = [await make(), await make(), await make(), await make()];
    const email = 'volunteer@example.test';
    expect((await accept({ email, offerId: second }, linkToken('offer', first))).errors?.[0]?.extensions?.code).toBe(
      'SL403',
    );
    expect((await accept({}, league)).errors?.[0]?.extensions?.code).toBe('SL404');
    expect((await accept({ email }, linkToken('offer', first))).data.acceptOffer).toEqual({
      offer: { id: first, status: 'confirmed' },
      jwt: expect.any(String),
    });
    expect((await accept({ offerId: second }, league)).data.acceptOffer).toEqual({
      offer: { id: second, status: 'confirmed' },
      jwt: null,
    });
    const byLink = await server.data(
      'mutation { leagueRejectOffer(input: {email: "a@b.test", leagueRejectionReason: "No"}) { offer { id status } } }',
      {},
      linkToken('offer', third),
    );
    expect(byLink.leagueRejectOffer.offer).toEqual({ id: third, status: 'rejected_by_league' });
    const byLogin = await server.data(
      'mutation ($id: Int!) { rejectOffer(input: {offerId: $id, leagueRejectionReason: "No"}) { offer { id status } } }',
      { id: fourth },
      league,
    );
    expect(byLogin.rejectOffer.offer).toEqual({ id: fourth, status: 'rejected_by_league' });
  });
});
