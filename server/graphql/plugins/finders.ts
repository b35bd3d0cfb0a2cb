import type { PgResourceUnique } from 'postgraphile/@dataplan/pg';

const isPrimary = (unique: PgResourceUnique) => unique.isPrimary && unique.attributes.length === 1;

/**
 * Rows are found, changed and deleted by their single-column primary key only. Other unique keys are rules, not
 * identifiers: without this each of them would add `sportByName`, `updateUserByEmail` and the like.
 */
export const FindersPlugin: GraphileConfig.Plugin = {
  name: 'SidelineFindersPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgResourceUnique: {
        override: {
          provides: ['sidelineFinders'],
          callback(behavior, [, unique]) {
            return isPrimary(unique) ? behavior : [behavior, '-single', '-update', '-delete'];
          },
        },
      },
      // an enum has an order too (winter … fall; the order of campaign statuses): it is declared in SQL
      pgCodecAttribute: {
        override: {
          provides: ['sidelineEnumOrder'],
          callback(behavior, [codec, attributeName]) {
            const attribute = codec.attributes[attributeName];
            return attribute && 'values' in attribute.codec ? [behavior, 'orderBy'] : behavior;
          },
        },
      },
    },
  },
};
