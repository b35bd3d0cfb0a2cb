import type { PlanBuild } from '../operations/resource.ts';

/** `totalAmount` beside `totalCount` on the list of checks: US dollars of all checks that the filter and search find. */
export const CheckTotalsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineCheckTotalsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        if (!scope.isConnectionType || scope.pgCodec?.extensions?.pg?.name !== 'check_list_items') return fields;
        const { sql, dataplanPg } = build as unknown as PlanBuild & {
          sql: (parts: TemplateStringsArray, ...values: unknown[]) => never;
          dataplanPg: { TYPES: { numeric: never } };
        };
        const type = build.getTypeByName('BigFloat') as never;
        return build.extend(
          fields,
          {
            totalAmount: fieldWithHooks({ fieldName: 'totalAmount' }, () => ({
              description: 'US dollars of all checks that the filter and search find.',
              type: new build.graphql.GraphQLNonNull(type),
              // biome-ignore lint/suspicious/noExplicitAny: the connection's step
              plan($connection: any) {
                const $row = $connection.cloneSubplanWithoutPagination('aggregate').singleAsRecord();
                const { alias } = $row.getClassStep();
                return $row.select(sql`coalesce(sum(${alias}.amount), 0)`, dataplanPg.TYPES.numeric, false);
              },
            })) as never,
          },
          'Sideline totals of checks',
        );
      },
    },
  },
};
