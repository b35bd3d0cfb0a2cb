/** An invented sponsorship that the samples share. */
import type { OfferData } from '../offerData.ts';

export const SAMPLE_SITE = 'https://sideline.test';

export const sampleOffer: OfferData = {
  id: 1042,
  status: 'proposed',
  value: '1650.00',
  season: 'spring',
  year: 2027,
  seasonStart: '2027-03-20',
  seasonEnd: '2027-06-05',
  sponsor: { name: 'Northlight Credit Union', logoKey: null },
  sponsorOverview: {
    english:
      'Northlight is a member-owned credit union with 14 branches around Lake Erie. It sponsors teams in the towns where its members live.',
    spanish: null,
  },
  organizationId: 27,
  organization: 'Harbor Hills Youth Soccer',
  language: 'en',
  property: 'Spring recreational soccer',
  requirements: [
    { english: 'No other bank or credit union on the same jerseys.', spanish: null },
    { english: 'One of the four banners hangs at Field 1, facing the parking lot.', spanish: null },
  ],
  rejectionReason: null,
  removalReason: null,
  contact: { name: 'Marisol Reyes', email: 'marisol@sideline.test', phone: '814-555-0142' },
};
