/** Placing leagues in a campaign: conflicts with another campaign are shown and excluded, value and assets set, offers sent and resent. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import type { Row } from '../harness/factories.ts';
import { after, dayOf, makePlacingCampaign, morning, offersOf } from './placing.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let page: Visitor;
let campaign: Row;
beforeAll(async () => {
  setup = await createSetup();
  await setup.db.setClock(morning);
  campaign = await makePlacingCampaign(setup.db.owner);
  page = await setup.person('admin');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const offers = () => offersOf(setup, campaign);
/** How many emails with an offer, and reminders of it, a league got. */
const mailsTo = (league: string) =>
  setup.mails.mails.filter(
    ({ to, subject }) => to[0] === `${league.toLowerCase()}@placing.test` && subject.includes('offer'),
  ).length;
/** Whether Harbor and Sandbar got so many of these emails in all, and the outbox says that all that are due are sent. */
const haveMails = async (count: number) => {
  const [row] = await setup.rows<{ unsettled: number }>(
    `select count(*)::int as unsettled from app_private.mail_outbox
     where state in ('queued', 'claimed') and due <= app_private.today()`,
  );
  return mailsTo('Harbor') + mailsTo('Sandbar') === count && row?.unsettled === 0;
};
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const sending = () => dialog('Send offer emails');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const conflicts = () => page.getByRole('list', { name: 'Conflicts' }).getByRole('listitem').allInnerTexts();
const selectAll = (group: string) =>
  page.getByRole('table', { name: group, exact: true }).getByRole('checkbox', { name: 'Select all' }).check();

it(
  '[T1 T2] targeting counts a conflict, leaves it out when all are added, and adds it when that is chosen',
  step(async () => {
    await page.goto(`${setup.server.url}/campaign-targeting/${campaign.id}?tab=properties`);
    await page.getByText('1 in conflict').waitFor();
    await button('Add All Available (4)').click();
    await dialog('Add all available').getByText('3 offers will be added.').waitFor();
    expect(await conflicts()).toEqual([expect.stringMatching(/^Taken, Soccer: .*Juice Days/)]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await button('Add 3').dblclick();
    await button('Add All Available (1)').waitFor();
    expect(Object.keys(await offers())).toEqual(['Harbor', 'Lagoon', 'Sandbar']);
    await page.getByRole('checkbox', { name: 'Select Soccer, Taken' }).check();
    await button('Add selected (1)').click();
    await dialog('Add selected').getByRole('button', { name: 'Add 0' }).waitFor();
    expect(await button('Add 0').isDisabled()).toBe(true);
    await dialog('Add selected').getByRole('checkbox').check();
    await button('Add 1').click();
    await button('Add All Available (0)').waitFor();
    expect(await offers()).toMatchObject({ Harbor: 'prospecting', Taken: 'prospecting created' });
  }),
);

it(
  '[T1] qualifying leaves a conflict out, too, and takes it when that is chosen',
  step(async () => {
    await page.goto(`${setup.server.url}/prospect-campaign/${campaign.id}`);
    for (const [included, left] of [
      [false, 1],
      [true, 0],
    ] as const) {
      await selectAll('Prospects');
      await button('Mark as Qualified').click();
      await page.getByRole('list', { name: 'Conflicts' }).waitFor();
      if (included) await dialog('Mark as Qualified').getByRole('checkbox').check();
      await dialog('Mark as Qualified').getByRole('button', { name: 'Mark as Qualified' }).click();
      await page.getByRole('checkbox', { name: `Prospects ${left}` }).waitFor();
      const log = included ? 'qualified created, status_changed' : 'prospecting created';
      expect(await offers()).toMatchObject({ Harbor: 'qualified', Taken: log });
    }
  }),
);

it(
  '[T3] the send dialog sets value and assets of those without, against the budget, and names who is left',
  step(async () => {
    await page.getByRole('checkbox', { name: 'Qualified 4' }).click();
    await selectAll('Qualified');
    expect(await accessibilityViolations(page)).toEqual([]);
    await button('Send offer emails').click();
    await button('Set value and assets of 4 offers').click();
    const terms = dialog('Set value and assets of 4 offers');
    await terms.getByRole('radio', { name: 'Per player' }).check();
    await terms.getByRole('spinbutton', { name: 'Per player' }).fill('5');
    await terms.getByText(/\$2,500 with these offers of a budget of \$1,000/).waitFor();
    await terms.getByText(/^Lagoon, Soccer: /).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await terms.getByRole('button', { name: 'Set value and assets' }).dblclick();
    await button('Set value and assets of 1 offer').waitFor();
    const values = { Harbor: 'qualified 500.00', Lagoon: 'qualified', Sandbar: 'qualified 900.00' };
    expect(await offers()).toMatchObject({ ...values, Taken: expect.stringContaining('qualified 1100.00') });
  }),
);

it(
  '[T1 T21] a missing email is typed there; a conflict gets no mail, and everybody else one',
  step(async () => {
    expect(await conflicts()).toEqual([expect.stringMatching(/^Taken: .*Juice Days/)]);
    const email = sending().getByLabel('Contact email of Sandbar');
    for (const typed of ['no address', 'sandbar@placing.test']) {
      await email.fill(typed);
      await email.press('Enter');
      if (typed === 'no address')
        await sending()
          .getByText(/invalid/)
          .waitFor();
    }
    await email.waitFor({ state: 'detached' });
    await button('Send 2 offer emails').dblclick();
    await button('Done').click();
    await until(() => haveMails(2));
    const sent = { Harbor: 'proposed 500.00', Sandbar: 'proposed 900.00' };
    expect(await offers()).toMatchObject({ ...sent, Taken: expect.stringContaining('qualified') });
    expect([mailsTo('Lagoon'), mailsTo('Taken')]).toEqual([0, 0]);
  }),
);

it(
  '[T8] sending again waits for the pause, is apart from sending first and says when the last mail went',
  step(async () => {
    await setup.db.owner.query('update app_public.campaigns set days_between_mails = 7 where id = $1', [campaign.id]);
    const again = () =>
      sending().getByRole('checkbox', { name: new RegExp(`^Send again to 2 .* ${dayOf(after(8))}$`) });
    const paused = () => sending().getByText(new RegExp(`^Harbor: .* ${dayOf(morning)} .* ${dayOf(after(7))}`));
    for (const [days, shown] of [
      [3, paused],
      [16, again],
    ] as const) {
      if (shown === again) {
        await setup.db.setClock(after(8)); // an offer without an answer is reminded of, which starts a new pause
        await until(() => haveMails(4));
      }
      await setup.db.setClock(after(days));
      page = await setup.person('admin');
      await page.goto(`${setup.server.url}/prospect-campaign/${campaign.id}`);
      await page.getByRole('checkbox', { name: 'Proposed 2' }).click();
      await selectAll('Proposed');
      await button('Send offer emails').click();
      await shown().waitFor();
      expect(await button('Send 0 offer emails').isDisabled()).toBe(true);
    }
    await again().check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await button('Send 2 offer emails').click();
    await until(() => haveMails(6));
    expect([mailsTo('Harbor'), mailsTo('Taken'), page.errors]).toEqual([3, 0, []]);
  }),
);
