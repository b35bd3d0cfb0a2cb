import { describe, expect, it } from '@jest/globals';
import { deadlineSection, deadlineSections, imageStatuses, offerStatuses, statusStyle } from './status.ts';

const flags = {
  missingCreatives: false,
  anyPendingVerificationImages: false,
  verified: false,
  didNotComplete: false,
  overdue: false,
};

describe('statuses', () => {
  it('[L-294] deadline sections have a fixed order', () => {
    expect(Object.values(deadlineSections).map((one) => one.label)).toEqual([
      'No Deadlines Set',
      'Overdue',
      'Upcoming',
      'Did Not Complete',
      'Under Review',
      'Completed',
    ]);
  });

  it('[L-295] [S-284] sections are assigned by priority, and the rest is "Upcoming"', () => {
    const all = {
      missingCreatives: true,
      anyPendingVerificationImages: true,
      verified: true,
      didNotComplete: true,
      overdue: true,
    };
    expect(deadlineSection(all)).toBe('missing_creatives');
    expect(deadlineSection({ ...all, missingCreatives: false })).toBe('under_review');
    expect(deadlineSection({ ...flags, verified: true, didNotComplete: true, overdue: true })).toBe('completed');
    expect(deadlineSection({ ...flags, didNotComplete: true, overdue: true })).toBe('did_not_complete');
    expect(deadlineSection({ ...flags, overdue: true })).toBe('overdue');
    expect(deadlineSection(flags)).toBe('upcoming');
    expect(deadlineSections[deadlineSection(flags)].label).toBe('Upcoming');
  });

  it('[L-308] without a pending photo, as after a rejection, the date decides', () => {
    expect(deadlineSection({ ...flags, anyPendingVerificationImages: true, overdue: true })).toBe('under_review');
    expect(deadlineSection({ ...flags, anyPendingVerificationImages: false, overdue: true })).toBe('overdue');
    expect(deadlineSection({ ...flags, anyPendingVerificationImages: false })).toBe('upcoming');
  });

  it('[L-307] image statuses are pending, verified and rejected; verified reads Accepted', () => {
    expect(Object.keys(imageStatuses)).toEqual(['pending', 'verified', 'rejected']);
    expect(imageStatuses.verified.label).toBe('Accepted');
  });

  it("[L-336] [B-345] [S-268] every offer status has a style, also in the API's upper case", () => {
    expect(Object.keys(offerStatuses).sort()).toEqual([
      'canceled',
      'confirmed',
      'proposed',
      'prospecting',
      'qualified',
      'rejected',
      'rejected_by_league',
      'rejected_by_organization',
      'unqualified',
    ]);
    expect(statusStyle(offerStatuses, 'REJECTED_BY_LEAGUE').label).toBe('Rejected by League');
    expect(statusStyle(offerStatuses, 'SOMETHING_NEW')).toEqual({
      label: 'Something new',
      tone: 'inactive',
      glyph: 'minus',
    });
  });
});
