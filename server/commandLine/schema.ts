/** Resources, their fields and inputs, from the committed schema and the generated scopes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as g from 'graphql';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import type { Scopes } from '../graphql/keyScopes.ts';
import { plainProblem } from '../graphql/plainProblem.ts';
import { camelCase } from '../http/publicError.ts';
import type { Me } from './client.ts';
import settings from './commands.json' with { type: 'json' };
import { CommandError, EXIT, named, problemText, wrongUse } from './errors.ts';

type Field = g.GraphQLField<unknown, unknown>;
type InputFields = g.GraphQLInputFieldMap;
/** A list that keys may read; `scope`: the resource of its scopes, such as offers of offers:read. */
export type Resource = { name: string; scope: string; type: g.GraphQLObjectType; list: Field };

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const scopes: Scopes = JSON.parse(read('generated/scopes.json'));
const schema = g.buildASTSchema(g.parse(read('schema.graphql'), { noLocation: true }), { assumeValid: true });
const fieldsOf = (type: unknown) => (g.isObjectType(type) ? type.getFields() : {});
const membersOf = (type: unknown): InputFields => (g.isInputObjectType(type) ? type.getFields() : {});
const argumentOf = ({ args }: Field, name: string) => g.getNamedType(args.find((each) => each.name === name)?.type);

/** The scope of a mutation; null if no key may run it. */
export const scopeOf = ({ name }: Field): string | null => scopes.roots[`Mutation.${name}`] ?? null;
/** The mutations that keys may run. */
export const mutations: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries(fieldsOf(schema.getMutationType())).filter(([, field]) => scopeOf(field)),
);
export const resources: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.values(fieldsOf(schema.getQueryType())).flatMap((list) => {
    const scope = scopes.roots[`Query.${list.name}`]?.replace(':read', '');
    const type = g.getNamedType(fieldsOf(g.getNamedType(list.type)).nodes?.type);
    if (!scope || !g.isObjectType(type) || list.args.some(g.isRequiredArgument)) return [];
    const name = list.name.replace(/Connection$/, '');
    return [[name, { name, scope, type, list }]];
  }),
);
export const resourceNamed = (name = ''): Resource =>
  named(resources, camelCase(name.replaceAll('-', '_')), 'resource');

/** The name as the database has it. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a mutation's input. */
export function inputFields(mutation: Field | undefined): InputFields {
  const { clientMutationId: _, ...fields } = mutation ? membersOf(argumentOf(mutation, 'input')) : {};
  return fields;
}

/** The mutation that changes a record, and the fields that it sets, directly or in its patch. */
export function updateOf({ type }: Resource) {
  const { id, patch, ...fields } = inputFields(mutations[`update${type.name}`]);
  const mutation = id && mutations[`update${type.name}`];
  return { mutation, isPatch: patch !== undefined, fields: patch ? membersOf(g.getNamedType(patch.type)) : fields };
}

/** Whether a key may use a scope: it has it, and its owner's role may use it. */
const allows = ({ scopes: held, role }: Me, scope: string | null): boolean =>
  scope !== null && held?.includes(scope) !== false && apiScopes[role]?.includes(scope) === true;
const isCaller = ({ role }: Me, root: string) => scopes.callers[root]?.split(' ').includes(role) === true;
export const mayRun = (me: Me, mutation: Field | undefined): boolean =>
  mutation !== undefined && allows(me, scopeOf(mutation)) && isCaller(me, `Mutation.${mutation.name}`);

/** Whether a key may read a list. */
export const mayList = (me: Me, { scope, list }: Resource): boolean =>
  allows(me, `${scope}:read`) && isCaller(me, `Query.${list.name}`);

/** The names of the fields with plain values that a key may read. */
export const readableFields = (type: g.GraphQLObjectType, me: Me): string[] =>
  Object.values(type.getFields())
    .filter(({ type: of, args }) => g.isLeafType(g.getNamedType(of)) && !args.some(g.isRequiredArgument))
    .map(({ name }) => name)
    .filter((name) => !scopes.hidden[me.role]?.includes(`${type.name}.${name}`))
    .filter((name) => allows(me, `${scopes.fields[`${type.name}.${name}`] ?? scopes.types[type.name]}:read`));

/** What a table shows if no fields are named: id, names, status, money and days, then others. */
export const usualFields = (type: g.GraphQLObjectType, me: Me): string[] => {
  const isUsual = (name: string) => /^(id|title|email|status|value|amount)$|name$|date$|deadline$/i.test(name);
  return readableFields(type, me)
    .sort((one, other) => Number(isUsual(other)) - Number(isUsual(one)))
    .slice(0, 7);
};

/** The selection of fields by their paths, such as organization.name. */
export const selectionOf = (paths: string[]): string =>
  paths.map((each) => each.replaceAll('.', ' { ') + ' }'.repeat(each.split('.').length - 1)).join(' ');

