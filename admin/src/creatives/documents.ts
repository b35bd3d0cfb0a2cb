import { gql } from '../../../ui/graphql.ts';

export type CreativeText = { id: number; name: string; content: string; renderedContent: string | null };
export type CreativeFile = {
  id: number;
  name: string;
  contentType: string | null;
  fullSizeUrl: string | null;
  thumbnailUrl: string | null;
};

export type OfferToReplace = {
  id: number;
  organization: { id: number; name: string };
  sponsorableProperty: { id: number; name: string };
};

export const DeadlineTemplatesDocument = gql<
  {
    defaultVerificationDeadline: {
      id: number;
      missingCreatives: boolean;
      texts: CreativeText[];
      files: CreativeFile[];
      offersToReplace: OfferToReplace[];
    } | null;
  },
  { id: number }
>(`
  query DeadlineTemplates($id: Int!) {
    defaultVerificationDeadline(id: $id) {
      id missingCreatives
      texts: creativeContentTemplates { id name content renderedContent }
      files: creativeFileTemplates { id name contentType fullSizeUrl thumbnailUrl }
      offersToReplace { id organization { id name } sponsorableProperty { id name } }
    }
  }
`);

export const DeadlineCreativesDocument = gql<
  {
    verificationDeadline: {
      id: number;
      missingCreatives: boolean;
      texts: CreativeText[];
      files: CreativeFile[];
    } | null;
  },
  { id: number }
>(`
  query DeadlineCreatives($id: Int!) {
    verificationDeadline(id: $id) {
      id missingCreatives
      texts: creativeContents { id name content renderedContent }
      files: creativeFiles { id name contentType fullSizeUrl thumbnailUrl }
    }
  }
`);

type Text = { name: string; content: string };
type Deleted = { clientMutationId: string | null };

export const CreateContentTemplateDocument = gql<
  { createCreativeContentTemplate: { creativeContentTemplate: { id: number } } },
  { input: Text & { defaultVerificationDeadlineId: number } }
>(`
  mutation CreateCreativeContentTemplate($input: CreateCreativeContentTemplateInput!) {
    createCreativeContentTemplate(input: $input) { creativeContentTemplate { id } }
  }
`);

export const UpdateContentTemplateDocument = gql<
  { updateCreativeContentTemplate: { creativeContentTemplate: { id: number } } },
  { input: Text & { id: number } }
>(`
  mutation UpdateCreativeContentTemplate($input: UpdateCreativeContentTemplateInput!) {
    updateCreativeContentTemplate(input: $input) { creativeContentTemplate { id } }
  }
`);

export const DeleteContentTemplateDocument = gql<
  { deleteCreativeContentTemplate: Deleted },
  { input: { id: number } }
>(`
  mutation DeleteCreativeContentTemplate($input: DeleteCreativeContentTemplateInput!) {
    deleteCreativeContentTemplate(input: $input) { clientMutationId }
  }
`);

export const DeleteFileTemplateDocument = gql<{ deleteCreativeFileTemplate: Deleted }, { input: { id: number } }>(`
  mutation DeleteCreativeFileTemplate($input: DeleteCreativeFileTemplateInput!) {
    deleteCreativeFileTemplate(input: $input) { clientMutationId }
  }
`);

export const ReplaceCreativesDocument = gql<
  { replaceCreatives: { offers: { id: number }[] } },
  { input: { defaultVerificationDeadlineId: number; offerIds: number[] } }
>(`
  mutation ReplaceCreatives($input: ReplaceCreativesInput!) { replaceCreatives(input: $input) { offers { id } } }
`);

export const CreateContentDocument = gql<
  { createCreativeContent: { creativeContent: { id: number } } },
  { input: Text & { verificationDeadlineId: number } }
>(`
  mutation CreateCreativeContent($input: CreateCreativeContentInput!) {
    createCreativeContent(input: $input) { creativeContent { id } }
  }
`);

export const UpdateContentDocument = gql<
  { updateCreativeContent: { creativeContent: { id: number } } },
  { input: Text & { id: number } }
>(`
  mutation UpdateCreativeContent($input: UpdateCreativeContentInput!) {
    updateCreativeContent(input: $input) { creativeContent { id } }
  }
`);

export const DeleteContentDocument = gql<{ deleteCreativeContent: Deleted }, { input: { id: number } }>(`
  mutation DeleteCreativeContent($input: DeleteCreativeContentInput!) {
    deleteCreativeContent(input: $input) { clientMutationId }
  }
`);

export const DeleteFileDocument = gql<{ deleteCreativeFile: Deleted }, { input: { id: number } }>(`
  mutation DeleteCreativeFile($input: DeleteCreativeFileInput!) {
    deleteCreativeFile(input: $input) { clientMutationId }
  }
`);
