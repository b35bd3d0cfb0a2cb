import type { PlanBuild } from '../operations/resource.ts';

/** Tables and views whose lists are searched, by the name under which `search_ids` (sql/lists) knows them. */
const SEARCHED: Record<string, string> = {
  organizations: 'organizations',
  organization_list_items: 'organizations',
  sponsors: 'sponsors',
  sponsor_list_items: 'sponsors',
  campaigns: 'campaigns',
  campaign_list_items: 'campaigns',
  offers: 'offers',
  offer_list_items: 'offers',
  checks: 'checks',
  check_list_items: 'checks',
  pending_image_list_items: 'images',
  unreleased_image_list_items: 'unreleased_images',
  mail_list_items: 'mails',
  audit_entry_list_items: 'audit',
  users: 'users',
  task_list_items: 'tasks',
  sponsorable_properties: 'programs',
};

/**
 * `search` on root lists and connections, beside their filter and order: records that contain every word, in any order,
 * tolerating typing errors. Blank or null means no restriction. Staff only; others find nothing. Errors: SL422 search
 * over 200 characters.
 */
export const SearchPlugin: GraphileConfig.Plugin = {
  name: 'SidelineSearchPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, build, { scope }) {
        const { isRootQuery, isPgFieldConnection, isPgFieldSimpleCollection, pgFieldResource: resource } = scope;
        const table = resource && !resource.parameters && resource.codec.extensions?.pg?.name;
        const list = table && isRootQuery && (isPgFieldConnection || isPgFieldSimpleCollection) && SEARCHED[table];
        if (!list) return args;
        const { sql } = build as unknown as PlanBuild & {
          sql: { value(given: unknown): never; literal(text: string): never };
        };
        // biome-ignore lint/suspicious/noExplicitAny: a query builder of PostGraphile's run time
        const restrict = (given: unknown) => (builder: any) =>
          builder.where(
            sql`${builder.alias}.id in (select app_public.search_ids(${sql.literal(list)}, ${sql.value(given)}::text))`,
          );
        return build.extend(
          args,
          {
            search: {
              type: build.graphql.GraphQLString,
              description: 'Words that a record must contain, in any order; typing errors are tolerated.',
              // biome-ignore lint/suspicious/noExplicitAny: the list's or connection's step and the argument's value
              applyPlan(_$root: unknown, $list: any, value: any) {
                const $select = isPgFieldConnection ? $list.getSubplan() : $list;
                $select.apply(
                  build.grafast.lambda(
                    value.getRaw(),
                    (given: unknown) => (typeof given === 'string' && given.trim() ? restrict(given) : null),
                    true,
                  ),
                );
              },
            } as never,
          },
          'Sideline search',
        );
      },
    },
  },
};
