import { campaignStatuses } from '../../../ui/status.ts';

/** Campaign statuses in order of their life cycle. */
export const campaignStatusChoices = Object.entries(campaignStatuses).map(([id, { label }]) => ({ id, name: label }));
