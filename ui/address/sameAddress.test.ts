import { expect, it } from '@jest/globals';
import { isSameAddress } from './sameAddress.ts';

it('[O10] addresses match regardless of case, punctuation, accents and country', () => {
  const address = '10 King Street, Toronto, ON M5T';
  for (const same of ['10 king street toronto on m5t', ' 10 King Street,  Toronto, ON M5T, Canada'])
    expect(isSameAddress(same, address)).toBe(true);
  expect(isSameAddress('Montréal, QC', 'Montreal, QC')).toBe(true);
  expect(isSameAddress('11 King Street, Toronto, ON M5T', address)).toBe(false);
  expect(isSameAddress('', address)).toBe(false);
});
