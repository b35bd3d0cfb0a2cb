// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CommentsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CommentOrderBy> | Schema.CommentOrderBy | null | undefined;
  filter?: Schema.CommentWhere | null | undefined;
};

export type CommentsListQuery = { list: { nodes: Array<{ id: number, content: string, createdAt: string, user: { id: number, name: string | null } | null, commentMentions: Array<{ id: number, user: { id: number, name: string | null, email: string } }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CommentsTotalQueryVariables = {
  filter?: Schema.CommentWhere | null | undefined;
};

export type CommentsTotalQuery = { list: { totalCount: number } };

export type ActiveStaffQueryVariables = { [key: string]: never; };

export type ActiveStaffQuery = { users: Array<{ id: number, name: string | null, email: string }> };

export type UnreadMentionsQueryVariables = {
  today: string;
};

export type UnreadMentionsQuery = { mentionListItemsConnection: { totalCount: number, nodes: Array<{ id: number, authorName: string | null, recordName: string, content: string, createdAt: string, organizationId: number | null, offerId: number | null, sponsorId: number | null, campaign: { id: number, sponsorId: number } | null }> } };

export type MarkMentionsReadMutationVariables = {
  input: Schema.MarkMentionsReadInput;
};

export type MarkMentionsReadMutation = { markMentionsRead: { count: number } };

export type CommentsCreateMutationVariables = {
  input: Schema.CreateCommentInput;
};

export type CommentsCreateMutation = { result: { record: { id: number } } };

export type CommentRecordFragment = { id: number, content: string, createdAt: string, user: { id: number, name: string | null } | null, commentMentions: Array<{ id: number, user: { id: number, name: string | null, email: string } }> };

export const CommentsListDocument = { id: 'ITBHWo9hkg', name: 'CommentsList', kind: 'query' } as TypedDocument<CommentsListQuery, CommentsListQueryVariables>;
export const CommentsTotalDocument = { id: '6ipOwVmazl', name: 'CommentsTotal', kind: 'query' } as TypedDocument<CommentsTotalQuery, CommentsTotalQueryVariables>;
export const ActiveStaffDocument = { id: 'RJKRmkIRn9', name: 'ActiveStaff', kind: 'query' } as TypedDocument<ActiveStaffQuery, ActiveStaffQueryVariables>;
export const UnreadMentionsDocument = { id: 'c50g4dFnra', name: 'UnreadMentions', kind: 'query' } as TypedDocument<UnreadMentionsQuery, UnreadMentionsQueryVariables>;
export const MarkMentionsReadDocument = { id: 'QNPxQ38ROQ', name: 'MarkMentionsRead', kind: 'mutation' } as TypedDocument<MarkMentionsReadMutation, MarkMentionsReadMutationVariables>;
export const CommentsCreateDocument = { id: 'IOOcozX_W5', name: 'CommentsCreate', kind: 'mutation' } as TypedDocument<CommentsCreateMutation, CommentsCreateMutationVariables>;
