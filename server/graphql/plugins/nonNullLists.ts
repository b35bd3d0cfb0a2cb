import type { GraphQLFieldConfig } from 'postgraphile/graphql';

/**
 * Lists and connections of rows are non-null: without rows they are empty. PostGraphile makes root and function lists
 * nullable, so that an error in one does not affect the others; our clients do not use partial responses. Their rows
 * are non-null by `pgForbidSetofFunctionsToReturnNull`.
 */
export const NonNullListsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineNonNullListsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const { GraphQLNonNull } = build.graphql;
        const isList = scope.isPgFieldConnection || scope.isPgFieldSimpleCollection;
        if (!isList || field.type instanceof GraphQLNonNull) return field;
        return { ...field, type: new GraphQLNonNull(field.type) } as GraphQLFieldConfig<unknown, unknown>;
      },
    },
  },
};
