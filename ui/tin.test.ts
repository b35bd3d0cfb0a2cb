import { describe, expect, it } from '@jest/globals';
import { plainTin, tinProblem } from './tin.ts';

describe('[T35] a taxpayer number', () => {
  it.each([
    ['ein', '12-3456789', true],
    ['ein', ' 12 3456789 ', true],
    ['ein', '07-1234567', false],
    ['ein', '00-1234567', false],
    ['ein', '12-345678', false],
    ['ein', '12-34567890', false],
    ['ein', '111111111', false],
    ['ein', '１２３４５６７８９', false],
    ['ssn', '123-45-6789', true],
    ['ssn', '000-45-6789', false],
    ['ssn', '666-45-6789', false],
    ['ssn', '123-00-6789', false],
    ['ssn', '123-45-0000', false],
    ['ssn', '912-45-6789', false],
    ['ssn', '912-70-1234', true], // an ITIN
    ['foreign', '123456789', true],
    ['foreign', '12345 6789 rt0001', true],
    ['foreign', '123456789RT', false],
    ['foreign', '', false],
  ] as const)('as %s: %s', (type, typed, right) => {
    expect(tinProblem(type, typed) === null).toBe(right);
  });

  it('is compared without spaces and hyphens, in capitals', () => {
    expect(plainTin(' 12345-6789 rt 0001')).toBe('123456789RT0001');
  });
});
