/** Entries of the audit log as its list loads them. */

/** A change of a campaign’s capability by an employee. */
export const auditEntry = {
  id: '41',
  at: '2026-10-01T12:00:00Z',
  tableName: 'campaign_capabilities',
  rowId: '20',
  op: 'update',
  actorRole: 'admin',
  linkKind: null,
  userName: 'Dana',
  userEmail: 'dana@sideline.test',
  parentTable: 'campaigns',
  parentId: '8',
  organizationId: null as number | null,
  sponsorId: 3 as number | null,
  oldValues: { quantity: 10, minimum_quantity: 1 },
  newValues: { quantity: 12, minimum_quantity: 2 },
  names: { row: 'Game Signage', 'campaign_id:8': 'Halftime', 'sponsor_id:3': 'Harvest Lane' },
};

/** A deletion by the owner role. */
export const auditDeletion = {
  ...auditEntry,
  id: '42',
  tableName: 'play_locations',
  op: 'delete',
  actorRole: 'owner',
  userName: null,
  userEmail: null,
  parentTable: 'organizations',
  parentId: '5',
  organizationId: 5,
  sponsorId: null,
  oldValues: { nickname: 'North Field', address: '1 Elm', city: 'Austin', state: 'TX', zip: '78701' },
  newValues: null,
  names: { 'organization_id:5': 'Harbor Hills' },
};
