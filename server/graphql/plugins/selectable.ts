/**
 * A row that expressions can be selected from. A mutation's result is a row of its statement, which has columns only:
 * it is read again by its id, and is null if it was deleted.
 */
// biome-ignore lint/suspicious/noExplicitAny: a row step of whichever table
export const selectable = ($row: any): any =>
  typeof $row.getClassStep === 'function' ? $row : $row.resource.get({ id: $row.get('id') });
