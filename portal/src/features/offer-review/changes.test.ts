import { describe, expect, it } from '@jest/globals';
import { reviewOffer } from '../../testing/offers.ts';
import { offerChanges } from './changes.ts';
import type { ReviewAsset, ReviewOffer } from './offer.ts';

const asset = (name: string, quantity: number | null, executionExpectations: string | null = null): ReviewAsset => ({
  id: 1,
  quantity,
  campaignCapability: { executionExpectations, capability: { name, digital: false } },
});
const changed = (before: Partial<ReviewOffer>, now: Partial<ReviewOffer>) =>
  offerChanges(reviewOffer(before), reviewOffer(now));

describe('what staff changed in an offer', () => {
  it('is empty if nothing changed', () => {
    expect(changed({}, { id: 5, stamp: 'another', value: '1650' })).toEqual([]);
  });

  it('includes the current and the previous value', () => {
    expect(changed({}, { value: '1200.00' })).toEqual(['The sponsor pays $1,200 instead of $1,650']);
    expect(changed({ value: null }, {})).toEqual(['The sponsor pays $1,650']);
  });

  it('includes the dates of the season', () => {
    expect(changed({}, { seasonStart: '2027-03-20' })).toEqual(['The season starts on 3/20/2027']);
    expect(
      changed(
        { seasonStart: '2027-03-20', seasonEnd: '2027-06-05' },
        { seasonStart: '2027-03-27', seasonEnd: '2027-06-12' },
      ),
    ).toEqual([
      'The season starts on 3/27/2027 instead of 3/20/2027',
      'The season ends on 6/12/2027 instead of 6/5/2027',
    ]);
  });

  it('includes assets that were added, removed or changed in quantity', () => {
    expect(
      changed(
        { assets: [asset('Game Signage', 4), asset('Seminar', 1)] },
        { assets: [asset('Game Signage', 2), asset('Social Media Posts', 3)] },
      ),
    ).toEqual([
      '2 Game Signage instead of 4 Game Signage',
      'New: 3 Social Media Posts',
      'No longer asked for: 1 Seminar',
    ]);
  });

  it('includes changed details of an asset', () => {
    const before = { assets: [asset('Seminar', 1, 'Half an hour.')] };
    expect(changed(before, { assets: [asset('Seminar', 1, 'An hour.')] })).toEqual([
      'How to do it, 1 Seminar: An hour.',
    ]);
    expect(changed(before, { assets: [asset('Seminar', 1)] })).toEqual(['How to do it, 1 Seminar: up to you']);
  });

  it('includes the requirements of the campaign and of the offer', () => {
    const { campaign } = reviewOffer();
    expect(
      changed(
        { additionalRequirements: null },
        { additionalRequirements: 'At Field 2.', campaign: { ...campaign, additionalRequirements: 'No banks.' } },
      ),
    ).toEqual(['Required now: No banks.', 'Newly required: At Field 2.']);
    expect(changed({}, { additionalRequirements: '' })).toEqual(['No longer required: One banner hangs at Field 1.']);
  });
});
