// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type EndUserSessionsMutationVariables = {
  input: Schema.EndUserSessionsInput;
};

export type EndUserSessionsMutation = { endUserSessions: { changeId: string | null } };

export type ResetSecondFactorMutationVariables = {
  input: Schema.ResetSecondFactorInput;
};

export type ResetSecondFactorMutation = { resetSecondFactor: { changeId: string | null } };

export type RegenerateLinkMutationVariables = {
  input: Schema.RegenerateLinkInput;
};

export type RegenerateLinkMutation = { regenerateLink: { changeId: string | null } };

export type RevokeLinkMutationVariables = {
  input: Schema.RevokeLinkInput;
};

export type RevokeLinkMutation = { revokeLink: { changeId: string | null } };

export type LinkGainsQueryVariables = {
  kind: string;
  recordId: string;
};

export type LinkGainsQuery = { linkMembers: Array<{ userId: number, email: string, since: string, confirmed: boolean, confirmedBy: string | null, invitedBy: string | null }>, linkChanges: Array<{ userId: number | null, field: string, before: string | null, now: string | null, at: string }> };

export type LinkStateQueryVariables = {
  kind: string;
  recordId: string;
};

export type LinkStateQuery = { linkState: { version: number | null, revokedAt: string | null, views: number, scannerViews: number, lastOpenedAt: string | null, expiresAt: string | null, url: string | null } };

export type LinkStateFragment = { version: number | null, revokedAt: string | null, views: number, scannerViews: number, lastOpenedAt: string | null, expiresAt: string | null, url: string | null };

export const EndUserSessionsDocument = { id: 'DUZimRbaWB', name: 'EndUserSessions', kind: 'mutation' } as TypedDocument<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ResetSecondFactorDocument = { id: '3oouIQvDhC', name: 'ResetSecondFactor', kind: 'mutation' } as TypedDocument<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const RegenerateLinkDocument = { id: 'yaKAb6KH9l', name: 'RegenerateLink', kind: 'mutation' } as TypedDocument<RegenerateLinkMutation, RegenerateLinkMutationVariables>;
export const RevokeLinkDocument = { id: 'hsPQqHyzN6', name: 'RevokeLink', kind: 'mutation' } as TypedDocument<RevokeLinkMutation, RevokeLinkMutationVariables>;
export const LinkGainsDocument = { id: 'hqsvWEWgwr', name: 'LinkGains', kind: 'query' } as TypedDocument<LinkGainsQuery, LinkGainsQueryVariables>;
export const LinkStateDocument = { id: 'fmvckAsPve', name: 'LinkState', kind: 'query' } as TypedDocument<LinkStateQuery, LinkStateQueryVariables>;
