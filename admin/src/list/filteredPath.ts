/** The address of a list with a filter. */
export const filteredPath = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
