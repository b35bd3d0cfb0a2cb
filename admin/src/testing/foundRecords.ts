/** What the search palette finds. */
import type { FoundRecord } from '../palette/items.ts';

/** A record without details. */
export const noDetails = { subtitle: null, status: null, organizationId: null, sponsorId: null, offerId: null };

/** Records of four kinds. */
export const foundRecords: FoundRecord[] = [
  {
    ...noDetails,
    kind: 'organization',
    id: 4,
    title: 'Lima Lions',
    subtitle: 'Lima, OH · 12 Oak Street',
    organizationId: 4,
  },
  {
    ...noDetails,
    kind: 'person',
    id: 9,
    title: 'Maria Lopez',
    subtitle: 'maria@lima.test · Lima Lions',
    organizationId: 4,
  },
  { ...noDetails, kind: 'campaign', id: 7, title: 'Game Day', subtitle: 'Brightwell', status: 'active', sponsorId: 2 },
  { ...noDetails, kind: 'check', id: 3, title: 'Check 1001', status: 'pending', offerId: 12 },
];
