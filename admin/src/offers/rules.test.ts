import { describe, expect, it } from '@jest/globals';
import { dateWindow } from '../../../ui/limits.ts';
import { seasonWarnings } from '../../../ui/season.ts';
import { operationFor } from '../dataProvider/operationFor.ts';
import { balance } from './balance.ts';
import { distance, indicator } from './deadlines/indicator.ts';
import type {
  OfferCheckFragment as Check,
  OfferDeadlineFragment as Deadline,
  OfferRecordFragment,
} from './generated/graphql.ts';
import { assetRows, isShort, offerInput, orNull, reachProblem } from './panel/assets.ts';
import { locks } from './panel/locks.ts';
import { settled } from './proof/reviewRules.ts';
import { groupOf, groups, isActiveOffer } from './states.ts';

const offer = (more: Partial<OfferRecordFragment> = {}) =>
  ({
    id: 1,
    status: 'confirmed',
    value: '1500.00',
    seasonStart: '2027-03-06',
    seasonEnd: '2027-05-22',
    additionalRequirements: null,
    additionalRequirementsEs: null,
    customField: null,
    campaign: {
      campaignCapabilities: [
        { id: 20, capability: { id: 2, name: 'Posts', createDeadlineBasedOnQuantity: true } },
        { id: 10, capability: { id: 1, name: 'Banners', createDeadlineBasedOnQuantity: false } },
      ],
    },
    assets: [{ id: 7, campaignCapabilityId: 20, quantity: 3, reach: null, anyVerifiedDeadlines: true }],
    verificationDeadlines: [{ assetId: 7 }, { assetId: 7 }],
    ...more,
  }) as unknown as OfferRecordFragment;

describe('offer states', () => {
  it('[B-306][B-318][S-081] every status is in exactly one group, in this order', () => {
    expect(groups.map(({ label }) => label)).toEqual(['Prospects', 'Qualified', 'Proposed', 'Confirmed', 'Removed']);
    expect(groupOf({ status: 'rejected_by_league' })).toBe('proposed');
    expect(groupOf({ status: 'REJECTED_BY_ORGANIZATION' })).toBe('removed');
    expect(groups.flatMap(({ statuses }) => statuses)).toHaveLength(9);
  });

  it('[B-346][S-269][S-270] five statuses are active; rejected_by_organization is not', () => {
    const active = groups.flatMap(({ statuses }) => statuses).filter((status) => isActiveOffer({ status }));
    expect(active.sort()).toEqual(['confirmed', 'proposed', 'prospecting', 'qualified', 'rejected_by_league']);
  });
});

