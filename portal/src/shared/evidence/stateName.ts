import { statesOf } from '../../../../ui/address/address.ts';

const names = new Map([...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => [value, label]));

/** The name of a state or province by its postal code; an unknown code as it is. */
export const stateName = (code: string): string => names.get(code) ?? code;
