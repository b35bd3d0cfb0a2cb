import type { PgCodecWithAttributes } from 'postgraphile/@dataplan/pg';
import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';
import type { PlanBuild } from '../operations/resource.ts';
import { type Join, parseSortBy, type SortBy } from './sortBy.ts';

type Direction = 'ASC' | 'DESC';
// biome-ignore lint/suspicious/noExplicitAny: a query builder of PostGraphile's run time
type Builder = any;

const isListView = (codec: PgCodecWithAttributes | undefined): codec is PgCodecWithAttributes =>
  Boolean(codec?.attributes && codec.extensions?.pg?.name.endsWith('_list_items'));

function sortByOf(codec: PgCodecWithAttributes, name: string): SortBy | null {
  const tag = codec.attributes[name]?.extensions?.tags?.sortBy;
  return typeof tag === 'string' ? parseSortBy(tag) : null;
}

/**
 * How lists of the console are sorted and filtered. Their views read other tables row by row, which cannot use an
 * index: a column with the tag `@sortBy` (sortBy.ts) is compared by joining that table, so that its index is used. Ties
 * are ordered by id in the direction of the last order, so that one index serves both directions. Nulls come last in
 * both, in every table (C4): a column that may be null needs a second index for its descending order. A filter with few
 * values, such as the season, hashes the matching keys: PostgreSQL reads a list in its order until a page is full, and
 * would join each row on the way. One by the year also says when the newest of its records was changed, so that reading
 * starts there and not with this year's. A filter that only few filled rows meet, such as overdue proof, finds those.
 */
export const ListOrderPlugin: GraphileConfig.Plugin = {
  name: 'SidelineListOrderPlugin',
  version: '1.0.0',
  after: ['PgOrderAllAttributesPlugin', 'PgConnectionArgOrderByPlugin', 'PgConnectionArgFilterAttributesPlugin'],
  schema: {
    hooks: {
      GraphQLEnumType_values(values, build, { scope }) {
        const codec = scope.pgCodec as PgCodecWithAttributes | undefined;
        if (!scope.isPgRowSortEnum || !codec?.attributes) return values;
        const isList = isListView(codec);
        const { sql } = build as unknown as PlanBuild;
        for (const [name, attribute] of Object.entries(codec.attributes)) {
          const sortBy = isList ? sortByOf(codec, name) : null;
          for (const direction of ['ASC', 'DESC'] as const) {
            const isNullsLast = direction === 'DESC' && !attribute.notNull;
            const nulls = isNullsLast ? { nulls: 'LAST' as const } : {};
            if (!isList && !isNullsLast) continue;
            const variant = direction === 'ASC' ? 'asc' : 'desc';
            const value = values[build.inflection.orderByAttributeEnum({ codec, attributeName: name, variant })];
            if (!value) continue;
            value.extensions = {
              ...value.extensions,
              grafast: {
                apply(builder: Builder) {
                  if (builder.mode === 'aggregate') return;
                  directions.set(builder, direction);
                  if (name === 'id') builder.setOrderIsUnique();
                  if (!sortBy) return builder.orderBy({ attribute: name, direction, ...nulls });
                  const { reversed } = sortBy;
                  builder.orderBy({
                    fragment: joined(sql, builder, sortBy),
                    codec: (reversed && codec.attributes[sortBy.column]?.codec) || attribute.codec,
                    nullable: reversed || !attribute.notNull,
                    direction: reversed === (direction === 'ASC') ? 'DESC' : 'ASC',
                    ...(reversed ? { nulls: direction === 'ASC' ? 'LAST' : 'FIRST' } : nulls),
                  });
                },
              },
            };
          }
        }
        return values;
      },
      GraphQLInputObjectType_fields(fields, build, { scope }) {
        const codec = scope.pgCodec as PgCodecWithAttributes | undefined;
        if (!scope.isPgConnectionFilter || !isListView(codec)) return fields;
        const { sql, dataplanPg } = build as unknown as PlanBuild & Pick<GraphileBuild.Build, 'dataplanPg'>;
        for (const [name, attribute] of Object.entries(codec.attributes)) {
          const fieldName = build.inflection.attribute({ codec, attributeName: name });
          const field = fields[fieldName];
          const sortBy = sortByOf(codec, name);
          if (!field || !sortBy?.joins.length) continue;
          const apply = (parent: Builder, value: unknown) => {
            if (value === undefined || value === null) return undefined;
            const query = queryOf(parent);
            const [{ table, key, few, newest, filled }] = sortBy.joins as [Join];
            const isFound = filled && !isNegated(parent) && Object.entries(value as object).some(meetsOnlyFilled);
            const isLookedUp = isFound || (few && query.mode !== 'aggregate');
            const mode = {
              mode: 'EXISTS',
              tableExpression: sql.identifier('app_public', isFound ? filled : table),
              ...(isFound ? {} : { equals: true }),
            } as const;
            const view = isLookedUp && newest && sql.identifier('app_public', newest);
            const both = view ? new dataplanPg.PgCondition(parent, { mode: 'AND' }) : parent;
            const condition = new dataplanPg.PgCondition(both, isLookedUp ? { mode } : {});
            const column = sql.identifier(sortBy.column);
            if (isLookedUp) condition.where(sql`${condition.alias}.id = ${query.alias}.${sql.identifier(key)}`);
            if (view) {
              const { where, apply } = Object.getPrototypeOf(condition);
              let own = sql`true`;
              Object.assign(condition, {
                where(given: SQL) {
                  where.call(condition, given);
                  own = sql`${own} and (${given})`;
                },
                apply() {
                  apply.call(condition);
                  const newestOf = sql`select max(updated_at) from ${view} ${condition.alias} where ${own}`;
                  both.where(sql`${query.alias}.updated_at <= (${newestOf})`);
                  both.apply();
                },
              });
            }
            const expression = isLookedUp ? sql`${condition.alias}.${column}` : joined(sql, query, sortBy);
            condition.extensions.pgFilterAttribute = { fieldName, codec: attribute.codec, expression } as never;
            return condition;
          };
          Object.assign(field, { apply });
        }
        return fields;
      },
      GraphQLObjectType_fields_field_args(args, build, { scope }) {
        const { orderBy } = args;
        const codec = scope.pgFieldResource?.codec as PgCodecWithAttributes | undefined;
        if (!orderBy?.applyPlan || !isListView(codec) || !scope.isPgFieldConnection) return args;
        const { lambda, constant } = build.grafast;
        const byId = (builder: Builder) => {
          if (directions.get(builder) !== 'DESC') return;
          builder.orderBy({ attribute: 'id', direction: 'DESC' });
          builder.setOrderIsUnique();
        };
        const { applyPlan } = orderBy;
        return {
          ...args,
          orderBy: {
            ...orderBy,
            applyPlan(...given) {
              applyPlan(...given);
              // biome-ignore lint/suspicious/noExplicitAny: the connection's step
              (given[1] as any).getSubplan().apply(lambda(constant(null), () => byId, true));
            },
          },
        };
      },
    },
  },
};

