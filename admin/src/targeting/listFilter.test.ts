import { describe, expect, it } from '@jest/globals';
import { addressOf, defaultListFilter, type ListFilter, listFilterOf } from './listFilter.ts';

const readBack = (filter: ListFilter) => {
  const address = addressOf(filter);
  return listFilterOf((name) => address[name] ?? null);
};

describe('the filter of the property list', () => {
  it('[B-260] [B-263] is the default for an empty URL, and the default is not written to it', () => {
    expect(listFilterOf(() => null)).toEqual(defaultListFilter);
    expect(addressOf(defaultListFilter)).toEqual({
      confidence: null,
      status: null,
      survey: null,
      search: null,
      sort: null,
    });
  });

  it('is the same after a round trip through the URL', () => {
    const narrowed = {
      confidences: ['stale', 'ended'],
      statuses: ['unadded', 'confirmed'],
      survey: true,
      search: 'erie',
      sort: 'players' as const,
    };
    expect(readBack(narrowed)).toEqual(narrowed);
    expect(readBack({ ...defaultListFilter, statuses: [] })).toEqual({ ...defaultListFilter, statuses: [] });
  });

  it('drops unknown values', () => {
    const filter = listFilterOf(
      (name) => (({ status: 'confirmed,drop table', sort: 'toString' }) as Record<string, string>)[name] ?? null,
    );
    expect(filter.statuses).toEqual(['confirmed']);
    expect(filter.sort).toBe('found');
  });
});
