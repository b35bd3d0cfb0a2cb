/** Today: each line counts exactly the rows of the list that it opens, for whom and by whom it is put off. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeSponsorUser, makeUser, type Row } from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { LONG } from '../harness/long.ts';
import { Rng } from '../random/rng.ts';
import { invoicing } from './invoicing.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';
import { changeState, countsOf, forecast, vacuum } from './todayStates.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId, superadminId } = await makeStaff(db);
const contact = await makeUser(db.owner, 'admin');
const { organization, sponsor } = await makeOfferFixture(db.owner);
const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization.id)).id });
const brand = asking(db, { role: 'sponsor', userId: (await makeSponsorUser(db.owner, sponsor.id)).id });

const lines = (ask: Ask, who: number | null) => ask('select * from app_public.today_lines($1)', [who]);
const line = async (ask: Ask, who: number | null, kind: string) =>
  (await lines(ask, who)).find((row) => row.kind === kind);

describe('the lines of Today', () => {
  beforeAll(async () => {
    await makeFullFixture(db.owner);
    await makeFullFixture(db.owner);
  }, 120_000);

  it('count exactly the rows of the list that each opens, for every role in random states', async () => {
    const met = new Set<string>();
    const rng = new Rng(32);
    for (let state = 0; state < (LONG ? 1000 : 12); state += 1) {
      if (state % 10 === 9) await vacuum(own);
      await changeState(own, rng, [adminId, superadminId, contact.id]);
      for (const ask of [admin, superadmin])
        for (const who of [null, adminId, superadminId, contact.id])
          for (const { id, kind, count, found } of await countsOf(own, ask, who)) {
            expect([id, found]).toEqual([id, count]);
            met.add(kind);
          }
    }
    for (const kind of [
      'campaigns_behind',
      'proof_overdue',
      'photos_to_review',
      'offers_unopened',
      'offers_unanswered',
    ])
      expect([...met]).toContain(kind);
    for (const kind of ['addresses_missing', 'photo_requests', 'tasks', 'mentions', 'mails_refused'])
      expect([...met]).toContain(kind);
  }, 3_600_000);

  it('are of the campaigns whose sales, strategist or BDR contact the person is; the team has all', async () => {
    const { campaign, offer } = await makeOfferFixture(db.owner, { offer: { status: 'proposed', value: 900 } });
    await own(
      `update app_public.offers set offer_sent_at = app_private.clock() - interval '9 days', offer_opened_at = null where id = $1`,
      [offer.id],
    );
    const someone = await makeUser(db.owner, 'admin');
    const before = (await line(admin, null, 'offers_unopened'))?.count ?? 0;
    expect(await line(admin, someone.id, 'offers_unopened')).toBeUndefined();
    for (const role of ['sales', 'strategist', 'bdr']) {
      await own(
        `update app_public.campaigns set primary_sales_contact_id = null, primary_strategist_contact_id = null, primary_bdr_contact_id = null where id = $1`,
        [campaign.id],
      );
      await own(`update app_public.campaigns set primary_${role}_contact_id = $1 where id = $2`, [
        someone.id,
        campaign.id,
      ]);
      expect(await line(admin, someone.id, 'offers_unopened')).toMatchObject({
        id: `offers_unopened:${someone.id}`,
        count: 1,
        stake: '900.00',
        example: campaign.name,
      });
    }
    expect((await line(admin, null, 'offers_unopened'))?.count).toBe(before);
    await own(`update app_public.offers set offer_opened_at = app_private.clock() where id = $1`, [offer.id]);
    expect(await line(admin, someone.id, 'offers_unopened')).toBeUndefined(); // gone when done
  });

  it('name a campaign whose newest forecast ends below its target, until a newer one reaches it', async () => {
    const { campaign } = await makeOfferFixture(db.owner);
    await own(
      `update app_public.campaigns set status = 'active', total_spend = 2000, league_share_percentage = 0.5, primary_sales_contact_id = $1 where id = $2`,
      [contact.id, campaign.id],
    );
    const behind = async () =>
      (await own(`select * from app_private.today_items($1, $1, 'campaigns_behind')`, [contact.id])).find(
        ({ id }) => Number(id) === campaign.id,
      );
    await forecast(own, campaign.id, 8, 3);
    expect(await behind()).toMatchObject({ label: `${campaign.name}: likely 3 to 8 of 10`, stake: '500.00' });
    await forecast(own, campaign.id, 8, 1, 5); // too few campaigns have ended
    expect(await behind()).toBeUndefined();
    await forecast(own, campaign.id, 9.6);
    expect(await behind()).toBeUndefined();
  });

  it('name checks only to superadmins, and not those that the person wrote', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 900 } });
    const other = (await makeUser(db.owner, 'superadmin')).id;
    await own(`delete from app_public.checks where status = 'pending'`);
    await own(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, created_by_id) values ($1, $2, $3, 100, 'Thanks', $4)`,
      [offer.id, offer.organization_id, offer.sponsor_id, superadminId],
    );
    const kind = 'checks_to_approve';
    expect(await line(superadmin, other, kind)).toMatchObject({ count: 1, stake: '100.00' });
    expect(await line(superadmin, null, kind)).toMatchObject({ count: 1 });
    for (const [ask, who] of [
      [superadmin, superadminId],
      [superadmin, adminId],
      [admin, other],
      [admin, null],
    ] as const)
      expect(await line(ask, who, kind)).toBeUndefined();
    const ids = (ask: Ask) => ask(`select app_public.today_ids('checks', $1)`, [`${kind}:${other}`]);
    expect(await ids(superadmin)).toHaveLength(1);
    expect(await ids(admin)).toHaveLength(0);
  });

  it('name installments to superadmins from a week before they are due, and overdue invoices to staff', async () => {
    const { signed, issue, pay } = await invoicing(db);
    const contract = await signed();
    const sales = await makeUser(db.owner, 'admin');
    await own('update app_public.campaigns set primary_sales_contact_id = $1 where id = $2', [
      sales.id,
      contract.campaign_id,
    ]);
    const other = (await makeUser(db.owner, 'superadmin')).id;
    const ids = async (ask: Ask, list: string, id: string) =>
      (await ask('select app_public.today_ids($1, $2) as id', [list, id])).map(({ id }) => Number(id));
    await db.withClock(new Date('2030-02-21T17:00:00Z'), async () => {
      expect(await line(superadmin, other, 'installments_to_issue')).toBeUndefined();
    });
    await db.withClock(new Date('2030-02-22T17:00:00Z'), async () => {
      expect(await line(superadmin, other, 'installments_to_issue')).toMatchObject({ count: 1, stake: '400.00' });
      expect(await ids(superadmin, 'sponsors', `installments_to_issue:${other}`)).toEqual([contract.sponsor_id]);
      expect(await line(admin, sales.id, 'installments_to_issue')).toBeUndefined();
      expect(await ids(admin, 'sponsors', 'installments_to_issue')).toEqual([]);
      const invoice = await issue(contract.id);
      expect(await line(superadmin, other, 'installments_to_issue')).toBeUndefined();
      await pay(invoice, 150);
      expect(await line(admin, sales.id, 'invoices_overdue')).toBeUndefined();
      await db.setClock(new Date('2030-03-02T17:00:00Z'));
      expect(await line(admin, sales.id, 'invoices_overdue')).toMatchObject({ count: 1, stake: '250.00' });
      expect(await ids(admin, 'invoices', `invoices_overdue:${sales.id}`)).toEqual([invoice.id]);
      await pay(invoice, 250);
      expect(await line(admin, sales.id, 'invoices_overdue')).toBeUndefined();
    });
  });

  it('put what a day of waiting costs most first, and what has no dollars last', async () => {
    const all: Row[] = await own(
      `select l.stake / k.days as cost from app_private.today_lines_of(null, $1) with ordinality l
       join app_private.today_kinds() k on k.kind = l.kind order by l.ordinality`,
      [superadminId],
    );
    const costs = all.map(({ cost }) => (cost === null ? -1 : Number(cost)));
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });
});

describe('putting off', () => {
  const putOff = (ask: Ask, id: string, days: number, reason: string) =>
    ask(`select app_public.put_off_today_line($1, app_public.today() + $2::int, $3)`, [id, days, reason]);

  it('is for the caller alone, until the day, and can be undone', async () => {
    await own(`insert into app_public.tasks (title, due_date, assignee_id) values ('Call', app_private.today(), $1)`, [
      adminId,
    ]);
    const id = `tasks:${adminId}`;
    await putOff(admin, id, 5, 'Later');
    await putOff(admin, id, 2, ' After the holiday ');
    expect(await line(admin, adminId, 'tasks')).toMatchObject({ put_off_reason: 'After the holiday' });
    expect(await line(superadmin, adminId, 'tasks')).toMatchObject({ put_off_reason: null });
    expect(await own('select kind from app_private.today_lines_of_mail($1)', [adminId])).not.toContainEqual({
      kind: 'tasks',
    });
    expect(await admin('select app_public.bring_back_today_line($1) as done', [id])).toEqual([{ done: true }]);
    expect(await line(admin, adminId, 'tasks')).toMatchObject({ put_off_until: null });
    await putOff(admin, id, 1, 'Tomorrow');
    await db.withClock('+1 day', async () =>
      expect(await line(admin, adminId, 'tasks')).toMatchObject({ put_off_until: null }),
    );
  });

  it('needs a line, a day after today and a reason', async () => {
    const id = `tasks:${adminId}`;
    for (const [line_id, days, reason, field] of [
      ['tasks:x', 1, 'Why', 'line'],
      ['nothing', 1, 'Why', 'line'],
      [id, 0, 'Why', 'until'],
      [id, 1, ' ', 'reason'],
    ] as const)
      expect(await refusal(putOff(admin, line_id, days, reason))).toMatchObject({ code: 'SL422', field });
    expect(await refusal(admin(`select app_public.today_ids('offers', $1)`, [id]))).toMatchObject({ code: 'SL422' });
  });

  it('like reading Today is refused to leagues and sponsors', async () => {
    for (const ask of [league, brand]) {
      expect((await refusal(lines(ask, null))).code).toBe('42501');
      expect((await refusal(putOff(ask, 'tasks', 1, 'Why'))).code).toBe('42501');
      expect((await refusal(ask(`select app_public.today_ids('tasks', 'tasks')`))).code).toBe('42501');
    }
  });
});
