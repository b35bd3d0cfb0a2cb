import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';
import { LARGE_LIST } from '../../../ui/largeList.ts';
import type { PlanBuild } from '../operations/resource.ts';

/** A field beside `totalCount` that sums the rows which filter and search find. */
interface Total {
  name: string;
  /** GraphQL type; a BigFloat is a decimal number as text. */
  type: 'Int' | 'BigFloat';
  description: string;
  sum(sql: PlanBuild['sql'], alias: SQL): SQL;
}

/** The totals of each table or view that has some. */
const TOTALS: Record<string, Total[]> = {
  check_list_items: [
    {
      name: 'totalAmount',
      type: 'BigFloat',
      description: 'US dollars of all checks that the filter and search find.',
      sum: (sql, alias) => sql`coalesce(sum(${alias}.amount), 0)`,
    },
  ],
  dashboard_assets: [
    {
      name: 'totalQuantity',
      type: 'BigFloat',
      description: 'The sum of the quantities.',
      sum: (sql, alias) => sql`coalesce(sum(${alias}.quantity), 0)::numeric`,
    },
  ],
  dashboard_leagues: [
    {
      name: 'leaguesCount',
      type: 'Int',
      description: 'How many leagues the programs belong to.',
      sum: (sql, alias) => sql`count(distinct ${alias}.organization_id)::int`,
    },
    {
      name: 'statesCount',
      type: 'Int',
      description: 'How many states the programs are in, without provinces.',
      sum: (sql, alias) =>
        sql`(count(distinct ${alias}.state) filter (where ${alias}.country is distinct from 'CA'))::int`,
    },
    {
      name: 'provincesCount',
      type: 'Int',
      description: 'How many provinces and territories of Canada the programs are in.',
      sum: (sql, alias) => sql`(count(distinct ${alias}.state) filter (where ${alias}.country = 'CA'))::int`,
    },
    {
      name: 'totalPlayers',
      type: 'BigFloat',
      description: 'The sum of the numbers of players, as far as they are known.',
      sum: (sql, alias) => sql`coalesce(sum(${alias}.number_of_players), 0)::numeric`,
    },
  ],
  dashboard_deliveries: [
    {
      name: 'totalContracted',
      type: 'BigFloat',
      description: 'The sum of what was contracted; assets without a number count as none.',
      sum: (sql, alias) => sql`coalesce(sum(${alias}.contracted), 0)::numeric`,
    },
  ],
  dashboard_impressions: [
    {
      name: 'totalImpressions',
      type: 'BigFloat',
      description: 'The sum of the impressions.',
      sum: (sql, alias) => sql`coalesce(sum(${alias}.impressions), 0)::numeric`,
    },
  ],
};

/**
 * Adds those totals to the connections of the API, and `isLarge` beside each `totalCount`: a page can say at once that a
 * list is long, while its records are being counted.
 */
export const ConnectionTotalsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineConnectionTotalsPlugin',
  version: '1.1.0',
  after: ['PgConnectionTotalCountPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        if (!scope.isConnectionType || !fields.totalCount) return fields;
        const { sql, dataplanPg } = build as unknown as PlanBuild & {
          dataplanPg: { TYPES: { numeric: never; int: never; boolean: never } };
        };
        const { constant, lambda } = build.grafast;
        const made: typeof fields = {
          isLarge: fieldWithHooks({ fieldName: 'isLarge' }, () => ({
            description: `True if more than ${LARGE_LIST.toLocaleString('en')} records are found; unlike \`totalCount\` it counts no further.`,
            type: new build.graphql.GraphQLNonNull(build.graphql.GraphQLBoolean),
            // biome-ignore lint/suspicious/noExplicitAny: the connection's step
            plan($connection: any) {
              const $found = $connection.cloneSubplanWithoutPagination('aggregate'); // unordered
              $found.setFirst(constant(1));
              $found.setOffset(constant(LARGE_LIST));
              const $next = $found.singleAsRecord().select(sql`true`, dataplanPg.TYPES.boolean, false);
              return lambda($next, (next: unknown) => next === true, true);
            },
          })) as never,
        };
        for (const { name, type, description, sum } of TOTALS[scope.pgCodec?.extensions?.pg?.name ?? ''] ?? [])
          made[name] = fieldWithHooks({ fieldName: name }, () => ({
            description,
            type: new build.graphql.GraphQLNonNull(build.getTypeByName(type) as never),
            // biome-ignore lint/suspicious/noExplicitAny: the connection's step
            plan($connection: any) {
              const $row = $connection.cloneSubplanWithoutPagination('aggregate').singleAsRecord();
              const { alias } = $row.getClassStep();
              return $row.select(sum(sql, alias), dataplanPg.TYPES[type === 'Int' ? 'int' : 'numeric'], false);
            },
          })) as never;
        return build.extend(fields, made, 'Sideline totals of connections');
      },
    },
  },
};
