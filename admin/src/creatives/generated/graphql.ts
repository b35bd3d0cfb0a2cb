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

export type CreativeContentsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CreativeContentsUpdateMutationVariables = {
  input: Schema.UpdateCreativeContentInput;
};

export type CreativeContentsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentsDeleteMutationVariables = {
  input: Schema.DeleteCreativeContentInput;
};

export type CreativeContentsDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeContentTemplatesCreateMutationVariables = {
  input: Schema.CreateCreativeContentTemplateInput;
};

export type CreativeContentTemplatesCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CreativeContentTemplatesUpdateMutationVariables = {
  input: Schema.UpdateCreativeContentTemplateInput;
};

export type CreativeContentTemplatesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentTemplatesDeleteMutationVariables = {
  input: Schema.DeleteCreativeContentTemplateInput;
};

export type CreativeContentTemplatesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeFilesDeleteMutationVariables = {
  input: Schema.DeleteCreativeFileInput;
};

export type CreativeFilesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeFileTemplatesDeleteMutationVariables = {
  input: Schema.DeleteCreativeFileTemplateInput;
};

export type CreativeFileTemplatesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export const DeadlineCreativesDocument = { id: 'rHpj7RAy-Z', name: 'DeadlineCreatives', kind: 'query' } as TypedDocument<DeadlineCreativesQuery, DeadlineCreativesQueryVariables>;
export const DeadlineTemplatesDocument = { id: 'HkpHapp1ot', name: 'DeadlineTemplates', kind: 'query' } as TypedDocument<DeadlineTemplatesQuery, DeadlineTemplatesQueryVariables>;
export const ReplaceCreativesDocument = { id: 'uTe5Ro8yBL', name: 'ReplaceCreatives', kind: 'mutation' } as TypedDocument<ReplaceCreativesMutation, ReplaceCreativesMutationVariables>;
export const CreativeContentsCreateDocument = { id: 'Zx1b_jhxN1', name: 'CreativeContentsCreate', kind: 'mutation' } as TypedDocument<CreativeContentsCreateMutation, CreativeContentsCreateMutationVariables>;
export const CreativeContentsUpdateDocument = { id: '9LTLhvj1BA', name: 'CreativeContentsUpdate', kind: 'mutation' } as TypedDocument<CreativeContentsUpdateMutation, CreativeContentsUpdateMutationVariables>;
export const CreativeContentsDeleteDocument = { id: 'csyOpdBRDW', name: 'CreativeContentsDelete', kind: 'mutation' } as TypedDocument<CreativeContentsDeleteMutation, CreativeContentsDeleteMutationVariables>;
export const CreativeContentTemplatesCreateDocument = { id: 'rP0icS4I3F', name: 'CreativeContentTemplatesCreate', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesCreateMutation, CreativeContentTemplatesCreateMutationVariables>;
export const CreativeContentTemplatesUpdateDocument = { id: 'd1DJdorjbj', name: 'CreativeContentTemplatesUpdate', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesUpdateMutation, CreativeContentTemplatesUpdateMutationVariables>;
export const CreativeContentTemplatesDeleteDocument = { id: '6h9U6IioKQ', name: 'CreativeContentTemplatesDelete', kind: 'mutation' } as TypedDocument<CreativeContentTemplatesDeleteMutation, CreativeContentTemplatesDeleteMutationVariables>;
export const CreativeFilesDeleteDocument = { id: 'G6U1g90A5S', name: 'CreativeFilesDelete', kind: 'mutation' } as TypedDocument<CreativeFilesDeleteMutation, CreativeFilesDeleteMutationVariables>;
export const CreativeFileTemplatesDeleteDocument = { id: 'Bat1I6OxQt', name: 'CreativeFileTemplatesDelete', kind: 'mutation' } as TypedDocument<CreativeFileTemplatesDeleteMutation, CreativeFileTemplatesDeleteMutationVariables>;
