/** The dates by which a league shows its proof, as a mail lists them. */
import type { Block } from './letter.ts';
import { day, type Say } from './words.ts';

export interface Due extends Record<string, unknown> {
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** A heading and the dates; nothing without any. */
export const deadlineBlocks = (deadlines: readonly Due[], say: Say): Block[] =>
  deadlines.length === 0
    ? []
    : [
        { kind: 'heading', text: say('What to show us, and by when') },
        { kind: 'facts', rows: deadlines.map(({ name, deadline }): [string, string] => [day(deadline), name]) },
      ];
