import type { Permission } from './generated/permissions.ts';

/** What an action needs where it is not the command on the resource's own table. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>> = {
  campaignOffers: { list: ['offers.select'] },
  auditEntries: { list: ['audit_entry_list_items.select'] },
  campaigns: { edit: ['updateCampaign'], bulkEdit: ['updateCampaign'] },
  checks: { list: ['pendingChecks'], approve: ['approveCheck'], reject: ['rejectCheck'], void: ['voidCheck'] },
  leagueImport: { list: ['updateLeagues'] },
  locationFilters: { edit: ['updateLocationFilter'] },
  mails: { list: ['mail_list_items.select'] },
  offers: { edit: ['updateOffer'], bulkEdit: ['updateOffer'] },
  organizationCapabilities: { edit: ['updateOrganizationCapability'], bulkEdit: ['updateOrganizationCapability'] },
  organizationPackages: { edit: ['updateOrganizationPackage'], bulkEdit: ['updateOrganizationPackage'] },
  organizations: { edit: ['updateOrganization'], bulkEdit: ['updateOrganization'] },
  sponsorableProperties: { edit: ['updateSponsorableProperty'], bulkEdit: ['updateSponsorableProperty'] },
  staff: { list: ['inviteStaffUser'], create: ['inviteStaffUser'], delete: ['removeStaffUser'] },
  verificationDeadlines: { edit: ['updateVerificationDeadline'], bulkEdit: ['updateVerificationDeadline'] },
};

/** Whoever may read a list may export it when the right to export is theirs. */
const EXPORT: readonly Permission[] = ['recordExport'];

const COMMANDS: Readonly<Record<string, string>> = {
  list: 'select',
  show: 'select',
  create: 'insert',
  edit: 'update',
  bulkEdit: 'update',
  delete: 'delete',
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The permissions that an action on a resource needs; null for an action that nothing declares. */
export function neededFor(resource: string, action: string): readonly string[] | null {
  if (action === 'export') return EXPORT;
  const declared = OPERATIONS[resource]?.[action];
  if (declared) return declared;
  const command = COMMANDS[action];
  return command ? [`${snakeCase(resource)}.${command}`] : null;
}
