/**
 * The tables at the end of a requirement list, "Entity fields" and "Calls", and what the API's schema lacks of them.
 * Names are those of the list; if the API uses another name, a test gives it with the reason.
 */
import { readFileSync } from 'node:fs';
import {
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { committedSchema } from '../harness/schema.ts';

const root = new URL('../../', import.meta.url);
export const schema = committedSchema();

/** The rows of one of a list's tables as cells, without the header. */
export function tableOf(list: 'B' | 'L' | 'S', heading: string): string[][] {
  const text = readFileSync(new URL(`docs/requirements/${list}.md`, root), 'utf8');
  const [section = ''] = (text.split(`## ${heading}\n`)[1] ?? '').split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(1);
}

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};

/** The named type at the end of a path such as "Offer.campaign.name"; undefined if a field does not exist. */
export function typeAt(path: string): GraphQLNamedType | undefined {
  const [first = '', ...steps] = path.split('.');
  let type = schema.getType(first);
  for (const step of steps) {
    const field = fieldsOf(type)[step] as { type: GraphQLType } | undefined;
    if (!field) return undefined;
    type = getNamedType(field.type);
  }
  return type;
}

/** The fields of a cell: "available, target", "report.a / b", "channel (id)", "exists(campaignId)". */
export function fieldsOfCell(cell: string): string[] {
  const parts = cell.replace(/\([^)]*\)/g, '').split(/\s*[,/]\s*/);
  const prefix = /^(.*\.)/.exec(parts[0] ?? '')?.[1] ?? '';
  return parts
    .map((part) => part.replace(/\s+/g, ' ').replace(/ \./g, '.').trim())
    .map((part) => (part.includes('.') || part === parts[0] ? part : prefix + part));
}

/** The fields that a type cell lists between braces, the first word of each: "{conflict boolean, id}". */
const innerFields = (kind: string): string[] =>
  (/\{([\w\s,:]+)\}/.exec(kind)?.[1] ?? '').split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []);

export interface Place {
  /** The API's type that carries the entity's fields. */
  type: string;
  /** Fields that are elsewhere: a path from the type, or a whole path that begins with another type. */
  names?: Readonly<Record<string, string>>;
}

/** What the schema lacks of an entity: fields and nested fields as paths, and enum values as "path=value". */
export function missing(rows: string[][], entity: string, { type, names = {} }: Place): string[] {
  const found = rows.filter(([name]) => name === entity);
  return found.flatMap(([, cell = '', kind = '']) =>
    fieldsOfCell(cell).flatMap((field) => {
      const name = names[field] ?? field;
      const path = /^[A-Z]/.test(name) ? name : `${type}.${name}`;
      const leaf = typeAt(path);
      if (!leaf) return [path];
      const values = /enum ([a-z][\w, -]+)/.exec(kind)?.[1]?.split(/,\s*/) ?? [];
      if (isEnumType(leaf)) {
        const known = leaf.getValues().map((value) => value.name);
        return values
          .map((value) => value.trim().replaceAll('-', '_'))
          .filter((value) => value !== '' && !known.includes(value))
          .map((value) => `${path}=${value}`);
      }
      if (isLeafType(leaf)) return [];
      return innerFields(kind)
        .filter((inner) => !['or'].includes(inner) && !typeAt(`${path}.${inner}`))
        .map((inner) => `${path}.${inner}`);
    }),
  );
}

/** The arguments that an input cell names: "id, assets [a, b]; or only x" → id, assets, x. */
export const argumentsOf = (cell: string): string[] =>
  cell
    .replace(/\[[^\]]*\]|\{[^}]*\}|\([^)]*\)/g, '')
    .split(/[,;+]|\bplus\b/)
    .map((part) => /\b([a-z]\w*)\b/.exec(part.replace(/^\s*(or only|any of:|and)\s*/, ''))?.[1] ?? '')
    .filter(Boolean);

/** What the schema lacks of an operation: the operation itself, or arguments. `call`: "Query.offers", "Mutation.addZips". */
export function lacksOfCall(call: string, args: readonly string[]): string[] {
  const [root = '', name = ''] = call.split('.');
  const type = {
    Query: schema.getQueryType(),
    Mutation: schema.getMutationType(),
    Subscription: schema.getSubscriptionType(),
  }[root];
  const field = type?.getFields()[name];
  if (!field) return [call];
  const input = field.args.find((arg) => arg.name === 'input');
  const taken = input ? Object.keys(fieldsOf(getNamedType(input.type))) : field.args.map((arg) => arg.name);
  return args.filter((arg) => !taken.includes(arg)).map((arg) => `${call}(${arg})`);
}
