import { afterEach, expect, it } from '@jest/globals';
import { preventStrayDrops } from './drops.ts';

let undo = () => undefined as unknown;
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

/** Drops data of these types onto an element; returns whether the browser's default action is still allowed. */
function dropOn(target: Element, types: string[]): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  return target.dispatchEvent(Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }));
}

it('a file dropped outside a field does not replace the page', () => {
  undo = preventStrayDrops();
  document.body.innerHTML = '<p>Beside</p><textarea></textarea><input type="file"><input type="file" disabled>';
  const [beside, text, field, closed] = document.body.children as unknown as Element[];
  expect(dropOn(beside as Element, ['Files'])).toBe(false);
  expect(dropOn(text as Element, ['Files'])).toBe(false);
  expect(dropOn(text as Element, ['text/plain'])).toBe(true);
  expect(dropOn(field as Element, ['Files'])).toBe(true);
  expect(dropOn(closed as Element, ['Files'])).toBe(false);
});
