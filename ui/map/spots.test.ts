import { describe, expect, it } from '@jest/globals';
import { spotsOf } from './spots.ts';

const pin = (id: number, lat: number, lon: number) => ({ id, lat, lon });
const idsOf = (pins: ReturnType<typeof pin>[]) => spotsOf(pins).map((spot) => spot.map(({ id }) => id));

describe('pins at the same spot', () => {
  it('are together, in the order of the first ones', () => {
    expect(idsOf([pin(1, 42.1, -80.1), pin(2, 41, -80.1), pin(3, 42.1, -80.1), pin(4, 42.10004, -80.10004)])).toEqual([
      [1, 3, 4],
      [2],
    ]);
  });

  it('are apart if the map can show them apart, and across the equator and the prime meridian', () => {
    expect(idsOf([pin(1, 42.1, -80.1), pin(2, 42.102, -80.1), pin(3, -42.1, 80.1)])).toEqual([[1], [2], [3]]);
    expect(spotsOf([])).toEqual([]);
  });
});
