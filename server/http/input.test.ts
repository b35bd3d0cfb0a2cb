import { describe, expect, it } from '@jest/globals';
import { idOf, yearOf } from './input.ts';

describe('fields of a request', () => {
  it.each([1, '1', 2_147_483_647])('%j is an id', (value) => expect(idOf(value, 'id')).toBe(Number(value)));

  it.each([0, '0', -1, 2_147_483_648, 1.5, '', ' ', 'x', '0x1g', null, undefined, [1]])('%j is no id', (value) =>
    expect(() => idOf(value, 'id')).toThrow(expect.objectContaining({ status: 400, field: 'id' })),
  );

  it.each([2000, '2000', 2100])('%j is a year', (value) => expect(yearOf(value, 'year')).toBe(Number(value)));

  it.each([1999, 2101, '', 2026.5, 'x', null])('%j is no year', (value) =>
    expect(() => yearOf(value, 'year')).toThrow(expect.objectContaining({ status: 400, field: 'year' })),
  );
});
