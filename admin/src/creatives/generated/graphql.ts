// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type DeadlineCreativesQueryVariables = {
  id: number;
};

export type DeadlineCreativesQuery = { verificationDeadline: { id: number, missingCreatives: boolean, texts: Array<{ id: number, version: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> } | null };

export type DeadlineTemplatesQueryVariables = {
  id: number;
};

export type DeadlineTemplatesQuery = { defaultVerificationDeadline: { id: number, missingCreatives: boolean, texts: Array<{ id: number, version: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, offersToReplace: Array<{ id: number, organization: { id: number, name: string }, sponsorableProperty: { id: number, name: string } }> } | null };

export type ReplaceCreativesMutationVariables = {
  input: Schema.ReplaceCreativesInput;
};

export type ReplaceCreativesMutation = { replaceCreatives: { changeId: string | null, offers: Array<{ id: number }> } };

export type CreativeTextFragment = { id: number, version: number, name: string, content: string, renderedContent: string | null };

export type CreativeFileFragment = { id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null };

export type OfferToReplaceFragment = { id: number, organization: { id: number, name: string }, sponsorableProperty: { id: number, name: string } };

export type CreativeContentsCreateMutationVariables = {
  input: Schema.CreateCreativeContentInput;
};

export type CreativeContentsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentsUpdateMutationVariables = {
  input: Schema.UpdateCreativeContentInput;
};

export type CreativeContentsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentsDeleteMutationVariables = {
  input: Schema.DeleteCreativeContentInput;
};

export type CreativeContentsDeleteMutation = { result: { changeId: string | null } };

export type CreativeContentTemplatesCreateMutationVariables = {
  input: Schema.CreateCreativeContentTemplateInput;
};

export type CreativeContentTemplatesCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentTemplatesUpdateMutationVariables = {
  input: Schema.UpdateCreativeContentTemplateInput;
};

export type CreativeContentTemplatesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentTemplatesDeleteMutationVariables = {
  input: Schema.DeleteCreativeContentTemplateInput;
};

export type CreativeContentTemplatesDeleteMutation = { result: { changeId: string | null } };

export type CreativeFilesDeleteMutationVariables = {
  input: Schema.DeleteCreativeFileInput;
};

export type CreativeFilesDeleteMutation = { result: { changeId: string | null } };

export type CreativeFileTemplatesDeleteMutationVariables = {
  input: Schema.DeleteCreativeFileTemplateInput;
};

export type CreativeFileTemplatesDeleteMutation = { result: { changeId: string | null } };

export type CreativeContentVersionFragment = { id: number, version: number };

export type CreativeContentTemplateVersionFragment = { id: number, version: number };

export type CreativeFileIdFragment = { id: number };

export type CreativeFileTemplateIdFragment = { id: number };

export const DeadlineCreativesDocument = { id: 'rHpj7RAy-Z', name: 'DeadlineCreatives', kind: 'query' } as TypedDocument<DeadlineCreativesQuery, DeadlineCreativesQueryVariables>;
export const DeadlineTemplatesDocument = { id: 'HkpHapp1ot', name: 'DeadlineTemplates', kind: 'query' } as TypedDocument<DeadlineTemplatesQuery, DeadlineTemplatesQueryVariables>;
export const ReplaceCreativesDocument = { id: 'uTe5Ro8yBL', name: 'ReplaceCreatives', kind: 'mutation' } as TypedDocument<ReplaceCreativesMutation, ReplaceCreativesMutationVariables>;
export const CreativeContentsCreateDocument = { id: 'GugMUpjl1R', name: 'CreativeContentsCreate', kind: 'mutation' } as TypedDocument<CreativeContentsCreateMutation, CreativeContentsCreateMutationVariables>;
export const CreativeContentsUpdateDocument = { id: '7dypFTdxTt', name: 'CreativeContentsUpdate', kind: 'mutation' } as TypedDocument<CreativeContentsUpdateMutation, CreativeContentsUpdateMutationVariables>;
export const CreativeContentsDeleteDocument = { id: '9vXGsJKOKf', name: 'CreativeContentsDelete', kind: 'mutation' } as TypedDocument<CreativeContentsDeleteMutation, CreativeContentsDeleteMutationVariables>;
export const CreativeContentTemplatesCreateDocument = { id: 'tmQbi0uuAZ', name: 'CreativeContentTemplatesCreate', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesCreateMutation, CreativeContentTemplatesCreateMutationVariables>;
export const CreativeContentTemplatesUpdateDocument = { id: 'Ce0CsmvWfG', name: 'CreativeContentTemplatesUpdate', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesUpdateMutation, CreativeContentTemplatesUpdateMutationVariables>;
export const CreativeContentTemplatesDeleteDocument = { id: 'Mcv2Ku3NiN', name: 'CreativeContentTemplatesDelete', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesDeleteMutation, CreativeContentTemplatesDeleteMutationVariables>;
export const CreativeFilesDeleteDocument = { id: 'GSAN1uwzeZ', name: 'CreativeFilesDelete', kind: 'mutation' } as TypedDocument<CreativeFilesDeleteMutation, CreativeFilesDeleteMutationVariables>;
export const CreativeFileTemplatesDeleteDocument = { id: 'b_EFxRNCJB', name: 'CreativeFileTemplatesDelete', kind: 'mutation' } as TypedDocument<CreativeFileTemplatesDeleteMutation, CreativeFileTemplatesDeleteMutationVariables>;
