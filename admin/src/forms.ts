import type { ComponentType } from 'react';

type FormPage = {
  /** The route of the page, and a path below it that shows the form of record 1. */
  path: string;
  at: string;
  load: () => Promise<ComponentType>;
  /** The button that opens the form, if it is in a dialog. */
  opener?: string;
  /** The index among several buttons of that name; by default the first. */
  nth?: number;
};

const organization = (tab: string, opener?: string): FormPage => ({
  path: '/organizations/:id/*',
  at: `/organizations/1${tab}`,
  load: async () => (await import('./organizations/OrganizationEdit.tsx')).OrganizationEdit,
  ...(opener ? { opener } : {}),
});
const campaign = (tab: string, opener?: string, nth = 0): FormPage => ({
  path: '/campaign-planner/sponsors/:sponsorId/campaigns/:campaignId/*',
  at: `/campaign-planner/sponsors/1/campaigns/1${tab}`,
  load: async () => (await import('./campaigns/CampaignEdit.tsx')).CampaignEdit,
  ...(opener ? { opener, nth } : {}),
});

/** The forms of existing records, by resource; all are tested by `form/everyForm.test.tsx`. */
export const forms: Readonly<Record<string, FormPage>> = {
  campaignCapabilities: campaign('/requirements', 'Edit name 1'),
  campaignNotes: campaign('/dashboard', 'Edit title 1'),
  campaignStatistics: campaign('/dashboard', 'Edit name 1'),
  campaigns: campaign(''),
  defaultVerificationDeadlines: campaign('/requirements', 'Edit name 1', 1),
  offers: {
    path: '/offers/:id',
    at: '/offers/1',
    load: async () => (await import('./offers/OfferDetail.tsx')).OfferDetail,
  },
  organizationCapabilities: organization('/capability-form/1'),
  organizationPackages: organization('/packages/1'),
  organizations: organization(''),
  sponsorableProperties: organization('/program', 'Edit name 1'),
  sponsors: {
    path: '/campaign-planner/sponsors/:sponsorId/*',
    at: '/campaign-planner/sponsors/1',
    load: async () => (await import('./sponsors/SponsorEdit.tsx')).SponsorEdit,
  },
  tasks: {
    path: '/my-work',
    at: '/my-work',
    load: async () => (await import('./tasks/MyWork.tsx')).MyWork,
    opener: 'Edit title 1',
  },
  testimonials: campaign('/dashboard', 'Edit testimonial'),
};
