import { afterEach, expect, it } from '@jest/globals';
import { refuseStrayDrops } from './drops.ts';

let undo = () => undefined as unknown;
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

/** Drops something onto an element; whether the browser would still do what it does by itself. */
function dropOn(target: Element, types: string[]): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  return target.dispatchEvent(Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } }));
}

it('a file that is dropped beside a field is not opened in place of the page', () => {
  undo = refuseStrayDrops();
  document.body.innerHTML = '<p>Beside</p><textarea></textarea><input type="file"><input type="file" disabled>';
  const [beside, text, field, closed] = document.body.children as unknown as Element[];
  expect(dropOn(beside as Element, ['Files'])).toBe(false);
  expect(dropOn(text as Element, ['Files'])).toBe(false);
  expect(dropOn(text as Element, ['text/plain'])).toBe(true);
  expect(dropOn(field as Element, ['Files'])).toBe(true);
  expect(dropOn(closed as Element, ['Files'])).toBe(false);
});
