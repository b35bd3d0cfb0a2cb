/** Fixtures: a sponsorship and a dashboard. */

import type { SponsorshipRow } from '../features/organization-dashboard/sponsorships.ts';
import type { DashboardOffer, DashboardOrganization } from '../features/organization-dashboard/types.ts';
import type { SponsorshipCheck, SponsorshipDeadline, SponsorshipOffer } from '../features/sponsorship/types.ts';
import { shippingAddress } from './offers.ts';

export function deadline(change: Partial<SponsorshipDeadline> & { id: number }): SponsorshipDeadline {
  return {
    name: `Proof ${change.id}`,
    deadline: '2026-10-17',
    capabilityName: 'Game Signage',
    releaseStatement: null,
    renderedVerificationReminderInstructions: `Photograph ${change.id}`,
    renderedVerificationReminderInstructionsEs: null,
    section: 'upcoming',
    verified: false,
    movableUntil: null,
    verificationDeadlineResponses: [],
    creativeContents: [],
    creativeFiles: [],
    verificationImages: [],
    ...change,
  };
}

export function sponsorshipCheck(change: Partial<SponsorshipCheck> & { id: number }): SponsorshipCheck {
  return {
    amount: '700.00',
    withheld: '0.00',
    number: null,
    payoutMethod: 'check',
    status: 'pending',
    state: 'pending',
    estimatedArrivalDate: null,
    mailedOn: null,
    validUntil: null,
    clearedOn: null,
    actionReason: null,
    ...change,
  };
}

export function sponsorshipOffer(change: Partial<SponsorshipOffer> = {}): SponsorshipOffer {
  return {
    id: 6,
    status: 'confirmed',
    value: '1400.00',
    seasonStart: '2026-08-29',
    seasonEnd: '2026-11-14',
    checksDueOn: '2026-12-14',
    checkLateSince: null,
    payoutMethod: 'check',
    confirmedAt: '2026-08-18T15:00:00Z',
    additionalRequirements: 'Take banners down by 11/21/2026.',
    removalReason: null,
    additionalRequirementsEs: null,
    contact: null,
    campaign: {
      name: 'Smiles',
      season: 'fall',
      year: 2026,
      status: 'active',
      additionalRequirements: 'No other dentist on banners.',
      additionalRequirementsEs: null,
      sponsor: { id: 2, name: 'Brightwell Dental', logoUrl: null },
    },
    sponsorableProperty: { id: 3, name: 'Fall Rec', endDate: null },
    organization: { id: 11, name: 'Harbor Hills', mailingAddress: shippingAddress, shippingAddress },
    assets: [],
    verificationDeadlines: [],
    checks: [],
    ...change,
  };
}

type Campaign = NonNullable<DashboardOffer['campaign']>;

export function dashboardOffer(
  id: number,
  status: DashboardOffer['status'],
  campaign: Pick<Campaign, 'status'> & Partial<Pick<Campaign, 'season' | 'year'>> & { sponsor?: string },
  digital = true,
): SponsorshipRow['offer'] {
  return {
    id,
    status,
    value: '500.00',
    sponsorableProperty: { name: 'Fall Rec' },
    campaign: {
      name: `Campaign ${id}`,
      season: campaign.season ?? 'fall',
      year: campaign.year ?? 2026,
      status: campaign.status,
      sponsor: { id, name: campaign.sponsor ?? `Sponsor ${id}`, logoUrl: null },
    },
    assets: [{ quantity: 1, campaignCapability: { capability: { name: 'Survey', digital } } }],
    confirmedAt: null,
    verificationDeadlines: [],
  };
}

export function dashboardOrganization(change: Partial<DashboardOrganization> = {}): DashboardOrganization {
  return {
    id: 11,
    name: 'Harbor Hills',
    myRole: 'owner',
    ownerNames: 'Dana Hill',
    mailingAddress: shippingAddress,
    shippingAddress,
    offers: [],
    ...change,
  };
}
