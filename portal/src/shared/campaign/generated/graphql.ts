// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeaturedPhotosPageFragment = { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type FeaturedPhotosQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type FeaturedPhotosQuery = { featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CheckedPhotosQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type CheckedPhotosQuery = { checkedPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const FeaturedPhotosDocument = { id: "1c1WOmgIRj", name: "FeaturedPhotos", kind: "query" } as TypedDocument<FeaturedPhotosQuery, FeaturedPhotosQueryVariables>;
export const CheckedPhotosDocument = { id: "pF-_7QNgkZ", name: "CheckedPhotos", kind: "query" } as TypedDocument<CheckedPhotosQuery, CheckedPhotosQueryVariables>;
