const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The sponsorships of a campaign whose proof is overdue (M8). */
export const overdueProofPath = (campaignId: number) =>
  filtered('/campaign-planner/offers', { campaignId, status: 'confirmed', overdueDeadlinesCount: { greaterThan: 0 } });

/** The photos of a campaign that wait for a review (M8). */
export const pendingPhotosPath = (campaignId: number) => filtered('/verifications/pending', { campaignId });
