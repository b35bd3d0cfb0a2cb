/** Contacts are notified of every change of where emails and money go, and approving a check requires confirming a recent one. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeMember, makeOfferFixture, makeOrganization, type Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);

const setAddress = (line1: string) =>
  `select app_public.upsert_address($1, 'mailing', 'Club', '${line1}', 'Reno', 'NV', '89501')`;
const setContact = (email: string) => `select app_public.update_organization($1, '{"contact_email": "${email}"}')`;
const told = (id: number) =>
  own(
    `select recipient, state, payload ->> 'what' as what, payload ->> 'value' as value, payload ->> 'by' as by
     from app_private.mail_outbox where kind = 'contact_change' and organization_id = $1 order by id, recipient`,
    [id],
  );

describe('the contacts', () => {
  it('[X1] of before are notified of another contact email, the new ones named by their domain only', async () => {
    const { id } = await makeOrganization(db.owner, { contact_email: 'old@league.test, stays@league.test' });
    const member = asking(db, { role: 'organization', userId: (await makeMember(db.owner, id)).id });
    await member(setContact('stays@league.test, mallory@evil.test'), [id]);
    const value = 'm…@evil.test, s…@league.test';
    expect(await told(id)).toEqual([
      { recipient: 'old@league.test', state: 'queued', what: 'contact_email', value, by: 'member' },
      { recipient: 'stays@league.test', state: 'queued', what: 'contact_email', value, by: 'member' },
    ]);
    // each further change sends a notification, even on the same day; a change of case does not
    await admin(setContact('Stays@league.test,mallory@evil.test'), [id]);
    expect(await told(id)).toHaveLength(2);
    await admin(setContact('third@league.test'), [id]);
    expect((await told(id)).slice(2).map(({ recipient, by }) => [recipient, by])).toEqual([
      ['mallory@evil.test', 'staff'],
      ['stays@league.test', 'staff'],
      ['old@league.test', 'staff'],
    ]);
  });

  it('are not notified of what the demo loads', async () => {
    const { id } = await makeOrganization(db.owner, { contact_email: 'old@league.test' });
    const change = (email: string, loading: string) =>
      own(
        `with load as materialized (select set_config('sideline.bulk_load', $3, true) as loading)
         update app_public.organizations o set contact_email = $2 from load where o.id = $1 and loading = $3`,
        [id, email, loading],
      );
    await change('new@league.test', 'on');
    expect(await told(id)).toEqual([]);
    await change('third@league.test', 'off');
    expect(await told(id)).toHaveLength(1);
  });

  it('[X1] of the last 14 days are notified, too: replacing the email first hides no change of address', async () => {
    const { id } = await makeOrganization(db.owner, { contact_email: 'old@league.test' });
    const link = asking(db, { link: 'league', id });
    await link(`select app_public.update_league($1, '{"contact_email": "x@evil.test"}')`, [id]);
    await admin(setAddress('1 New St'), [id]);
    const recipients = () =>
      own(
        `select recipient, payload -> 'former' as former from app_private.mail_outbox
         where kind = 'contact_change' and organization_id = $1 and payload ->> 'what' = 'mailing_address' order by id, recipient`,
        [id],
      );
    expect(await recipients()).toEqual([
      { recipient: 'x@evil.test', former: false },
      { recipient: 'old@league.test', former: true },
    ]);
    await db.withClock('+13 days', () => admin(setAddress('2 New St'), [id]));
    expect(await recipients()).toHaveLength(4);
    await db.withClock('+15 days', () => admin(setAddress('3 New St'), [id]));
    expect((await recipients()).slice(4)).toEqual([{ recipient: 'x@evil.test', former: false }]);
  });

  it('[X1] are notified of another mailing address, and of a change through a mailed link', async () => {
    const { id } = await makeOrganization(db.owner, { contact_email: 'old@league.test' });
    await admin(setAddress('1 New St'), [id]);
    await admin(setAddress('1 New St'), [id]); // nothing new
    await asking(db, { link: 'league', id })(
      `select app_public.update_league($1, '{"contact_email": "x@evil.test"}')`,
      [id],
    );
    expect(await told(id)).toMatchObject([
      { recipient: 'old@league.test', what: 'mailing_address', value: 'Reno, NV', by: 'staff' },
      { recipient: 'old@league.test', what: 'contact_email', value: 'x…@evil.test', by: 'link' },
    ]);
  });
});

describe('approving a check', () => {
  const approve = (check: Row, seen?: unknown) =>
    superadmin('select status from app_public.approve_check($1, $2)', [check.id, seen ?? null]);
  const change = async (check: Row): Promise<Row | undefined> =>
    (
      await superadmin(
        `select v.at::text as at, v.what, v.changed_by from app_public.checks c, app_public.checks_recent_payee_change(c) v where c.id = $1 and v.at is not null`,
        [check.id],
      )
    )[0];
  const paid = async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
    return { ...fixture, check: await makeCheck(db.owner, fixture.offer) };
  };

  it('[X1] needs the change of contact email or mailing address of the last 14 days to have been seen', async () => {
    for (const [what, statement] of [
      ['mailing_address', setAddress('2 Other St')],
      ['contact_email', setContact('other@league.test')],
    ] as const) {
      const { organization, member, check } = await paid();
      await asking(db, { role: 'organization', userId: member.id })(statement, [organization.id]);
      const found = await change(check);
      expect(found).toMatchObject({ what, changed_by: member.name });
      for (const seen of [null, '2020-01-01'])
        expect(await refusal(approve(check, seen))).toMatchObject({ code: 'SL409', field: 'payee_change_seen' });
      expect(await own('select status from app_public.checks where id = $1', [check.id])).toEqual([
        { status: 'pending' },
      ]);
      // a change after the one that was shown must be shown again
      await admin(setAddress('3 Third St'), [organization.id]);
      expect(await refusal(approve(check, found?.at))).toMatchObject({ field: 'payee_change_seen' });
      expect(await approve(check, (await change(check))?.at)).toEqual([{ status: 'approved' }]);
    }
  });

  it('[X1] asks nothing for the first address of a league, for another change, or after 14 days', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed', value: 1000 },
      organization: { addresses: false, contact_email: null },
    });
    const check = await makeCheck(db.owner, offer);
    await admin(setAddress('1 First St'), [organization.id]);
    await admin(setContact('first@league.test'), [organization.id]);
    await admin(`select app_public.update_organization($1, '{"name": "Renamed"}')`, [organization.id]);
    expect(await change(check)).toBeUndefined();
    expect(await approve(check)).toEqual([{ status: 'approved' }]);
    const later = await paid();
    await admin(setAddress('2 Other St'), [later.organization.id]);
    await db.withClock('+13 days', async () =>
      expect(await refusal(approve(later.check))).toMatchObject({ code: 'SL409' }),
    );
    await db.withClock('+15 days', async () => expect(await approve(later.check)).toEqual([{ status: 'approved' }]));
  });

  it('[T35] needs a league that was merged into it in the last 14 days to have been seen, unless that was undone', async () => {
    const { organization, check } = await paid();
    const [merge] = await admin(
      `select id, merged_by from app_public.merge_organizations($1, $2, '{"contact_email": "survivor"}')`,
      [organization.id, (await makeOrganization(db.owner)).id],
    );
    expect(await change(check)).toMatchObject({ what: 'merge', changed_by: merge?.merged_by });
    expect(await refusal(approve(check))).toMatchObject({
      field: 'payee_change_seen',
      message: expect.stringContaining('Another league was merged into this one by'),
    });
    await db.withClock('+15 days', async () => expect(await change(check)).toBeUndefined());
    await admin('select app_public.unmerge_organizations($1)', [merge?.id]);
    expect(await approve(check)).toEqual([{ status: 'approved' }]);
  });

  it('[X1] tells staff alone of the change', async () => {
    const { organization, member, check } = await paid();
    await admin(setAddress('2 Other St'), [organization.id]);
    expect(await change(check)).toMatchObject({ what: 'mailing_address' });
    const league = asking(db, { role: 'organization', userId: member.id });
    expect(
      await refusal(league('select app_public.checks_recent_payee_change(c) from app_public.checks c')),
    ).toMatchObject({ code: '42501' });
  });
});
