/** Reactions and comments on a section of a whole season's dashboard; nothing if the login does not see all of the season. */

import type { DashboardSection } from '../../../../ui/generated/schema.ts';
import { FeedbackBar } from './FeedbackBar.tsx';
import { FeedbackPlace } from './FeedbackPlace.tsx';
import { type SeasonKey, useFeedback } from './feedbackStore.ts';

interface Props {
  section: DashboardSection;
  season: SeasonKey;
  name: string;
}

export default function SeasonFeedback({ section, season, name }: Props) {
  const question = { season };
  const data = useFeedback(question);
  if (data === undefined) return <FeedbackPlace />;
  if (!data) return null;
  const rows = data.rows.filter((row) => row.section === section);
  return <FeedbackBar target={{ section, ...season }} question={question} rows={rows} name={name} />;
}
