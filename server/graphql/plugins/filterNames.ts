/**
 * Filter input types end in `Where`: with the default `…Filter` the input type of `Location` and the object type of
 * the table `location_filters` would both be called `LocationFilter`.
 */
export const FilterNamesPlugin: GraphileConfig.Plugin = {
  name: 'SidelineFilterNamesPlugin',
  version: '1.0.0',
  after: ['ConnectionArgFilterPlugin'],
  inflection: {
    replace: {
      filterType(_previous, _preset, typeName: string) {
        return `${typeName}Where`;
      },
    },
  },
};
