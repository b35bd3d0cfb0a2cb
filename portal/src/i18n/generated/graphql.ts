// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SetLanguageMutationVariables = {
  input: Schema.SetLanguageInput;
};

export type SetLanguageMutation = { setLanguage: { kept: boolean | null } | null };

export const SetLanguageDocument = { id: '8D0klYI1GC', name: 'SetLanguage', kind: 'mutation' } as TypedDocument<SetLanguageMutation, SetLanguageMutationVariables>;
