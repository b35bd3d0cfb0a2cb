type Goal = { date: string | null; confirmed: number; target: number | null };

/** Whether the day of the goal has passed and its target is not reached (P5). */
export const isGoalMissed = ({ date, confirmed, target }: Goal, today: string): boolean =>
  date !== null && date < today && confirmed < (target ?? 0);
