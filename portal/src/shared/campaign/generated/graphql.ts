// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

export type FeaturedPhotosPageFragment = { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type FeaturedPhotosQueryVariables = {
  cursor?: string | null | undefined;
};

export type FeaturedPhotosQuery = { featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CheckedPhotosQueryVariables = {
  cursor?: string | null | undefined;
};

export type CheckedPhotosQuery = { checkedPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const FeaturedPhotosDocument = { id: '1c1WOmgIRj', name: 'FeaturedPhotos', kind: 'query' } as TypedDocument<FeaturedPhotosQuery, FeaturedPhotosQueryVariables>;
export const CheckedPhotosDocument = { id: 'pF-_7QNgkZ', name: 'CheckedPhotos', kind: 'query' } as TypedDocument<CheckedPhotosQuery, CheckedPhotosQueryVariables>;