/** The value of a path in a record, or the values of several related records. */
export const valueAt = (record: unknown, fieldPath: string): unknown =>
  fieldPath.split('.').reduce((value: unknown, name): unknown => {
    const of = (item: unknown) => (item as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(value) ? value.map(of) : of(value);
  }, record);

/** Checks a document and its variables as the server does. Errors: what does not fit, with similar names. */
export function check(text: string, variables: Record<string, unknown>): void {
  let problems: readonly { message: string }[];
  try {
    const document = g.parse(text);
    const [{ variableDefinitions = [] }] = document.definitions as [g.OperationDefinitionNode];
    const ofVariables = g.getVariableValues(schema, variableDefinitions, variables).errors ?? [];
    problems = [...g.validate(schema, document), ...ofVariables];
  } catch (error) {
    problems = [error as Error];
  }
  const messages = problems.map(({ message }) => problemText(plainProblem(message)));
  if (messages.length) throw new CommandError(messages.join('\n'), EXIT.usage);
}

/** How texts of numbers and dates look. */
const FORMATS: Record<string, RegExp> = { BigFloat: /^[+-]?\d*\.?\d+$/, Date: /^\d{4}-\d\d-\d\d$/ };
const decimalText = (value: unknown) => String(value).replace(/\.0*$|(\.\d*?)0+$/, '$1');
/** Whether two values of an input are equal, for a decimal also with other zeros at its end: 1750.00 and 1750. */
export const isSame = (type: unknown, one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) ||
  (/^BigFloat/.test(`${type}`) && decimalText(one) === decimalText(other));

/** A text as the value of an input: several by commas for a list, null if empty. Errors: no number or date; `check` finds others. */
function inputValue(given: unknown, text: string): unknown {
  const type = g.isInputType(given) ? g.getNullableType(given) : undefined;
  if (g.isListType(type)) return text === '' ? [] : text.split(',').map((each) => inputValue(type.ofType, each.trim()));
  if (text === '') return null;
  if (FORMATS[`${type}`]?.test(text) === false)
    throw wrongUse(`"${text}" is not a ${`${type}` === 'Date' ? 'date, such as 2030-01-31' : 'number'}.`);
  const isLiteral = /^(Int|Float|Boolean)$/.test(`${type}`) && /^(-?\d+(\.\d+)?|true|false)$/.test(text);
  return isLiteral ? JSON.parse(text) : text;
}

function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrongUse(`The value of ${name} is not JSON.`);
  }
}

/** Arguments FIELD=VALUE and FIELD:=JSON as an input. Errors: another form, or no such field. */
export const inputOf = (fields: InputFields, texts: string[]): Record<string, unknown> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name = '', json, value = ''] = /^(\w+)(:?)=(.*)$/s.exec(text) ?? [];
      if (!name) throw wrongUse(`"${text}" is not of the form field=value.`);
      const { type } = named(fields, name, 'field');
      return [name, json ? jsonOf(value, name) : inputValue(type, value)];
    }),
  );

const OPERATORS: Readonly<Record<string, string[]>> = settings.operators;

/** Arguments of --filter as a filter that requires all of them; undefined for none. Errors: another form. */
export function filterOf({ list }: Resource, texts: string[] = []): object | undefined {
  const and = texts.map((text) => {
    const [, fieldPath, operator = '', value = ''] = /^([\w.]+)\s*(!=|>=|<=|=|>|<|~)(.*)$/s.exec(text) ?? [];
    if (!fieldPath) throw wrongUse(`"${text}" is not of the form field=value.`);
    const names = fieldPath.split('.');
    const typeAt = (type: unknown, name: string) => g.getNamedType(membersOf(type)[name]?.type);
    const members = membersOf(names.reduce<unknown>(typeAt, argumentOf(list, 'filter')));
    const [one = '', several] = OPERATORS[operator] ?? [];
    const name = several && value.includes(',') && `${members.equalTo?.type}` !== 'String' ? several : one;
    const isMissing = several && value === '';
    const condition = isMissing ? { isNull: operator === '=' } : { [name]: inputValue(members[name]?.type, value) };
    return names.reduceRight<object>((inner, each) => ({ [each]: inner }), condition);
  });
  return and.length ? { and } : undefined;
}

/** --sort as the API's order. */
export const orderOf = (text: string | undefined): string[] | undefined =>
  text?.split(',').map((each) => {
    const name = snakeCase(each.trim().replace(/^-/, '')).toUpperCase();
    return `${name}_${each.trim().startsWith('-') ? 'DESC' : 'ASC'}`;
  });

/** The fields that a list can be filtered by. */
export const filterFields = ({ list }: Resource): string[] => Object.keys(membersOf(argumentOf(list, 'filter')));
