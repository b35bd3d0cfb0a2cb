import { describe, expect, it } from '@jest/globals';
import type { RecapMap } from './document.ts';
import { type DrawnMap, drawnMap, MAP_WIDTH, mapSvg, type Ring } from './map.ts';

const erie = { lat: 42.13, lon: -80.08, proven: true };
const toronto = { lat: 43.7, lon: -79.4, proven: false };
const anchorage = { lat: 61.2, lon: -149.9, proven: true };
const map = (
  countries: RecapMap['countries'],
  names: string[],
  points: RecapMap['points'],
): RecapMap & { drawn: DrawnMap } => {
  const made: RecapMap = {
    title: '',
    points,
    states: names.map((name) => ({ name, programs: 1 })),
    countries,
    unit: 'State',
  };
  return { ...made, drawn: drawnMap(made) };
};
/** Whether a point is inside of an outline: a line to the right crosses it an odd number of times. */
const inside = (ring: Ring, { x, y }: { x: number; y: number }) =>
  ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] as Ring[number];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length %
    2 ===
  1;
/** The names of the regions that a dot is in. */
const regionsAt = ({ regions, dots }: DrawnMap, at: number) =>
  regions
    .filter(({ rings }) => rings.some((ring) => inside(ring, dots[at] as DrawnMap['dots'][number])))
    .map(({ name }) => name);
const names = ({ regions }: DrawnMap) => regions.map(({ name }) => name);

describe('the map of a recap', () => {
  it('shows the United States with Alaska beside them, and each league in its state', () => {
    const { drawn } = map(['US'], ['Pennsylvania', 'Alaska'], [anchorage, erie]);
    expect(drawn.height).toBe(610);
    expect([0, 1].map((at) => regionsAt(drawn, at))).toEqual([['Alaska'], ['Pennsylvania']]);
    expect(names(drawn)).not.toContain('Ontario');
  });

  it('shows both countries in one plane where there are leagues in both', () => {
    const { drawn } = map(['US', 'CA'], ['Pennsylvania', 'Ontario'], [erie, toronto]);
    expect([0, 1].map((at) => regionsAt(drawn, at))).toEqual([['Ontario'], ['Pennsylvania']]); // proven ones are on top
    expect(drawn.regions.filter(({ hasLeagues }) => hasLeagues).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Pennsylvania', 'Ontario']),
    );
    expect(names(drawn)).toEqual(expect.arrayContaining(['Quebec', 'Texas']));
    for (const far of ['Alaska', 'Hawaii', 'Nunavut', 'Puerto Rico']) expect(names(drawn)).not.toContain(far);
  });

  it('shows what is far away where it has leagues, and Canada alone without a league in the United States', () => {
    expect(regionsAt(map(['US', 'CA'], ['Alaska', 'Ontario'], [anchorage, erie, toronto]).drawn, 1)).toEqual([
      'Alaska',
    ]);
    const { drawn } = map(['CA'], ['Ontario', 'Yukon'], [toronto]);
    expect(names(drawn)).toEqual(expect.arrayContaining(['Ontario', 'Yukon']));
    expect(names(drawn)).not.toContain('Texas');
    expect(regionsAt(drawn, 0)).toEqual(['Ontario']);
  });

  it('everything is within the picture', () => {
    for (const countries of [['US', 'CA'], ['CA']] as const) {
      const { drawn } = map(countries, ['Ontario', 'Alaska'], [toronto]);
      const points = drawn.regions.flatMap(({ rings }) => rings.flat());
      for (const [at, room] of [MAP_WIDTH, drawn.height].entries()) {
        expect(Math.min(...points.map((point) => point[at] as number))).toBeGreaterThan(-1);
        expect(Math.max(...points.map((point) => point[at] as number))).toBeLessThan(room + 1);
      }
      expect(mapSvg(drawn, '#0b6e4f', '#cfe8dc')).toMatch(
        new RegExp(`^<svg [^>]*viewBox="0 0 ${MAP_WIDTH} ${drawn.height}"`),
      );
    }
  });
});
