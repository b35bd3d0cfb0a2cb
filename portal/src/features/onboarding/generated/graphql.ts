// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Country =
  | 'CA'
  | 'US';

/** An input for mutations affecting `PlayLocationInputRecord` */
export type PlayLocationInputRecordInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: Country | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Changes the given fields of one Organization; fields that are not given stay as they are. */
export type UpdateLeagueInput = {
  clientMutationId?: string | null | undefined;
  competitivenessIds?: Array<number> | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallGames?: boolean | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  female?: boolean | null | undefined;
  id: number;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  playLocation?: PlayLocationInputRecordInput | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportIds?: Array<number> | null | undefined;
  springGames?: boolean | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  summerGames?: boolean | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
  websiteUrl?: string | null | undefined;
  winterGames?: boolean | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

export type SavedLeagueFragment = { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null };

export type LeagueSelfOnboardingQueryVariables = Exact<{
  id: number;
}>;


export type LeagueSelfOnboardingQuery = { competitivenesses: Array<{ id: number, name: string }>, sports: Array<{ id: number, name: string }>, league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null, playLocation: { id: number, address: string, lat: number | null, lon: number | null } | null };

export type UpdateLeagueMutationVariables = Exact<{
  input: UpdateLeagueInput;
}>;


export type UpdateLeagueMutation = { updateLeague: { league: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, fallGames: boolean | null, springGames: boolean | null, summerGames: boolean | null, winterGames: boolean | null, sportIds: Array<number | null> | null, minAge: number | null, maxAge: number | null, male: boolean | null, female: boolean | null, competitivenessIds: Array<number | null> | null, numberOfPlayers: number | null } | null } | null };

export const LeagueSelfOnboardingDocument = { id: "xvts9GUdGR", name: "LeagueSelfOnboarding", kind: "query" } as TypedDocument<LeagueSelfOnboardingQuery, LeagueSelfOnboardingQueryVariables>;
export const UpdateLeagueDocument = { id: "BHBAX3Zmls", name: "UpdateLeague", kind: "mutation" } as TypedDocument<UpdateLeagueMutation, UpdateLeagueMutationVariables>;
