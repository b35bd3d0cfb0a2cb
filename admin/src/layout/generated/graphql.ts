// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

export type ConsoleStartQueryVariables = { [key: string]: never; };

export type ConsoleStartQuery = { today: string, mySettings: Record<string, unknown> | null, production: boolean };

export type WaitingChecksQueryVariables = { [key: string]: never; };

export type WaitingChecksQuery = { waiting: { totalCount: number } };

export type WaitingPhotosQueryVariables = { [key: string]: never; };

export type WaitingPhotosQuery = { waiting: { totalCount: number } };

export const ConsoleStartDocument = { id: 'WaBcKAOZLN', name: 'ConsoleStart', kind: 'query' } as TypedDocument<ConsoleStartQuery, ConsoleStartQueryVariables>;
export const WaitingChecksDocument = { id: 'zxFUuzvix2', name: 'WaitingChecks', kind: 'query' } as TypedDocument<WaitingChecksQuery, WaitingChecksQueryVariables>;
export const WaitingPhotosDocument = { id: 'GUScoweNXf', name: 'WaitingPhotos', kind: 'query' } as TypedDocument<WaitingPhotosQuery, WaitingPhotosQueryVariables>;
