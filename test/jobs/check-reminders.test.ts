/** Emails about checks that nobody cashed: sent once, in plain words, to those who get emails about payments. */
import { expect, it } from '@jest/globals';
import { makeAddress } from '../harness/factories.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, sink, tools } = await jobsSetup();
const own = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows;

let numbers = 0;
/** A check of a new league that is mailed today; its contact's address. */
async function mailed(): Promise<{ id: number; address: string; organizationId: number }> {
  numbers += 1;
  const address = `treasurer${numbers}@harbor.test`;
  const { offerId, organizationId, sponsorId } = await makeSeason(database.owner, { contacts: address });
  const mailing = await makeAddress(database.owner, organizationId, 'mailing');
  const [run] = await own(`insert into app_public.check_runs (first_number, last_number) values (1, 9) returning id`);
  const [check] = await own(
    `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, number, status, mailing_address_id, run_id,
       printed_at, mailed_on) values ($1, $2, $3, 825, 'Spring', $4, 'approved', $5, $6, app_private.clock(), app_private.today()) returning id`,
    offerId,
    organizationId,
    sponsorId,
    1000 + numbers,
    mailing.id,
    run.id,
  );
  return { id: check.id, address, organizationId };
}
const states = async (organizationId: number) =>
  (
    await own(
      `select split_part(subject_key, ':', 3) || ' ' || state as line from app_private.mail_outbox
       where kind = 'check_not_cashed' and organization_id = $1 order by id`,
      organizationId,
    )
  ).map(({ line }) => line);
async function on(day: number): Promise<void> {
  await database.setClock('reset');
  await database.setClock(`+${day} days`);
  await tools.run('checks__age');
  await tools.run('mail_outbox__send');
}

it('[T35] says that it is not cashed and until when it is valid, then that it is too old; a killed sweep repeats nothing', async () => {
  await own(`update app_public.check_settings set tracked_from = app_private.today()`);
  const { address, organizationId } = await mailed();
  await on(0);
  await on(45);
  await tools.run('checks__age');
  await own('delete from app_private.sweeps');
  await on(45);
  expect(await states(organizationId)).toEqual(['45 sent']);
  const [reminder] = await sink.waitFor(1, { to: address });
  expect(reminder?.subject).toBe('Your check for $825 is waiting');
  expect(reminder?.raw.replaceAll('=\r\n', '')).toContain('It has not been cashed. It is valid until');
  await on(181);
  await on(182);
  expect(await states(organizationId)).toEqual(['45 sent', 'stale sent']);
  const [, stale] = await sink.waitFor(2, { to: address });
  expect(stale?.subject).toBe('Your check for $825 is too old to be cashed');
});

it('[T35] is not sent of a check that is no longer so', async () => {
  await database.setClock('reset');
  await own('delete from app_private.sweeps');
  const { id, organizationId } = await mailed();
  await database.setClock('+45 days');
  await tools.run('checks__age');
  await own(`update app_public.checks set status = 'voided', action_reason = 'Lost' where id = $1`, id);
  await tools.run('mail_outbox__send');
  expect(await states(organizationId)).toEqual(['45 skipped']);
});
