/** The dates by which a league shows its proof, as a mail lists them, and the page that takes the photo. */
import { deadlineName } from './deadlineNames.ts';
import type { Block } from './letter.ts';
import type { Reading } from './template.ts';
import { day, type Say } from './words.ts';

export interface Due extends Record<string, unknown> {
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/**
 * The page that takes the photo of a deadline without a login [L1]; the sponsorship's own page, which asks for one, without a
 * deadline or when its link is revoked.
 */
export async function photoPage(
  { pageLink, page }: Pick<Reading, 'pageLink' | 'page'>,
  deadlineId: number | null | undefined,
  offerId: number,
): Promise<string> {
  const link = deadlineId ? await pageLink('deadline', deadlineId) : null;
  return link ? `${link}?photo=1` : page(`/organization-dashboard/sponsorship/${offerId}`);
}

/**
 * A heading and the dates; nothing without any. A date that has passed, as one can when an offer is accepted late (S-129,
 * S-142), is not told as if it were to come, nor as something that was missed.
 */
export const deadlineBlocks = (deadlines: readonly Due[], today: string, say: Say): Block[] =>
  deadlines.length === 0
    ? []
    : [
        { kind: 'heading', text: say('Photos to send us, and when') },
        {
          kind: 'facts',
          rows: deadlines.map(({ name, deadline }): [string, string] => [
            deadline < today ? say('As soon as you can') : day(deadline, say),
            deadlineName(name, say),
          ]),
        },
      ];
