import type { AuditEntryRowFragment } from './generated/graphql.ts';

type Entry = Pick<
  AuditEntryRowFragment,
  'tableName' | 'rowId' | 'parentTable' | 'parentId' | 'organizationId' | 'sponsorId'
>;

/** The page of a record by its table; undefined for one without a page of its own. */
function pageOf(table: string | null, id: string | null, sponsorId: number | null): string | undefined {
  if (!id) return undefined;
  if (table === 'organizations') return `/organizations/${id}`;
  if (table === 'offers') return `/offers/${id}`;
  if (table === 'sponsors') return `/campaign-planner/sponsors/${id}`;
  return table === 'campaigns' && sponsorId ? `/campaign-planner/sponsors/${sponsorId}/campaigns/${id}` : undefined;
}

/** The page that shows a changed record: its own, its parent's, its organization's or its sponsor's. */
export const recordPath = ({ tableName, rowId, parentTable, parentId, organizationId, sponsorId }: Entry) =>
  pageOf(tableName, rowId, sponsorId) ??
  pageOf(parentTable, parentId, sponsorId) ??
  (organizationId ? `/organizations/${organizationId}` : undefined) ??
  (sponsorId ? `/campaign-planner/sponsors/${sponsorId}` : undefined);
