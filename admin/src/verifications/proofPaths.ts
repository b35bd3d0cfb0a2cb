import { filteredPath } from '../list/filteredPath.ts';

/** A campaign's sponsorships with overdue proof (M8). */
export const overdueProofPath = (campaignId: number) =>
  filteredPath('/campaign-planner/offers', {
    campaignId,
    status: 'confirmed',
    overdueDeadlinesCount: { greaterThan: 0 },
  });

/** A campaign's photos awaiting a review (M8). */
export const pendingPhotosPath = (campaignId: number) => filteredPath('/verifications/pending', { campaignId });
