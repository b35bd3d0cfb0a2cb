/**
 * The specification's operations take the integer `id`; the amber preset renames a column `id` to `rowId`, because it
 * reserves `id` for Relay's global ids, which are not used here (NodePlugin is disabled).
 */
export const KeepIdPlugin: GraphileConfig.Plugin = {
  name: 'SidelineKeepIdPlugin',
  version: '1.0.0',
  inflection: {
    replace: {
      _attributeName(previous, _preset, details) {
        return previous?.({ ...details, skipRowId: true }) ?? details.attributeName;
      },
    },
  },
};
