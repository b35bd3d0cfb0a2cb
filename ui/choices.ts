/**
 * The values of a generated enum in order, with their names. A value without a name is a type error, so no list can be
 * incomplete.
 */
export const named = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { id: Value; name: string }[] => values.map((id) => ({ id, name: names[id] }));
