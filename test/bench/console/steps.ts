/** What a person does on a page, with a real mouse and keyboard. Each step leaves the page ready for the next. */
import type { Page } from 'playwright-core';
import { ROW } from '../../../admin/src/list/rowCursor.ts';

export interface Step {
  title: string;
  run: (page: Page) => Promise<void>;
}

/** Milliseconds per key: a quick typist. */
const PACE = 80;
/** How long a person holds a mouse button down, in milliseconds. */
const PRESS = { delay: 60 };
const ROW_CHECKBOX = `${ROW} input[type=checkbox]:enabled`;

export const openPalette: Step = {
  title: 'open the palette and type',
  async run(page) {
    await page.keyboard.press('Control+k', PRESS);
    await page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox').waitFor();
    await page.keyboard.type('spring', { delay: PACE });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};

export const openMenu = (button: RegExp): Step => ({
  title: 'open a menu',
  async run(page) {
    await page.getByRole('button', { name: button }).first().click(PRESS);
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  },
});
export const openSettings = openMenu(/settings of/);
export const openViews = openMenu(/^Views/);

/** Sorts by the first column that is not sorted by yet. */
export const sort: Step = {
  title: 'sort',
  run: (page) => page.locator('th .MuiTableSortLabel-root:not(.Mui-active)').first().click(PRESS),
};

/** Chooses the first value of the first filter, then all values again. */
export const filter: Step = {
  title: 'choose a filter',
  async run(page) {
    const select = page.locator('.filter-field').getByRole('combobox').first();
    for (const choice of [1, 0]) {
      await select.click(PRESS);
      await page.getByRole('option').nth(choice).click(PRESS);
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    }
  },
};

export const search = (text: string): Step => ({
  title: 'type in the search',
  async run(page) {
    const input = page.locator('main input[type=search]').first();
    await input.click(PRESS);
    await page.keyboard.type(text, { delay: PACE });
    await input.press('Control+a');
    await input.press('Backspace');
  },
});

/** Selects two rows, then all of them, then none. */
export const selectRow: Step = {
  title: 'select a row',
  async run(page) {
    for (const index of [0, 1]) await page.locator(ROW_CHECKBOX).nth(index).click(PRESS);
  },
};
export const selectAll: Step = {
  title: 'select all',
  async run(page) {
    const all = page.locator('thead input[type=checkbox]').first();
    for (const _time of ['all', 'none']) await all.click(PRESS);
  },
};

export const moveCursor: Step = {
  title: 'move through the rows by keyboard',
  async run(page) {
    await page.mouse.click(720, 4, PRESS); // nothing has the focus
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  },
};

export const openRecord: Step = {
  title: 'open a record',
  async run(page) {
    const before = page.url();
    await page.locator(`${ROW} a[href^="/"]`).first().click(PRESS);
    await page.waitForURL((url) => url.href !== before);
  },
};

/** Opens a page through a link in the page's tabs. */
export const openTab = (path: string): Step => ({
  title: 'switch tab',
  run: (page) => page.locator(`main a[href$="${path}"]`).first().click(PRESS),
});

export const typeInField = (label: string): Step => ({
  title: 'type in a form field',
  async run(page) {
    await page.getByLabel(label).first().click(PRESS);
    await page.keyboard.type('North 12', { delay: PACE });
  },
});

/** Opens a select of a form and chooses its second value. */
export const chooseInForm = (label: string): Step => ({
  title: 'choose in a form',
  async run(page) {
    await page.getByRole('combobox', { name: label }).first().click(PRESS);
    await page.getByRole('option').nth(1).click(PRESS);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  },
});

/** Presses a button, checkbox or tab of the page by its name, the given number of times. */
export const press = (title: string, role: 'button' | 'checkbox' | 'tab', name: string | RegExp, times = 1): Step => ({
  title,
  async run(page) {
    for (let n = 0; n < times; n += 1) await page.getByRole(role, { name }).first().click(PRESS);
  },
});
