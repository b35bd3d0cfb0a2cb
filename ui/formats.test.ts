import { describe, expect, it } from '@jest/globals';
import * as formats from './formats.ts';
import {
  addDays,
  capabilityName,
  dateOf,
  daysBetween,
  formatCompact,
  formatDate,
  formatDateShort,
  formatInstant,
  formatMoney,
  genderOf,
  latestSeasonFirst,
  onUnreadable,
  pluralise,
  seasonLabel,
  seasonOf,
  seasonOrder,
  startOfDay,
  writeDatesIn,
} from './formats.ts';

describe('money and numbers', () => {
  it('[B-403] [B-407] shows whole dollars without cents and others with two', () => {
    expect(formatMoney(1500)).toBe('$1,500');
    expect(formatMoney('1500.50')).toBe('$1,500.50');
    expect(formatMoney('1500.5')).toBe('$1,500.50');
    expect(formatMoney(0)).toBe('$0');
    expect(formatMoney('-20.05')).toBe('-$20.05');
    expect(formatMoney(null)).toBe('');
  });

  it('shortens large numbers for headlines', () => {
    expect(formatCompact(1284600)).toBe('1.28 M');
    expect(formatCompact(48910)).toBe('48.9 K');
    expect(formatCompact(6340)).toBe('6,340');
  });

  it('counts with the right noun', () => {
    expect(pluralise(1, 'Sponsored League')).toBe('1 Sponsored League');
    expect(pluralise(0, 'Sponsored League')).toBe('0 Sponsored Leagues');
    expect(pluralise(1200, 'match', 'matches')).toBe('1,200 matches');
  });
});

describe('calendar dates', () => {
  it('[S-441] dates read M/D/YYYY', () => {
    expect(formatDate('2027-03-05')).toBe('3/5/2027');
    expect(formatDate(null)).toBe('');
  });

  it('[L-296] deadlines read M/D/YY', () => {
    expect(formatDateShort('2026-10-03')).toBe('10/3/26');
    expect(formatDateShort('2009-01-01')).toBe('1/1/09');
  });

  it('[S-447] a calendar date does not shift with the time zone of the device', () => {
    const before = process.env.TZ;
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']) {
      process.env.TZ = zone;
      expect(formatDate('2027-01-01')).toBe('1/1/2027');
      expect(addDays('2027-02-27', 2)).toBe('2027-03-01');
      expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
    }
    process.env.TZ = before;
  });

  it('[S-447] an instant falls on the day of the product’s zone', () => {
    expect(dateOf('2026-10-01T03:00:00Z')).toBe('2026-09-30');
    expect(formatInstant('2026-10-01T12:00:00Z')).toBe('10/1/2026');
  });

  it.each(['2026-11-28T03:30:00Z', '2026-11-27T22:30:00-05:00', '2026-11-28 03:30:00+00'])(
    '[C9] every format shows the day of the instant %s in the default zone',
    (instant) => {
      expect(formatDate(instant)).toBe('11/27/2026');
      expect(formatDateShort(instant)).toBe('11/27/26');
      expect(formats.longDate(instant)).toBe('November 27, 2026');
      expect(addDays(instant, 1)).toBe('2026-11-28');
      expect(daysBetween(instant, '2026-11-28')).toBe(1);
      expect(formatDate('2026-11-28')).toBe('11/28/2026');
    },
  );

  it('keeps days without a time', () => {
    expect(formatDate('2026-11-28T00:00:00')).toBe('11/28/2026');
  });
});

describe('calendar dates in Spanish', () => {
  it('spell out the month, because numeric dates would be read day first', () => {
    writeDatesIn('es');
    expect([formatDate('2027-03-20'), formatDateShort('2026-11-08'), formatDate(null)]).toEqual([
      '20\u00a0mar\u00a02027',
      '8\u00a0nov\u00a02026',
      '',
    ]);
    writeDatesIn('en');
    expect(formatDateShort('2026-11-08')).toBe('11/8/26');
  });
});

