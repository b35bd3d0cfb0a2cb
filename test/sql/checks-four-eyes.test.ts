/** Payments need two people: nobody approves a check that they wrote, and large checks need two approvals. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, makeUser, type Row } from '../harness/factories.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const otherId = (await makeUser(db.owner, 'superadmin')).id;
const other = asking(db, { role: 'superadmin', userId: otherId });

const settings = (values: string) => own(`update app_public.check_settings set ${values}`);
const confirmed = async () =>
  (await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 10_000 } })).offer;
const write = async (ask: typeof admin, offer: Row, amount = 100): Promise<number> =>
  (await ask(`select id from app_public.create_check($1, $2, 'Half')`, [offer.id, amount]))[0]?.id;
const approve = async (ask: typeof admin, id: number) =>
  (
    await ask('select status, number, first_approved_by_id from app_public.approve_check($1, $2)', [id, 'infinity'])
  )[0] as Row;

beforeEach(() => settings('second_approval_from = null, single_superadmin = false'));

describe('who wrote a check', () => {
  it('[M6] does not approve it; another superadmin does', async () => {
    const id = await write(superadmin, await confirmed());
    expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
    expect(await own('select status, number from app_public.checks where id = $1', [id])).toEqual([
      { status: 'pending', number: null },
    ]);
    expect(await approve(other, id)).toMatchObject({ status: 'approved' });
  });

  it('[M6] nor does who changed it since', async () => {
    const id = await write(admin, await confirmed());
    await own(
      `insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values)
       values ('superadmin', $1, 'checks', $2, 'U', '{"amount": 90}', '{"amount": 100}')`,
      [superadminId, id],
    );
    expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
    expect(await approve(other, id)).toMatchObject({ status: 'approved' });
  });

  it.each([
    ['address', `select app_public.upsert_address($1, 'mailing', 'Me', '1 Evil St', 'Reno', 'NV', '89501')`],
    ['name', `select app_public.update_organization($1, '{"name": "Evil League"}')`],
  ])('[K4] nor does who changed the payee’s %s in the last 14 days', async (_what, change) => {
    const offer = await confirmed();
    const id = await write(admin, offer);
    await superadmin(change, [offer.organization_id]);
    expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
    expect(await approve(other, id)).toMatchObject({ status: 'approved' });
  });

  it('[K4] a first approval does not count once its giver changed the address', async () => {
    await settings('second_approval_from = 500');
    const offer = await confirmed();
    const id = await write(admin, offer, 600);
    await approve(superadmin, id);
    await superadmin(`select app_public.upsert_address($1, 'mailing', 'Me', '1 Evil St', 'Reno', 'NV', '89501')`, [
      offer.organization_id,
    ]);
    expect(await approve(other, id)).toEqual({ status: 'pending', number: null, first_approved_by_id: otherId });
    expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
  });

  it('[M6] may, if they are the only superadmin and the settings allow it', async () => {
    const offer = await confirmed();
    const id = await write(superadmin, offer);
    expect(await refusal(superadmin('update app_public.check_settings set single_superadmin = true'))).toMatchObject({
      code: 'SL422',
      field: 'single_superadmin',
    });
    // set while it was true; there is a second superadmin by now
    const set = (values: string) => own(`update app_public.users set ${values} where id = $1`, [otherId]);
    const leave = () => db.withClock('-15 days', () => set(`status = 'deactivated'`));
    await leave();
    await superadmin('update app_public.check_settings set single_superadmin = true');
    await set(`status = 'active'`);
    expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
    await leave();
    expect(await approve(superadmin, id)).toMatchObject({ status: 'approved' });
    await set(`status = 'active'`);
  });

  it.each(["status = 'deactivated'", "role = 'admin'"])(
    '[T35] [M6] counts superadmins for 14 days after they were removed: %s',
    async (gone) => {
      const id = await write(superadmin, await confirmed());
      const set = (values: string) => own(`update app_public.users set ${values} where id = $1`, [otherId]);
      const single = () => superadmin('update app_public.check_settings set single_superadmin = true');
      await set(gone);
      expect(await refusal(single())).toMatchObject({ code: 'SL422', field: 'single_superadmin' });
      await db.withClock('+15 days', single);
      expect(await refusal(approve(superadmin, id))).toMatchObject({ code: 'SL403' });
      await db.withClock('+15 days', async () =>
        expect(await approve(superadmin, id)).toMatchObject({ status: 'approved' }),
      );
      await set(`status = 'active', role = 'superadmin'`);
    },
  );

  it('[T35] [M6] is not told from whom they invited, from who invited them, and from whom those invited, for 14 days', async () => {
    const invited = async (ask: typeof admin, name: string): Promise<number> => {
      const [user] = await ask(`select id from app_public.invite_staff_user($1, 'superadmin')`, [`${name}@me.test`]);
      const [open] = await own('select id from app_private.invitations where user_id = $1', [user?.id]);
      await own(`select app_private.accept_invitation($1, 'hash', 'Me', null, null)`, [open?.id]);
      return user?.id;
    };
    const asMe = (userId: number) => asking(db, { role: 'superadmin', userId });
    const [me, two] = [await invited(superadmin, 'one'), await invited(superadmin, 'two')].map(asMe) as [Ask, Ask];
    const three = asMe(await invited(two, 'three'));
    // in the first two weeks of an installation everybody was just invited
    expect(await approve(me, await write(superadmin, await confirmed()))).toMatchObject({ status: 'approved' });
    await own(`update app_public.users set created_at = created_at - interval '15 days' where employee`);
    await settings('second_approval_from = 500');
    for (const [writer, approver] of [
      [superadmin, me],
      [me, superadmin],
      [me, two],
      [three, me],
    ] as const)
      expect(await refusal(approve(approver, await write(writer, await confirmed())))).toMatchObject({ code: 'SL403' });
    const [id, large] = [await write(me, await confirmed()), await write(admin, await confirmed(), 500)];
    await approve(me, large);
    expect(await refusal(approve(three, large))).toMatchObject({ code: 'SL409' });
    expect([await approve(other, id), await approve(other, large)]).toMatchObject([
      { status: 'approved' },
      { status: 'approved' },
    ]);
    const later = await write(me, await confirmed());
    await db.withClock('+15 days', async () =>
      expect(await approve(superadmin, later)).toMatchObject({ status: 'approved' }),
    );
    await own(`update app_public.users set status = 'deactivated' where email like '%@me.test'`);
  });

  it('[M6] reissuing voids a check and writes a new one in one step, which somebody else must approve', async () => {
    const offer = await confirmed();
    const id = await write(admin, offer, 10_000);
    await approve(superadmin, id);
    const [made] = await superadmin(
      `select id, status, amount, memo, replaces_id from app_public.reissue_check($1, 'Lost in the mail')`,
      [id],
    );
    expect(made).toMatchObject({ status: 'pending', amount: '10000.00', memo: 'Half', replaces_id: id });
    expect(await own('select status, action_reason from app_public.checks where id = $1', [id])).toEqual([
      { status: 'voided', action_reason: 'Lost in the mail' },
    ]);
    expect(await refusal(approve(superadmin, made?.id))).toMatchObject({ code: 'SL403' });
    expect(await approve(other, made?.id)).toMatchObject({ status: 'approved' });
    // an ended sponsorship gets no new check, so nothing is voided
    await admin('select app_public.cancel_offer($1)', [offer.id]);
    expect(await refusal(superadmin(`select app_public.reissue_check($1, 'Again')`, [made?.id]))).toMatchObject({
      code: 'SL409',
    });
    expect(await own('select status from app_public.checks where id = $1', [made?.id])).toEqual([
      { status: 'approved' },
    ]);
    expect(await refusal(admin(`select app_public.reissue_check($1, 'Mine')`, [made?.id]))).toMatchObject({
      code: '42501',
    });
  });
});

it('[M6] reissuing takes another memo where the old one cannot be printed', async () => {
  const id = await write(admin, await confirmed());
  await approve(superadmin, id);
  await own(`update app_public.checks set memo = 'Fall 😀' where id = $1`, [id]);
  expect(await refusal(superadmin(`select app_public.reissue_check($1, 'Lost')`, [id]))).toMatchObject({
    code: 'SL422',
    field: 'memo',
  });
  expect(await superadmin(`select status, memo from app_public.reissue_check($1, 'Lost', 'Fall')`, [id])).toEqual([
    { status: 'pending', memo: 'Fall' },
  ]);
});

describe('from an amount on', () => {
  it('[M6] two superadmins approve, neither of whom wrote the check', async () => {
    await settings('second_approval_from = 500');
    const offer = await confirmed();
    const [small, large] = [await write(admin, offer, 499.99), await write(admin, offer, 500)];
    expect(await approve(superadmin, small)).toMatchObject({ status: 'approved' });
    expect(await approve(superadmin, large)).toEqual({
      status: 'pending',
      number: null,
      first_approved_by_id: superadminId,
    });
    expect(await refusal(approve(superadmin, large))).toMatchObject({ code: 'SL409' });
    expect(await own(`select from app_private.mail_outbox where payload ->> 'check_id' = $1`, [String(large)])).toEqual(
      [],
    );
    expect(await approve(other, large)).toMatchObject({ status: 'approved', first_approved_by_id: superadminId });
  });

  it('[M6] eight clicks at once give one first approval', async () => {
    await settings('second_approval_from = 1');
    const id = await write(admin, await confirmed());
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => approve(superadmin, id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await own('select status from app_public.checks where id = $1', [id])).toEqual([{ status: 'pending' }]);
  });
});

it('[M1] a name or address that the fonts cannot show is refused before it has a number; common scripts are not', async () => {
  const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
  const named = (name: string) =>
    admin(
      `select app_public.upsert_address(organization_id => $1, address_type => 'mailing', name => $2, line1 => '9 Elm St', city => 'Austin', state => 'TX', zip => '78702')`,
      [fixture.organization.id, name],
    );
  const id = await write(admin, fixture.offer);
  await named('ฟุตบอล Soccer');
  expect(await refusal(superadmin('select app_public.approve_check($1)', [id]))).toMatchObject({
    code: 'SL409',
    field: 'payee_change_seen',
  });
  expect(await refusal(approve(superadmin, id))).toMatchObject({
    code: 'SL409',
    message: expect.stringContaining('ฟ'),
  });
  for (const name of ['Łódź FC', 'Αθήνα', 'Спорт', 'نادي الأمل', '東京 Soccer', '서울', 'מכבי', 'क्रिकेट']) {
    await named(name);
    await approve(superadmin, await write(admin, fixture.offer));
  }
});

it('[M7] canceling a sponsorship tells the league why, once', async () => {
  const { offer, member } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
  await admin(`select app_public.cancel_offer($1, ' The field was closed. ')`, [offer.id]);
  const league = asking(db, { role: 'organization', userId: member.id });
  expect(await league('select status, removal_reason from app_public.offers where id = $1', [offer.id])).toEqual([
    { status: 'canceled', removal_reason: 'The field was closed.' },
  ]);
  expect(
    await own(`select kind from app_private.mail_outbox where offer_id = $1 and kind = 'removal_notice'`, [offer.id]),
  ).toEqual([{ kind: 'removal_notice' }]);
});
