/** Step-up: a login proved who it is within ten minutes, by its own session. */
import { afterAll, expect, it } from '@jest/globals';
import { sessionOf, testDatabase } from '../harness/database.ts';
import { makeUser } from '../harness/factories.ts';
import { refusal } from './support.ts';

const db = await testDatabase({ stepUp: true });
afterAll(() => db.drop());
const { id: userId } = await makeUser(db.owner, 'superadmin');
const { id: otherId } = await makeUser(db.owner, 'superadmin');
const me = { role: 'superadmin', userId } as const;

/** Asks for a recent proof as the function behind an operation does: with the owner's rights and the viewer's claims. */
await db.owner.query(`create function app_public.guarded() returns void language sql security definer
  set search_path = pg_catalog, pg_temp as 'select app_private.require_recent_proof()';
  grant execute on function app_public.guarded() to public`);
const guarded = (settings: Record<string, string> = {}): Promise<unknown> =>
  db.as(me, (client) => client.query('select app_public.guarded()'), settings);

it('signing in is a proof for ten minutes of the movable clock, and a session that began later has its own', async () => {
  await guarded();
  await db.setClock('+9 minutes');
  await guarded();
  await db.setClock('+2 minutes');
  expect(await refusal(guarded())).toMatchObject({ code: 'SL428' });
  await db.setClock('reset');
  await guarded();
});

it('[T35] settings of taxes, invoices, checks and banks change with a recent proof alone, and by no key', async () => {
  const changes = [
    `update app_public.tax_settings set rule = 'none'`,
    `update app_public.invoice_settings set payment_instructions = 'Our account'`,
    `insert into app_public.tax_thresholds (from_year, amount) values (2090, 1)`,
    'update app_public.tax_thresholds set amount = 1',
    'delete from app_public.tax_thresholds where from_year = 2090',
    'update app_public.check_settings set single_superadmin = false',
    `insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}')`,
    `update app_public.positive_pay_formats set name = 'New bank'`,
    'delete from app_public.positive_pay_formats',
  ];
  await guarded(); // the session has started
  for (const change of changes) {
    const run = (settings?: Record<string, string>) => db.as(me, (client) => client.query(change), settings);
    await db.withClock('+11 minutes', async () => expect(await refusal(run())).toMatchObject({ code: 'SL428' }));
    expect(await refusal(run({ 'jwt.claims.session': '' }))).toMatchObject({ code: 'SL428' });
    await run();
  }
});

it('nobody has a proof by the session of somebody else, by none or by an unknown one; a view as somebody, which cannot write, needs none', async () => {
  await db.as({ role: 'superadmin', userId: otherId }, (client) => client.query('select app_public.guarded()'));
  for (const session of [sessionOf(otherId), '', 'unknown'])
    expect(await refusal(guarded({ 'jwt.claims.session': session }))).toMatchObject({ code: 'SL428' });
  await guarded({ 'jwt.claims.session': '', transaction_read_only: 'on' });
});
