import type { ResourceProps } from 'react-admin';
import { auditEntries } from './audit/index.ts';
import { bankFileLayouts, bankLines, bankStatements } from './bankStatements/index.ts';
import { campaignNotes } from './campaignNotes/index.ts';
import { campaignStatistics } from './campaignStatistics/index.ts';
import { campaignCapabilities, campaigns, defaultVerificationDeadlines } from './campaigns/index.ts';
import { outstandingChecks } from './checkMoney/index.ts';
import { checkRuns } from './checkRuns/index.ts';
import { checkSettings, dormancyRules, positivePayFormats } from './checkSettings/index.ts';
import { checks } from './checks/index.ts';
import { comments } from './comments/index.ts';
import { campaignContracts } from './contracts/index.ts';
import { creativeContents, creativeContentTemplates, creativeFiles, creativeFileTemplates } from './creatives/index.ts';
import { depositRuns, depositSettings } from './depositRuns/index.ts';
import { duplicateOrganizations } from './duplicates/index.ts';
import { invoiceSettings, invoices } from './invoices/index.ts';
import { mails } from './mails/index.ts';
import { offers, verificationDeadlines } from './offers/index.ts';
import { organizationCapabilities } from './organizationCapabilities/index.ts';
import { organizations, playLocations } from './organizations/index.ts';
import { organizationPackages } from './packages/index.ts';
import { organizationUsers, sponsorUsers } from './people/index.ts';
import { sponsorableProperties } from './programs/index.ts';
import { contactSettings, sends } from './sends/index.ts';
import { seasonalGoals, sponsors } from './sponsors/index.ts';
import { signInSettings, staff } from './staff/index.ts';
import { locationFilters, locations, searchFilters } from './targeting/index.ts';
import { tasks } from './tasks/index.ts';
import { taxSettings, taxThresholds } from './taxForms/index.ts';
import { testimonials } from './testimonials/index.ts';
import { imageRejectionReasons, unreleasedImages, verificationImages } from './verifications/index.ts';

/** The console's resources by their react-admin names; each one's folder describes it. */
export const resources: Readonly<Record<string, Partial<ResourceProps>>> = {
  apiKeys: {},
  auditEntries,
  bankFileLayouts,
  bankLines,
  bankStatements,
  campaignCapabilities,
  campaignContracts,
  campaignStatistics,
  campaignNotes,
  campaignStandings: {},
  campaigns,
  checkRuns,
  checkSettings,
  checks,
  comments,
  contactSettings,
  creativeContentTemplates,
  creativeContents,
  creativeFileTemplates,
  creativeFiles,
  defaultVerificationDeadlines,
  depositRuns,
  depositSettings,
  dormancyRules,
  duplicateOrganizations,
  feeds: {},
  imageRejectionReasons,
  invoiceSettings,
  invoices,
  listViews: {},
  locationFilters,
  locations,
  mails,
  offers,
  organizationCapabilities,
  organizationPackages,
  organizationUsers,
  organizations,
  outstandingChecks,
  playLocations,
  positivePayFormats,
  searchFilters,
  seasonalGoals,
  sends,
  signInSettings,
  sponsorUsers,
  sponsorableProperties,
  sponsors,
  staff,
  tasks,
  taxSettings,
  taxThresholds,
  testimonials,
  unreleasedImages,
  verificationDeadlines,
  verificationImages,
};
