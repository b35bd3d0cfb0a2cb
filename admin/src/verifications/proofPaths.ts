const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A campaign's sponsorships with overdue proof (M8). */
export const overdueProofPath = (campaignId: number) =>
  filtered('/campaign-planner/offers', { campaignId, status: 'confirmed', overdueDeadlinesCount: { greaterThan: 0 } });

/** A campaign's photos awaiting a review (M8). */
export const pendingPhotosPath = (campaignId: number) => filtered('/verifications/pending', { campaignId });
