/**
 * Every operation in the committed schema, sent anonymously and by each role with ids of others. Arguments are
 * generated from their types, so a new operation is tested without a change here.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { bearer, type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());
const schema = buildSchema(readFileSync(path.join(projectDir, 'server/schema.graphql'), 'utf8'));

/** Ids of a league to which none of the senders belongs. Used for every entity, whether or not a row has the id. */
const foreign = {
  organization: at.fixture.otherOrganizationId,
  offer: at.fixture.offers.qualified,
  user: at.fixture.users.stranger,
};

function valueFor(type: GraphQLInputType, name: string, depth = 0): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType as GraphQLInputType, name, depth);
  if (isListType(type)) return [valueFor(type.ofType as GraphQLInputType, name.replace(/Ids$/, 'Id'), depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return depth > 3
      ? {}
      : Object.fromEntries(
          Object.values(type.getFields())
            .filter((field) => isNonNullType(field.type) || /Id$/.test(field.name) || depth === 0)
            .filter(({ name: field }) => field !== 'clientMutationId')
            .map((field) => [field.name, valueFor(field.type, field.name, depth + 1)]),
        );
  switch (getNamedType(type).name) {
    case 'Int':
      return /organization/i.test(name) ? foreign.organization : /user/i.test(name) ? foreign.user : foreign.offer;
    case 'Boolean':
      return true;
    case 'Float':
    case 'BigFloat':
      return '12';
    case 'Date':
      return '2026-05-01';
    case 'Datetime':
      return '2026-05-01T12:00:00Z';
    case 'JSON':
      return {};
    default:
      return /email/i.test(name) ? 'stranger@example.test' : 'Anything';
  }
}

/** The selection that reveals whether something was done or shown: a payload's record, or its values. */
function asked(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (!/Payload$/.test(named.name)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ name, args }) =>
      !/^(clientMutationId|query|\w+Edge)$/.test(name) && args.every(({ type }) => !isNonNullType(type)),
  );
  return fields.length === 0
    ? ' { __typename }'
    : ` { ${fields.map((one) => (isObjectType(getNamedType(one.type)) ? `${one.name} { __typename }` : one.name)).join(' ')} }`;
}

/** The document that sends one operation, and its variables. */
function document(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: Record<string, unknown> } {
  const given = field.args.filter(
    ({ name, type }) => isNonNullType(type) || /^(input|id|.*Ids?|query|email)$/.test(name),
  );
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return {
    query: `${kind} Try${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${asked(field.type)} }`,
    variables: Object.fromEntries(
      given.map(({ name, type }) => [name, valueFor(type, name === 'id' ? field.name : name)]),
    ),
  };
}

/** Whether the response contains anything but nulls and empty lists. */
const tells = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value !== 'object' || Object.values(value).some((one) => one !== null && JSON.stringify(one) !== '[]'));

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
/** Operations that act on the caller's own session or link, whatever ids are given. */
const ownAffairs =
  /^(logout\w*|recordAnalyticsEvent|trackEvent|recordLinkView|leagueRejectOffer|respondToDeadline|setLanguage)$/;

type Asker = [title: string, token: () => Promise<string | undefined>];
const askers: Asker[] = [
  ['nobody', async () => undefined],
  ['a league', async () => at.tokens.league],
  ['a sponsor', async () => at.tokens.sponsor],
  ['an offer link', () => at.link('offer', at.fixture.offers.proposed)],
  ['an application link', () => at.link('application', at.fixture.offers.proposed)],
  ['an onboarding link', () => at.link('league', at.fixture.organizationId)],
  ['a deadline link', () => at.link('deadline', at.fixture.deadlineId)],
  ['a campaign dashboard', () => at.link('campaign', at.fixture.campaignId)],
];

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
  for (const [title, tokenOf] of askers)
    it(`[S-403][S-404][S-407] by ${title} on records of others is refused with a registered code, and changes nothing`, async () => {
      const token = await tokenOf();
      expect((await at.server.graphql('{ today }', {}, token)).errors).toBeUndefined(); // the token itself is valid
      const before = await everything();
      const problems: string[] = [];
      for (const field of mutations.filter(({ name }) => !ownAffairs.test(name))) {
        const { query, variables } = document('mutation', field);
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
  for (const [title, tokenOf] of askers)
    it(`[S-403][L-331] by ${title} tells nothing of a record of others`, async () => {
      const token = await tokenOf();
      const problems: string[] = [];
      for (const field of queries.filter(({ args }) => args.some(({ name }) => /^(id|.*Ids?)$/.test(name)))) {
        const { query, variables } = document('query', field);
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
  for (const [title, tokenOf] of [...askers, ['an employee', async () => at.tokens.admin] as Asker])
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
