// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LogoutInput = {
  clientMutationId?: string | null | undefined;
  /** True: every session of this account ends, on all devices. */
  everywhere?: boolean | null | undefined;
};

export type RecordLinkViewMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordLinkViewMutation = { recordLinkView: { clientMutationId: string | null } | null };

export type LogoutMutationVariables = Exact<{
  input: LogoutInput;
}>;


export type LogoutMutation = { logout: { ended: boolean } | null };


export const RecordLinkViewDocument = { id: "BlXkE0vwTQ", name: "RecordLinkView", kind: "mutation" } as TypedDocument<RecordLinkViewMutation, RecordLinkViewMutationVariables>;
export const LogoutDocument = { id: "wp5KtIJLwZ", name: "Logout", kind: "mutation" } as TypedDocument<LogoutMutation, LogoutMutationVariables>;
