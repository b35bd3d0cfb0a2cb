/** Parses a typed whole number: digits only, without leading zeros; null if there are none. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? null : Number(digits);
}
