/** The work that waits for the demo's strategist on a Monday, one record of each kind, and how each is dealt with. */
import { choose, type Setup, until, type Visitor } from './setup.ts';

/** The strategist's id, as SQL. */
export const ME = `(select id from app_public.users where email = 'admin@sideline.test')`;
/** The records of a kind that wait for the strategist, as SQL. */
const items = (kind: string) => `(select i.id, i.label from app_private.today_items(${ME}, ${ME}, '${kind}') i)`;
/** Ids of the records of a kind that wait for the strategist, without the first. */
const others = (kind: string) => `(select i.id from ${items(kind)} i order by i.id offset 1)`;
/** Leaves one record of each kind: the others are changed as if they had been dealt with. */
const fewer = [
  `delete from app_public.verification_images where id in ${others('photos_to_review')}`,
  `update app_public.verification_deadlines set deadline = app_private.today() + 30 where deadline < app_private.today() and (offer_id in ${others('proof_overdue')}
     or id not in (select min(v.id) from app_public.verification_deadlines v where not v.verified and not v.did_not_complete and v.deadline < app_private.today() group by v.offer_id))`,
  `update app_public.offers set season_start = least(season_start, app_private.today() - 9), season_end = app_private.today() - 1 where id in ${others('addresses_missing')}`,
  `update app_public.offers set offer_sent_at = app_private.clock() where id in ${others('offers_unopened')} or id in ${others('offers_unanswered')}`,
  `update app_public.offers set sponsorship_application_sent_at = app_private.clock() where id in ${others('applications_unfinished')}`,
  `update app_public.offers set confirmed_at = app_private.clock() - interval '40 days' where id in ${others('conflicts')}`,
  `update app_public.campaigns set target_number_of_leagues = 500 where name = $1`,
];

/** Gives the strategist two campaigns and a task, and leaves one record of each kind of work. */
export async function leaveOneOfEachKind({ rows }: Setup): Promise<void> {
  await rows(
    `update app_public.campaigns set primary_sales_contact_id = null, primary_strategist_contact_id = null, primary_bdr_contact_id = null`,
  );
  for (const table of ['photo_requests', 'tasks', 'comment_mentions']) await rows(`delete from app_public.${table}`);
  // two campaigns: one whose sponsorships run, one whose offers are out; those with the most kinds of work
  const most = (kinds: string) =>
    rows<{ label: string }>(
      `select i.label from app_private.today_items(null, ${ME}) i where i.kind::text = any ($1)
       group by 1 order by count(distinct i.kind) desc, count(*) desc, 1 limit 1`,
      [kinds.split(' ')],
    ).then(([row]) => row?.label ?? '');
  const running = await most('photos_to_review proof_overdue addresses_missing');
  const out = await most('offers_unopened offers_unanswered applications_unfinished conflicts');
  await rows(
    `update app_public.campaigns set primary_strategist_contact_id = ${ME}, days_between_mails = 1 where name in ($1, $2)`,
    [running, out],
  );
  for (const statement of fewer) await rows(statement, statement.includes('$1') ? [out] : []);
  let computed = false; // unless the worker, which does it once it has started, computes them at this moment
  await until(async () => {
    const jobs = await rows(`select from graphile_worker.jobs where task_identifier = 'campaign_forecasts__compute'`);
    if (jobs.length === 0 && !computed)
      computed = await rows('select app_private.forecast_campaigns()').then(
        () => true,
        () => false,
      );
    return computed;
  });
  await rows(
    `insert into app_public.tasks (title, due_date, assignee_id) values ('Call the sponsor', app_private.today(), ${ME})`,
  );
}

