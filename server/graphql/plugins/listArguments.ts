import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';
import type { PlanBuild } from '../operations/resource.ts';

/**
 * An argument of a list beside its filter and order, most of them from the specification, and the rows that it selects.
 */
interface ListArgument {
  list: string;
  name: string;
  /** GraphQL type: a scalar, or a list of them. */
  type: 'Boolean' | '[Int]';
  description: string;
  where(sql: PlanBuild['sql'], alias: SQL, value: SQL): SQL;
}

const ARGUMENTS: ListArgument[] = [
  {
    list: 'sponsors',
    name: 'withActiveOrNoCampaigns',
    type: 'Boolean',
    description: 'True: only sponsors with an active, contracted or proposed campaign, or none at all (S-026).',
    where: (sql, alias, value) => sql`(not ${value}::boolean
      or exists (select from app_public.campaigns c where c.sponsor_id = ${alias}.id
        and c.status in ('active', 'contracted', 'proposed'))
      or not exists (select from app_public.campaigns c where c.sponsor_id = ${alias}.id))`,
  },
  {
    list: 'organizations',
    name: 'organizationIds',
    type: '[Int]',
    description: 'Only these organizations (B-033).',
    where: (sql, alias, value) => sql`${alias}.id = any (${value}::int[])`,
  },
  {
    list: 'capabilities',
    name: 'campaignScope',
    type: 'Boolean',
    description: 'True: only capabilities that a new campaign may ask for, without retired ones (S-099).',
    where: (sql, alias, value) => sql`(not ${value}::boolean or not ${alias}.retired)`,
  },
  {
    list: 'users',
    name: 'employee',
    type: 'Boolean',
    description: 'True: only staff; false: everybody else.',
    where: (sql, alias, value) => sql`${alias}.employee = ${value}::boolean`,
  },
];

/** Adds those arguments to the generated lists, beside their filter and order. Null means no restriction. */
export const ListArgumentsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineListArgumentsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, build, context) {
        if (!context.scope.isRootQuery) return args;
        const made: typeof args = {};
        for (const { list, name, type, description, where } of ARGUMENTS) {
          if (context.scope.fieldName !== list) continue;
          made[name] = {
            type: typeOf(build, type),
            description,
            // biome-ignore lint/suspicious/noExplicitAny: the list's or connection's step and the argument's value
            applyPlan(_$root: unknown, $list: any, value: any) {
              const $value = value.getRaw();
              if ('constantValue' in $value && $value.constantValue() == null) return;
              const $select = context.scope.isPgFieldConnection ? $list.getSubplan() : $list;
              $select.apply(build.grafast.lambda($value, (given: unknown) => condition(build, where, given), true));
            },
          } as never;
        }
        return build.extend(args, made, 'Sideline list arguments');
      },
    },
  },
};

// biome-ignore lint/suspicious/noExplicitAny: a query builder of PostGraphile's run time
type Apply = (builder: any) => void;

function condition(build: GraphileBuild.Build, where: ListArgument['where'], given: unknown): Apply | null {
  if (given === null || given === undefined) return null;
  const { sql } = build as unknown as PlanBuild;
  return (builder) =>
    builder.where(where(sql, builder.alias, (sql as unknown as { value(v: unknown): SQL }).value(given)));
}

function typeOf(build: GraphileBuild.Build, type: ListArgument['type']) {
  const { GraphQLBoolean, GraphQLInt, GraphQLList } = build.graphql;
  return type === '[Int]' ? new GraphQLList(GraphQLInt) : GraphQLBoolean;
}
