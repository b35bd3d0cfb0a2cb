// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type RestoreDeletedMutationVariables = {
  input: Schema.RestoreDeletedInput;
};

export type RestoreDeletedMutation = { restoreDeleted: { changeId: string | null } };

export type DeletedRecordsQueryVariables = {
  recordType: string;
};

export type DeletedRecordsQuery = { deletedRecords: Array<{ id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number }> };

export type RecordHistoryQueryVariables = {
  recordType: string;
  recordId: number;
  beforeId?: string | null | undefined;
  pageSize?: number | null | undefined;
};

export type RecordHistoryQuery = { recordHistory: Array<{ id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number }> };

export type RecordAsOfQueryVariables = {
  recordType: string;
  recordId: number;
  day: string;
};

export type RecordAsOfQuery = { recordAsOf: Array<{ tableName: string, rowId: string, label: string, values: Record<string, unknown>, names: Record<string, unknown> }> };

export type HistoryEntryFragment = { id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number };

export const RestoreDeletedDocument = { id: 'GXNC-fSR3V', name: 'RestoreDeleted', kind: 'mutation' } as TypedDocument<RestoreDeletedMutation, RestoreDeletedMutationVariables>;
export const DeletedRecordsDocument = { id: 'tRUqLKJi9k', name: 'DeletedRecords', kind: 'query' } as TypedDocument<DeletedRecordsQuery, DeletedRecordsQueryVariables>;
export const RecordHistoryDocument = { id: 'JRxB_aBNwl', name: 'RecordHistory', kind: 'query' } as TypedDocument<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const RecordAsOfDocument = { id: 'RIG0Djew0k', name: 'RecordAsOf', kind: 'query' } as TypedDocument<RecordAsOfQuery, RecordAsOfQueryVariables>;
