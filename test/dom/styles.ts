/**
 * Which of Emotion's rules component tests write. jsdom matches every rule against every element for each computed style, so
 * only rules are written that decide what a query or a matcher sees: what hides an element, or adds text before or after it.
 */
import createCache from '@emotion/cache';

const { prototype } = createCache({ key: 'unused' }).sheet.constructor;
const { insert } = prototype;
const VISIBILITY = /display:\s*none|visibility:|opacity:\s*0[;}]|pointer-events:|content:/;

/** Leaves out rules that only lay out and color. */
export function skipLayoutStyles(): void {
  prototype.insert = function insertVisibility(rule: string) {
    if (VISIBILITY.test(rule)) insert.call(this, rule);
  };
}

/** Writes every rule, for a test that measures widths; call it before anything is rendered. */
export function writeAllStyles(): void {
  prototype.insert = insert;
}
