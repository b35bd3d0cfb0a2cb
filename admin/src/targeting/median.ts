/** The median of the numbers that are known: of an even count the mean of the two in the middle; 0 for none (B-245, B-262). */
export function median(numbers: readonly (number | null)[]): number {
  const known = numbers.filter((one) => one !== null).sort((a, b) => a - b);
  const middle = known.length / 2;
  return ((known[Math.ceil(middle) - 1] ?? 0) + (known[Math.floor(middle)] ?? 0)) / 2;
}
