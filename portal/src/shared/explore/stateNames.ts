/** Names of US states and Canadian provinces by their code. */
import { statesOf } from '../../../../ui/address/address.ts';

const names = new Map([...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => [value, label]));

/** The name of a state; an unknown code is returned as it is. */
export const stateName = (code: string): string => names.get(code.trim().toUpperCase()) ?? code.trim().toUpperCase();
