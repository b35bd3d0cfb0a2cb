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
  invoices: 'invoices',
  pending_image_list_items: 'images',
  unreleased_image_list_items: 'unreleased_images',
  mail_list_items: 'mails',
  audit_entry_list_items: 'audit',
  users: 'users',
  task_list_items: 'tasks',
  sponsorable_properties: 'programs',
};

/** Tables and views whose lists show what a line of Today counts, by the name that `today_kinds` (sql/today) gives. */
const OF_TODAY: Record<string, string> = {
  campaign_list_items: 'campaigns',
  offer_list_items: 'offers',
  pending_image_list_items: 'images',
  check_list_items: 'checks',
  sponsor_list_items: 'sponsors',
  invoices: 'invoices',
  mail_list_items: 'mails',
  sends: 'sends',
  photo_requests: 'photo_requests',
  task_list_items: 'tasks',
  mention_list_items: 'mentions',
};

const search = 'Words that a record must contain, in any order; typing errors are tolerated.';
const today = 'The id of a line of Today: only the records that it counts.';

/**
 * Two arguments of root lists and connections, beside their filter and order. `search`: records that contain every
 * word, in any order, tolerating typing errors. `today`: the records that a line of Today counts. Blank or null means no
 * restriction. Staff only; others find nothing. Errors: SL422 search over 200 characters, SL422 for no line of the list.
 */
export const SearchPlugin: GraphileConfig.Plugin = {
  name: 'SidelineSearchPlugin',
  version: '1.1.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, build, { scope }) {
        const { isRootQuery, isPgFieldConnection, isPgFieldSimpleCollection, pgFieldResource: resource } = scope;
        const table = resource && !resource.parameters && resource.codec.extensions?.pg?.name;
        if (!table || !isRootQuery || !(isPgFieldConnection || isPgFieldSimpleCollection)) return args;
        const { sql } = build as unknown as PlanBuild & {
          sql: { value(given: unknown): never; literal(text: string): never; identifier(...names: string[]): never };
        };
        /**
         * An argument that keeps the records whose ids `app_public.<name>(list, value)` returns: as one array, which an index
         * reads in its order, faster than id by id.
         */
        const argument = (name: string, list: string, description: string) => {
          const ids = sql.identifier('app_public', name);
          // biome-ignore lint/suspicious/noExplicitAny: a query builder of PostGraphile's run time
          const restrict = (given: unknown) => (builder: any) =>
            builder.where(
              sql`${builder.alias}.id = any(array(select ${ids}(${sql.literal(list)}, ${sql.value(given)}::text)))`,
            );
          return {
            type: build.graphql.GraphQLString,
            description,
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
          } as never;
        };
        return build.extend(
          args,
          {
            ...(SEARCHED[table] ? { search: argument('search_ids', SEARCHED[table], search) } : {}),
            ...(OF_TODAY[table] ? { today: argument('today_ids', OF_TODAY[table], today) } : {}),
          },
          'Sideline search',
        );
      },
    },
  },
};