describe('seasons and gender', () => {
  it('[L-339][S-438] seasons are ordered winter 1, spring 2, summer 3, fall 4', () => {
    expect(['fall', 'winter', 'SUMMER', 'spring'].map(seasonOrder)).toEqual([4, 1, 3, 2]);
    expect(seasonLabel('FALL', 2026)).toBe('Fall 2026');
  });

  it('[S-439] [S-440] the season of a date is its quarter of the year', () => {
    expect(['2026-03-31', '2026-04-01', '2026-07-01', '2026-12-31'].map(seasonOf)).toEqual([
      'winter',
      'spring',
      'summer',
      'fall',
    ]);
  });

  it('[L-270] the latest season comes first', () => {
    const sorted = [
      { season: 'winter', year: 2026 },
      { season: 'fall', year: 2025 },
      { season: 'fall', year: 2026 },
    ].sort(latestSeasonFirst);
    expect(sorted.map(({ season, year }) => seasonLabel(season, year))).toEqual([
      'Fall 2026',
      'Winter 2026',
      'Fall 2025',
    ]);
  });

  it('[L-340] gender is derived from the two flags', () => {
    expect(genderOf({ male: true, female: true })).toBe('coed');
    expect(genderOf({ male: false, female: true })).toBe('girls');
    expect(genderOf({ male: true, female: false })).toBe('boys');
    expect(genderOf({ male: false, female: null })).toBeNull();
  });

  it('a single item of a capability with a plural name is singular', () => {
    expect(capabilityName(1, 'Social Media Posts')).toBe('Social Media Post');
    expect(capabilityName(2, 'Social Media Posts')).toBe('Social Media Posts');
    expect(capabilityName(null, 'Social Media Posts')).toBe('Social Media Posts');
    expect(capabilityName(1, 'Game Signage')).toBe('Game Signage');
  });

  it('every capability name reads well after a number', () => {
    const names: [string, string, string][] = [
      ['Team of Game Jerseys', '1 Team of Game Jerseys', '2 Teams of Game Jerseys'],
      ['Team of Warm-Ups', '1 Team of Warm-Ups', '2 Teams of Warm-Ups'],
      ['Game Signage', '1 Game Signage', '2 Game Signage'],
      ['Giveaways and Coupons', '1 Giveaway and Coupon', '2 Giveaways and Coupons'],
      ['Seminar', '1 Seminar', '2 Seminars'],
      ['Sampling and Tabling', '1 Sampling and Tabling', '2 Sampling and Tabling'],
      ['Professional Photography', '1 Professional Photography', '2 Professional Photography'],
      ['Website Banner', '1 Website Banner', '2 Website Banners'],
      ['Survey', '1 Survey', '2 Surveys'],
      ['Dedicated Email', '1 Dedicated Email', '2 Dedicated Emails'],
      ['Social Media Posts', '1 Social Media Post', '2 Social Media Posts'],
      ['Mascot Party', '1 Mascot Party', '3 Mascot Parties'],
    ];
    for (const [name, one, more] of names) {
      expect(`1 ${capabilityName(1, name)}`).toBe(one);
      expect(`${more.split(' ')[0]} ${capabilityName(2, name)}`).toBe(more);
      expect(capabilityName(null, name)).toBe(name);
    }
  });
});

describe('values that cannot be shown', () => {
  const bad = [
    '20266-12-15',
    '-infinity',
    'infinity',
    'NaN',
    '26-1-1',
    'soon',
    '20266-12-15T00:00:00+00:00',
    '2026-13-45',
  ];

  it('[R19] are shown as they are by every format and reported; no function of a date throws', () => {
    const told: string[] = [];
    onUnreadable((value) => told.push(value));
    for (const value of bad.slice(0, 7)) {
      told.length = 0;
      for (const format of [
        formatDate,
        formatDateShort,
        formatInstant,
        formats.longDate,
        formats.formatMoney,
        formats.formatNumber,
      ])
        expect([format.name, format(value)]).toEqual([format.name, value]);
      expect(told).toEqual(Array.from({ length: 6 }, () => value));
    }
    onUnreadable(() => undefined);
    for (const value of bad) {
      dateOf(value);
      addDays(value, 3);
      daysBetween(value, '2026-01-01');
      seasonOf(value);
      formats.formatCompact(value);
      formats.dateIn('es', value);
    }
  });

  it('[R24] a day begins at midnight in the product’s zone, in summer and winter', () => {
    expect(startOfDay('2026-11-28')).toBe('2026-11-28T05:00:00.000Z');
    expect(startOfDay('2026-07-01')).toBe('2026-07-01T04:00:00.000Z');
    expect(startOfDay('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
    expect(startOfDay('2026-11-28', 'UTC')).toBe('2026-11-28T00:00:00.000Z');
  });
});
