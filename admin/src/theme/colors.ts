import type { light } from '../../../ui/tokens.ts';

/** One color for each token. */
export type Colors = Record<keyof typeof light, string>;