/** The direction of the last order of a query. */
const directions = new WeakMap<Builder, Direction>();

/** Whether a condition is part of a `not`. */
function isNegated(parent: Builder): boolean {
  return !parent.join && (parent.toStringMeta().endsWith('/NOT') || isNegated(parent.dangerouslyGetParent()));
}

/** Whether a comparison, an operator and its value, is false for null and for 0. */
const meetsOnlyFilled = ([operator, value]: [string, unknown]) =>
  (operator === 'greaterThan' && typeof value === 'number' && value >= 0) ||
  (typeof value === 'string' && /^(equalTo|(greater|less)Than(OrEqualTo)?)$/.test(operator));

/** The tables that a query has joined, by their path. */
const aliases = new WeakMap<Builder, Map<string, SQL>>();

/** The query that a condition belongs to. */
function queryOf(parent: Builder): Builder {
  let query = parent;
  while (!query.join) query = query.dangerouslyGetParent();
  return query;
}

/**
 * Joins a query with the tables of a `@sortBy`, each once; returns the column to compare. A nullable key is joined as 0
 * with a row of that id and nulls: an inner join, unlike an outer one, can be read in the order of the joined table.
 */
function joined(sql: PlanBuild['sql'], builder: Builder, { column, joins }: SortBy): SQL {
  const known = aliases.get(builder) ?? new Map<string, SQL>();
  aliases.set(builder, known);
  let from: SQL = builder.alias;
  let path = '';
  for (const { table, key, optional } of joins) {
    path += ` ${key} ${table}${optional ? `.${column}` : ''}`;
    const alias = known.get(path) ?? sql.identifier(Symbol(table) as never);
    if (!known.has(path)) {
      const relation = sql.identifier('app_public', table);
      const name = sql.identifier(column);
      const parent = sql`${from}.${sql.identifier(key)}`;
      builder.join({
        type: 'inner',
        from: optional ? sql`(select id, ${name} from ${relation} union all select 0, null)` : relation,
        alias,
        conditions: [
          sql`${alias}.id = ${optional ? sql`(case when ${parent} is null then 0 else ${parent} end)` : parent}`,
        ],
      });
      known.set(path, alias);
    }
    from = alias;
  }
  return sql`${from}.${sql.identifier(column)}`;
}
