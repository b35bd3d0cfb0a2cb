/** What sponsors usually pay for each interest, and which items cost nothing (L-140 to L-142). */
export const funding: Record<string, string> = {
  'game-jerseys': '$175-225 per team',
  'game-signage': '$225-300 per banner',
  coupons: '$100-170',
  seminar: '$100-120',
  photos: '$450-500 average',
  'website-banner': '$100-200',
  surveys: '$390-455',
  'dedicated-email': '$140-175 each',
};

/** Provided by the sponsor. */
export const noCost: ReadonlySet<string> = new Set(['game-signage', 'coupons', 'sampling']);
