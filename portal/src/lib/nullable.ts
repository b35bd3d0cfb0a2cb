/** The API allows null wherever row-level security may hide a record, and in lists that the database computes. */

/** Whether a row has all of these fields: a page shows a row only when its viewer may read what the row is about. */
export const hasFields = <Row extends object, Field extends keyof Row>(
  row: Row | null | undefined,
  ...fields: Field[]
): row is Row & { [Name in Field]: NonNullable<Row[Name]> } =>
  row !== null && row !== undefined && fields.every((field) => row[field] !== null && row[field] !== undefined);

/** The values of a list that may be null and may have nulls in it. */
export const withoutNulls = <Value>(list: readonly (Value | null)[] | null | undefined): Value[] =>
  (list ?? []).filter((value) => value !== null);
