import type { ResourceProps } from 'react-admin';

/** Statistics are listed on the dashboard tab of their campaign. */
export const campaignStatistics: Partial<ResourceProps> = { recordRepresentation: 'name' };
