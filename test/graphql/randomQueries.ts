/** Random queries against the schema with their variables, most of them valid; failing ones are minimized. */
import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { committedSchema } from '../harness/schema.ts';

const schema = committedSchema();
const MAX_DEPTH = 3;
/** Fields left out: URLs are signed at the time of the response, previews render emails, and some requests are throttled. */
const UNSTABLE = /url$|token|preview|hasAccount|presence|sample|text$|today|now/i;

const VALUES: Readonly<Record<string, unknown[]>> = {
  Float: [0.5, 30],
  BigFloat: ['500.00', '0'],
  BigInt: ['1', '7'],
  Date: ['2026-04-01', '2030-01-01'],
  Time: ['09:30:00'],
  Datetime: ['2026-04-01T12:00:00Z'],
};

export interface RandomQuery {
  text: string;
  variables: Record<string, unknown>;
}

type Draw = fc.GeneratorValue;

/** A query; `ids` are ids of rows that may exist. */
export const randomQuery = (ids: readonly number[]): fc.Arbitrary<RandomQuery> =>
  fc.gen().map((draw) => new Writer(draw, ids).query());

class Writer {
  readonly #draw: Draw;
  readonly #ids: readonly number[];
  readonly #declared: string[] = [];
  readonly #variables: Record<string, unknown> = {};

  constructor(draw: Draw, ids: readonly number[]) {
    this.#draw = draw;
    this.#ids = ids;
  }

  query(): RandomQuery {
    const selection = this.#selection(schema.getQueryType() as GraphQLObjectType, 0);
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    return { text: `query Random${declared} ${selection}`, variables: this.#variables };
  }

  #chance(percent: number): boolean {
    return this.#draw(fc.integer, { min: 0, max: 99 }) < percent;
  }
  #pick<T>(values: readonly T[]): T {
    return values[this.#draw(fc.nat, { max: values.length - 1 })] as T;
  }

  /** One to four fields; __typename for an object without selectable fields. */
  #selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => !UNSTABLE.test(field.name) && (depth < MAX_DEPTH || !isObjectType(getNamedType(field.type))),
    );
    const written: string[] = [];
    const count = this.#draw(fc.integer, { min: 1, max: depth === 0 ? 2 : 4 });
    for (let index = 0; index < count && fields.length > 0; index++)
      written.push(this.#field(this.#pick(fields), `f${index}`, depth));
    if (written.length === 0 || this.#chance(10)) written.push('__typename');
    return `{ ${written.join(' ')} }`;
  }

  #field(field: GraphQLField<unknown, unknown>, alias: string, depth: number): string {
    const type: GraphQLNamedType = getNamedType(field.type);
    const directive = this.#chance(10) ? ` @${this.#pick(['include', 'skip'])}(if: ${this.#variable('Boolean!')})` : '';
    const head = `${alias}: ${field.name}${this.#arguments(field)}${directive}`;
    return isObjectType(type) ? `${head} ${this.#selection(type, depth + 1)}` : head;
  }

  #arguments(field: GraphQLField<unknown, unknown>): string {
    const written = field.args
      .filter((argument) => isNonNullType(argument.type) || argument.name === 'orderBy' || this.#chance(40))
      .filter(({ name }) => !/^(after|before|last|search)$/.test(name))
      .map((argument) => `${argument.name}: ${this.#argument(argument)}`);
    return written.length > 0 ? `(${written.join(', ')})` : '';
  }

  /** A value as a literal or as a variable. */
  #argument({ name, type }: GraphQLArgument): string {
    const value = this.#value(type, name);
    if (this.#chance(60)) return this.#variable(String(type), value);
    return literal(type, value);
  }

  #variable(type: string, value: unknown = this.#chance(50)): string {
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${type}`);
    // occasionally a variable is missing, which is an error if it is required
    if (!this.#chance(1)) this.#variables[name] = value;
    return `$${name}`;
  }

  #value(type: GraphQLInputType, name: string): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType, name);
    if (isListType(type)) return [this.#value(type.ofType, name)];
    if (isEnumType(type)) return this.#pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        ({ name: one, type: of }) => !isInputObjectType(getNamedType(of)) || !/^(and|or|not)$|Exist/.test(one),
      );
      const { name: one, type: of } = this.#pick(fields);
      const inner = Object.fromEntries(
        Object.values(type.getFields())
          .filter((field) => isNonNullType(field.type))
          .map((field) => [field.name, this.#value(field.type, field.name)]),
      );
      return { ...inner, [one]: this.#value(of, one) };
    }
    if (this.#chance(3)) return this.#pick(['', '💡 "\\', -1, null]);
    if (type.name === 'Boolean') return this.#chance(50);
    if (type.name === 'Int') {
      if (name === 'first' || name === 'offset') return this.#pick([0, 1, 2, 5, 25]);
      return this.#pick([...this.#ids, 0, 999_999_999]);
    }
    return this.#pick(VALUES[type.name] ?? ['Austin', 'a', '']);
  }
}

/** A value as a GraphQL literal. */
function literal(type: GraphQLInputType, value: unknown): string {
  const named = isNonNullType(type) ? type.ofType : type;
  if (isListType(named)) return `[${(value as unknown[]).map((item) => literal(named.ofType, item)).join(', ')}]`;
  if (isInputObjectType(named)) {
    const fields = named.getFields();
    const written = Object.entries(value as object).map(
      ([name, inner]) => `${name}: ${literal(fields[name]?.type as GraphQLInputType, inner)}`,
    );
    return `{ ${written.join(', ')} }`;
  }
  return isEnumType(named) ? String(value) : JSON.stringify(value);
}
