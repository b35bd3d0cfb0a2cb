// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordPresenceChannelSubscriptionVariables = Exact<{
  recordType: string;
  recordId: number;
  editing: boolean;
}>;


export type RecordPresenceChannelSubscription = { recordPresenceChannel: { version: number, changedById: number | null, changedBy: string | null, people: Array<{ userId: number, name: string, editing: boolean }> } | null };


export const RecordPresenceChannelDocument = { id: "3F-JpXfQ3u", name: "RecordPresenceChannel", kind: "subscription" } as TypedDocument<RecordPresenceChannelSubscription, RecordPresenceChannelSubscriptionVariables>;
