// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeatureFlagQueryVariables = Exact<{
  name: string;
}>;


export type FeatureFlagQuery = { featureFlag: boolean };


export const FeatureFlagDocument = { id: "-X7HrYMiRr", name: "FeatureFlag", kind: "query" } as TypedDocument<FeatureFlagQuery, FeatureFlagQueryVariables>;
