import { offerStatuses } from '../../../ui/status.ts';

/** Statuses of an offer, in the order of its life. */
export const offerStatusChoices = Object.entries(offerStatuses).map(([id, { label }]) => ({ id, name: label }));
