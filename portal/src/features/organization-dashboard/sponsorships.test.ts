import { describe, expect, it } from '@jest/globals';
import type { CampaignStatus, OfferStatus } from '../../../../ui/status.ts';
import { dashboardOffer, deadline } from '../../testing/sponsorships.ts';
import { rowNeed, sponsorshipStatus } from './sponsorships.ts';

describe('the state of a sponsorship', () => {
  it('[L-275] complete is a confirmed offer of a complete campaign, active one of an active or proposed campaign', () => {
    const state = (status: OfferStatus, campaign: CampaignStatus) =>
      sponsorshipStatus(dashboardOffer(1, status, { status: campaign }));
    expect(
      (['complete', 'active', 'proposed', 'contracted'] as const).map((campaign) => state('confirmed', campaign)),
    ).toEqual(['complete', 'active', 'active', 'active']);
    expect(state('proposed', 'active')).toBe('proposed');
  });

  it('calls a photo overdue only when its date came after the acceptance [S-129]', () => {
    const need = (confirmedAt: string) =>
      rowNeed({
        status: 'active',
        offer: {
          ...dashboardOffer(1, 'confirmed', { status: 'active' }),
          confirmedAt,
          verificationDeadlines: [deadline({ id: 1, deadline: '2026-11-21', section: 'overdue' })],
        },
      });
    expect(need('2026-11-22T15:00:00Z')).toEqual({ text: 'Next photo as soon as you can', tone: null });
    expect(need('2026-11-21T15:00:00Z')).toEqual({ text: '1 photo overdue', tone: 'danger' });
  });
});
