/** True if two values are equal; the order of a list is ignored. */
export function same(left: unknown, right: unknown): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_key, inner) => (Array.isArray(inner) ? [...inner].sort() : inner));
  return plain(left) === plain(right);
}

/** The fields that differ from the saved ones. */
export function changedFields<Input extends object>(saved: Input, now: Input): Partial<Input> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !same(value, saved[key as keyof Input])),
  ) as Partial<Input>;
}
