/**
 * Selects the Emotion rules that component tests insert. jsdom matches every rule against every element for each
 * computed style, so only rules that affect queries or matchers are inserted: those that hide an element or add text
 * before or after it.
 */
import createCache from '@emotion/cache';

const { prototype } = createCache({ key: 'unused' }).sheet.constructor;
const { insert } = prototype;
const VISIBILITY = /display:\s*none|visibility:|opacity:\s*0[;}]|pointer-events:|content:/;

/** Omits rules that only affect layout and color. */
export function skipLayoutStyles(): void {
  prototype.insert = function insertVisibility(rule: string) {
    if (VISIBILITY.test(rule)) insert.call(this, rule);
  };
}

/** Inserts every rule, for a test that measures widths; call it before anything is rendered. */
export function writeAllStyles(): void {
  prototype.insert = insert;
}
