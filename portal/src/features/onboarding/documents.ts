import { gql } from '../../../../ui/graphql.ts';

export interface PlayLocationAnswer {
  id?: number;
  address: string;
  lat?: number | null;
  lon?: number | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
}

/** What a league tells of itself (L-355). */
export interface League {
  id: number;
  name: string;
  contactEmail: string | null;
  contactPhone: string | null;
  numberOfPlayers: number | null;
  fallGames: boolean;
  springGames: boolean;
  summerGames: boolean;
  winterGames: boolean;
  sportIds: number[];
  minAge: number | null;
  maxAge: number | null;
  male: boolean;
  female: boolean;
  competitivenessIds: number[];
  playLocation: PlayLocationAnswer | null;
}

export interface Named {
  id: number;
  name: string;
}

const leagueSelection = `
    id name contactEmail contactPhone numberOfPlayers: numberOfUniqueParticipantsPerYear
    fallGames springGames summerGames winterGames sportIds minAge maxAge male female competitivenessIds`;

export type SavedLeague = Omit<League, 'playLocation'>;

/** The league of an onboarding link and the lists to choose from (L-221). */
export const leagueSelfOnboarding = gql<
  { competitivenesses: Named[]; sports: Named[]; league: SavedLeague | null; playLocation: PlayLocationAnswer | null },
  { id: number }
>(`query LeagueSelfOnboarding($id: Int!) {
  competitivenesses { id name }
  sports { id name }
  league: organization(id: $id) {${leagueSelection}
  }
  playLocation: primaryPlayLocation(organizationId: $id) { id address lat lon }
}`);

export type LeagueChange = Partial<Omit<League, 'id' | 'playLocation'>> & {
  playLocation?: Omit<PlayLocationAnswer, 'id'> & { nickname: string };
};

/** Saves what was changed and gives the whole profile back: one round trip a step (L-225). */
export const updateLeague = gql<
  { updateLeague: { league: SavedLeague } },
  { input: LeagueChange & { id: number } }
>(`mutation UpdateLeague($input: UpdateLeagueInput!) {
  updateLeague(input: $input) { league: organization {${leagueSelection}
  } }
}`);
