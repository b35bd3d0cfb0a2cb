// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type RecapStateFragment = { id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null };

export type RecapsQueryVariables = {
  ofSeason: boolean;
};

export type RecapsQuery = { recaps: Array<{ outdated: boolean | null, id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null }> };

export type MakeRecapMutationVariables = {
  format: Schema.RecapFormat;
};

export type MakeRecapMutation = { makeRecap: { recap: { id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null } | null } | null };

export type RecapSharesQueryVariables = {
  recapIds: Array<number> | number;
};

export type RecapSharesQuery = { recaps: Array<{ id: number }>, recapShares: Array<{ id: number, recapId: number, url: string, views: number, createdAt: string, expiresAt: string, open: boolean }>, recapSchedules: Array<{ id: number, recapId: number, monthly: boolean, nextOn: string, userId: number }> };

export type ShareRecapMutationVariables = {
  recapId: number;
};

export type ShareRecapMutation = { shareRecap: { recapShare: { id: number } | null } | null };

export type RevokeRecapShareMutationVariables = {
  recapShareId: number;
};

export type RevokeRecapShareMutation = { revokeRecapShare: { recapShare: { id: number } | null } | null };

export type ScheduleRecapMutationVariables = {
  recapId: number;
  on: string;
  monthly: boolean;
};

export type ScheduleRecapMutation = { scheduleRecap: { recapSchedule: { id: number } | null } | null };

export type UnscheduleRecapMutationVariables = {
  recapId: number;
};

export type UnscheduleRecapMutation = { unscheduleRecap: { recap: { id: number } | null } | null };

export const RecapsDocument = { id: 'nfJjOqIOdL', name: 'Recaps', kind: 'query' } as TypedDocument<RecapsQuery, RecapsQueryVariables>;
export const MakeRecapDocument = { id: 'YnFV6BjOR9', name: 'MakeRecap', kind: 'mutation' } as TypedDocument<MakeRecapMutation, MakeRecapMutationVariables>;
export const RecapSharesDocument = { id: 'RpM78oiQkb', name: 'RecapShares', kind: 'query' } as TypedDocument<RecapSharesQuery, RecapSharesQueryVariables>;
export const ShareRecapDocument = { id: 'EuAeEPa8wB', name: 'ShareRecap', kind: 'mutation' } as TypedDocument<ShareRecapMutation, ShareRecapMutationVariables>;
export const RevokeRecapShareDocument = { id: 'qzJJo_NAXD', name: 'RevokeRecapShare', kind: 'mutation' } as TypedDocument<RevokeRecapShareMutation, RevokeRecapShareMutationVariables>;
export const ScheduleRecapDocument = { id: 'Tbuw16e0wf', name: 'ScheduleRecap', kind: 'mutation' } as TypedDocument<ScheduleRecapMutation, ScheduleRecapMutationVariables>;
export const UnscheduleRecapDocument = { id: '6NhzkldtAp', name: 'UnscheduleRecap', kind: 'mutation' } as TypedDocument<UnscheduleRecapMutation, UnscheduleRecapMutationVariables>;
