/** A fixture: a spring offer of a credit union to a soccer league. */
import type { KnownAddressFragment } from '../features/offer-review/generated/graphql.ts';
import type { ReviewOffer } from '../features/offer-review/offer.ts';

export const today = '2026-10-07';

export function reviewOffer(change: Partial<ReviewOffer> = {}): ReviewOffer {
  return {
    id: 5,
    status: 'proposed',
    stamp: 'as-read',
    value: '1650.00',
    seasonStart: null,
    seasonEnd: null,
    additionalRequirements: 'One banner hangs at Field 1.',
    additionalRequirementsEs: null,
    contact: null,
    assets: [
      {
        id: 1,
        quantity: 4,
        campaignCapability: {
          executionExpectations: 'Hang all four for the whole season.',
          capability: { name: 'Game Signage', digital: false },
        },
      },
    ],
    campaign: {
      name: 'Spring Kickoff',
      season: 'spring',
      year: 2027,
      additionalRequirements: 'No other bank on the same jerseys.',
      additionalRequirementsEs: null,
      sponsorOverview: 'A member-owned credit union.',
      sponsorOverviewEs: null,
      sponsor: { id: 1, name: 'Northlight Credit Union', logoUrl: null },
    },
    sponsorableProperty: { id: 9, name: 'Spring Recreational', startDate: '2027-03-20', endDate: '2027-06-12' },
    organization: { id: 11, name: 'Harbor Hills Youth Soccer', mailingAddress: null, shippingAddress: null },
    ...change,
  };
}

export const shippingAddress: KnownAddressFragment = {
  name: 'Dana Whitlock',
  line1: '12 Dock Street',
  line2: null,
  city: 'Erie',
  state: 'PA',
  zip: '16507',
  country: 'US',
  deliverability: 'deliverable',
};
