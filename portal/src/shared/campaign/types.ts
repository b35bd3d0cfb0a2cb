/** A campaign as sponsors see it, as the API returns it. */
import type { FeaturedPhotosPageFragment } from './generated/graphql.ts';
import type { StatisticIconName } from './StatisticIcon.tsx';

export type FeaturedPhoto = FeaturedPhotosPageFragment['nodes'][number];

/** One number of a season's results (S-192). */
export interface Statistic {
  id: number;
  name: string | null;
  number: string | null;
  description: string | null;
  iconName: StatisticIconName | null;
  numberEnteredAt: string | null;
}

/** Maximum number of programs whose photos one query returns; the documents use the same number. */
export const programsAtATime = 40;
