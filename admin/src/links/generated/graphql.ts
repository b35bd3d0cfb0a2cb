// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `endUserSessions` mutation. */
export type EndUserSessionsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

/** All input for the `regenerateLink` mutation. */
export type RegenerateLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  putBack?: boolean | null | undefined;
  recordId?: string | null | undefined;
  userIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `revokeLink` mutation. */
export type RevokeLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  kind?: string | null | undefined;
  putBack?: boolean | null | undefined;
  recordId?: string | null | undefined;
  userIds?: Array<number | null | undefined> | null | undefined;
};

export type EndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: { changeId: string | null, user: { id: number } } };

export type LinkGainsQueryVariables = Exact<{
  kind: string;
  recordId: string;
}>;


export type LinkGainsQuery = { linkMembers: Array<{ userId: number, email: string, since: string, confirmed: boolean, confirmedBy: string | null, invitedBy: string | null }>, linkChanges: Array<{ userId: number | null, field: string, before: string | null, now: string | null, at: string }> };

export type LinkStateQueryVariables = Exact<{
  kind: string;
  recordId: string;
}>;


export type LinkStateQuery = { linkState: { version: number | null, revokedAt: string | null, views: number, scannerViews: number, lastOpenedAt: string | null, expiresAt: string | null, url: string | null } };

export type RegenerateLinkMutationVariables = Exact<{
  input: RegenerateLinkInput;
}>;


export type RegenerateLinkMutation = { regenerateLink: { changeId: string | null, link: { version: number | null, url: string | null } } };

export type RevokeLinkMutationVariables = Exact<{
  input: RevokeLinkInput;
}>;


export type RevokeLinkMutation = { revokeLink: { changeId: string | null, link: { revokedAt: string | null } } };

export type LinkStateFragment = { version: number | null, revokedAt: string | null, views: number, scannerViews: number, lastOpenedAt: string | null, expiresAt: string | null, url: string | null };

export const EndUserSessionsDocument = { id: "JPX4ERR1nq", name: "EndUserSessions", kind: "mutation" } as TypedDocument<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const LinkGainsDocument = { id: "hqsvWEWgwr", name: "LinkGains", kind: "query" } as TypedDocument<LinkGainsQuery, LinkGainsQueryVariables>;
export const LinkStateDocument = { id: "fmvckAsPve", name: "LinkState", kind: "query" } as TypedDocument<LinkStateQuery, LinkStateQueryVariables>;
export const RegenerateLinkDocument = { id: "8_iPn2zsgL", name: "RegenerateLink", kind: "mutation" } as TypedDocument<RegenerateLinkMutation, RegenerateLinkMutationVariables>;
export const RevokeLinkDocument = { id: "EpPJORZsDj", name: "RevokeLink", kind: "mutation" } as TypedDocument<RevokeLinkMutation, RevokeLinkMutationVariables>;
