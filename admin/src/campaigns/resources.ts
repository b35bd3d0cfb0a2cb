import type { ResourceSpec } from '../adapter/resources.ts';

export const campaigns: ResourceSpec = {
  name: 'campaigns',
  type: 'Campaign',
  selection: 'id name season year status sponsorId',
  search: ['name'],
};

export const campaignCapabilities: ResourceSpec = {
  name: 'campaignCapabilities',
  type: 'CampaignCapability',
  selection: 'id campaignId capabilityId minimumQuantity quantity executionExpectations',
};

export const campaignStatistics: ResourceSpec = {
  name: 'campaignStatistics',
  type: 'CampaignStatistic',
  selection: 'id campaignId name number description iconName',
};

export const defaultVerificationDeadlines: ResourceSpec = {
  name: 'defaultVerificationDeadlines',
  type: 'DefaultVerificationDeadline',
  selection:
    'id campaignCapabilityId name deadline offset offsetType requiresCreatives verificationReminderInstructions',
};

export const testimonials: ResourceSpec = {
  name: 'testimonials',
  type: 'Testimonial',
  selection: 'id campaignId quote attribution',
};
