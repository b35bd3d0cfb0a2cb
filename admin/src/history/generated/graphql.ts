// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `restoreDeleted` mutation. */
export type RestoreDeletedInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  entryId?: string | null | undefined;
};

export type DeletedRecordsQueryVariables = Exact<{
  recordType: string;
}>;


export type DeletedRecordsQuery = { deletedRecords: Array<{ id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number }> };

export type RecordHistoryQueryVariables = Exact<{
  recordType: string;
  recordId: number;
  beforeId?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RecordHistoryQuery = { recordHistory: Array<{ id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number }> };

export type RecordAsOfQueryVariables = Exact<{
  recordType: string;
  recordId: number;
  day: string;
}>;


export type RecordAsOfQuery = { recordAsOf: Array<{ tableName: string, rowId: string, label: string, values: Record<string, unknown>, names: Record<string, unknown> }> };

export type RestoreDeletedMutationVariables = Exact<{
  input: RestoreDeletedInput;
}>;


export type RestoreDeletedMutation = { restoreDeleted: { changeId: string | null, entry: { id: string } } };

export type HistoryEntryFragment = { id: string, at: string, tableName: string, rowId: string, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown>, restorable: boolean, changeId: string | null, undoable: boolean, undoneAt: string | null, undoneBy: string | null, undoes: string | null, changeRecords: number };

export const DeletedRecordsDocument = { id: "tRUqLKJi9k", name: "DeletedRecords", kind: "query" } as TypedDocument<DeletedRecordsQuery, DeletedRecordsQueryVariables>;
export const RecordHistoryDocument = { id: "JRxB_aBNwl", name: "RecordHistory", kind: "query" } as TypedDocument<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const RecordAsOfDocument = { id: "RIG0Djew0k", name: "RecordAsOf", kind: "query" } as TypedDocument<RecordAsOfQuery, RecordAsOfQueryVariables>;
export const RestoreDeletedDocument = { id: "79eVrezm01", name: "RestoreDeleted", kind: "mutation" } as TypedDocument<RestoreDeletedMutation, RestoreDeletedMutationVariables>;
