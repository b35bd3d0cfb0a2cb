/** The dates by which a league uploads its proof, as emails list them, and the page for the photo. */

import type { Block } from './content.ts';
import { deadlineName } from './deadlineNames.ts';
import { day } from './format.ts';
import type { Reading } from './template.ts';
import type { Translate } from './translate.ts';

export interface Due extends Record<string, unknown> {
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
  /** Where the portal lists it (app_public.deadline_section). */
  section: string;
}

/**
 * The page that uploads a deadline's photo without a login [L1]; without a deadline or if its link is revoked, the page
 * of the sponsorship's status.
 */
export async function photoPage(
  { pageLink, statusLink }: Pick<Reading, 'pageLink' | 'statusLink'>,
  deadlineId: number | null | undefined,
  offerId: number,
): Promise<string> {
  const link = deadlineId ? await pageLink('deadline', deadlineId) : null;
  return link ? `${link}?photo=1` : statusLink(offerId);
}

/**
 * A heading and the dates; nothing without any. A date that has passed, which is possible if an offer is accepted late
 * (S-129, S-142), is shown neither as upcoming nor as missed.
 */
export const deadlineBlocks = (deadlines: readonly Due[], today: string, t: Translate): Block[] =>
  deadlines.length === 0
    ? []
    : [
        { kind: 'heading', text: t('Photos to send us, and when') },
        {
          kind: 'facts',
          rows: deadlines.map(({ name, deadline, section }): [string, string] => [
            section === 'missing_creatives'
              ? t('{date}, once you have the artwork', { date: day(deadline, t) })
              : deadline < today
                ? t('As soon as you can')
                : day(deadline, t),
            deadlineName(name, t),
          ]),
        },
      ];
