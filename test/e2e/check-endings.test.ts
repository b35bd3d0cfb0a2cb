/** A check that nobody cashes, from the reminder to its replacement; then the bank's file clears that one, and the month is closed. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { leagueChecks } from './leagueChecks.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let paid: Awaited<ReturnType<typeof leagueChecks>>;
let staff: Visitor;
let controllerId: number;
const call = (sql: string, values: unknown[]) =>
  setup.db.as({ role: 'superadmin', userId: controllerId }, (client) => client.query(sql, values));

/** Approves, prints and mails the checks that wait, as the second superadmin. */
async function mail(): Promise<void> {
  const ids = (await paid.checks()).filter(({ state }) => state === 'pending').map(({ id }) => id);
  for (const id of ids) await call(`select app_public.approve_check($1, 'infinity')`, [id]);
  const { rows } = await call('select id from app_public.create_check_run($1, app_public.next_sheet_number())', [ids]);
  await call('select app_public.record_check_run_print($1)', [rows[0].id]);
  await call('select app_public.confirm_check_run($1)', [rows[0].id]);
  await call('select app_public.mark_checks_mailed($1, app_public.today())', [ids]);
}
const day = async (days = 0) =>
  (await setup.rows<{ day: string }>('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day as string;
const mails = (text: string) => setup.mails.mails.filter(({ raw }) => raw.replaceAll('=\r\n', '').includes(text));

beforeAll(async () => {
  setup = await createSetup();
  paid = await leagueChecks(setup, 'Life');
  const [controller] = await setup.rows<{ id: number }>(
    `select id from app_public.users where email = 'controller@sideline.test'`,
  );
  controllerId = controller?.id ?? 0;
  await setup.rows('update app_public.check_settings set tracked_from = app_private.today()');
  await paid.write('admin', '250', 'of a check');
  await mail();
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[T35] the league is reminded, reads until when the check is valid, and later that it is too old',
  step(async () => {
    await setup.db.setClock('+45 days');
    await until(async () => mails('It has not been cashed. It is valid until').length > 0);
    const league = await setup.person('league');
    await paid.reads(league, /It has not been cashed\. It is valid until/);
    await lookAtScreen(league, 'portal-not-cashed');
    await league.close();
    await setup.db.setClock('+136 days');
    await until(async () => (await paid.checks())[0]?.state === 'stale');
    await until(async () => mails('too old to be cashed').length > 0);
  }),
);

it(
  '[T35] staff reissue it in one dialog that shows both; the old one is void, and another person approves the new one',
  step(async () => {
    staff = await setup.person('superadmin');
    await staff.goto(`${setup.server.url}/offers/${paid.offerId}#checks`);
    const row = staff.getByRole('row').filter({ hasText: 'Life of a check' });
    await row.getByRole('button', { name: /^Check #/ }).click();
    await staff.getByRole('menuitem', { name: 'Reissue' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Old check' }).waitFor();
    await dialog.getByRole('region', { name: 'New check' }).waitFor();
    await dialog.getByLabel(/Stopped at the bank on/).fill(await day());
    await dialog.getByLabel(/^Reason/).fill('Never reached Dayton');
    await lookAtScreen(staff, 'reissue');
    await dialog.getByRole('button', { name: /^Void the old check/ }).click();
    await paid.statesAre('voided', 'pending');
    const [old, made] = await paid.checks();
    expect(made).toMatchObject({ replaces_id: old?.id, amount: '250.00' });
    await mail();
    await paid.statesAre('voided', 'mailed');
  }),
);
