type Goal = { date: string | null; confirmed: number; target: number | null };

/** True if the goal date has passed and the target is not reached (P5). */
export const isGoalMissed = ({ date, confirmed, target }: Goal, today: string): boolean =>
  date !== null && date < today && confirmed < (target ?? 0);
