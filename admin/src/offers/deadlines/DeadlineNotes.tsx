import { Typography } from '@mui/material';
import type { OfferDeadlineFragment } from '../generated/graphql.ts';

type Props = { deadline: OfferDeadlineFragment };

/** What the league was asked to show, with its tags filled in (S-294). */
export const LeagueInstructions = ({ deadline }: Props) =>
  deadline.renderedVerificationReminderInstructions ? (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {deadline.renderedVerificationReminderInstructions}
    </Typography>
  ) : null;

/** Why no proof comes, as staff wrote it when they marked it (S-292). */
export const DidNotCompleteReason = ({ deadline }: Props) =>
  deadline.didNotComplete ? (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      Marked Did Not Complete
      {deadline.didNotCompleteReason ? (
        <>
          : <q>{deadline.didNotCompleteReason}</q>
        </>
      ) : (
        ', without a reason.'
      )}
    </Typography>
  ) : null;
