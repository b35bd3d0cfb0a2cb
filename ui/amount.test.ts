import { describe, expect, it } from '@jest/globals';
import { parseAmount } from './amount.ts';

describe('parsing a typed amount', () => {
  it.each([
    ['400', '400.00'],
    ['1,234.50', '1234.50'],
    ['$1,234.5', '1234.50'],
    [' $ 12 ', '12.00'],
    ['.50', '0.50'],
    ['007', '7.00'],
    ['1,000,000', '1000000.00'],
  ])('[M17] accepts %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each(['', '.', '$', '0x10', '0.005', '1e3', '-5', '12,34', '1,2345', '1 000', 'NaN', 'ten', '1.', '99999999999'])(
    '[M17] rejects %s',
    (typed) => expect(parseAmount(typed)).toBeNull(),
  );
});
