// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsoleStartQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleStartQuery = { today: string, mySettings: Record<string, unknown> | null, production: boolean };

export type WaitingChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingChecksQuery = { waiting: { totalCount: number } };

export type WaitingPhotosQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingPhotosQuery = { waiting: { totalCount: number } };


export const ConsoleStartDocument = { id: "WaBcKAOZLN", name: "ConsoleStart", kind: "query" } as TypedDocument<ConsoleStartQuery, ConsoleStartQueryVariables>;
export const WaitingChecksDocument = { id: "zxFUuzvix2", name: "WaitingChecks", kind: "query" } as TypedDocument<WaitingChecksQuery, WaitingChecksQueryVariables>;
export const WaitingPhotosDocument = { id: "GUScoweNXf", name: "WaitingPhotos", kind: "query" } as TypedDocument<WaitingPhotosQuery, WaitingPhotosQueryVariables>;
