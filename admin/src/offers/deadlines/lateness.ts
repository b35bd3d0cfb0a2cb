/** Why a deadline does not fit the accepted season; null if it does (M11). */
export const lateness = ({ afterSeason, afterLastCheck }: { afterSeason: boolean; afterLastCheck: boolean }) =>
  afterLastCheck ? 'After the last check' : afterSeason ? 'After the season' : null;
