import { readFileSync } from 'node:fs';
import * as g from 'postgraphile/graphql';
import { HttpError, tooManyRequests } from '../http/errors.ts';
import { Minutes } from '../http/minutes.ts';
import type { LoginViewer } from '../viewer.ts';
import { costOf, LIMITS } from './limits.ts';

/** What `npm run generate` decides (server/generate/scopes.ts). */
export interface Scopes {
  /** The scope of each root field, by `Query.offers`; null is for no key. */
  roots: Record<string, string | null>;
  /** The resource of each type, without its connection and edge; `none` is for no key. */
  types: Record<string, string>;
  /** The resource of each table that has a list; `none` is for no key. */
  tables: Record<string, string>;
  /** The resource of fields that read another one than their type's. */
  fields: Record<string, string>;
  /** The login roles that may run each root field, separated by spaces. */
  callers: Record<string, string>;
  /** What mutations do that cannot be undone: `status`, `record`, `email` (server/generate/irreversible.ts). */
  irreversible: Record<string, string[]>;
  /** The fields that the database lets no user of a role read, by role. */
  hidden: Record<string, string[]>;
}

export const scopes: Scopes = JSON.parse(readFileSync(`${import.meta.dirname}/../generated/scopes.json`, 'utf8'));
const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
/** Types that wrap records: what they contain decides. */
const AROUND = /^(__|(Query|Mutation|PageInfo|\w+Payload)$)/;
/** The longest document of a key, in characters, and what its documents may cost in a minute. */
const LONGEST = 20_000;
const COST_PER_MINUTE = 10 * LIMITS.cost;

/**
 * The scopes that a document with its variables needs: those of its root fields, and the read scope of every type that
 * it reaches, also by a filter on a related record. What no key may have is in it as `!` and a name. Introspection needs
 * none.
 */
export function neededScopes(schema: g.GraphQLSchema, document: g.DocumentNode, variables: object): Set<string> {
  const needed = new Set<string>();
  const reads = (name: string, resource: string | undefined) =>
    void needed.add(resource && resource !== 'none' ? `${resource}:read` : `!${name}`);
  const reach = (type: string) => {
    if (!AROUND.test(type)) reads(type, own(scopes.types, type.replace(/(Connection|Edge)$/, '')));
  };
  const filter = (type: g.GraphQLInputType | null | undefined) => {
    const name = g.getNamedType(type)?.name;
    if (name?.endsWith('Where')) reach(name.replace(/Where$/, ''));
  };
  const filtersIn = (given: g.GraphQLInputType, value: unknown): void => {
    const type = g.getNullableType(given);
    if (g.isListType(type)) for (const item of [value].flat()) filtersIn(type.ofType, item);
    if (!g.isInputObjectType(type) || value === null || typeof value !== 'object') return;
    filter(type);
    for (const [name, inner] of Object.entries(value)) {
      const field = own(type.getFields(), name);
      if (field) filtersIn(field.type, inner);
    }
  };
  const info = new g.TypeInfo(schema);
  const visitor: g.ASTVisitor = {
    Field() {
      const [parent, field] = [info.getParentType(), info.getFieldDef()];
      if (!parent || !field || field.name.startsWith('__')) return; // validation refuses unknown fields
      const name = `${parent.name}.${field.name}`;
      if (/^(Query|Mutation|Subscription)$/.test(parent.name)) needed.add(own(scopes.roots, name) ?? `!${name}`);
      else if (own(scopes.fields, name)) reads(name, own(scopes.fields, name));
      const type = g.getNamedType(field.type);
      if (g.isObjectType(type)) reach(type.name);
    },
    ObjectField: () => filter(info.getInputType()),
    VariableDefinition({ variable, type }) {
      const declared = g.typeFromAST(schema, type as g.NamedTypeNode) as g.GraphQLInputType | undefined;
      if (declared) filtersIn(declared, own(variables as Record<string, unknown>, variable.name.value));
    },
  };
  g.visit(document, g.visitWithTypeInfo(info, visitor));
  return needed;
}

/**
 * Checks a request of a key, in the only place that does: within its scopes (SL403, which names the missing ones) and
 * its costs per minute (SL429). Keys run documents of their own, also in production, within the limits of every
 * document.
 */
export function keyChecks(schema: g.GraphQLSchema) {
  const costs = new Minutes();
  return ({ query, variables }: Record<string, unknown>, key: NonNullable<LoginViewer['apiKey']>): void => {
    const text = String(query);
    if (text.length > LONGEST) throw new HttpError(400, `A query has at most ${LONGEST} characters.`, 'SL400');
    const document = parsed(text);
    const missing = [...neededScopes(schema, document, variables ?? {})]
      .filter((scope) => !key.scopes.has(scope))
      .sort();
    const [first] = missing;
    if (first?.startsWith('!')) throw new HttpError(403, `${first.slice(1)} is not available to keys.`, 'SL403');
    if (first) throw new HttpError(403, `This key lacks ${missing.join(', ')}.`, 'SL403');
    if (!costs.take(String(key.id), COST_PER_MINUTE, costOf(document)))
      throw tooManyRequests('This key has asked for too much in this minute. Please wait a minute.');
  };
}

/** The document of a text. Errors: SL400. */
export function parsed(text: string): g.DocumentNode {
  try {
    return g.parse(text, { noLocation: true });
  } catch (error) {
    throw new HttpError(400, error instanceof g.GraphQLError ? error.message : 'The query cannot be read.', 'SL400');
  }
}
