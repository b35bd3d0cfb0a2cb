// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SaveMySettingsMutationVariables = {
  input: Schema.SaveMySettingsInput;
};

export type SaveMySettingsMutation = { saveMySettings: { changeId: string | null } };

export const SaveMySettingsDocument = { id: 'pcLz_BXwkA', name: 'SaveMySettings', kind: 'mutation' } as TypedDocument<SaveMySettingsMutation, SaveMySettingsMutationVariables>;
