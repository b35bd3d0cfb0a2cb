/** The API's name of an enum value: GraphQL allows no hyphen in a name, so `light-bulb` is `light_bulb` (P1). */
export const enumName = (value: string): string => value.replaceAll('-', '_');
