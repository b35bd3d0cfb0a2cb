/** Whether two values of a field are the same to a person: nothing is null, and 42.5 is the API's text '42.50'. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) ||
  (a != null && b != null && a !== '' && b !== '' && typeof a !== typeof b && Number(a) === Number(b));