describe('offer panel', () => {
  it('[S-249] zero and empty values become null', () => {
    expect([orNull('0'), orNull(''), orNull(0), orNull('12')]).toEqual([null, null, null, 12]);
  });

  it('[S-248] there is a row for each capability of the campaign, by name', () => {
    expect(assetRows(offer()).map(({ name, quantity, verified }) => [name, quantity, verified])).toEqual([
      ['Banners', null, false],
      ['Posts', 3, true],
    ]);
  });

  it('[S-250] reach without quantity is rejected with the specified message', () => {
    const rows = assetRows(offer());
    expect(reachProblem(rows)).toBeUndefined();
    expect(reachProblem(rows.map((row) => ({ ...row, quantity: null, reach: 5 })))).toBe(
      'Oops! Assets with reach is missing quantity!',
    );
  });

  it('[S-256] a confirmed asset with more units than deadlines is marked', () => {
    expect(
      assetRows(offer())
        .filter(isShort)
        .map(({ name }) => name),
    ).toEqual(['Posts']);
    expect(assetRows(offer({ status: 'qualified' })).some(isShort)).toBe(false);
  });

  it('[S-257] saving sends changed fields, and assets as a complete list', () => {
    const values = {
      value: 1500,
      seasonStart: '2027-03-06',
      seasonEnd: '2027-05-29',
      additionalRequirements: '',
      additionalRequirementsEs: null,
      customField: 'A',
    };
    const sent = (typed: Parameters<typeof offerInput>[0]) =>
      operationFor('update', 'offers', { id: 1, data: offerInput(typed, offer()), previousData: offer() }).variables
        .input;
    expect(sent({ ...values, assets: assetRows(offer()) })).toEqual({
      id: 1,
      seasonEnd: '2027-05-29',
      customField: 'A',
    });
    const assets = assetRows(offer()).map((row) => ({ ...row, quantity: 4 }));
    expect(sent({ ...values, ...{ customField: null, seasonEnd: '2027-05-22' }, assets })).toEqual({
      id: 1,
      assets: [
        { campaignCapabilityId: 10, quantity: 4, reach: null },
        { id: 7, campaignCapabilityId: 20, quantity: 4, reach: null },
      ],
    });
  });

  it('[S-254][S-255] dates outside the usual range must be confirmed, bounds inclusive', () => {
    expect(seasonWarnings('spring', '2027-02-05', '2027-06-10')).toEqual([]);
    expect(seasonWarnings('spring', '2027-02-04', '2027-05-01')).toEqual([
      'The season start date is outside the usual range for Spring. Are you sure?',
    ]);
    expect(seasonWarnings('summer', '2027-06-01', '2027-08-16')).toEqual([
      'The season end date is outside the usual range for Summer. Are you sure?',
    ]);
  });

  it('[S-252] [S-442] season dates range from one year ago to two years ahead', () => {
    expect(dateWindow('offer', '2026-11-21')).toEqual({ min: '2025-11-21', max: '2028-11-20' });
  });

  it('[S-409] an admin without the permission sees whom to contact', () => {
    expect(locks('confirmed', false).note).toContain('contact a superadmin');
    expect(locks('confirmed', true).note).toBeNull();
  });

  it('[S-264][S-265] a confirmed offer locks its terms for admins, an inactive one everything', () => {
    expect(locks('proposed', false)).toMatchObject({ terms: false, texts: false });
    expect(locks('confirmed', false)).toMatchObject({ terms: true, texts: false });
    expect(locks('confirmed', true)).toMatchObject({ terms: false, texts: false });
    expect(locks('canceled', true)).toMatchObject({ terms: true, texts: true });
  });
});

describe('verification', () => {
  const deadline = (flags: Partial<Deadline>) =>
    indicator({
      anyPendingVerificationImages: false,
      verified: false,
      didNotComplete: false,
      overdue: false,
      pendingImages: 1,
      ...flags,
    } as Deadline).label;

  it('[S-283] the indicator follows the specified priority', () => {
    expect(deadline({ anyPendingVerificationImages: true, verified: true, overdue: true })).toBe('1 under review');
    expect(deadline({ verified: true, didNotComplete: true })).toBe('Verified');
    expect(deadline({ didNotComplete: true, overdue: true })).toBe('Did not complete');
    expect(deadline({ overdue: true })).toBe('Overdue');
    expect(deadline({})).toBe('Pending');
  });

  it('shows the distance to a date', () => {
    expect([
      distance('2026-11-17', '2026-11-21'),
      distance('2026-11-21', '2026-11-21'),
      distance('2026-11-22', '2026-11-21'),
    ]).toEqual(['4 days ago', 'today', 'in 1 day']);
  });

  it('[S-300][S-301][S-302] only verified images are hidden or featured, and hidden ones are not featured', () => {
    const flags = { verificationDeadlineId: 3, hidden: true, featured: true, version: 1 };
    expect(settled({ status: 'rejected', ...flags })).toMatchObject({ hidden: false, featured: false });
    expect(settled({ status: 'verified', ...flags })).toMatchObject({ hidden: true, featured: false });
    expect(settled({ status: 'verified', ...flags, hidden: false })).toMatchObject({ hidden: false, featured: true });
  });
});

describe('checks', () => {
  const check = (status: string, amount: string) => ({ status, amount, withheld: '0.00' }) as Check;

  it('[S-322] sent and pending are separate, rejected and voided count for neither; the available amount comes from the database', () => {
    const checks = [
      check('approved', '400.10'),
      check('pending', '99.90'),
      check('rejected', '700'),
      check('voided', '300'),
    ];
    expect(balance({ value: '1500.00', checkAvailable: '1000.00', checks })).toEqual({
      total: 1500,
      sent: 400.1,
      pending: 99.9,
      available: 1000,
    });
  });
});
