/** Reactions and comments on a section of a campaign's dashboard or on a note; nothing if the login may not see the campaign. */

import type { DashboardSection } from '../../../../ui/generated/schema.ts';
import { FeedbackBar } from './FeedbackBar.tsx';
import { FeedbackPlace } from './FeedbackPlace.tsx';
import { useFeedback } from './feedbackStore.ts';
import type { Target } from './writing.ts';

interface Props {
  section: DashboardSection;
  name: string;
  campaignId?: number;
  noteId?: number;
  /** The campaigns of the page, whose feedback is loaded together. */
  campaignIds: readonly number[];
  /** It follows a section instead of being part of one. */
  wide?: boolean;
}

export default function SectionFeedback({ section, name, campaignId, noteId, campaignIds, wide = false }: Props) {
  const question = { campaignIds };
  const data = useFeedback(question);
  if (data === undefined) return <FeedbackPlace wide={wide} />;
  if (!data?.campaignIds?.length || (campaignId !== undefined && !data.campaignIds.includes(campaignId))) return null;
  const target: Target =
    noteId === undefined ? { section, ...(campaignId && { campaignId }) } : { section, campaignNoteId: noteId };
  const rows = data.rows.filter((row) =>
    noteId === undefined
      ? row.section === section && row.campaignId === campaignId
      : row.section === 'note' && row.campaignNoteId === noteId,
  );
  const bar = <FeedbackBar target={target} question={question} rows={rows} name={name} />;
  return wide ? <div className="wrap feedback__after">{bar}</div> : bar;
}
