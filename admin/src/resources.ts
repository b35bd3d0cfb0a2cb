import type { ResourceProps } from 'react-admin';
import { auditEntries } from './audit/index.ts';
import { campaignStatistics } from './campaignStatistics/index.ts';
import { campaigns } from './campaigns/index.ts';
import { checks } from './checks/index.ts';
import { mails } from './mails/index.ts';
import { offers } from './offers/index.ts';
import { organizationCapabilities } from './organizationCapabilities/index.ts';
import { comments, organizations, playLocations } from './organizations/index.ts';
import { organizationPackages } from './packages/index.ts';
import { sponsorableProperties } from './programs/index.ts';
import { sponsors } from './sponsors/index.ts';
import { staff } from './staff/index.ts';
import { testimonials } from './testimonials/index.ts';
import { verificationImages } from './verifications/index.ts';

/** The resources of the console by their react-admin names; the folder of each says what it has. */
export const resources: Readonly<Record<string, Partial<ResourceProps>>> = {
  auditEntries,
  campaignStatistics,
  campaigns,
  checks,
  comments,
  listViews: {},
  mails,
  offers,
  organizationCapabilities,
  organizationPackages,
  organizations,
  playLocations,
  sponsorableProperties,
  sponsors,
  staff,
  testimonials,
  verificationImages,
};
