import type { ResourceProps } from 'react-admin';

/** Statistics stand on their campaign's dashboard tab. */
export const campaignStatistics: Partial<ResourceProps> = { recordRepresentation: 'name' };
