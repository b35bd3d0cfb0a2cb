import type { GraphQLFieldConfig } from 'postgraphile/graphql';

type Scope = GraphileBuild.ScopeObjectFieldsField;

/** True if a relation's record is visible to a role that reads every row: all columns that refer to it are not null. */
function isPresent({ pgRelationDetails }: Scope): boolean {
  if (!pgRelationDetails) return false;
  const { registry, codec, relationName } = pgRelationDetails;
  const relation = registry.pgRelations[codec.name]?.[relationName];
  if (!relation || relation.isReferencee) return false;
  return relation.localAttributes.every((name) => codec.attributes[name]?.notNull);
}

/** Payload fields that can be null in a response without an error. */
const OPTIONAL = ['changeId', 'clientMutationId', 'query'];

/** True if a field is a mutation's result: its record or value. The mutation fails if it has none. */
const isResult = (type: string, field: string): boolean => type.endsWith('Payload') && !OPTIONAL.includes(field);

/**
 * The schema for staff, only for the types of the console: staff read every row and every column, so not-null columns,
 * the records that these refer to, and the result of a successful mutation are non-null. No array of a column or
 * function contains a null. The API itself keeps all these nullable, because row-level security may hide them from
 * leagues and sponsors.
 */
export const StaffNullabilityPlugin: GraphileConfig.Plugin = {
  name: 'SidelineStaffNullabilityPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope, Self }) {
        const { GraphQLList, GraphQLNonNull, getNullableType, isListType } = build.graphql;
        const present =
          field.type instanceof GraphQLNonNull ||
          scope.isRootMutation ||
          isResult(Self.name, scope.fieldName) ||
          (scope.isPgSingleRelationField ? isPresent(scope) : scope.pgFieldAttribute?.notNull);
        const inner = getNullableType(field.type);
        const type = isListType(inner) ? new GraphQLList(new GraphQLNonNull(getNullableType(inner.ofType))) : inner;
        return { ...field, type: present ? new GraphQLNonNull(type) : type } as GraphQLFieldConfig<unknown, unknown>;
      },
    },
  },
};
