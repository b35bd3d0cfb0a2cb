// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type EvidenceHeadQueryVariables = { [key: string]: never; };

export type EvidenceHeadQuery = { sponsors: Array<{ id: number, name: string | null, logoUrl: string | null }>, campaigns: Array<{ id: number, name: string | null, season: Schema.Season | null, year: number | null }>, summaries: Array<{ id: number, dollarsForLeagues: string | null }>, choices: Array<{ id: string, kind: string | null, name: string | null }> };

export type EvidenceLeaguesQueryVariables = {
  filter: Schema.DashboardLeagueWhere;
  cursor?: string | null | undefined;
};

export type EvidenceLeaguesQuery = { dashboardLeaguesConnection: { nodes: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, numberOfPlayers: number | null, confirmedOn: string | null, photoAbsence: string | null, photos: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null }>, photosConnection: { totalCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceLeagueTotalsQueryVariables = {
  filter: Schema.DashboardLeagueWhere;
};

export type EvidenceLeagueTotalsQuery = { dashboardLeaguesConnection: { totalCount: number, leaguesCount: number, statesCount: number, provincesCount: number, totalPlayers: string } };

export type EvidenceThumbnailFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null };

export type EvidenceAssetsQueryVariables = {
  filter: Schema.DashboardAssetWhere;
  cursor?: string | null | undefined;
};

export type EvidenceAssetsQuery = { dashboardAssetsConnection: { nodes: Array<{ id: number, offerId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, capabilityName: string | null, quantity: number | null, status: string | null, confirmedOn: string | null, nextDueOn: string | null, photoAbsence: string | null, photos: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null }>, photosConnection: { totalCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceAssetTotalsQueryVariables = {
  filter: Schema.DashboardAssetWhere;
};

export type EvidenceAssetTotalsQuery = { dashboardAssetsConnection: { totalCount: number, totalQuantity: string } };

export type EvidencePhotosQueryVariables = {
  filter: Schema.DashboardPhotoWhere;
  orderBy: Array<Schema.DashboardPhotoOrderBy> | Schema.DashboardPhotoOrderBy;
  cursor?: string | null | undefined;
};

export type EvidencePhotosQuery = { dashboardPhotosConnection: { nodes: Array<{ favorites: number | null, id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null, league: { id: number, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidencePhotoTotalsQueryVariables = {
  filter: Schema.DashboardPhotoWhere;
};

export type EvidencePhotoTotalsQuery = { dashboardPhotosConnection: { totalCount: number } };

export type EvidenceImpressionsQueryVariables = {
  filter: Schema.DashboardImpressionWhere;
  cursor?: string | null | undefined;
};

export type EvidenceImpressionsQuery = { dashboardImpressionsConnection: { nodes: Array<{ id: string, campaignName: string | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, impressions: number | null, enteredAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceImpressionTotalsQueryVariables = {
  filter: Schema.DashboardImpressionWhere;
};

export type EvidenceImpressionTotalsQuery = { dashboardImpressionsConnection: { totalCount: number, totalImpressions: string } };

export type EvidenceStatesQueryVariables = {
  cursor?: string | null | undefined;
};

export type EvidenceStatesQuery = { dashboardStatesConnection: { nodes: Array<{ id: string, state: string | null, leagues: number | null, programs: number | null, players: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceStateTotalsQueryVariables = { [key: string]: never; };

export type EvidenceStateTotalsQuery = { dashboardLeaguesConnection: { totalCount: number, statesCount: number, provincesCount: number } };

export type EvidenceDollarsQueryVariables = {
  cursor?: string | null | undefined;
};

export type EvidenceDollarsQuery = { dashboardDollarsConnection: { nodes: Array<{ id: string, campaignName: string | null, state: string | null, sponsorships: number | null, dollars: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceDollarTotalsQueryVariables = { [key: string]: never; };

export type EvidenceDollarTotalsQuery = { dashboardSummaries: Array<{ id: number, dollarsContracted: number | null, dollarsForLeagues: string | null }> };

export type EvidencePromisedQueryVariables = {
  filter: Schema.DashboardDeliveryWhere;
  cursor?: string | null | undefined;
};

export type EvidencePromisedQuery = { dashboardDeliveriesConnection: { nodes: Array<{ id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidencePromisedTotalsQueryVariables = {
  filter: Schema.DashboardDeliveryWhere;
};

export type EvidencePromisedTotalsQuery = { dashboardDeliveriesConnection: { totalCount: number, totalContracted: string } };

export const EvidenceHeadDocument = { id: '5nm0ScEJD3', name: 'EvidenceHead', kind: 'query' } as TypedDocument<EvidenceHeadQuery, EvidenceHeadQueryVariables>;
export const EvidenceLeaguesDocument = { id: 'XzR92j4Hjb', name: 'EvidenceLeagues', kind: 'query' } as TypedDocument<EvidenceLeaguesQuery, EvidenceLeaguesQueryVariables>;
export const EvidenceLeagueTotalsDocument = { id: '5adbcVYG_S', name: 'EvidenceLeagueTotals', kind: 'query' } as TypedDocument<EvidenceLeagueTotalsQuery, EvidenceLeagueTotalsQueryVariables>;
export const EvidenceAssetsDocument = { id: 'QYgfsIGFW2', name: 'EvidenceAssets', kind: 'query' } as TypedDocument<EvidenceAssetsQuery, EvidenceAssetsQueryVariables>;
export const EvidenceAssetTotalsDocument = { id: '1qEVLHvaF6', name: 'EvidenceAssetTotals', kind: 'query' } as TypedDocument<EvidenceAssetTotalsQuery, EvidenceAssetTotalsQueryVariables>;
export const EvidencePhotosDocument = { id: 'GJIovVm6Os', name: 'EvidencePhotos', kind: 'query' } as TypedDocument<EvidencePhotosQuery, EvidencePhotosQueryVariables>;
export const EvidencePhotoTotalsDocument = { id: 'BfnfBd1qEM', name: 'EvidencePhotoTotals', kind: 'query' } as TypedDocument<EvidencePhotoTotalsQuery, EvidencePhotoTotalsQueryVariables>;
export const EvidenceImpressionsDocument = { id: 'XOiP0JsZRe', name: 'EvidenceImpressions', kind: 'query' } as TypedDocument<EvidenceImpressionsQuery, EvidenceImpressionsQueryVariables>;
export const EvidenceImpressionTotalsDocument = { id: '7rgef2roVM', name: 'EvidenceImpressionTotals', kind: 'query' } as TypedDocument<EvidenceImpressionTotalsQuery, EvidenceImpressionTotalsQueryVariables>;
export const EvidenceStatesDocument = { id: '8UQ8Xm2tZ2', name: 'EvidenceStates', kind: 'query' } as TypedDocument<EvidenceStatesQuery, EvidenceStatesQueryVariables>;
export const EvidenceStateTotalsDocument = { id: 'ubbvs6yuk_', name: 'EvidenceStateTotals', kind: 'query' } as TypedDocument<EvidenceStateTotalsQuery, EvidenceStateTotalsQueryVariables>;
export const EvidenceDollarsDocument = { id: 'JKnwlQaW3I', name: 'EvidenceDollars', kind: 'query' } as TypedDocument<EvidenceDollarsQuery, EvidenceDollarsQueryVariables>;
export const EvidenceDollarTotalsDocument = { id: 'ZsurO82wVW', name: 'EvidenceDollarTotals', kind: 'query' } as TypedDocument<EvidenceDollarTotalsQuery, EvidenceDollarTotalsQueryVariables>;
export const EvidencePromisedDocument = { id: 'ZnnptTmhyk', name: 'EvidencePromised', kind: 'query' } as TypedDocument<EvidencePromisedQuery, EvidencePromisedQueryVariables>;
export const EvidencePromisedTotalsDocument = { id: 'uO2LD35Swr', name: 'EvidencePromisedTotals', kind: 'query' } as TypedDocument<EvidencePromisedTotalsQuery, EvidencePromisedTotalsQueryVariables>;
