// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

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

/** All input for the `revokeRecapShare` mutation. */
export type RevokeRecapShareInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  recapShareId?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type CampaignRecapsQueryVariables = Exact<{
  campaignId: number;
}>;


export type CampaignRecapsQuery = { recaps: Array<{ id: number, format: RecapFormat, status: RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> }> };

export type SeasonRecapsQueryVariables = Exact<{
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type SeasonRecapsQuery = { recaps: Array<{ id: number, format: RecapFormat, status: RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> }> };

export type EndRecapLinkMutationVariables = Exact<{
  input: RevokeRecapShareInput;
}>;


export type EndRecapLinkMutation = { revokeRecapShare: { changeId: string | null, recapShare: { id: number, open: boolean, revokedAt: string | null } } };

export type RecapRowFragment = { id: number, format: RecapFormat, status: RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> };

export const CampaignRecapsDocument = { id: "IE2bd5oL0P", name: "CampaignRecaps", kind: "query" } as TypedDocument<CampaignRecapsQuery, CampaignRecapsQueryVariables>;
export const SeasonRecapsDocument = { id: "iITVliMZqX", name: "SeasonRecaps", kind: "query" } as TypedDocument<SeasonRecapsQuery, SeasonRecapsQueryVariables>;
export const EndRecapLinkDocument = { id: "fJhfWWQCZI", name: "EndRecapLink", kind: "mutation" } as TypedDocument<EndRecapLinkMutation, EndRecapLinkMutationVariables>;
