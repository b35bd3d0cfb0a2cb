import { offerStatuses } from '../../../ui/status.ts';

/** Offer statuses in order of their life cycle. */
export const offerStatusChoices = Object.entries(offerStatuses).map(([id, { label }]) => ({ id, name: label }));
