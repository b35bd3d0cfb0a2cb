import { enumName } from '../../shared/enumName.ts';

/**
 * Enum values keep their database spelling (winter, rejected_by_league), with one exception required by GraphQL: names
 * cannot contain hyphens, so `light-bulb` becomes `light_bulb`.
 */
export const EnumNamesPlugin: GraphileConfig.Plugin = {
  name: 'SidelineEnumNamesPlugin',
  version: '1.0.0',
  inflection: {
    replace: {
      enumValue(previous, _preset, value, codec) {
        return previous?.(enumName(value), codec) ?? value;
      },
    },
  },
};