const button = (me: Visitor, name: string) => me.getByRole('button', { name, exact: true });
const dialog = (me: Visitor) => me.getByRole('dialog');
const closed = (me: Visitor) => dialog(me).waitFor({ state: 'detached' });
const menu = async (me: Visitor, name: string) => {
  await button(me, 'Actions').click();
  await me.getByRole('menuitem', { name }).click();
};
/** Removes the offer on the page, whatever the hour and the contact budget allow to send. */
const remove = async (me: Visitor) => {
  await menu(me, 'Remove from campaign');
  await dialog(me)
    .getByLabel(/^Reason/)
    .fill('They said no by phone.');
  await dialog(me).getByRole('button', { name: 'Remove from campaign' }).click();
  await closed(me);
};
/** Enters an address in the dialog, which is saved once it is checked. */
const enterAddress = async (me: Visitor) => {
  await choose(dialog(me).getByRole('combobox', { name: /^Country/ }), 'United States of America');
  await dialog(me).getByLabel('Address Line 1').fill('PO Box 12');
  await dialog(me).getByLabel('City').fill('Austin');
  await choose(dialog(me).getByRole('combobox', { name: /^State/ }), 'Texas');
  await dialog(me).getByLabel('Zip').fill('78704');
  await dialog(me).getByRole('button', { name: 'Check address' }).click();
  const save = dialog(me).getByRole('button', { name: 'Save address' }).and(me.locator(':enabled'));
  await until(async () => {
    if (await save.count()) await save.click();
    return (await dialog(me).count()) === 0;
  });
};
/** What each action of Today leads to, and how it is dealt with there; `record`: by opening the first row. */
export const work: [
  action: string,
  kind: string,
  record: boolean,
  deal: (me: Visitor, setup: Setup) => Promise<void>,
][] = [
  [
    'Review photos',
    'photos_to_review',
    false,
    async (me, setup) => {
      await button(me, 'Review these photos').click();
      await me.getByRole('img', { name: /^Photo of/ }).waitFor();
      await me.keyboard.press('a');
      await until(async () => (await setup.rows(`select from ${items('photos_to_review')} i`)).length === 0);
    },
  ],
  [
    'Get proof',
    'proof_overdue',
    true,
    async (me) => {
      const row = me.getByRole('listitem').filter({ hasText: 'Overdue' });
      await row.getByRole('button', { name: /^More for / }).click();
      await me.getByRole('menuitem', { name: 'Mark Did Not Complete' }).click();
      await dialog(me).getByRole('button', { name: 'Mark Did Not Complete' }).click();
      await closed(me);
    },
  ],
  [
    'Open tasks',
    'tasks',
    false,
    async (me) => {
      await me.getByRole('checkbox', { name: 'Call the sponsor: done' }).click();
      await me.getByText('“Call the sponsor” is done').waitFor();
    },
  ],
  ['Try again', 'offers_unopened', true, remove],
  [
    'Follow up',
    'offers_unanswered',
    false,
    async (me) => {
      await me.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
      await button(me, 'Edit').click();
      await choose(dialog(me).getByRole('combobox', { name: 'Status' }), 'Rejected by Organization');
      await dialog(me).getByLabel('Reason of the status').fill('They said no by phone.');
      await dialog(me).getByRole('button', { name: 'Save' }).click();
      await closed(me);
    },
  ],
  ['Help finish', 'applications_unfinished', true, remove],
  [
    'Decide',
    'conflicts',
    true,
    async (me) => {
      await menu(me, 'Cancel offer');
      await dialog(me)
        .getByLabel(/^Reason/)
        .fill('Another sponsor was first.');
      await dialog(me).getByRole('button', { name: 'Cancel this offer' }).click();
      await closed(me);
    },
  ],
  [
    'Ask for addresses',
    'addresses_missing',
    true,
    async (me) => {
      for (const type of ['mailing', 'shipping']) {
        await menu(me, `Update ${type} address`);
        await enterAddress(me);
      }
    },
  ],
  [
    'See what helps',
    'campaigns_behind',
    true,
    async (me, setup) => {
      await me.getByLabel('Desired Leagues').fill('1');
      await button(me, 'Save').click();
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
      await button(me, 'Compute now').click();
      await me
        .getByText(/ of 1 by /)
        .first()
        .waitFor();
    },
  ],
];
