import type { ResourceProps } from 'react-admin';

/** Statistics are listed on their campaign's dashboard tab. */
export const campaignStatistics: Partial<ResourceProps> = { recordRepresentation: 'name' };
