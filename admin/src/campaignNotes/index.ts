import type { ResourceProps } from 'react-admin';

/** Notes are listed on their campaign's dashboard tab. */
export const campaignNotes: Partial<ResourceProps> = { recordRepresentation: ({ title }) => title || 'Note' };
