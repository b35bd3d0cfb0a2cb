/**
 * Programs with keys of random scopes and owners send random queries and mutations to a server. What is answered must
 * be within the scopes, judged here by the types of the response and of the values sent, and equal to what the owner is
 * answered; what is refused must lack a scope.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { installationSecret } from '../../db/settings.ts';
import { signLogin } from '../../server/auth/loginToken.ts';
import type { LoginRole } from '../../server/viewer.ts';
import { newApiKey } from '../../ui/apiKeys.ts';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import { operationOn } from '../abuse/generatedOperations.ts';
import { randomQuery } from '../graphql/randomQueries.ts';
import type { TestDatabase } from '../harness/database.ts';
import { committedSchema } from '../harness/schema.ts';
import type { GraphqlAnswer, TestServer } from '../harness/server.ts';
import { Rng } from './rng.ts';

const schema = committedSchema();
const scopes: {
  roots: Record<string, string | null>;
  types: Record<string, string>;
  fields: Record<string, string>;
} = JSON.parse(readFileSync(new URL('../../server/generated/scopes.json', import.meta.url), 'utf8'));
const every = [...new Set(Object.values(apiScopes).flat())].sort();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const MUST_NOT = 'never';

const readOf = (type: string): string => {
  const resource = scopes.types[type.replace(/(Connection|Edge)$/, '')];
  return resource && resource !== 'none' ? `${resource}:read` : MUST_NOT;
};
const isAround = (type: string): boolean => /^(Query|Mutation|PageInfo|__.*|.*Payload)$/.test(type);

/** The scopes of filters in a value: those of every record that it names. */
function filtered(type: GraphQLInputType, value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => filtered(type, item));
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  const own = named.name.endsWith('Where') ? [readOf(named.name.replace(/Where$/, ''))] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) =>
      filtered(named.getFields()[name]?.type as GraphQLInputType, inner),
    ),
  ];
}

/** The scopes that a selection needs, by the schema alone. */
function needed(set: SelectionSetNode, type: GraphQLObjectType, variables: Record<string, unknown>): string[] {
  return set.selections.flatMap((node) => {
    const { name, arguments: args = [], selectionSet } = node as FieldNode;
    const field = type.getFields()[name.value];
    if (!field) return [];
    const root = `${type.name}.${name.value}`;
    const isRoot = type.name === 'Query' || type.name === 'Mutation';
    const special = scopes.fields[root];
    const of = getNamedType(field.type);
    return [
      ...(isRoot
        ? [scopes.roots[root] ?? MUST_NOT]
        : special
          ? [special === 'none' ? MUST_NOT : `${special}:read`]
          : []),
      ...(isObjectType(of) && !isAround(of.name) ? [readOf(of.name)] : []),
      ...args.flatMap((argument) => {
        const declared = field.args.find((one) => one.name === argument.name.value);
        return declared ? filtered(declared.type, valueFromASTUntyped(argument.value, variables as never)) : [];
      }),
      ...(isObjectType(of) && selectionSet ? needed(selectionSet, of, variables) : []),
    ];
  });
}

export interface Probed {
  sent: number;
  answered: number;
  refused: number;
  violations: string[];
}

