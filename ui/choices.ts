/**
 * The values of a generated enum, in its order, with the name of each. A value of the schema without a name does not compile,
 * so no list of choices is ever shorter than the enum.
 */
export const named = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { id: Value; name: string }[] => values.map((id) => ({ id, name: names[id] }));
