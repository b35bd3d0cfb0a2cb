import { expect, it } from '@jest/globals';
import { pinsOf } from './pins.ts';

const at = (id: number, lat: number, lon: number) => ({ id, lat, lon, label: `Field ${id}`, text: String(id) });

it('[B-106] places at one position share a pin that shows their numbers and is labeled with all names', () => {
  expect(pinsOf([at(1, 30.27, -97.74), at(2, 30.5, -97.82), at(3, 30.51, -97.82)], 0.02)).toEqual([
    { id: 1, lat: 30.27, lon: -97.74, label: '1: Field 1', text: '1', ids: [1] },
    { id: 2, lat: 30.5, lon: -97.82, label: '2, 3: Field 2; Field 3', text: '2, 3', ids: [2, 3] },
  ]);
});

it('a place without a number is labeled with its name', () => {
  expect(pinsOf([{ id: 'a', lat: 1, lon: 2, label: 'Field' }], 1)).toEqual([
    { id: 'a', lat: 1, lon: 2, label: 'Field', ids: ['a'] },
  ]);
});

it('without places there are no pins', () => {
  expect(pinsOf([], 1)).toEqual([]);
});
