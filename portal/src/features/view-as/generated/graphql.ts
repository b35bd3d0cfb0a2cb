// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewAsUserInput = {
  clientMutationId?: string | null | undefined;
  userId: number;
};

export type ViewAsUserMutationVariables = Exact<{
  input: ViewAsUserInput;
}>;


export type ViewAsUserMutation = { viewAsUser: { jwt: string | null } | null };


export const ViewAsUserDocument = { id: "j0WXOu91QX", name: "ViewAsUser", kind: "mutation" } as TypedDocument<ViewAsUserMutation, ViewAsUserMutationVariables>;
