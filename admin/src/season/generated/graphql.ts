// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SeasonCalendarQueryVariables = {
  from: string;
  to: string;
  season?: Schema.Season | null | undefined;
  year?: number | null | undefined;
  sponsorId?: number | null | undefined;
  campaignId?: number | null | undefined;
};

export type SeasonCalendarQuery = { seasonCalendar: { complete: boolean, campaigns: Array<{ id: number, name: string, sponsorId: number, season: Schema.Season, year: number, target: number | null, confirmed: number, shortBy: number | null }>, marks: Array<{ campaignId: number, kind: Schema.SeasonMarkKind, onDate: string, until: string | null, name: string | null, count: number | null, recordId: number | null, version: number | null }> } };

export type PlanMarkMoveQueryVariables = {
  kind: Schema.SeasonMarkKind;
  recordId: number;
  toDate: string;
};

export type PlanMarkMoveQuery = { planMarkMove: { emails: number, kept: number, outsideSeason: boolean, afterLastCheck: boolean, deadlinesBefore: number, startingSoon: number, target: number | null, low: number | null, high: number | null, newLow: number | null, newHigh: number | null } };

export type SeasonFeedQueryVariables = { [key: string]: never; };

export type SeasonFeedQuery = { seasonFeedUrl: string | null };

export type RenewSeasonFeedMutationVariables = {
  input: Schema.RenewSeasonFeedInput;
};

export type RenewSeasonFeedMutation = { renewSeasonFeed: { available: boolean } };

export const SeasonCalendarDocument = { id: '5Piw8RsMig', name: 'SeasonCalendar', kind: 'query' } as TypedDocument<SeasonCalendarQuery, SeasonCalendarQueryVariables>;
export const PlanMarkMoveDocument = { id: 'yBWCG1ltia', name: 'PlanMarkMove', kind: 'query' } as TypedDocument<PlanMarkMoveQuery, PlanMarkMoveQueryVariables>;
export const SeasonFeedDocument = { id: 'BuzY1J_YHH', name: 'SeasonFeed', kind: 'query' } as TypedDocument<SeasonFeedQuery, SeasonFeedQueryVariables>;
export const RenewSeasonFeedDocument = { id: 'swdS6JaMbP', name: 'RenewSeasonFeed', kind: 'mutation' } as TypedDocument<RenewSeasonFeedMutation, RenewSeasonFeedMutationVariables>;
