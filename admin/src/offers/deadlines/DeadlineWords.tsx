import type { Deadline } from '../types.ts';

type Props = { deadline: Deadline };

/** What the league was told to show, with its tags filled in (S-294). */
export const AskedOfLeague = ({ deadline }: Props) =>
  deadline.renderedVerificationReminderInstructions ? (
    <p className="ddl__asked">{deadline.renderedVerificationReminderInstructions}</p>
  ) : null;

/** Why no proof comes, as staff wrote it when they marked it (S-292). */
export const WhyMissed = ({ deadline }: Props) =>
  deadline.didNotComplete ? (
    <p className="ddl__why">
      Marked Did Not Complete
      {deadline.didNotCompleteReason ? (
        <>
          : <q>{deadline.didNotCompleteReason}</q>
        </>
      ) : (
        ', without a reason.'
      )}
    </p>
  ) : null;
