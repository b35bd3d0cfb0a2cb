import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from './document.ts';
import { runsOf } from './fonts.ts';

describe('right-to-left text on a line', () => {
  it.each([
    ['نادي 2024 الأمل', 'الأمل| 2024|نادي '],
    ['الأمل ١٢٣', '١٢٣|الأمل '],
    ['FC נבחרת 7', 'FC |7|נבחרת '],
    ['Łódź 7 FC', 'Łódź 7 FC'],
    ['', ''],
  ])('[R6] %s is drawn with its words and numbers from the right', (text, drawn) => {
    expect(
      drawnRuns(runsOf(text))
        .map((run) => run.text)
        .join('|'),
    ).toBe(drawn);
  });
});
