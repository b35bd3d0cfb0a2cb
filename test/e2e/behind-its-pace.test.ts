/** A campaign behind its pace is brought back: by a near miss, and by emails that are planned, moved, paused, canceled and sent. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import type { Row } from '../harness/factories.ts';
import { expectedOf, isoDay, makeBehindCampaign, SMALLER } from './behindPace.ts';
import { after, dayOf, morning } from './placing.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let page: Visitor;
let campaign: Row;
/** What the forecast expected before anything was done, and with the planned emails. */
const expected: number[] = [];

beforeAll(async () => {
  setup = await createSetup();
  await setup.db.setClock(morning);
  campaign = await makeBehindCampaign(setup);
  expected.push(await expectedOf(setup, campaign));
  page = await setup.person('admin');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const closed = () => dialog().waitFor({ state: 'detached' });
const row = () => page.locator('tbody tr').filter({ hasText: 'Bread Days' });
it(
  'Today leads to the forecast, which is behind, and on to targeting, where one step more brings leagues',
  step(async () => {
    await page.goto(`${setup.server.url}/`);
    await link('See what helps').click();
    await page.getByText(/^Today: /).waitFor(); // the list says which rows it shows
    await row().getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Forecast' }).or(link('Forecast')).first().click();
    await page.getByRole('img', { name: /^Likely .* of 40 by / }).waitFor();
    expect(expected[0]).toBeLessThan(20);
    await link('Targeting').click();
    await page.getByRole('tab', { name: 'One Step More' }).click();
    await button('Apply Number of Players → 100').click();
    await button(`Add All Available (${SMALLER})`).click();
    await button(`Add ${SMALLER}`).click();
    await button('Add All Available (0)').waitFor();
    await link('Prospecting').click();
    await page
      .getByRole('table', { name: 'Prospects', exact: true })
      .getByRole('checkbox', { name: 'Select all' })
      .check();
    await button('Mark as Qualified').click();
    await dialog().getByRole('button', { name: 'Mark as Qualified' }).click();
    await page.getByRole('checkbox', { name: 'Prospects 0' }).waitFor();
  }),
);

/** How many offers the leagues got by email. */
const mails = () =>
  setup.mails.mails.filter(({ to, subject }) => to[0]?.endsWith('@behind.test') && subject.includes('offer'));

/** Opens the campaign's forecast and computes it; returns what it expects. */
async function forecast(): Promise<number> {
  await page.goto(
    `${setup.server.url}/campaign-planner/sponsors/${campaign.sponsor_id}/campaigns/${campaign.id}/forecast`,
  );
  await button('Compute now').click();
  await page.getByRole('img', { name: /^Likely .* of 40 by / }).waitFor();
  return expectedOf(setup, campaign);
}

/** Plans the emails about the qualified offers for a day. */
async function plan(day: Date): Promise<void> {
  await page.goto(`${setup.server.url}/prospect-campaign/${campaign.id}`);
  await page.getByRole('checkbox', { name: `Qualified ${SMALLER}` }).check(); // the account remembers it
  await page
    .getByRole('table', { name: 'Qualified', exact: true })
    .getByRole('checkbox', { name: 'Select all' })
    .check();
  await button('Send offer emails').click();
  const terms = button(`Set value and assets of ${SMALLER} offers`);
  const queue = button(`Put ${SMALLER} offer emails in the queue`);
  await button('At a time').click();
  if (!expected[1]) {
    await terms.click();
    const own = page.getByRole('dialog', { name: /^Set value and assets/ });
    await own.getByRole('radio', { name: 'Per player' }).check();
    await own.getByRole('spinbutton', { name: 'Per player' }).fill('5');
    await own.getByRole('button', { name: 'Set value and assets' }).click();
    await own.waitFor({ state: 'detached' });
    // the message is at the refused field, and the other field keeps its value
    await dialog().getByLabel('Time').fill('10:15');
    await dialog()
      .getByLabel('Day')
      .fill(isoDay(after(-2)));
    await queue.click();
    await dialog()
      .locator('.MuiFormControl-root', { hasText: /^Day.*Choose a day from today on/ })
      .waitFor();
    expect(await dialog().getByLabel('Time').inputValue()).toBe('10:15');
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await dialog().getByLabel('Day').fill(isoDay(day));
  await dialog().getByLabel('Time').fill('09:30');
  await queue.click();
  await page.getByText(`${SMALLER} offer emails are in the queue`).waitFor();
}

it(
  '[C7] a planned send is in the queue by list and week and in the forecast, and is moved, paused, resumed and canceled',
  step(async () => {
    await plan(after(3));
    await link('Sends').click();
    await row()
      .getByText(`${dayOf(after(3))}, 9:30 AM`)
      .waitFor();
    expected.push(await forecast());
    expect(expected[1]).toBeGreaterThan(Number(expected[0]));
    const waiting = page.locator('div').filter({ has: page.locator('> dt', { hasText: 'In the queue of sends' }) });
    await waiting
      .last()
      .getByRole('link', { name: String(SMALLER) })
      .click();
    await button('Move Bread Days, Offer').click();
    await dialog()
      .getByLabel('Day')
      .fill(isoDay(after(5)));
    await dialog().getByRole('button', { name: 'Move' }).click();
    await closed();
    await row()
      .getByText(`${dayOf(after(5))}, 9:30 AM`)
      .waitFor();
    await button('Pause Bread Days, Offer').click();
    await dialog().getByLabel('Reason').fill('A new logo');
    await dialog().getByRole('button', { name: 'Pause' }).click();
    await row().getByText('Paused: A new logo').waitFor();
    expect(await expectedOf(setup, campaign)).toBeLessThan(Number(expected[1])); // as if it was not planned
    expect(await accessibilityViolations(page)).toEqual([]);
    await button('Resume Bread Days, Offer').click();
    await row().getByText('Queued').waitFor();
    await button('Week').click();
    const week = page.getByRole('table', { name: 'Calendar' });
    if (morning.getUTCDay() + 5 > 6) await button('Later').click(); // it is in the next week
    await week.getByRole('button', { name: `Bread Days Offer, ${SMALLER} waiting` }).click();
    await dialog().getByRole('link', { name: 'Cove 1', exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await button('List').click();
    await button('Cancel Bread Days, Offer').click();
    await dialog().getByRole('button', { name: 'Cancel send' }).click();
    await closed();
    await row().getByText('Canceled').waitFor();
    expect(mails()).toEqual([]);
  }),
);

it(
  '[C7] another one goes once its time has come, each email once, and the forecast expects more',
  step(async () => {
    await plan(after(2));
    await setup.db.setClock(after(2)); // half an hour after the planned time in Hawaii
    await until(async () => {
      const [waits] = await setup.rows<{ unsettled: number }>(
        `select (select count(*) from app_private.send_offers w join app_public.sends s on s.id = w.send_id
             where s.campaign_id = $1 and w.state = 'waiting')::int
           + (select count(*) from app_private.mail_outbox
             where recipient like '%@behind.test' and state in ('queued', 'claimed'))::int as unsettled`,
        [campaign.id],
      );
      return waits?.unsettled === 0;
    });
    expect(mails().map(({ to }) => to[0])).toHaveLength(SMALLER);
    expect(new Set(mails().map(({ to }) => to[0])).size).toBe(SMALLER);
    page = await setup.person('admin');
    expect(await forecast()).toBeGreaterThan(Number(expected[0]));
    await page.goto(
      `${setup.server.url}/sends?filter=${encodeURIComponent(JSON.stringify({ state: { in: ['done'] } }))}`,
    );
    await row()
      .getByRole('cell', { name: String(SMALLER) })
      .first()
      .waitFor();
    expect(page.errors).toEqual([]);
  }),
);
