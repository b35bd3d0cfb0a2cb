/** What feedback is about, who may write it, and the message if writing failed. */

import type { DashboardSection } from '../../../../ui/generated/schema.ts';
import { isViewing } from '../../../../ui/viewing.ts';
import { useSession } from '../../lib/useSession.ts';
import type { SeasonKey } from './feedbackStore.ts';

/** A section of a campaign or of a season, a note or a photo: with the id that belongs to it. */
export interface Target extends Partial<SeasonKey> {
  section: DashboardSection;
  campaignId?: number;
  campaignNoteId?: number;
  verificationImageId?: number;
}

/** True if the login writes as a user of the sponsor: staff and their views only read. */
export const useCanWrite = (): boolean => useSession()?.role === 'sponsor' && !isViewing();

/** Shown if writing failed without a message of the server. */
export const failedText = 'That did not work. Please try again.';
