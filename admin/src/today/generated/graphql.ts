// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type TodayLinesQueryVariables = {
  userId?: number | null | undefined;
};

export type TodayLinesQuery = { todayLines: Array<{ id: string, kind: Schema.TodayKind, count: number, stake: string | null, day: string, example: string, putOffUntil: string | null, putOffReason: string | null }> };

export type PutOffTodayLineMutationVariables = {
  input: Schema.PutOffTodayLineInput;
};

export type PutOffTodayLineMutation = { putOffTodayLine: { until: string } };

export type BringBackTodayLineMutationVariables = {
  input: Schema.BringBackTodayLineInput;
};

export type BringBackTodayLineMutation = { bringBackTodayLine: { broughtBack: boolean } };

export const TodayLinesDocument = { id: '_Xv4798aP3', name: 'TodayLines', kind: 'query' } as TypedDocument<TodayLinesQuery, TodayLinesQueryVariables>;
export const PutOffTodayLineDocument = { id: 'gh9xDJChBc', name: 'PutOffTodayLine', kind: 'mutation' } as TypedDocument<PutOffTodayLineMutation, PutOffTodayLineMutationVariables>;
export const BringBackTodayLineDocument = { id: 'dkp3p61s-k', name: 'BringBackTodayLine', kind: 'mutation' } as TypedDocument<BringBackTodayLineMutation, BringBackTodayLineMutationVariables>;
