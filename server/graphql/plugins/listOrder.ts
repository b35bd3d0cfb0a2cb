import type { PgCodecWithAttributes } from 'postgraphile/@dataplan/pg';
import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';
import type { PlanBuild } from '../calls/resource.ts';

type Direction = 'ASC' | 'DESC';
// biome-ignore lint/suspicious/noExplicitAny: a query builder of PostGraphile's run time
type Builder = any;

const isListView = (codec: PgCodecWithAttributes | undefined): codec is PgCodecWithAttributes =>
  Boolean(codec?.attributes && codec.extensions?.pg?.name.endsWith('_list_items'));

/**
 * How lists of the console are sorted. Their views read the names of related records row by row, which no index could sort:
 * a column with the tag `@sortBy <table>.<column> <key>` is sorted by joining that table, so that its index gives the order.
 * `@sortBy none`: not at all. Equal rows come by id in the direction of the last order, so that one index serves both directions.
 */
export const ListOrderPlugin: GraphileConfig.Plugin = {
  name: 'SidelineListOrderPlugin',
  version: '1.0.0',
  after: ['PgOrderAllAttributesPlugin', 'PgConnectionArgOrderByPlugin'],
  schema: {
    hooks: {
      GraphQLEnumType_values(values, build, { scope }) {
        const codec = scope.pgCodec as PgCodecWithAttributes | undefined;
        if (!scope.isPgRowSortEnum || !isListView(codec)) return values;
        const { sql } = build as unknown as PlanBuild;
        for (const [name, attribute] of Object.entries(codec.attributes)) {
          for (const direction of ['ASC', 'DESC'] as const) {
            const variant = direction === 'ASC' ? 'asc' : 'desc';
            const enumName = build.inflection.orderByAttributeEnum({ codec, attributeName: name, variant });
            const value = values[enumName];
            const tag = attribute.extensions?.tags?.sortBy;
            if (tag === 'none') delete values[enumName];
            if (!value || tag === 'none') continue;
            const join = typeof tag === 'string' ? joinOf(sql, tag, codec) : null;
            value.extensions = {
              ...value.extensions,
              grafast: {
                apply(builder: Builder) {
                  if (builder.mode === 'aggregate') return;
                  directions.set(builder, direction);
                  if (name === 'id') builder.setOrderIsUnique();
                  if (!join) return builder.orderBy({ attribute: name, direction });
                  const fragment = join(builder);
                  builder.orderBy({ fragment, codec: attribute.codec, nullable: !attribute.notNull, direction });
                },
              },
            };
          }
        }
        return values;
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

/** Joins what a tag such as `organizations.name organization_id` names, and returns the column to sort by. */
function joinOf(sql: PlanBuild['sql'], tag: string, codec: PgCodecWithAttributes): (builder: Builder) => SQL {
  const [table, column, key] = tag.split(/[. ]/) as [string, string, string];
  return (builder) => {
    const alias = sql.identifier(Symbol(table) as never);
    builder.join({
      type: codec.attributes[key]?.notNull ? 'inner' : 'left',
      from: sql.identifier('app_public', table),
      alias,
      conditions: [sql`${alias}.id = ${builder.alias}.${sql.identifier(key)}`],
    });
    return sql`${alias}.${sql.identifier(column)}`;
  };
}
