/** A strategist's Monday: everything that Today names, from /, is dealt with by clicking, and is gone. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { leaveOneOfEachKind, ME, work } from './mondayWork.ts';
import { createSetup, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let me: Visitor;
/** The kinds of work that Today names; the demo's differ with the time of year. */
let named: string[] = [];

beforeAll(async () => {
  setup = await createSetup();
  await leaveOneOfEachKind(setup);
  named = (
    await setup.rows<{ kind: string }>(`select distinct kind::text from app_private.today_items(${ME}, ${ME})`)
  ).map(({ kind }) => kind);
  me = await setup.person('admin');
}, 180_000);
afterAll(() => setup?.stop());

it.each(work)(
  '“%s” leads from / to what is dealt with by clicking, and Today names it no more',
  (action, kind, record, deal) =>
    setup.picturing(async () => {
      if (!named.includes(kind)) return;
      const link = me.getByRole('link', { name: action, exact: true });
      await me.goto(`${setup.server.url}/`);
      await me.waitForURL('**/today');
      await link.click();
      await me.getByText(/^Today: /).waitFor(); // the list says which rows it shows
      if (record) await me.locator('tbody tr a').first().click();
      await deal(me, setup);
      await me.goto(`${setup.server.url}/today`);
      await me.getByRole('heading', { name: 'For me' }).waitFor();
      await until(async () => (await link.count()) === 0);
    }),
);

it('nothing waits then, and what was done today can be undone', () =>
  setup.picturing(async () => {
    expect(named.length).toBeGreaterThan(5);
    await me.goto(`${setup.server.url}/`);
    await me.getByText(/^Nothing waits\./).waitFor();
    await me.getByRole('heading', { name: 'Done today' }).waitFor();
    await me
      .getByRole('button', { name: /^Undo: / })
      .first()
      .waitFor();
    expect(await accessibilityViolations(me)).toEqual([]);
    expect(me.errors).toEqual([]);
  }));
