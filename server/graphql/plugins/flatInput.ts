import type { PgResource } from 'postgraphile/@dataplan/pg';
import type { GraphQLInputFieldConfigMap, GraphQLInputObjectType } from 'postgraphile/graphql';

/**
 * The specification's mutations are flat: `createTestimonial(input: {campaignId, quote})`, `updateTestimonial(input:
 * {id, quote})`. For every table tagged `@flatInput` this lifts the fields of the nested record (or patch) of the
 * generated input one level up. Only given fields are set; nothing else of the generated mutation changes.
 */
export const FlatInputPlugin: GraphileConfig.Plugin = {
  name: 'SidelineFlatInputPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, context) {
        const { pgResource, isPgCreateInputType, isPgUpdateByKeysInputType } = context.scope as {
          pgResource?: PgResource;
          isPgCreateInputType?: boolean;
          isPgUpdateByKeysInputType?: boolean;
        };
        if (!pgResource?.extensions?.tags?.flatInput || !(isPgCreateInputType || isPgUpdateByKeysInputType)) {
          return fields;
        }
        const nested = isPgCreateInputType
          ? build.inflection.tableFieldName(pgResource)
          : build.inflection.patchField(build.inflection.tableFieldName(pgResource));
        const typeName = build.getGraphQLTypeNameByPgCodec(pgResource.codec, isPgCreateInputType ? 'input' : 'patch');
        const type = typeName ? (build.getInputTypeByName(typeName) as GraphQLInputObjectType) : null;
        if (!type) return fields;
        const { [nested]: _lifted, ...kept } = fields;
        return build.extend(kept, lift(type, kept), `Flat input of ${pgResource.name}`);
      },
    },
  },
};

/** The fields of a record's input type, each writing to the row being inserted or updated. */
function lift(type: GraphQLInputObjectType, kept: GraphQLInputFieldConfigMap): GraphQLInputFieldConfigMap {
  const lifted: GraphQLInputFieldConfigMap = {};
  for (const [name, field] of Object.entries(type.getFields())) {
    if (name in kept) continue;
    const apply = (field.extensions as { grafast?: { apply?: Apply } }).grafast?.apply;
    lifted[name] = {
      type: field.type,
      description: field.description,
      ...(apply
        ? { apply: (row: RowBuilder, value: unknown, info: unknown) => apply(row.setBuilder(), value, info) }
        : {}),
    } as GraphQLInputFieldConfigMap[string];
  }
  return lifted;
}

type Apply = (target: unknown, value: unknown, info: unknown) => unknown;
interface RowBuilder {
  setBuilder(): unknown;
}
