// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type MyChangesQueryVariables = {
  beforeId?: string | null | undefined;
  pageSize?: number | null | undefined;
};

export type MyChangesQuery = { myChanges: Array<{ id: string, at: string, records: number, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, entry: { id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> } }> };

export type UndoPreviewQueryVariables = {
  changeId: string;
};

export type UndoPreviewQuery = { undoPreview: { stays: Array<string>, undone: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }>, left: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }> } | null };

export type UndoChangeMutationVariables = {
  input: Schema.UndoChangeInput;
};

export type UndoChangeMutation = { undoChange: { changeId: string | null, result: { stays: Array<string>, undone: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }>, left: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }> } } };

export type ChangeSummaryFragment = { id: string, at: string, records: number, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, entry: { id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> } };

export type UndoResultFragment = { stays: Array<string>, undone: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }>, left: Array<{ tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null }> };

export type UndoRecordFragment = { tableName: string, rowId: string, label: string, reason: string | null, changedBy: string | null };

export const MyChangesDocument = { id: 'EN8j4EKm2T', name: 'MyChanges', kind: 'query' } as TypedDocument<MyChangesQuery, MyChangesQueryVariables>;
export const UndoPreviewDocument = { id: 'kNhnesiNqd', name: 'UndoPreview', kind: 'query' } as TypedDocument<UndoPreviewQuery, UndoPreviewQueryVariables>;
export const UndoChangeDocument = { id: '8GyxhdfZPb', name: 'UndoChange', kind: 'mutation' } as TypedDocument<UndoChangeMutation, UndoChangeMutationVariables>;
