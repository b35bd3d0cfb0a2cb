/** Comments, mentions and tasks: only for staff, about anybody's records. */
import { type Decisions, staffWrite, table } from './rules.ts';

export const work: Decisions = {
  comments: table(),
  comment_mentions: table(),
  tasks: table(
    staffWrite(
      'title note due_date assignee_id organization_id offer_id campaign_id sponsor_id',
      'title note due_date assignee_id done',
    ),
  ),
};
