// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

export type RecordPresenceChannelSubscriptionVariables = {
  recordType: string;
  recordId: number;
  editing: boolean;
};

export type RecordPresenceChannelSubscription = { recordPresenceChannel: { version: number, changedById: number | null, changedBy: string | null, people: Array<{ userId: number, name: string, editing: boolean }> } | null };

export const RecordPresenceChannelDocument = { id: '3F-JpXfQ3u', name: 'RecordPresenceChannel', kind: 'subscription' } as TypedDocument<RecordPresenceChannelSubscription, RecordPresenceChannelSubscriptionVariables>;
