// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type SavedLeagueFragment = { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null };

export type LeagueSelfOnboardingQueryVariables = {
  id: number;
};

export type LeagueSelfOnboardingQuery = { competitivenesses: Array<{ id: number, name: string }>, sports: Array<{ id: number, name: string }>, league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null, playLocation: { id: number, address: string, lat: number | null, lon: number | null } | null };

export type UpdateLeagueMutationVariables = {
  input: Schema.UpdateLeagueInput;
};

export type UpdateLeagueMutation = { updateLeague: { league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null } | null };

export const LeagueSelfOnboardingDocument = { id: 'xvts9GUdGR', name: 'LeagueSelfOnboarding', kind: 'query' } as TypedDocument<LeagueSelfOnboardingQuery, LeagueSelfOnboardingQueryVariables>;
export const UpdateLeagueDocument = { id: 'BHBAX3Zmls', name: 'UpdateLeague', kind: 'mutation' } as TypedDocument<UpdateLeagueMutation, UpdateLeagueMutationVariables>;
