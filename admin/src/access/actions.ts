import { actions } from './generated/actions.ts';
import type { Permission } from './generated/permissions.ts';

/** Actions other than CRUD, and pages that need a narrower permission than reading their rows. */
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
  depositAccounts: { end: 'endDepositAccount' },
  depositRuns: { list: 'createDepositRun' },
  duplicateOrganizations: { merge: 'mergeOrganizations' },
  invoices: {
    issue: 'issueInvoice',
    pay: 'recordInvoicePayment',
    credit: 'creditInvoice',
    refund: 'recordSponsorRefund',
  },
  leagueImport: { list: 'updateLeagues' },
  organizationUsers: {
    create: 'inviteOrganizationUser',
    edit: 'setMemberRole',
    delete: 'dissociateUserAndOrganization',
    handOver: 'startHandover',
  },
  sponsors: { create: 'sponsors.insert' },
  sponsorUsers: { create: 'inviteSponsorUser', edit: 'limitSponsorUser', delete: 'dissociateUserAndSponsor' },
  taxReturns: { list: 'recordTaxReturns' },
  taxForms: { list: 'requestTaxForms', open: 'openTaxForm' },
  staff: { list: 'inviteStaffUser', create: 'inviteStaffUser', delete: 'removeStaffUser' },
};

/** Users who can read a list can export it if they have this permission. */
const EXPORT: Permission = 'recordExport';

/** The permission that an action on a resource needs; undefined for an undeclared action. */
export const neededFor = (resource: string, action: string): Permission | undefined =>
  action === 'export' ? EXPORT : (OPERATIONS[resource]?.[action] ?? actions[resource]?.[action]);
