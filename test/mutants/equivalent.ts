/** Mutants that behave as the original does, reviewed one by one, with the reason; they are never run. */
export type Equivalent = {
  /** The mutant's id. */
  id: string;
  /** The text that it replaces: when another mutant takes the id, the entry is out of date. */
  original: string;
  reason: string;
};

export const equivalents: Equivalent[] = [];
