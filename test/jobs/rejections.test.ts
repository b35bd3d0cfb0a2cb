/** The email about a rejected photo. */
import { expect, it } from '@jest/globals';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, tools, sink } = await jobsSetup();

it('[M5] says the reason in the language of the league and the note, ten minutes after the rejection', async () => {
  const { offerId, organizationId, addDeadline, addImage } = await makeSeason(database.owner);
  const id = await addImage(await addDeadline(7), 'pending');
  await database.owner.query(`update app_public.organizations set language = 'es' where id = $1`, [organizationId]);
  await database.owner.query(
    `update app_public.verification_images set status = 'rejected', rejection_reason_id = 2, rejection_note = 'Closer, please.' where id = $1`,
    [id],
  );
  const state = async () =>
    (
      await database.owner.query(
        `select state from app_private.mail_outbox where offer_id = $1 and kind = 'rejected_image'`,
        [offerId],
      )
    ).rows.map((row) => row.state);
  await tools.run('mail_outbox__send');
  expect(await state()).toEqual(['queued']);
  await database.withClock('+11 minutes', () => tools.run('mail_outbox__send'));
  expect(await state()).toEqual(['sent']);
  const mail = sink.mails.at(-1);
  expect(mail?.raw).toContain('No se lee el nombre o el logotipo');
  expect(mail?.raw).toContain('Closer, please.');
});
