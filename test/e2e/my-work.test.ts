/** A mention and a task from one colleague to another: shown at once, emailed the next weekday morning, completed. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { lookAtScreen } from './screens.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let boss: Visitor;
let admin: Visitor;
let organization: { id: number; name: string };
let colleague: string;

beforeAll(async () => {
  setup = await createSetup();
  [boss, admin] = [await setup.person('superadmin'), await setup.person('admin')];
  [organization] = (await setup.rows('select id, name from app_public.organizations order by id limit 1')) as [
    typeof organization,
  ];
  const [user] = await setup.rows<{ name: string }>(
    `select name from app_public.users where email = 'admin@sideline.test'`,
  );
  colleague = user?.name ?? '';
  // My Work counts what the demo's people have to do, too
  await setup.rows(`delete from app_public.photo_requests where status = 'open'`);
  await setup.rows(
    `update app_public.campaigns set primary_sales_contact_id = null, primary_strategist_contact_id = null, primary_bdr_contact_id = null`,
  );
  await setup.rows('delete from app_public.tasks');
  await setup.rows('delete from app_public.comment_mentions');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[P19] a colleague is mentioned by keyboard and given a task, and sees both counted at once',
  step(async () => {
    await admin.goto(`${setup.server.url}/verifications`);
    await admin.getByRole('link', { name: 'My Work', exact: true }).waitFor();
    await boss.goto(`${setup.server.url}/organizations/${organization.id}/comments`);
    const box = boss.getByLabel('New comment');
    await box.fill('They moved. ');
    await box.press('End');
    await box.pressSequentially(`@${colleague.slice(0, 3).toLowerCase()}`);
    await boss.getByRole('option', { name: colleague }).waitFor();
    expect(await accessibilityViolations(boss)).toEqual([]);
    await box.press('Enter');
    await box.pressSequentially('can you update the locations?');
    await box.press('Control+Enter');
    await boss.getByText(`@${colleague}`, { exact: true }).waitFor();
    await admin.getByRole('link', { name: 'My Work 1' }).waitFor();

    await boss.getByRole('button', { name: 'Add task' }).click();
    const dialog = boss.getByRole('dialog', { name: 'Add a task' });
    await dialog.getByLabel(/What to do/).fill('Call about the new fields');
    await choose(dialog.getByLabel(/Assigned to/), colleague);
    expect(await accessibilityViolations(boss)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await boss.getByRole('button', { name: 'Edit Call about the new fields' }).waitFor();
    await admin.getByRole('link', { name: 'My Work 2' }).waitFor();
  }),
);

it(
  '[P19] the next weekday at 8 one mail says what is due, and leads to My Work',
  step(async () => {
    const [next] = await setup.rows<{ at: Date }>(`
      select ((d::date + time '08:05') at time zone 'America/New_York') as at
      from generate_series(app_public.today() + 1, app_public.today() + 4, interval '1 day') d
      where extract(isodow from d) < 6 order by d limit 1`);
    await setup.db.setClock(next?.at as Date);
    const [mail] = await setup.mails.waitFor(1, { to: 'admin@sideline.test', subject: 'Your work today' });
    expect(mail?.subject).toBe('Your work today: 1 task due, 1 unread mention');
    expect(mail?.raw).toContain('Call about the new fields');
    expect(mail?.raw).toContain('can you update the locations?');
    admin = await setup.person('admin'); // a day later
    await admin.goto(mail?.link('/my-work') as string);
    await admin.getByText('can you update the locations?').waitFor();
    await admin.getByText(/^Overdue/).waitFor();
    await lookAtScreen(admin, 'my-work');
  }),
);

it(
  '[P19] the task is done and the mention read; nothing is left, and nothing is mailed the next day',
  step(async () => {
    await admin.getByRole('checkbox', { name: 'Call about the new fields: done' }).click();
    await admin.getByText('“Call about the new fields” is done').waitFor();
    await admin.getByRole('link', { name: organization.name }).first().click();
    await admin.waitForURL(`**/organizations/${organization.id}/comments`);
    await admin.getByRole('link', { name: 'My Work', exact: true }).waitFor();
    await until(async () => {
      const [left] = await setup.rows<{ n: number }>(
        `select (select count(*) from app_public.tasks where not done) + (select count(*) from app_public.comment_mentions where read_at is null) as n`,
      );
      return Number(left?.n) === 0;
    });
    const mailed = () =>
      setup
        .rows<{ id: string }>(
          `select id from app_private.mail_outbox where kind = 'daily_work' and recipient = 'admin@sideline.test'`,
        )
        .then(({ length }) => length);
    expect(await mailed()).toBe(1);
    await setup.db.setClock(
      new Date(
        Date.parse((await setup.rows<{ at: string }>('select app_private.clock()::text as at'))[0]?.at as string) +
          86_400_000,
      ),
    );
    await until(async () => {
      const [swept] = await setup.rows<{ caught: boolean }>(
        `select swept_through = app_public.today() or extract(isodow from app_public.today()) > 5 as caught from app_private.sweeps where name = 'tasks__mail'`,
      );
      return swept?.caught;
    });
    expect(await mailed()).toBe(1);
    expect([...boss.errors, ...admin.errors]).toEqual([]);
  }),
);
