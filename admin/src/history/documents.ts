/** The calls of histories: who changed what, and bringing back what was deleted. */
import { gql } from '../../../ui/graphql.ts';

export interface HistoryEntry {
  id: string;
  at: string;
  tableName: string;
  rowId: string;
  op: 'insert' | 'update' | 'delete';
  actorRole: string;
  linkKind: string | null;
  userName: string | null;
  userEmail: string | null;
  oldValues: Record<string, unknown> | null;
  newValues: Record<string, unknown> | null;
  /** Names behind ids, as {"sport_id:3": "Soccer"}; `row`: what a changed row is called. */
  names: Record<string, string>;
  restorable: boolean;
}

/** Records whose history staff read. */
export type HistoryRecord =
  | 'organizations'
  | 'sponsorable_properties'
  | 'sponsors'
  | 'campaigns'
  | 'offers'
  | 'default_verification_deadlines'
  | 'verification_deadlines'
  | 'checks'
  | 'users'
  | 'play_locations';

const ENTRY = 'id at tableName rowId op actorRole linkKind userName userEmail oldValues newValues names restorable';

export const RecordHistoryDocument = gql<
  { recordHistory: HistoryEntry[] | null },
  { recordType: string; recordId: number; beforeId: string | null; pageSize: number }
>(`query RecordHistory($recordType: String!, $recordId: Int!, $beforeId: String, $pageSize: Int) {
    recordHistory(recordType: $recordType, recordId: $recordId, beforeId: $beforeId, pageSize: $pageSize) { ${ENTRY} }
  }`);

export const DeletedRecordsDocument = gql<{ deletedRecords: HistoryEntry[] | null }, { recordType: string }>(`
  query DeletedRecords($recordType: String!) { deletedRecords(recordType: $recordType, pageSize: 50) { ${ENTRY} } }`);

export const RestoreDeletedDocument = gql<unknown, { input: { entryId: string } }>(`
  mutation RestoreDeleted($input: RestoreDeletedInput!) { restoreDeleted(input: $input) { entry { id } } }`);
