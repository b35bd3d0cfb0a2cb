import { describe, expect, it } from '@jest/globals';
import { dateWindow } from './limits.ts';
import {
  firstSeasonDay,
  lastSeasonDay,
  pastSeasonEnd,
  seasonCutoff,
  seasonDateProblems,
  seasonEndDate,
  seasonWarnings,
} from './season.ts';

describe('season dates', () => {
  it('[L-037] must be between 14 days ago and 365 days ahead, inclusive', () => {
    expect(dateWindow('acceptance', '2026-10-07')).toEqual({ min: '2026-09-23', max: '2027-10-07' });
    expect(seasonDateProblems('2026-09-23', '2027-10-07', '2026-10-07')).toEqual({});
    expect(seasonDateProblems('2026-09-22', '2027-10-08', '2026-10-07')).toEqual({
      start: 'Pick a date from 9/23/2026 to 10/7/2027.',
      end: 'Pick a date from 9/23/2026 to 10/7/2027.',
    });
  });

  it('[L-038] the end is not before the start', () => {
    expect(seasonDateProblems('2026-11-02', '2026-11-01', '2026-10-07').end).toBe('The season ends before it starts.');
    expect(seasonDateProblems('2026-11-01', '2026-11-01', '2026-10-07')).toEqual({});
  });

  it('[L15] [L23] start on a usual day, a winter in the fall before its year', () => {
    expect(firstSeasonDay('spring', 2027)).toBe('2027-02-05');
    expect(firstSeasonDay('WINTER', 2027)).toBe('2026-09-13');
    expect(lastSeasonDay('spring', 2027)).toBe('2027-04-26');
    expect(lastSeasonDay('WINTER', 2027)).toBe('2026-12-02');
  });

  it('[L-039][S-254] warns outside the usual window, bounds inclusive', () => {
    expect(seasonWarnings('SPRING', '2027-02-05', '2027-03-22')).toEqual([]);
    expect(seasonWarnings('spring', '2027-04-26', '2027-08-29')).toEqual([]);
    expect(seasonWarnings('spring', '2027-02-04', '2027-03-20')).toEqual([
      'The season start date is outside the usual range for Spring. Are you sure?',
      'The season end date is outside the usual range for Spring. Are you sure?',
    ]);
    expect(seasonWarnings('summer', '2027-07-23', '2027-10-07')).toEqual([
      'The season end date is outside the usual range for Summer. Are you sure?',
    ]);
    expect(seasonWarnings('winter', '2026-09-13', '2026-10-23')).toEqual([]);
    expect(seasonWarnings('fall', '2026-10-06', '2026-12-01')).toHaveLength(1);
    expect(seasonWarnings('fall', '', '')).toEqual([]);
  });

  it('[L-066] the Season End Date is the earlier of the end date and the cutoff', () => {
    expect(seasonEndDate('spring', '2027-03-20', '2027-06-05')).toBe('2027-06-05');
    expect(seasonEndDate('spring', '2027-03-20', '2027-07-15')).toBe('2027-06-30');
    expect(seasonEndDate('summer', '2027-06-01', '2027-12-01')).toBe('2027-09-30');
    expect(seasonEndDate('fall', '2026-08-01', '')).toBe('2026-11-30');
  });

  it('[L-037] the range spans a leap day and the end of a year', () => {
    expect(dateWindow('acceptance', '2028-02-29')).toEqual({ min: '2028-02-15', max: '2029-02-28' });
    expect(dateWindow('acceptance', '2027-03-01')).toEqual({ min: '2027-02-15', max: '2028-02-29' });
    expect(dateWindow('acceptance', '2027-01-05')).toEqual({ min: '2026-12-22', max: '2028-01-05' });
    expect(seasonDateProblems('2028-02-29', '2028-02-29', '2028-02-29')).toEqual({});
    // 45 days from a leap day: one fewer on the calendar.
    expect(seasonWarnings('spring', '2028-02-29', '2028-04-14')).toEqual([]);
    expect(seasonWarnings('spring', '2028-02-29', '2028-04-13')).toHaveLength(1);
    expect(seasonWarnings('winter', '2026-12-01', '2027-01-10')).toEqual([]);
  });

  it("knows when a campaign's season is over: the day after its last day, which for winter is in the next year", () => {
    expect(pastSeasonEnd('spring', 2026, '2026-06-30')).toBeNull();
    expect(pastSeasonEnd('spring', 2026, '2026-07-01')).toBe('2026-06-30');
    expect(pastSeasonEnd('FALL', 2026, '2027-01-01')).toBe('2026-11-30');
    expect(pastSeasonEnd('winter', 2026, '2027-03-31')).toBeNull();
    expect(pastSeasonEnd('winter', 2026, '2027-04-01')).toBe('2027-03-31');
  });

  it('[L-070] a winter that starts in fall ends in the next year', () => {
    expect(seasonCutoff('winter', '2026-11-20')).toBe('2027-03-31');
    expect(seasonCutoff('winter', '2027-01-10')).toBe('2027-03-31');
  });
});
