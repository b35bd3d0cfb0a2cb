import type { ResourceSpec } from './adapter/resources.ts';
import {
  campaignCapabilities,
  campaignStatistics,
  campaigns,
  defaultVerificationDeadlines,
  testimonials,
} from './campaigns/resources.ts';
import { offers } from './offers/resources.ts';
import { comments, organizations, sponsorableProperties } from './organizations/resources.ts';
import {
  capabilities,
  competitivenesses,
  organizationTypes,
  socialMediaChannels,
  sports,
  sportsManagementSoftwares,
} from './reference/resources.ts';
import { sponsors } from './sponsors/resources.ts';

/** The resources of the console; the adapter makes the documents of each from the schema. */
export const resources: readonly ResourceSpec[] = [
  sponsors,
  campaigns,
  campaignCapabilities,
  campaignStatistics,
  defaultVerificationDeadlines,
  testimonials,
  organizations,
  comments,
  sponsorableProperties,
  offers,
  capabilities,
  competitivenesses,
  organizationTypes,
  socialMediaChannels,
  sports,
  sportsManagementSoftwares,
];
