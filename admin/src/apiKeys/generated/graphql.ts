// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ApiKeysListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.ApiKeyOrderBy> | Schema.ApiKeyOrderBy | null | undefined;
  filter?: Schema.ApiKeyWhere | null | undefined;
};

export type ApiKeysListQuery = { list: { nodes: Array<{ id: number, name: string, scopes: Array<string>, hint: string, state: string, expiresAt: string, oldSecretUntil: string | null, lastUsedAt: string | null, owner: { name: string | null, email: string } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CreateApiKeyMutationVariables = {
  input: Schema.CreateApiKeyInput;
};

export type CreateApiKeyMutation = { createApiKey: { changeId: string | null } };

export type RotateApiKeyMutationVariables = {
  input: Schema.RotateApiKeyInput;
};

export type RotateApiKeyMutation = { rotateApiKey: { changeId: string | null } };

export type RevokeApiKeyMutationVariables = {
  input: Schema.RevokeApiKeyInput;
};

export type RevokeApiKeyMutation = { revokeApiKey: { changeId: string | null } };

export type FeedsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.FeedOrderBy> | Schema.FeedOrderBy | null | undefined;
  filter?: Schema.FeedWhere | null | undefined;
};

export type FeedsListQuery = { list: { nodes: Array<{ id: number, token: string, lastReadAt: string | null, listView: { label: string } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FeedsCreateMutationVariables = {
  input: Schema.CreateFeedInput;
};

export type FeedsCreateMutation = { result: { changeId: string | null, record: { id: number, token: string, lastReadAt: string | null, listView: { label: string } } } };

export type FeedsDeleteMutationVariables = {
  input: Schema.DeleteFeedInput;
};

export type FeedsDeleteMutation = { result: { changeId: string | null } };

export type ApiKeyRecordFragment = { id: number, name: string, scopes: Array<string>, hint: string, state: string, expiresAt: string, oldSecretUntil: string | null, lastUsedAt: string | null, owner: { name: string | null, email: string } };

export type FeedRecordFragment = { id: number, token: string, lastReadAt: string | null, listView: { label: string } };

export const ApiKeysListDocument = { id: 'LNokHJE32l', name: 'ApiKeysList', kind: 'query' } as TypedDocument<ApiKeysListQuery, ApiKeysListQueryVariables>;
export const CreateApiKeyDocument = { id: 'WKd4tkwLeQ', name: 'CreateApiKey', kind: 'mutation' } as TypedDocument<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = { id: 'j-BR_rz9v_', name: 'RotateApiKey', kind: 'mutation' } as TypedDocument<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = { id: 'ui9avZ8mja', name: 'RevokeApiKey', kind: 'mutation' } as TypedDocument<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const FeedsListDocument = { id: 'Q9aTTFwa5S', name: 'FeedsList', kind: 'query' } as TypedDocument<FeedsListQuery, FeedsListQueryVariables>;
export const FeedsCreateDocument = { id: 'mvEnImjR9g', name: 'FeedsCreate', kind: 'mutation' } as TypedDocument<FeedsCreateMutation, FeedsCreateMutationVariables>;
export const FeedsDeleteDocument = { id: 'Kf4rwKrGnJ', name: 'FeedsDelete', kind: 'mutation' } as TypedDocument<FeedsDeleteMutation, FeedsDeleteMutationVariables>;
