import type { HistoryEntryFragment } from '../history/generated/graphql.ts';

/** An entry of the history of organization 5. */
export const historyEntry = (change: Partial<HistoryEntryFragment> = {}): HistoryEntryFragment => ({
  id: '9',
  at: '2026-11-20T15:04:00Z',
  tableName: 'organizations',
  rowId: '5',
  op: 'update',
  actorRole: 'admin',
  linkKind: null,
  userName: 'Dana Whitfield',
  userEmail: null,
  oldValues: { city: 'Austin', season: 'spring' },
  newValues: { city: 'Tulsa', season: 'fall' },
  names: {},
  restorable: false,
  changeId: '71',
  undoable: true,
  undoneAt: null,
  undoneBy: null,
  undoes: null,
  changeRecords: 1,
  ...change,
});
