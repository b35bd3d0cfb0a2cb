import { describe, expect, it } from '@jest/globals';
import type { FilterType } from '../../../ui/generated/schema.ts';
import { excludingFiltersMessage } from './emptyFilters.ts';
import { filterKinds } from './filterKinds.ts';
import { defaultListFilter, narrowingOf } from './listFilter.ts';

const kind = (type: FilterType) => {
  const found = filterKinds.find((candidate) => candidate.type === type);
  if (!found) throw new Error(`No kind ${type}`);
  return found;
};
const lists = { sports: [{ id: 1, name: 'Soccer' }], capabilities: [], year: 2027 };

describe('filters', () => {
  it('[B-267] the menu has three groups with these entries', () => {
    const of = (group: string) => filterKinds.filter((filter) => filter.group === group).map(({ label }) => label);
    expect(of('Location')).toEqual(['State']);
    expect(of('Attribute')).toEqual(['Number of Players', 'Capabilities', 'Sports', 'Seasons']);
    expect(of('Demographic')).toEqual(['Household Income', 'Ethnicity']);
    expect(filterKinds.filter(({ repeats }) => repeats).map(({ type }) => type)).toEqual(['StateFilter']);
  });

  it('[T15] a campaign’s own season is named as such, unless a filter of seasons replaces it', () => {
    const seasons = { id: 4, type: 'SeasonFilter', enabled: true, parameters: {}, version: 1 } as const;
    const without = (...searchFilters: Parameters<typeof excludingFiltersMessage>[1]['searchFilters']) =>
      excludingFiltersMessage(['SeasonFilter'], { searchFilters });
    expect(without()).toContain('the campaign’s season');
    expect(without({ ...seasons, enabled: false })).toContain('the campaign’s season');
    expect(without(seasons)).toContain('Seasons');
    expect(excludingFiltersMessage([], { searchFilters: [] })).toBeNull();
  });

  it('[B-273][B-281] income bounds start at 50,000 to 75,000 and are swapped when reversed', () => {
    expect(kind('IncomeFilter').toForm({})).toEqual({ lowBound: 50_000, highBound: 75_000 });
    expect(kind('IncomeFilter').toParameters({ lowBound: 90_000, highBound: 40_000 })).toEqual({
      lowBound: 40_000,
      highBound: 90_000,
    });
  });

  it('[B-274] players require a bound, and the lower one must be lower', () => {
    const { problem, toParameters } = kind('NumberOfPlayersFilter');
    expect(problem({ lowBound: null, highBound: null })).toBeDefined();
    expect(problem({ lowBound: 10, highBound: 10 })).toBeDefined();
    expect(problem({ lowBound: 10, highBound: null })).toBeUndefined();
    expect(toParameters({ lowBound: 10, highBound: '' })).toEqual({ lowBound: 10, highBound: null });
  });

  it('[B-271][B-272] the ethnicity percentage is stored as a fraction of one group', () => {
    const { toParameters, toForm, problem } = kind('EthnicityFilter');
    expect(toParameters({ group: 'asian', percentage: 25 })).toEqual({ asian: 0.25 });
    expect(toForm({ asian: 0.25 })).toEqual({ group: 'asian', percentage: 25 });
    expect(problem({ group: null, percentage: 5 })).toBeDefined();
    expect(problem({ group: 'asian', percentage: 101 })).toBeDefined();
  });

  it('[B-275][B-276][B-277] seasons are four flags, sports and state are required', () => {
    expect(kind('SeasonFilter').toParameters({ seasons: ['spring'] })).toEqual({
      winter: false,
      spring: true,
      summer: false,
      fall: false,
    });
    expect(kind('SportFilter').problem({ sportIds: [] })).toBeDefined();
    expect(kind('SportFilter').labels({ sportIds: [1] }, lists)).toEqual(['Soccer']);
    expect(kind('StateFilter').problem({ state: null })).toBeDefined();
    expect(kind('StateFilter').problem({ state: 'OR' })).toBeUndefined();
  });
});

it('[T14] a percentage is displayed exactly and typed in whole percent', () => {
  const { labels, toForm, problem } = kind('EthnicityFilter');
  expect(labels({ asian: 0.125 }, lists)).toEqual(['Asian, at least 12.5 %']);
  expect(toForm({ asian: 0.125 })).toEqual({ group: 'asian', percentage: 12.5 });
  expect(problem({ group: 'asian', percentage: 12.5 })).toBeDefined();
  expect(problem({ group: 'asian', percentage: 12 })).toBeUndefined();
});

it('[T2] seasons are shown with their year, unless any season matches', () => {
  const { labels } = kind('SeasonFilter');
  expect(labels({ fall: true, spring: true }, lists)).toEqual(['Spring 2027', 'Fall 2027']);
  expect(labels({ fall: true }, { ...lists, year: null })).toEqual(['Fall']);
});

describe('the property list', () => {
  it('[B-258][B-260] by default all statuses, including not added, and all but two confidences', () => {
    const { dataConfidences, offerStatuses } = narrowingOf(defaultListFilter);
    expect(offerStatuses).toBeNull();
    expect(dataConfidences).toContain('stale');
    expect(dataConfidences).not.toContain('ended');
    expect(dataConfidences).not.toContain('not_a_good_fit');
    expect(narrowingOf({ ...defaultListFilter, statuses: ['unadded', 'confirmed'] }).offerStatuses).toEqual([
      'unadded',
      'confirmed',
    ]);
  });

  it('[B-257][B-263] optionally only those with an events survey response', () => {
    expect(narrowingOf(defaultListFilter).hasSurveyResponse).toBe(false);
    expect(narrowingOf({ ...defaultListFilter, survey: true }).hasSurveyResponse).toBe(true);
  });
});
