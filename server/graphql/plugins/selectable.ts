/**
 * A row that expressions can be selected from. What a mutation answers is a row of its statement, which gives columns
 * only: it is read again by its id, and is null when it was deleted.
 */
// biome-ignore lint/suspicious/noExplicitAny: a row step of whichever table
export const selectable = ($row: any): any =>
  typeof $row.getClassStep === 'function' ? $row : $row.resource.get({ id: $row.get('id') });
