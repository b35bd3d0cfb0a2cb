import type { light } from '../../../ui/tokens.ts';

/** A color for each token. */
export type Colors = Record<keyof typeof light, string>;
