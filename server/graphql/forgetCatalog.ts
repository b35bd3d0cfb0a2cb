/**
 * Forgets what was read of the catalog once the schema is built: no request reads it, but closures of PostGraphile would
 * keep it, which is 27 MB.
 */
export function forgetCatalog(): GraphileConfig.Plugin {
  const read: object[] = [];
  return {
    name: 'SidelineForgetCatalogPlugin',
    version: '1.0.0',
    gather: {
      hooks: {
        pgIntrospection_introspection(_info, { introspection }) {
          read.push(introspection, ...Object.values(introspection).filter(Array.isArray).flat());
        },
      },
    },
    schema: {
      hooks: {
        finalize(schema) {
          for (const object of read.splice(0))
            for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
          return schema;
        },
      },
    },
  };
}
