/** The label of a resource of the API: `sponsorable_properties` becomes "Sponsorable properties". */
export const resourceName = (resource: string): string =>
  (resource.charAt(0).toUpperCase() + resource.slice(1)).replaceAll('_', ' ');
