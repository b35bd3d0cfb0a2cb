import type { ComponentType } from 'react';

/** The list pages, by resource: loaded by their routes, and all tested by `list/everyList.test.tsx`. */
export const lists: Readonly<Record<string, () => Promise<ComponentType>>> = {
  auditEntries: async () => (await import('./audit/AuditList.tsx')).AuditList,
  campaigns: async () => (await import('./campaigns/CampaignList.tsx')).CampaignList,
  checks: async () => (await import('./checks/CheckList.tsx')).CheckList,
  invoices: async () => (await import('./invoices/InvoiceList.tsx')).InvoiceList,
  mails: async () => (await import('./mails/MailList.tsx')).MailList,
  offers: async () => (await import('./offers/OfferList.tsx')).OfferList,
  organizations: async () => (await import('./organizations/OrganizationList.tsx')).OrganizationList,
  outstandingChecks: async () => (await import('./checkMoney/OutstandingList.tsx')).OutstandingList,
  sponsors: async () => (await import('./sponsors/SponsorList.tsx')).SponsorList,
  staff: async () => (await import('./staff/StaffList.tsx')).StaffList,
  tasks: async () => (await import('./tasks/MyWork.tsx')).MyWork,
  unreleasedImages: async () => (await import('./verifications/UnreleasedPhotoList.tsx')).UnreleasedPhotoList,
  verificationImages: async () => (await import('./verifications/PendingPhotoList.tsx')).PendingPhotoList,
};
