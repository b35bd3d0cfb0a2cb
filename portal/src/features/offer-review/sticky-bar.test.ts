import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Height of the bar at its tallest on a phone, in pixels. */
const BAR = 90;

it('focused elements on the review page scroll clear of the sticky bar', () => {
  const css = readFileSync(`${import.meta.dirname}/offer-review.css`, 'utf8');
  const [, kept] = /html:has\(\.offer__act\)\s*\{\s*scroll-padding-bottom:\s*(\d+)px/.exec(css) ?? [];
  expect(Number(kept)).toBeGreaterThan(BAR);
});
