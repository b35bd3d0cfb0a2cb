// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type TasksListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.TaskListItemOrderBy> | Schema.TaskListItemOrderBy | null | undefined;
  filter?: Schema.TaskListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type TasksListQuery = { list: { nodes: Array<{ id: number, title: string, note: string | null, dueDate: string, due: Schema.TaskDue, done: boolean, doneAt: string | null, assigneeId: number, assigneeName: string | null, createdByName: string | null, recordName: string | null, organizationId: number | null, offerId: number | null, sponsorId: number | null, createdAt: string, version: number, campaign: { id: number, sponsorId: number } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TasksTotalQueryVariables = {
  filter?: Schema.TaskListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type TasksTotalQuery = { list: { totalCount: number } };

export type TasksCreateMutationVariables = {
  input: Schema.CreateTaskInput;
};

export type TasksCreateMutation = { result: { changeId: string | null, record: { id: number, title: string, note: string | null, dueDate: string, assigneeId: number, done: boolean, version: number } } };

export type TasksUpdateMutationVariables = {
  input: Schema.UpdateTaskInput;
};

export type TasksUpdateMutation = { result: { changeId: string | null, record: { id: number, title: string, note: string | null, dueDate: string, assigneeId: number, done: boolean, version: number } } };

export type TasksUpdateManyMutationVariables = {
  input: Schema.UpdateTasksInput;
};

export type TasksUpdateManyMutation = { result: { changeId: string | null } };

export type TasksDeleteMutationVariables = {
  input: Schema.DeleteTaskInput;
};

export type TasksDeleteMutation = { result: { changeId: string | null } };

export type MyWorkQueryVariables = { [key: string]: never; };

export type MyWorkQuery = { myWork: { tasks: number, mentions: number, dailyMail: boolean, photoRequests: number } | null };

export type MarkTasksSeenMutationVariables = { [key: string]: never; };

export type MarkTasksSeenMutation = { markTasksSeen: { count: number } };

export type SetDailyMailMutationVariables = {
  input: Schema.SetDailyMailInput;
};

export type SetDailyMailMutation = { setDailyMail: { enabled: boolean } };

export type MyWorkCountsFragment = { tasks: number, mentions: number, dailyMail: boolean, photoRequests: number };

export type TaskListRowFragment = { id: number, title: string, note: string | null, dueDate: string, due: Schema.TaskDue, done: boolean, doneAt: string | null, assigneeId: number, assigneeName: string | null, createdByName: string | null, recordName: string | null, organizationId: number | null, offerId: number | null, sponsorId: number | null, createdAt: string, version: number, campaign: { id: number, sponsorId: number } | null };

export type TaskRecordFragment = { id: number, title: string, note: string | null, dueDate: string, assigneeId: number, done: boolean, version: number };

export const TasksListDocument = { id: 'RROB3JAbIK', name: 'TasksList', kind: 'query' } as TypedDocument<TasksListQuery, TasksListQueryVariables>;
export const TasksTotalDocument = { id: 'l1dcic6GSR', name: 'TasksTotal', kind: 'query' } as TypedDocument<TasksTotalQuery, TasksTotalQueryVariables>;
export const TasksCreateDocument = { id: 'Vpm-F_GlRF', name: 'TasksCreate', kind: 'mutation' } as TypedDocument<TasksCreateMutation, TasksCreateMutationVariables>;
export const TasksUpdateDocument = { id: '6fKYx-gadu', name: 'TasksUpdate', kind: 'mutation' } as TypedDocument<TasksUpdateMutation, TasksUpdateMutationVariables>;
export const TasksUpdateManyDocument = { id: 'i81FPp0nH_', name: 'TasksUpdateMany', kind: 'mutation' } as TypedDocument<TasksUpdateManyMutation, TasksUpdateManyMutationVariables>;
export const TasksDeleteDocument = { id: 'Tx6fU_EaYh', name: 'TasksDelete', kind: 'mutation' } as TypedDocument<TasksDeleteMutation, TasksDeleteMutationVariables>;
export const MyWorkDocument = { id: 'RZY1vGW_f4', name: 'MyWork', kind: 'query' } as TypedDocument<MyWorkQuery, MyWorkQueryVariables>;
export const MarkTasksSeenDocument = { id: 'sv9qCmCYhL', name: 'MarkTasksSeen', kind: 'mutation' } as TypedDocument<MarkTasksSeenMutation, MarkTasksSeenMutationVariables>;
export const SetDailyMailDocument = { id: 'hOKO9UfMPU', name: 'SetDailyMail', kind: 'mutation' } as TypedDocument<SetDailyMailMutation, SetDailyMailMutationVariables>;
