// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

export type FairShareQueryVariables = {
  campaignId: number;
};

export type FairShareQuery = { campaign: { id: number, fairShareSentence: string | null, fairShares: Array<{ dimension: string, label: string | null, inReach: number, confirmed: number, dollars: string, lat: number | null, lon: number | null }> } | null };

export const FairShareDocument = { id: 'ErIE6Yj-ph', name: 'FairShare', kind: 'query' } as TypedDocument<FairShareQuery, FairShareQueryVariables>;
