// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the create `CreativeContent` mutation. */
export type CreateCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content: string;
  name: string;
  verificationDeadlineId: number;
};

/** All input for the create `CreativeContentTemplate` mutation. */
export type CreateCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content: string;
  defaultVerificationDeadlineId: number;
  name: string;
};

/** All input for the `deleteCreativeContent` mutation. */
export type DeleteCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeContentTemplate` mutation. */
export type DeleteCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeFile` mutation. */
export type DeleteCreativeFileInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteCreativeFileTemplate` mutation. */
export type DeleteCreativeFileTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `replaceCreatives` mutation. */
export type ReplaceCreativesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  defaultVerificationDeadlineId?: number | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `updateCreativeContent` mutation. */
export type UpdateCreativeContentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** All input for the `updateCreativeContentTemplate` mutation. */
export type UpdateCreativeContentTemplateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  content?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

export type DeadlineCreativesQueryVariables = Exact<{
  id: number;
}>;


export type DeadlineCreativesQuery = { verificationDeadline: { id: number, missingCreatives: boolean, texts: Array<{ id: number, version: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> } | null };

export type DeadlineTemplatesQueryVariables = Exact<{
  id: number;
}>;


export type DeadlineTemplatesQuery = { defaultVerificationDeadline: { id: number, missingCreatives: boolean, texts: Array<{ id: number, version: number, name: string, content: string, renderedContent: string | null }>, files: Array<{ id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, offersToReplace: Array<{ id: number, organization: { id: number, name: string }, sponsorableProperty: { id: number, name: string } }> } | null };

export type ReplaceCreativesMutationVariables = Exact<{
  input: ReplaceCreativesInput;
}>;


export type ReplaceCreativesMutation = { replaceCreatives: { changeId: string | null, offers: Array<{ id: number }> } };

export type CreativeTextFragment = { id: number, version: number, name: string, content: string, renderedContent: string | null };

export type CreativeFileFragment = { id: number, name: string, contentType: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null };

export type OfferToReplaceFragment = { id: number, organization: { id: number, name: string }, sponsorableProperty: { id: number, name: string } };

export type CreativeContentsCreateMutationVariables = Exact<{
  input: CreateCreativeContentInput;
}>;


export type CreativeContentsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CreativeContentsUpdateMutationVariables = Exact<{
  input: UpdateCreativeContentInput;
}>;


export type CreativeContentsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentsDeleteMutationVariables = Exact<{
  input: DeleteCreativeContentInput;
}>;


export type CreativeContentsDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeContentTemplatesCreateMutationVariables = Exact<{
  input: CreateCreativeContentTemplateInput;
}>;


export type CreativeContentTemplatesCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CreativeContentTemplatesUpdateMutationVariables = Exact<{
  input: UpdateCreativeContentTemplateInput;
}>;


export type CreativeContentTemplatesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CreativeContentTemplatesDeleteMutationVariables = Exact<{
  input: DeleteCreativeContentTemplateInput;
}>;


export type CreativeContentTemplatesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeFilesDeleteMutationVariables = Exact<{
  input: DeleteCreativeFileInput;
}>;


export type CreativeFilesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CreativeFileTemplatesDeleteMutationVariables = Exact<{
  input: DeleteCreativeFileTemplateInput;
}>;


export type CreativeFileTemplatesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export const DeadlineCreativesDocument = { id: "rHpj7RAy-Z", name: "DeadlineCreatives", kind: "query" } as TypedDocument<DeadlineCreativesQuery, DeadlineCreativesQueryVariables>;
export const DeadlineTemplatesDocument = { id: "HkpHapp1ot", name: "DeadlineTemplates", kind: "query" } as TypedDocument<DeadlineTemplatesQuery, DeadlineTemplatesQueryVariables>;
export const ReplaceCreativesDocument = { id: "uTe5Ro8yBL", name: "ReplaceCreatives", kind: "mutation" } as TypedDocument<ReplaceCreativesMutation, ReplaceCreativesMutationVariables>;
export const CreativeContentsCreateDocument = { id: "Zx1b_jhxN1", name: "CreativeContentsCreate", kind: "mutation" } as TypedDocument<CreativeContentsCreateMutation, CreativeContentsCreateMutationVariables>;
export const CreativeContentsUpdateDocument = { id: "9LTLhvj1BA", name: "CreativeContentsUpdate", kind: "mutation" } as TypedDocument<CreativeContentsUpdateMutation, CreativeContentsUpdateMutationVariables>;
export const CreativeContentsDeleteDocument = { id: "csyOpdBRDW", name: "CreativeContentsDelete", kind: "mutation" } as TypedDocument<CreativeContentsDeleteMutation, CreativeContentsDeleteMutationVariables>;
export const CreativeContentTemplatesCreateDocument = { id: "rP0icS4I3F", name: "CreativeContentTemplatesCreate", kind: "mutation" } as TypedDocument<CreativeContentTemplatesCreateMutation, CreativeContentTemplatesCreateMutationVariables>;
export const CreativeContentTemplatesUpdateDocument = { id: "d1DJdorjbj", name: "CreativeContentTemplatesUpdate", kind: "mutation" } as TypedDocument<CreativeContentTemplatesUpdateMutation, CreativeContentTemplatesUpdateMutationVariables>;
export const CreativeContentTemplatesDeleteDocument = { id: "6h9U6IioKQ", name: "CreativeContentTemplatesDelete", kind: "mutation" } as TypedDocument<CreativeContentTemplatesDeleteMutation, CreativeContentTemplatesDeleteMutationVariables>;
export const CreativeFilesDeleteDocument = { id: "G6U1g90A5S", name: "CreativeFilesDelete", kind: "mutation" } as TypedDocument<CreativeFilesDeleteMutation, CreativeFilesDeleteMutationVariables>;
export const CreativeFileTemplatesDeleteDocument = { id: "Bat1I6OxQt", name: "CreativeFileTemplatesDelete", kind: "mutation" } as TypedDocument<CreativeFileTemplatesDeleteMutation, CreativeFileTemplatesDeleteMutationVariables>;
