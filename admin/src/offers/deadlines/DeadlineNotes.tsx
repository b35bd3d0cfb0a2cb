import { Typography } from '@mui/material';
import type { OfferDeadlineFragment } from '../generated/graphql.ts';

type Props = { deadline: OfferDeadlineFragment };

/** Instructions for the league's proof, with tags replaced (S-294). */
export const LeagueInstructions = ({ deadline }: Props) =>
  deadline.renderedVerificationReminderInstructions ? (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {deadline.renderedVerificationReminderInstructions}
    </Typography>
  ) : null;

/** Why there is no proof, as entered by staff (S-292). */
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
