/** Moving the focus of a page by keyboard. */
import type { Visitor } from './setup.ts';

/** The accessible name of the focused element. */
const focused = (page: Visitor) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    const labels = (one as HTMLInputElement | null)?.labels;
    return (one?.getAttribute('aria-label') || labels?.[0]?.textContent || one?.textContent || '').trim();
  });

/** Presses Tab, or Shift and Tab, until the focused element has this name. */
export async function tabTo(page: Visitor, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const met: string[] = [];
  for (let tries = 0; tries < 80; tries++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (name.test(now)) return;
    met.push(now);
  }
  throw new Error(`${name} is not reached by Tab, only ${met.join(' | ')}`);
}

/** Whether the focused element shows a focus indicator. */
export const showsFocus = (page: Visitor): Promise<boolean> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const marked = [one, one.parentElement, one.closest('.MuiInputBase-root')].filter(Boolean) as HTMLElement[];
    return (
      marked.some((each) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      }) || one.matches('.Mui-focusVisible, .Mui-focused, .Mui-focused *')
    );
  });