/** Sends probes with keys; `server` must allow documents of one's own and many requests. */
export async function probeKeys(db: TestDatabase, server: TestServer, seed: number, count: number): Promise<Probed> {
  const rng = new Rng(seed);
  const result: Probed = { sent: 0, answered: 0, refused: 0, violations: [] };
  const { rows: users } = await db.owner.query<{ id: number; role: LoginRole; email: string; created_at: Date }>(
    `select id, role::text as role, email, created_at from app_public.users where status = 'active' order by id`,
  );
  const [clock] = (await db.owner.query<{ now: Date }>('select app_private.clock() as now')).rows;
  const queries = fc.sample(randomQuery([1, 2, 3]), { numRuns: count, seed });
  while (result.sent < count && result.violations.length === 0) {
    const owner = rng.pick(users);
    const wide = rng.chance(0.4);
    const held = new Set(every.filter(() => rng.chance(wide ? 0.9 : 0.35)));
    if (held.size === 0) held.add('offers:read');
    const { secret, input } = await newApiKey();
    const { rows } = await db.owner.query<{ id: number }>(
      `insert into app_public.api_keys (owner_id, name, scopes, hint, expires_at) values ($1, 'Probe', $2, 'ab12', '2190-01-01Z') returning id`,
      [owner.id, [...held]],
    );
    await db.owner.query('insert into app_private.api_key_secrets (secret_hash, api_key_id) values ($1, $2)', [
      input.secretHash,
      rows[0]?.id,
    ]);
    const login = signLogin(
      {
        role: owner.role,
        sub: String(owner.id),
        email: owner.email,
        name: null,
        created_at: owner.created_at.toISOString(),
      },
      installationSecret(),
      Number(clock?.now),
    );
    for (let i = 0; i < 20 && result.sent < count; i++) {
      const query = queries[result.sent] as { text: string; variables: Record<string, unknown> };
      const isWrite = rng.chance(0.3);
      const ids = { organization: rng.int(1, 5), offer: rng.int(1, 20), user: rng.pick(users).id };
      const written = isWrite ? operationOn(ids, 'mutation', rng.pick(mutations)) : null;
      const text = written?.query ?? query.text;
      const variables = written?.variables ?? query.variables;
      const answer = await server.graphql(text, variables, secret);
      const asOwner = isWrite ? null : await server.graphql(text, variables, login);
      result.sent += 1;
      const problem = contradiction(text, variables, held, answer, asOwner, result);
      if (problem)
        result.violations.push(
          `seed ${seed}, probe ${result.sent}, ${owner.role}: ${problem}\n${text}\n${JSON.stringify(variables)}\n${[...held].join(' ')}`,
        );
    }
  }
  const { rows: foreign } = await db.owner.query(
    `select l.table_name from app_private.audit_log l join app_public.api_keys k on k.id = l.api_key_id
     where l.user_id is distinct from k.owner_id
       or l.table_name = 'users' and l.new_values ?| '{name,email,role,status}'
       or l.table_name in ('organization_users', 'sponsor_users', 'api_keys', 'feeds', 'user_views')
       or not exists (select from unnest(k.scopes) s where s like '%:write')`,
  );
  if (foreign.length > 0) result.violations.push(`a key changed ${JSON.stringify(foreign)}`);
  return result;
}

/** What is wrong with an answer; null if nothing is. */
function contradiction(
  text: string,
  variables: Record<string, unknown>,
  held: ReadonlySet<string>,
  answer: GraphqlAnswer,
  asOwner: GraphqlAnswer | null,
  result: Probed,
): string | null {
  const [error] = answer.errors ?? [];
  if (error?.extensions?.code === 'SL429') return null;
  const scopesNeeded = parse(text).definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = node.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    const declared = (node.variableDefinitions ?? []).flatMap(({ variable, type: of }) => {
      let named = of;
      while (named.kind !== Kind.NAMED_TYPE) named = named.type;
      return filtered(schema.getType(named.name.value) as GraphQLInputType, variables[variable.name.value]);
    });
    return [...declared, ...needed(node.selectionSet, type as GraphQLObjectType, variables)];
  });
  const lacks = scopesNeeded.find((scope) => !held.has(scope));
  const isRefusal = error?.extensions?.code === 'SL403' && /not available to keys|This key lacks/.test(error.message);
  if (isRefusal) result.refused += 1;
  else result.answered += 1;
  if (lacks && !isRefusal && error?.extensions?.code !== 'SL400') return `answered without ${lacks}`;
  if (!lacks && isRefusal) return `refused, although it has every scope: ${error.message}`;
  if (!isRefusal && asOwner && JSON.stringify(answer.data) !== JSON.stringify(asOwner.data))
    return `answered ${JSON.stringify(answer).slice(0, 500)} instead of ${JSON.stringify(asOwner).slice(0, 500)}`;
  return null;
}
