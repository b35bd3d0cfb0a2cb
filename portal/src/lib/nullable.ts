/** The API allows null wherever row-level security may hide a record, and in lists that the database computes. */

/** True if a row has all of these fields: a page shows a row only if its viewer may read what the row refers to. */
export const hasFields = <Row extends object, Field extends keyof Row>(
  row: Row | null | undefined,
  ...fields: Field[]
): row is Row & { [Name in Field]: NonNullable<Row[Name]> } =>
  row !== null && row !== undefined && fields.every((field) => row[field] !== null && row[field] !== undefined);

/** The non-null values of a list; empty if the list is null. */
export const withoutNulls = <Value>(list: readonly (Value | null)[] | null | undefined): Value[] =>
  (list ?? []).filter((value) => value !== null);
