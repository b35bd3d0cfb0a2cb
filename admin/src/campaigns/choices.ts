import { campaignStatuses } from '../../../ui/status.ts';

/** Statuses of a campaign, in the order of its life. */
export const campaignStatusChoices = Object.entries(campaignStatuses).map(([id, { label }]) => ({ id, name: label }));
