// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type MyApiKeysQueryVariables = { [key: string]: never; };

export type MyApiKeysQuery = { apiKeys: Array<{ id: number, name: string, hint: string, state: string, scopes: Array<string | null>, expiresAt: string, oldSecretUntil: string | null, lastUsedAt: string | null }> };

export type CreateMyApiKeyMutationVariables = {
  input: Schema.CreateApiKeyInput;
};

export type CreateMyApiKeyMutation = { createApiKey: { changeId: string | null } | null };

export type RotateMyApiKeyMutationVariables = {
  input: Schema.RotateApiKeyInput;
};

export type RotateMyApiKeyMutation = { rotateApiKey: { changeId: string | null } | null };

export type RevokeMyApiKeyMutationVariables = {
  input: Schema.RevokeApiKeyInput;
};

export type RevokeMyApiKeyMutation = { revokeApiKey: { changeId: string | null } | null };

export const MyApiKeysDocument = { id: 'KcOODZVMgS', name: 'MyApiKeys', kind: 'query' } as TypedDocument<MyApiKeysQuery, MyApiKeysQueryVariables>;
export const CreateMyApiKeyDocument = { id: '__7XOh8b3h', name: 'CreateMyApiKey', kind: 'mutation' } as TypedDocument<CreateMyApiKeyMutation, CreateMyApiKeyMutationVariables>;
export const RotateMyApiKeyDocument = { id: 'YU9WJV6rdm', name: 'RotateMyApiKey', kind: 'mutation' } as TypedDocument<RotateMyApiKeyMutation, RotateMyApiKeyMutationVariables>;
export const RevokeMyApiKeyDocument = { id: 'lIWJ9ESwrs', name: 'RevokeMyApiKey', kind: 'mutation' } as TypedDocument<RevokeMyApiKeyMutation, RevokeMyApiKeyMutationVariables>;
