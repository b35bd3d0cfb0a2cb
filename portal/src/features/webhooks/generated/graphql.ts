// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type MyWebhooksQueryVariables = { [key: string]: never; };

export type MyWebhooksQuery = { webhooks: Array<{ id: number, url: string, events: Array<Schema.WebhookEvent | null>, offReason: Schema.WebhookOffReason | null, failingSince: string | null }> };

export type MyWebhookMessagesQueryVariables = {
  webhookId: number;
};

export type MyWebhookMessagesQuery = { webhookMessages: Array<{ id: number, eventType: string, record: string | null, state: Schema.WebhookMessageState, attempts: number, attemptedAt: string | null, request: string | null, responseStatus: number | null, response: string | null, error: string | null }> };

export type CreateMyWebhookMutationVariables = {
  input: Schema.CreateWebhookInput;
};

export type CreateMyWebhookMutation = { createWebhook: { changeId: string | null } | null };

export type UpdateMyWebhookMutationVariables = {
  input: Schema.UpdateWebhookInput;
};

export type UpdateMyWebhookMutation = { updateWebhook: { changeId: string | null } | null };

export type DeleteMyWebhookMutationVariables = {
  input: Schema.DeleteWebhookInput;
};

export type DeleteMyWebhookMutation = { deleteWebhook: { changeId: string | null } | null };

export type RedeliverMyWebhookMessageMutationVariables = {
  input: Schema.RedeliverWebhookMessageInput;
};

export type RedeliverMyWebhookMessageMutation = { redeliverWebhookMessage: { changeId: string | null } | null };

export const MyWebhooksDocument = { id: 'M0sx2wJ7N2', name: 'MyWebhooks', kind: 'query' } as TypedDocument<MyWebhooksQuery, MyWebhooksQueryVariables>;
export const MyWebhookMessagesDocument = { id: 'nsemG-u3M5', name: 'MyWebhookMessages', kind: 'query' } as TypedDocument<MyWebhookMessagesQuery, MyWebhookMessagesQueryVariables>;
export const CreateMyWebhookDocument = { id: 'vu950vPMkk', name: 'CreateMyWebhook', kind: 'mutation' } as TypedDocument<CreateMyWebhookMutation, CreateMyWebhookMutationVariables>;
export const UpdateMyWebhookDocument = { id: 'RTvEAlxiKz', name: 'UpdateMyWebhook', kind: 'mutation' } as TypedDocument<UpdateMyWebhookMutation, UpdateMyWebhookMutationVariables>;
export const DeleteMyWebhookDocument = { id: 'fsd-fNNJ_j', name: 'DeleteMyWebhook', kind: 'mutation' } as TypedDocument<DeleteMyWebhookMutation, DeleteMyWebhookMutationVariables>;
export const RedeliverMyWebhookMessageDocument = { id: '4D8ZvWeB0a', name: 'RedeliverMyWebhookMessage', kind: 'mutation' } as TypedDocument<RedeliverMyWebhookMessageMutation, RedeliverMyWebhookMessageMutationVariables>;
