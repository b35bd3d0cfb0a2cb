/**
 * Every operation in the committed schema, sent anonymously and by each role with ids of others. Arguments are
 * generated from their types, so a new operation is tested without a change here.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { operationOn, schema, tells } from './generatedOperations.ts';
import { type Sender, sendersOf } from './senders.ts';
import { bearer, type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const senders = sendersOf(at);
/** Ids of a league to which none of the senders belongs. Used for every entity, whether or not a row has the id. */
const foreign = {
  organization: at.fixture.otherOrganizationId,
  offer: at.fixture.offers.qualified,
  user: at.fixture.users.stranger,
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
/** Operations that act on the caller's own session or link, whatever ids are given. */
const ownAffairs =
  /^(logout\w*|recordAnalyticsEvent|trackEvent|recordLinkView|leagueRejectOffer|respondToDeadline|setLanguage)$/;

/** The contents of others' tables and of the tables about money, as one text. */
const everything = async (): Promise<string> =>
  (
    await at.db.owner.query(`select md5(string_agg(t, '' order by t)) as sum from (
      select to_jsonb(o)::text as t from app_public.offers o union all select to_jsonb(c)::text from app_public.checks c
      union all select to_jsonb(g)::text from app_public.organizations g where g.id = ${foreign.organization}
      union all select to_jsonb(p)::text from app_public.sponsorable_properties p
      union all select to_jsonb(c)::text from app_public.campaigns c union all select to_jsonb(s)::text from app_public.sponsors s
      union all select to_jsonb(u)::text from app_public.users u) x`)
  ).rows[0].sum;

describe('every mutation', () => {
  for (const [title, tokenOf] of senders)
    it(`[S-403][S-404][S-407] by ${title} on records of others is refused with a registered code, and changes nothing`, async () => {
      const token = await tokenOf();
      expect((await at.server.graphql('{ today }', {}, token)).errors).toBeUndefined(); // the token itself is valid
      const before = await everything();
      const problems: string[] = [];
      for (const field of mutations.filter(({ name }) => !ownAffairs.test(name))) {
        const { query, variables } = operationOn(foreign, 'mutation', field);
        const answer = await at.server.graphql(query, variables, token);
        const [first] = answer.errors ?? [];
        const code = first?.extensions?.code;
        if (!first && tells(answer.data?.[field.name]))
          problems.push(`${field.name} went through: ${JSON.stringify(answer.data)}`);
        else if (first && !/^(SL4\d\d|23\d\d\d)$/.test(String(code)))
          problems.push(`${field.name}: ${code} ${first.message}`);
      }
      expect(problems).toEqual([]);
      expect(await everything()).toBe(before);
    });
});

describe('every query', () => {
  for (const [title, tokenOf] of senders)
    it(`[S-403][L-331] by ${title} tells nothing of a record of others`, async () => {
      const token = await tokenOf();
      const problems: string[] = [];
      for (const field of queries.filter(({ args }) => args.some(({ name }) => /^(id|.*Ids?)$/.test(name)))) {
        const { query, variables } = operationOn(foreign, 'query', field);
        const answer = await at.server.graphql(query, variables, token);
        const [first] = answer.errors ?? [];
        if (first && !/^(SL4\d\d|23\d\d\d)$/.test(String(first.extensions?.code)))
          problems.push(`${field.name}: ${first.extensions?.code} ${first.message}`);
        const value = answer.data?.[field.name];
        // connections, which are never null even when empty, and public lists must not contain others' rows
        const rows = Array.isArray(value) ? value.length > 0 : value && !/Connection$/.test(value.__typename);
        if (rows && !shared.test(field.name) && !ownRows.test(field.name))
          problems.push(`${field.name} answers ${JSON.stringify(value)}`);
      }
      expect(problems).toEqual([]);
    });
});

/** Lists that return the caller's own rows, whatever user id is given; test/sql/functions.test.ts checks that. */
const ownRows = /^my(Organizations|Sponsors)$/;
/** Lists that may be read with any token, by id. */
const shared =
  /^(sport|competitiveness|organizationType|socialMediaChannel|sportsManagementSoftware|bannerSize|bannerPlacement|logoPlacement|interest|capability|capabilityVerificationDeadline|verificationDeadlineCannedResponse|imageRejectionReason)$/;

/** The REST operations of staff [S-425] … [S-433]; the last one is for superadmins only. */
const rest: [method: string, path: string, superadmins?: true][] = [
  ['POST', '/sponsors'],
  ['POST', '/sponsors/1/campaigns'],
  ['POST', '/sponsors/1/location_lists'],
  ['GET', '/campaigns/1/search_filters'],
  ['POST', '/campaigns/1/search_filters'],
  ['PATCH', '/search_filters/1'],
  ['DELETE', '/search_filters/1'],
  ['POST', '/search_filters/1/add_csv_locations'],
  ['POST', '/creative_files'],
  ['POST', '/creative_file_templates'],
  ['POST', '/sponsor_logos'],
  ['POST', '/sponsor_facing_goal_images'],
  ['GET', '/users'],
  ['GET', '/league_lists/1.docx'],
  ['GET', '/sponsorable_property_lists/1.docx'],
  ['POST', '/update-leagues-with-csv', true],
];

describe('every REST operation of staff', () => {
  for (const [title, tokenOf] of [...senders, ['an employee', async () => at.tokens.admin] as Sender])
    it(`[S-404][S-425][B-003] is refused to ${title}`, async () => {
      const token = await tokenOf();
      const answers = await Promise.all(
        rest
          .filter(([, , superadmins]) => superadmins || title !== 'an employee')
          .map(async ([method, path]) => {
            const { status, text } = await at.send(path, { method, headers: token ? bearer(token) : {} });
            return `${method} ${path}: ${status} ${JSON.parse(text).code}`;
          }),
      );
      const expected = token ? '403 SL403' : '401 SL401';
      expect(answers.filter((answer) => !answer.endsWith(expected))).toEqual([]);
    });
});
