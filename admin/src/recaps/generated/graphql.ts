// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignRecapsQueryVariables = {
  campaignId: number;
};

export type CampaignRecapsQuery = { recaps: Array<{ id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> }> };

export type SeasonRecapsQueryVariables = {
  sponsorId: number;
  season: Schema.Season;
  year: number;
};

export type SeasonRecapsQuery = { recaps: Array<{ id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> }> };

export type EndRecapLinkMutationVariables = {
  input: Schema.RevokeRecapShareInput;
};

export type EndRecapLinkMutation = { revokeRecapShare: { changeId: string | null, recapShare: { id: number, open: boolean, revokedAt: string | null } } };

export type RecapRowFragment = { id: number, format: Schema.RecapFormat, status: Schema.RecapStatus, requestedBy: string | null, madeAt: string | null, byteSize: number | null, outdated: boolean | null, replacedCharacters: string | null, recapShares: Array<{ id: number, views: number, createdAt: string, expiresAt: string, open: boolean, revokedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }> };

export const CampaignRecapsDocument = { id: 'IE2bd5oL0P', name: 'CampaignRecaps', kind: 'query' } as TypedDocument<CampaignRecapsQuery, CampaignRecapsQueryVariables>;
export const SeasonRecapsDocument = { id: 'iITVliMZqX', name: 'SeasonRecaps', kind: 'query' } as TypedDocument<SeasonRecapsQuery, SeasonRecapsQueryVariables>;
export const EndRecapLinkDocument = { id: 'fJhfWWQCZI', name: 'EndRecapLink', kind: 'mutation' } as TypedDocument<EndRecapLinkMutation, EndRecapLinkMutationVariables>;
