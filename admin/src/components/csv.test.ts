import { expect, it } from '@jest/globals';
import { csvOf } from './csv.ts';

it('[T23] results become a file that spreadsheets can open, without formulas in cells', () => {
  expect(
    csvOf([
      ['Offer', 'Organization', 'Reason'],
      [7, 'Smith, "Bo"', null],
      [8, '=HYPERLINK("http://x")', '-2+3'],
    ]),
  ).toBe('\uFEFFOffer,Organization,Reason\r\n7,"Smith, ""Bo""",\r\n8,"\'=HYPERLINK(""http://x"")",\'-2+3\r\n');
});
