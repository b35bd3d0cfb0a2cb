import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setToday } from '../../../ui/clock.ts';
import type { CampaignStatus, Season } from '../../../ui/generated/schema.ts';
import { statisticIconChoices } from '../campaignStatistics/choices.ts';
import { namedSeasonChoices } from '../reference/choices.ts';
import { byStatus, isCurrent } from '../sponsors/campaignOrder.ts';
import { instructions } from './instructions.ts';
import { offsetProblem, offsetWords } from './requirements/offset.ts';
import { campaignTitle } from './title.ts';
import { yearChoices } from './years.ts';

describe('campaigns', () => {
  beforeEach(() => setToday('2026-11-21'));
  afterEach(() => setToday(null));

  it('[S-038][S-039] years from last year to seven ahead, plus the current value if outside', () => {
    expect(yearChoices().map(({ id }) => id)).toEqual([2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033]);
    expect(yearChoices(2019)[0]?.id).toBe(2019);
  });

  it('[S-040] seasons are Fall, Spring, Summer, Winter', () => {
    expect(namedSeasonChoices.map(({ name }) => name)).toEqual(['Fall', 'Spring', 'Summer', 'Winter']);
  });

  it('[S-056][S-057] active, contracted, proposed, complete, rejected; then the newest season', () => {
    const campaign = (status: CampaignStatus, year = 2026, season: Season = 'fall') => ({
      id: 1,
      name: status,
      status,
      season,
      year,
      leagueBudget: null,
    });
    const statuses = ['rejected', 'complete', 'proposed', 'contracted', 'active'] as const;
    const list = statuses.map((status) => campaign(status));
    list.push(campaign('active', 2027, 'winter'), campaign('active', 2027, 'spring'));
    expect(list.sort(byStatus).map(({ status, year, season }) => `${status} ${season} ${year}`)).toEqual([
      'active spring 2027',
      'active winter 2027',
      'active fall 2026',
      'contracted fall 2026',
      'proposed fall 2026',
      'complete fall 2026',
      'rejected fall 2026',
    ]);
  });

  it('[S-024][S-053] complete and rejected are not current', () => {
    expect(
      ['active', 'contracted', 'proposed', 'complete', 'rejected'].filter((status) => isCurrent({ status })),
    ).toEqual(['active', 'contracted', 'proposed']);
  });

  it('[S-124][S-286] instructions accept only two tags, in balanced braces', () => {
    expect(instructions('For {{sponsor_name}} to {{ verification_email_address }}')).toBeUndefined();
    expect(instructions('For {{league_name}}')).toBe('invalid mustache tag');
    expect(instructions('For {{sponsor_name}')).toBe('invalid mustache tag');
  });

  it('[S-119] the offset is at least 1 after acceptance, may be 0 or negative for season dates', () => {
    expect(offsetProblem(0, 'accept_offer_date')).toBeDefined();
    expect(offsetProblem(1, 'accept_offer_date')).toBeUndefined();
    expect(offsetProblem(-3, 'season_start_date')).toBeUndefined();
    expect(offsetProblem(0, 'season_end_date')).toBeUndefined();
    expect(offsetProblem(null, 'season_end_date')).toBe('Required');
  });

  it('describes a dynamic deadline', () => {
    expect(offsetWords({ offset: -3, offsetType: 'season_start_date' })).toBe('3 days before season start');
    expect(offsetWords({ offset: 0, offsetType: 'season_end_date' })).toBe('on season end');
    expect(offsetWords({ offset: 1, offsetType: 'accept_offer_date' })).toBe('1 day after acceptance');
  });

  it('[S-166] the icon choices are exactly those of the specification', () => {
    expect(statisticIconChoices.map(({ id }) => id).join(' ')).toBe(
      'facebook plus light_bulb newsletter man pie_chart emoji_happy thumbs_up flag bowl publish ticket trophy location home users',
    );
    expect(statisticIconChoices.find(({ id }) => id === 'plus')?.name).toBe('Hospital Cross');
  });

  it('a title names the season once', () => {
    expect(campaignTitle({ name: 'Halftime', season: 'spring', year: 2027 })).toBe('Halftime, Spring 2027');
    expect(campaignTitle({ name: 'Spring 2027 Home Field', season: 'spring', year: 2027 })).toBe(
      'Spring 2027 Home Field',
    );
  });
});
