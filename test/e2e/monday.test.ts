/** A strategist's Monday: everything that Today names, from /, is dealt with by clicking, and is gone. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { items, leaveOneOfEachKind, ME } from './mondayWork.ts';
import { choose, createSetup, type Setup, until, type Visitor } from './setup.ts';

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

const button = (name: string) => me.getByRole('button', { name, exact: true });
const dialog = () => me.getByRole('dialog');
const closed = () => dialog().waitFor({ state: 'detached' });
const menu = async (name: string) => {
  await button('Actions').click();
  await me.getByRole('menuitem', { name }).click();
};
/** Removes the offer on the page, whatever the hour and the contact budget allow to send. */
const remove = async () => {
  await menu('Remove from campaign');
  await dialog()
    .getByLabel(/^Reason/)
    .fill('They said no by phone.');
  await dialog().getByRole('button', { name: 'Remove from campaign' }).click();
  await closed();
};
/** Enters an address in the dialog, which is saved once it is checked. */
const enterAddress = async () => {
  await dialog().getByLabel('Address Line 1').fill('PO Box 12');
  await dialog().getByLabel('City').fill('Austin');
  await choose(dialog().getByRole('combobox', { name: /^State/ }), 'Texas');
  await dialog().getByLabel('Zip').fill('78704');
  await dialog().getByRole('button', { name: 'Check address' }).click();
  const save = dialog().getByRole('button', { name: 'Save address' }).and(me.locator(':enabled'));
  await until(async () => {
    if (await save.count()) await save.click();
    return (await dialog().count()) === 0;
  });
};
/** What each action of Today leads to, and how it is dealt with there; `record`: by opening the first row. */
const work: [action: string, kind: string, record: boolean, deal: () => Promise<void>][] = [
  [
    'Review photos',
    'photos_to_review',
    false,
    async () => {
      await button('Review these photos').click();
      await me.getByRole('img', { name: /^Photo of/ }).waitFor();
      await me.keyboard.press('a');
      await until(async () => (await setup.rows(`select from ${items('photos_to_review')} i`)).length === 0);
    },
  ],
  [
    'Get proof',
    'proof_overdue',
    true,
    async () => {
      const row = me.getByRole('listitem').filter({ hasText: 'Overdue' });
      await row.getByRole('button', { name: /^More for / }).click();
      await me.getByRole('menuitem', { name: 'Mark Did Not Complete' }).click();
      await dialog().getByRole('button', { name: 'Mark Did Not Complete' }).click();
      await closed();
    },
  ],
  [
    'Open tasks',
    'tasks',
    false,
    async () => {
      await me.getByRole('checkbox', { name: 'Call the sponsor: done' }).click();
      await me.getByText('“Call the sponsor” is done').waitFor();
    },
  ],
  ['Try again', 'offers_unopened', true, remove],
  [
    'Follow up',
    'offers_unanswered',
    false,
    async () => {
      await me.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
      await button('Edit').click();
      await choose(dialog().getByRole('combobox', { name: 'Status' }), 'Rejected by Organization');
      await dialog().getByLabel('Reason of the status').fill('They said no by phone.');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await closed();
    },
  ],
  ['Help finish', 'applications_unfinished', true, remove],
  [
    'Decide',
    'conflicts',
    true,
    async () => {
      await menu('Cancel offer');
      await dialog()
        .getByLabel(/^Reason/)
        .fill('Another sponsor was first.');
      await dialog().getByRole('button', { name: 'Cancel this offer' }).click();
      await closed();
    },
  ],
  [
    'Ask for addresses',
    'addresses_missing',
    true,
    async () => {
      for (const type of ['mailing', 'shipping']) {
        await menu(`Update ${type} address`);
        await enterAddress();
      }
    },
  ],
  [
    'See what helps',
    'campaigns_behind',
    true,
    async () => {
      await me.getByLabel('Desired Leagues').fill('1');
      await button('Save').click();
      await until(async () => {
        const [row] = await setup.rows<{ n: number }>(
          `select count(*)::int as n from app_public.campaigns where target_number_of_leagues = 500`,
        );
        return row?.n === 0;
      });
      await me
        .getByRole('link', { name: 'Forecast' })
        .or(me.getByRole('tab', { name: 'Forecast' }))
        .first()
        .click();
      await button('Compute now').click();
      await me
        .getByText(/ of 1 by /)
        .first()
        .waitFor();
    },
  ],
];

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
      await deal();
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
