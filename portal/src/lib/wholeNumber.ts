/** A whole number as it is typed: digits alone, without leading zeros; empty is no answer. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? null : Number(digits);
}
