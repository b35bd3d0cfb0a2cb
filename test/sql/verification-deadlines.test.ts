/** Verification deadlines: created, changed, removed and marked as not completed by staff; when they are overdue. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, makeFile, makeImage, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { deadline, running } = proving(db);

describe('deadlines', () => {
  const create = (asset: Row, values: Row = {}) => {
    const { on = 1, name = 'Photo', instructions = 'Send it to {{verification_email_address}}' } = values;
    return admin(
      'select *, deadline::text from app_public.create_verification_deadline($1, app_public.today() + $2::int, $3, null, $4)',
      [asset.id, on, name, instructions],
    );
  };
  const change = (id: number, patch: Row) =>
    admin('select *, deadline::text from app_public.update_verification_deadline($1, $2)', [id, patch]);

  it('[S-285] need an asset, a date not before today, a name and instructions', async () => {
    const { asset } = await running();
    expect(await refusal(create({ id: 999_999 }))).toMatchObject({ code: 'SL422', field: 'asset_id' });
    for (const on of [-1, null])
      expect(await refusal(create(asset, { on }))).toMatchObject({ code: 'SL422', field: 'deadline' });
    expect(await refusal(create(asset, { name: ' ' }))).toMatchObject({
      constraint: 'verification_deadlines_name_present',
    });
    expect(await refusal(create(asset, { name: null }))).toMatchObject({ code: '23502', field: 'name' });
    expect(await refusal(create(asset, { instructions: ' ' }))).toMatchObject({
      constraint: 'verification_deadlines_instructions_present',
    });
    expect(await create(asset, { on: 0 })).toMatchObject([
      { deadline: await day(db.owner), asset_id: asset.id, requires_creatives: false },
    ]);
  });

  it('[S-286] know two tags in their instructions', async () => {
    const { asset } = await running();
    for (const instructions of ['{{league_name}}', '{{sponsor_name', 'sponsor_name}}', '{{ }}', '{{{sponsor_name}}}'])
      expect(await refusal(create(asset, { instructions }))).toMatchObject({
        code: 'SL422',
        message: 'invalid mustache tag',
      });
    await create(asset, { instructions: '{{ sponsor_name }} {{verification_email_address}}' });
  });

  it('[S-289, S-338] change with a reason that the log keeps', async () => {
    const fixture = await running();
    for (const change_reason of [undefined, ' '])
      expect(await refusal(change(fixture.deadline.id, { name: 'New', change_reason }))).toMatchObject({
        code: 'SL422',
        field: 'change_reason',
      });
    expect(await change(fixture.deadline.id, { name: 'New', change_reason: 'Rain' })).toMatchObject([{ name: 'New' }]);
    expect(
      await own(
        'select event_type, description, change_reason from app_public.sponsorship_events where offer_id = $1',
        [fixture.offer.id],
      ),
    ).toEqual([{ event_type: 'deadline_updated', description: fixture.deadline.name, change_reason: 'Rain' }]);
    expect(await refusal(change(fixture.deadline.id, { offer_id: 1, change_reason: 'x' }))).toMatchObject({
      code: 'SL403',
      field: 'offer_id',
    });
  });

  it('[S-290] keep an unchanged past date, and accept no new one', async () => {
    const fixture = await running({ deadline: await day(db.owner, -10) });
    const same = { deadline: await day(db.owner, -10), name: 'Late', change_reason: 'Typo' };
    expect(await change(fixture.deadline.id, same)).toMatchObject([{ name: 'Late', deadline: same.deadline }]);
    expect(await refusal(change(fixture.deadline.id, { ...same, deadline: await day(db.owner, -9) }))).toMatchObject({
      code: 'SL422',
      field: 'deadline',
    });
    await change(fixture.deadline.id, { ...same, deadline: await day(db.owner) });
  });

  it('[S-291] are removed with a reason, and only without images', async () => {
    const fixture = await running();
    const remove = (reason: string | null) =>
      admin('select id from app_public.remove_verification_deadline($1, $2)', [fixture.deadline.id, reason]);
    expect(await refusal(remove(' '))).toMatchObject({ code: 'SL422', field: 'change_reason' });
    const image = await makeImage(db.owner, fixture.deadline, { status: 'rejected' });
    expect(await refusal(remove('Not needed'))).toMatchObject({ code: 'SL409' });
    await own('delete from app_public.verification_images where id = $1', [image.id]);
    expect(await remove('Not needed')).toEqual([{ id: fixture.offer.id }]);
    expect(
      await own('select event_type, change_reason from app_public.sponsorship_events where offer_id = $1', [
        fixture.offer.id,
      ]),
    ).toEqual([{ event_type: 'deadline_removed', change_reason: 'Not needed' }]);
  });

  it('[S-292, S-293] can be given up while unproved; a later accepted image takes that back', async () => {
    const fixture = await running();
    const giveUp = (reason: string | null) =>
      admin('select app_public.mark_deadline_as_did_not_complete($1, $2)', [fixture.deadline.id, reason]);
    await giveUp(null);
    expect(await deadline(fixture.deadline.id)).toMatchObject({
      did_not_complete: true,
      did_not_complete_reason: null,
      verified: false,
    });
    const image = await makeImage(db.owner, fixture.deadline);
    expect(await deadline(fixture.deadline.id)).toMatchObject({
      did_not_complete: true,
      any_pending_verification_images: true,
    });
    await admin(`select app_public.review_verification_image($1, 'verified')`, [image.id]);
    expect(await deadline(fixture.deadline.id)).toMatchObject({
      did_not_complete: false,
      verified: true,
      any_pending_verification_images: false,
    });
    expect(await refusal(giveUp('Too late'))).toMatchObject({ code: 'SL409' });
  });

  it('[S-295] are overdue from the day after, unless verified or waived', async () => {
    const fixture = await running({ deadline: await day(db.owner) });
    const overdue = async (): Promise<unknown> =>
      (
        await admin(
          'select app_public.verification_deadlines_overdue(d) as is from app_public.verification_deadlines d where id = $1',
          [fixture.deadline.id],
        )
      )[0]?.is;
    expect(await overdue()).toBe(false);
    await db.setClock('+1 day');
    try {
      expect(await overdue()).toBe(true);
      await own('update app_public.verification_deadlines set did_not_complete = true where id = $1', [
        fixture.deadline.id,
      ]);
      expect(await overdue()).toBe(false);
      await own('update app_public.verification_deadlines set did_not_complete = false where id = $1', [
        fixture.deadline.id,
      ]);
      const image = await makeImage(db.owner, fixture.deadline, { status: 'verified' });
      expect(await overdue()).toBe(false);
      await admin(`select app_public.review_verification_image($1, 'rejected')`, [image.id]);
      expect(await overdue()).toBe(true);
    } finally {
      await db.setClock('reset');
    }
  });

  it('[S-295] miss creatives while they are required and none is there', async () => {
    const fixture = await running({ requires_creatives: true });
    const missing = async (): Promise<boolean> => (await deadline(fixture.deadline.id)).missing_creatives;
    expect(await missing()).toBe(true);
    await admin(
      `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, 'Post', 'Hello')`,
      [fixture.deadline.id],
    );
    expect(await missing()).toBe(false);
    await admin('delete from app_public.creative_contents where verification_deadline_id = $1', [fixture.deadline.id]);
    expect(await missing()).toBe(true);
    await admin('select app_public.attach_creative_file($1, $2, $3)', [
      fixture.deadline.id,
      (await makeFile(db.owner)).id,
      'Banner',
    ]);
    expect(await missing()).toBe(false);
  });
});

it('[S-292] a deadline that is not there cannot be marked as not completed', async () => {
  expect(await refusal(admin(`select app_public.mark_deadline_as_did_not_complete(999999, 'x')`))).toMatchObject({
    code: 'SL404',
  });
});
