/** The dates by which a league shows its proof, as a mail lists them. */
import type { Block } from './letter.ts';
import { day, type Say } from './words.ts';

export interface Due extends Record<string, unknown> {
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/**
 * A heading and the dates; nothing without any. A date that has passed, as one can when an offer is accepted late (S-129,
 * S-142), is not told as if it were to come, nor as something that was missed.
 */
export const deadlineBlocks = (deadlines: readonly Due[], today: string, say: Say): Block[] =>
  deadlines.length === 0
    ? []
    : [
        { kind: 'heading', text: say('What to show us, and by when') },
        {
          kind: 'facts',
          rows: deadlines.map(({ name, deadline }): [string, string] => [
            deadline < today ? say('As soon as you can') : day(deadline),
            name,
          ]),
        },
      ];
