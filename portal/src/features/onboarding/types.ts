import type { UpdateLeagueInput } from '../../../../ui/generated/schema.ts';
import type { LeagueSelfOnboardingQuery, SavedLeagueFragment } from './generated/graphql.ts';

export type SavedLeague = SavedLeagueFragment;
export type Named = LeagueSelfOnboardingQuery['sports'][number];

/** The fields of a league's profile (L-355). */
export type League = SavedLeague & {
  playLocation: LeagueSelfOnboardingQuery['playLocation'] | UpdateLeagueInput['playLocation'];
};
export type LeagueChange = Omit<UpdateLeagueInput, 'id'>;
