import { describe, expect, it } from '@jest/globals';
import { deadlineSections, imageStatuses, offerStatuses, statusStyle } from './status.ts';

describe('statuses', () => {
  it('[L-294] deadline sections have a fixed order', () => {
    expect(Object.values(deadlineSections).map((section) => section.label)).toEqual([
      'No Deadlines Set',
      'Overdue',
      'Upcoming',
      'Did Not Complete',
      'Under Review',
      'Completed',
    ]);
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
