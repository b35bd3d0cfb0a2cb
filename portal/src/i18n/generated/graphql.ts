// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

/** All input for the `setLanguage` mutation. */
export type SetLanguageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  language?: Language | null | undefined;
};

export type SetLanguageMutationVariables = Exact<{
  input: SetLanguageInput;
}>;


export type SetLanguageMutation = { setLanguage: { kept: boolean | null } | null };


export const SetLanguageDocument = { id: "8D0klYI1GC", name: "SetLanguage", kind: "mutation" } as TypedDocument<SetLanguageMutation, SetLanguageMutationVariables>;
