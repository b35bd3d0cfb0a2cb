/** The mocked response of a list's operation: these rows, on one page. */
export const listOf = (...nodes: object[]) => ({
  list: { nodes, pageInfo: { hasNextPage: false, hasPreviousPage: false } },
});
