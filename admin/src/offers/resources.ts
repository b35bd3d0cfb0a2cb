import type { ResourceSpec } from '../adapter/resources.ts';

export const offers: ResourceSpec = {
  name: 'offers',
  type: 'Offer',
  selection: 'id status value campaignId organizationId sponsorablePropertyId',
};
