// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecapFormat =
  | 'pdf'
  | 'pptx';

export type RecapStatus =
  | 'failed'
  | 'queued'
  | 'ready'
  | 'running'
  | 'withdrawn';

export type RecapStateFragment = { id: number, format: RecapFormat, status: RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null };

export type RecapsQueryVariables = Exact<{
  ofSeason: boolean;
}>;


export type RecapsQuery = { recaps: Array<{ outdated: boolean | null, id: number, format: RecapFormat, status: RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null }> };

export type MakeRecapMutationVariables = Exact<{
  format: RecapFormat;
}>;


export type MakeRecapMutation = { makeRecap: { recap: { id: number, format: RecapFormat, status: RecapStatus, stage: number, stages: number, madeAt: string | null, byteSize: number | null } | null } | null };

export type RecapSharesQueryVariables = Exact<{
  recapIds: Array<number> | number;
}>;


export type RecapSharesQuery = { recaps: Array<{ id: number }>, recapShares: Array<{ id: number, recapId: number, url: string, views: number, createdAt: string, expiresAt: string, open: boolean }>, recapSchedules: Array<{ id: number, recapId: number, monthly: boolean, nextOn: string, userId: number }> };

export type ShareRecapMutationVariables = Exact<{
  recapId: number;
}>;


export type ShareRecapMutation = { shareRecap: { recapShare: { id: number } | null } | null };

export type RevokeRecapShareMutationVariables = Exact<{
  recapShareId: number;
}>;


export type RevokeRecapShareMutation = { revokeRecapShare: { recapShare: { id: number } | null } | null };

export type ScheduleRecapMutationVariables = Exact<{
  recapId: number;
  on: string;
  monthly: boolean;
}>;


export type ScheduleRecapMutation = { scheduleRecap: { recapSchedule: { id: number } | null } | null };

export type UnscheduleRecapMutationVariables = Exact<{
  recapId: number;
}>;


export type UnscheduleRecapMutation = { unscheduleRecap: { recap: { id: number } | null } | null };

export const RecapsDocument = { id: "nfJjOqIOdL", name: "Recaps", kind: "query" } as TypedDocument<RecapsQuery, RecapsQueryVariables>;
export const MakeRecapDocument = { id: "YnFV6BjOR9", name: "MakeRecap", kind: "mutation" } as TypedDocument<MakeRecapMutation, MakeRecapMutationVariables>;
export const RecapSharesDocument = { id: "RpM78oiQkb", name: "RecapShares", kind: "query" } as TypedDocument<RecapSharesQuery, RecapSharesQueryVariables>;
export const ShareRecapDocument = { id: "EuAeEPa8wB", name: "ShareRecap", kind: "mutation" } as TypedDocument<ShareRecapMutation, ShareRecapMutationVariables>;
export const RevokeRecapShareDocument = { id: "qzJJo_NAXD", name: "RevokeRecapShare", kind: "mutation" } as TypedDocument<RevokeRecapShareMutation, RevokeRecapShareMutationVariables>;
export const ScheduleRecapDocument = { id: "Tbuw16e0wf", name: "ScheduleRecap", kind: "mutation" } as TypedDocument<ScheduleRecapMutation, ScheduleRecapMutationVariables>;
export const UnscheduleRecapDocument = { id: "6NhzkldtAp", name: "UnscheduleRecap", kind: "mutation" } as TypedDocument<UnscheduleRecapMutation, UnscheduleRecapMutationVariables>;
