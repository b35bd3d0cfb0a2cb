import { describe, expect, it } from '@jest/globals';
import { dateWindow } from '../../../ui/limits.ts';
import { byStart } from '../../../ui/organization/programOrder.ts';
import { calendar } from './calendar.ts';

describe('programs', () => {
  const program = (name: string, startDate: string | null, season = 'spring') => ({ name, startDate, season });

  it('[B-123][B-139] latest start first, winter before fall, without a start last', () => {
    const list = [
      program('none', null),
      program('fall', '2026-09-01', 'fall'),
      program('winter', '2026-09-01', 'winter'),
      program('new', '2027-03-01'),
    ];
    expect(list.sort(byStart).map(({ name }) => name)).toEqual(['new', 'winter', 'fall', 'none']);
  });

  it('[B-132][B-140] updates range from a year ago, creations have no minimum, both up to two years ahead', () => {
    expect(dateWindow('program', '2026-11-21')).toEqual({ min: '2025-11-21', max: '2028-11-20' });
    expect(dateWindow('newProgram', '2026-11-21').min).toBe('');
  });

  it('the calendar shows past, running and future seasons within its twelve months', () => {
    const { months, now, bar } = calendar('2026-11-20');
    expect(months.join('')).toBe('ASONDJFMAMJJ');
    expect(now).toBeCloseTo(30.4, 0);
    expect(bar('2026-08-29', '2026-11-21')?.kind).toBe('running');
    expect(bar('2027-03-06', '2027-05-22')?.kind).toBe('soon');
    expect(bar('2026-08-01', '2026-10-01')).toMatchObject({ from: 0, kind: 'past' });
    expect(bar('2024-08-01', '2024-10-01')).toBeNull();
    expect(bar(null, '2024-10-01')).toBeNull();
  });
});
