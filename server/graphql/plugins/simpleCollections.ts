/**
 * `@simpleCollections only` on a function or table: a plain list and no connection, for short lists such as the caller's
 * own sponsors.
 */
export const SimpleCollectionsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineSimpleCollectionsPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgResource: {
        override: {
          provides: ['sidelineSimpleCollections'],
          callback(behavior, resource) {
            return resource.extensions?.tags?.simpleCollections === 'only'
              ? [behavior, '-connection', 'list']
              : behavior;
          },
        },
      },
    },
  },
};
