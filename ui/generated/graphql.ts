// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../graphql.ts';

export type FeatureFlagQueryVariables = {
  name: string;
};

export type FeatureFlagQuery = { featureFlag: boolean };

export type LiveChannelSubscriptionVariables = {
  documents: Array<string> | string;
};

export type LiveChannelSubscription = { liveChannel: Array<string> | null };

export const FeatureFlagDocument = { id: '-X7HrYMiRr', name: 'FeatureFlag', kind: 'query' } as TypedDocument<FeatureFlagQuery, FeatureFlagQueryVariables>;
export const LiveChannelDocument = { id: 'SwdlhbTuM4', name: 'LiveChannel', kind: 'subscription' } as TypedDocument<LiveChannelSubscription, LiveChannelSubscriptionVariables>;
