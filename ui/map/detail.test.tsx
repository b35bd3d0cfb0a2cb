import { describe, expect, it } from '@jest/globals';
import type { Map as MaplibreMap } from 'maplibre-gl';
import { addDetail, type DetailSource } from './detail.ts';
import { countiesZoom } from './geometry.ts';

const fakeMap = (zoom: number) => {
  const data = new Map<string, unknown>();
  const map = {
    getZoom: () => zoom,
    getSource: (id: string) => ({ setData: (value: unknown) => data.set(id, value) }),
  } as unknown as MaplibreMap;
  return { map, data };
};

describe('the detail of the map', () => {
  it('provinces and cities arrive at once, counties when somebody zooms in, each only once', async () => {
    const has = new Set<DetailSource>();
    const far = fakeMap(3);
    await addDetail(far.map, has);
    expect([...far.data.keys()].sort()).toEqual(['cities', 'provinces']);
    const near = fakeMap(countiesZoom);
    await addDetail(near.map, has);
    expect([...near.data.keys()]).toEqual(['counties']);
    const again = fakeMap(countiesZoom);
    await addDetail(again.map, has);
    expect(again.data.size).toBe(0);
  });

  it('has Canada and the names of its cities with their accents, and no part of a city', async () => {
    const { cities, provinces } = await import('./places.ts');
    expect(provinces.features.map(({ id }) => id).sort()).toEqual([
      'AB',
      'BC',
      'MB',
      'NB',
      'NL',
      'NS',
      'NT',
      'NU',
      'ON',
      'PE',
      'QC',
      'SK',
      'YT',
    ]);
    expect(provinces.features.every(({ geometry }) => JSON.stringify(geometry).length > 200)).toBe(true);
    const names = cities.features.map(({ properties }) => properties?.name);
    expect(names).toEqual(expect.arrayContaining(['Montréal', 'Québec', 'Kīhei', 'Erie']));
    expect(cities.features.every(({ properties }) => properties?.thousands >= 20)).toBe(true);
  });
});
