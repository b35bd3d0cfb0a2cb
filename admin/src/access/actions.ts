import { actions } from './generated/actions.ts';
import type { Permission } from './generated/permissions.ts';

/** Actions that are no CRUD of a document, and pages that a narrower permission opens than that to read their rows. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  campaigns: { create: 'campaigns.insert' },
  checks: {
    list: 'pendingChecks',
    create: 'createCheck',
    approve: 'approveCheck',
    reject: 'rejectCheck',
    void: 'voidCheck',
  },
  checkRuns: { list: 'createCheckRun' },
  duplicateOrganizations: { merge: 'mergeOrganizations' },
  leagueImport: { list: 'updateLeagues' },
  organizationUsers: { create: 'inviteOrganizationUser', delete: 'dissociateUserAndOrganization' },
  sponsors: { create: 'sponsors.insert' },
  sponsorUsers: { create: 'inviteSponsorUser', delete: 'dissociateUserAndSponsor' },
  staff: { list: 'inviteStaffUser', create: 'inviteStaffUser', delete: 'removeStaffUser' },
};

/** Whoever may read a list may export it when the right to export is theirs. */
const EXPORT: Permission = 'recordExport';

/** The permission that an action on a resource needs; undefined for an action that nothing declares. */
export const neededFor = (resource: string, action: string): Permission | undefined =>
  action === 'export' ? EXPORT : (OPERATIONS[resource]?.[action] ?? actions[resource]?.[action]);
