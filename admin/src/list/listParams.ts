/** The state of a list that is stored and restored. What else the URL holds, such as an open dialog, is not. */
const LIST_PARAMS = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage'];

/** Only the list parameters of react-admin's stored query, which holds every parameter of the URL. */
export const listParamsOf = (query: object): object =>
  Object.fromEntries(Object.entries(query).filter(([name]) => LIST_PARAMS.includes(name)));
