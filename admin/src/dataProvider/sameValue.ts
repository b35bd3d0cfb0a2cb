/** True if two field values are equal for a user: empty equals null, and 42.5 equals the API's '42.50'. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) ||
  (a != null && b != null && a !== '' && b !== '' && typeof a !== typeof b && Number(a) === Number(b));
