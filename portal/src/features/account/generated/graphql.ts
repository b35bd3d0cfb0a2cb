// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UpdatePasswordInput = {
  clientMutationId?: string | null | undefined;
  password: string;
  passwordConfirmation: string;
};

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { jwt: string } | null };


export const UpdatePasswordDocument = { id: "LBCPn1XTPo", name: "UpdatePassword", kind: "mutation" } as TypedDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
