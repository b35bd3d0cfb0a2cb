import { describe, expect, it } from '@jest/globals';
import { dashboardOffer } from '../../testing/sponsorships.ts';
import { sponsorshipStatus } from './sponsorships.ts';

describe('the state of a sponsorship', () => {
  it('[L-275] complete is a confirmed offer of a complete campaign, active one of an active or proposed campaign', () => {
    const state = (status: string, campaign: string) =>
      sponsorshipStatus(dashboardOffer(1, status, { status: campaign }));
    expect(['complete', 'active', 'proposed', 'contracted'].map((campaign) => state('confirmed', campaign))).toEqual([
      'complete',
      'active',
      'active',
      'active',
    ]);
    expect(state('proposed', 'active')).toBe('proposed');
  });
});
