import { entityPermissions } from 'postgraphile/graphile-build-pg/pg-introspection';
import type { GraphQLFieldConfig } from 'postgraphile/graphql';
import { reachableRoles } from '../../../db/roles.ts';

/**
 * A row returned by a function has only the columns that its reader may select; the others are null
 * (app_private.visible). So a field is non-null only if every role that reads rows of the table may read its column.
 */
export const PartlyVisiblePlugin: GraphileConfig.Plugin = {
  name: 'SidelinePartlyVisiblePlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      async pgCodecs_attribute(info, { serviceName, pgClass, pgAttribute, attribute }) {
        if (pgClass.relkind !== 'r' || !attribute.notNull) return;
        const { introspection } = await info.helpers.pgIntrospection.getService(serviceName);
        const reads = (entity: typeof pgClass | typeof pgAttribute, role: (typeof introspection.roles)[number]) =>
          entityPermissions(introspection, entity, role, true).select === true;
        const roles = introspection.roles.filter(({ rolname }) => (reachableRoles as string[]).includes(rolname));
        const hidden = roles.some(
          (role) =>
            !reads(pgClass, role) &&
            !reads(pgAttribute, role) &&
            pgClass.getAttributes().some((other) => other.attnum > 0 && !other.attisdropped && reads(other, role)),
        );
        if (hidden) attribute.extensions = { ...attribute.extensions, partlyVisible: true } as never;
      },
    },
  },
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const { pgFieldAttribute } = scope as { pgFieldAttribute?: { extensions?: { partlyVisible?: boolean } } };
        const { GraphQLNonNull } = build.graphql;
        if (!pgFieldAttribute?.extensions?.partlyVisible || !(field.type instanceof GraphQLNonNull)) return field;
        return { ...field, type: field.type.ofType } as GraphQLFieldConfig<unknown, unknown>;
      },
    },
  },
};
