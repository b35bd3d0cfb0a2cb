/** Tasks of staff: who creates, changes and completes them, what the menu counts, and who gets the daily email. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeSponsorUser, makeUser } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId, superadminId } = await makeStaff(db);
const { organization, offer, campaign, sponsor } = await makeOfferFixture(db.owner, { offer: { status: 'proposed' } });
const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization.id)).id });
const brand = asking(db, { role: 'sponsor', userId: (await makeSponsorUser(db.owner, sponsor.id)).id });

const add = async (ask = admin, assignee = superadminId, values = 'null', days = 0) =>
  (
    await ask(
      `insert into app_public.tasks (title, due_date, assignee_id, organization_id) values ('Call them', app_public.today() + $2::int, $1, ${values})
       returning *`,
      [assignee, days],
    )
  )[0] as { id: number; version: number };
const stored = async (id: number) => (await own('select * from app_public.tasks where id = $1', [id]))[0];
const change = (ask: typeof admin, id: number, set: string) =>
  ask(`update app_public.tasks set ${set} where id = $1 returning *`, [id]);

describe('tasks', () => {
  it('[P19] are made by staff for staff, about one record or none', async () => {
    const row = await add(admin, superadminId, String(organization.id));
    expect(row).toMatchObject({
      created_by_id: adminId,
      assignee_id: superadminId,
      done: false,
      done_at: null,
      version: 1,
    });
    for (const [key, id] of [
      ['offer_id', offer.id],
      ['campaign_id', campaign.id],
      ['sponsor_id', sponsor.id],
    ])
      await admin(
        `insert into app_public.tasks (title, due_date, assignee_id, ${key}) values ('x', '2031-01-01', $1, $2)`,
        [adminId, id],
      );
    expect(
      await refusal(
        admin(
          `insert into app_public.tasks (title, due_date, assignee_id, offer_id, sponsor_id) values ('x', '2031-01-01', $1, $2, $3)`,
          [adminId, offer.id, sponsor.id],
        ),
      ),
    ).toMatchObject({ constraint: 'tasks_one_record' });
    expect(
      await refusal(
        admin(`insert into app_public.tasks (title, due_date, assignee_id) values (' ', '2031-01-01', $1)`, [adminId]),
      ),
    ).toMatchObject({ constraint: 'tasks_title_present' });
  });

  it('are assigned to active staff only', async () => {
    const { id: gone } = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    const { id: member } = await makeMember(db.owner, organization.id);
    const { id } = await add();
    for (const user of [gone, member, 99999999]) {
      expect(await refusal(add(admin, user))).toMatchObject({ code: 'SL422', field: 'assignee_id' });
      expect(await refusal(change(admin, id, `assignee_id = ${user}`))).toMatchObject({
        code: 'SL422',
        field: 'assignee_id',
      });
    }
    // a task of somebody who left can still be changed
    await own(
      `update app_public.users set status = 'deactivated' where id = (select id from app_public.users where id = $1)`,
      [superadminId],
    );
    expect(await change(admin, id, `title = 'Write to them'`)).toHaveLength(1);
    await own(`update app_public.users set status = 'active' where id = $1`, [superadminId]);
  });

  it('are done and not done again, by one person, and an older version is refused', async () => {
    const { id } = await add();
    await change(superadmin, id, 'done = true');
    expect(await stored(id)).toMatchObject({
      done: true,
      done_by_id: superadminId,
      done_at: expect.any(Date),
      version: 2,
    });
    const first = (await stored(id))?.done_at;
    await change(admin, id, `done = true, title = 'Called them'`);
    expect(await stored(id)).toMatchObject({ done_by_id: superadminId, done_at: first, version: 3 });
    await change(admin, id, 'done = false');
    expect(await stored(id)).toMatchObject({ done: false, done_by_id: null, done_at: null });
    expect(await refusal(change(admin, id, `title = 'Old', version = 2`))).toMatchObject({
      code: 'SL409',
      field: 'version',
    });
    for (const column of ['done_at', 'done_by_id', 'created_by_id', 'seen_at', 'organization_id'])
      expect((await refusal(change(admin, id, `${column} = null`))).code).toBe('42501');
  });

  it('are nobody else’s business', async () => {
    const { id } = await add(admin, superadminId, String(organization.id));
    for (const ask of [league, brand])
      for (const statement of [
        'select id from app_public.tasks',
        'select id from app_public.task_list_items',
        `insert into app_public.tasks (title, due_date, assignee_id) values ('x', '2031-01-01', ${adminId})`,
        `update app_public.tasks set done = true`,
        'delete from app_public.tasks',
        'select app_public.my_work()',
        'select app_public.mark_tasks_seen()',
        'select app_public.set_daily_mail(false)',
      ])
        expect((await refusal(ask(statement))).code).toBe('42501');
    expect(await stored(id)).toMatchObject({ done: false });
  });

  it('are in the history of their record and come back when they were deleted', async () => {
    const { id } = await add(admin, superadminId, String(organization.id));
    const before = await stored(id);
    await admin('delete from app_public.tasks where id = $1', [id]);
    const [entry] = await admin(`select * from app_public.record_history('organizations', $1) limit 1`, [
      organization.id,
    ]);
    expect(entry).toMatchObject({ table_name: 'tasks', row_id: String(id), op: 'delete', restorable: true });
    await admin('select app_public.restore_deleted($1)', [entry?.id]);
    expect(await stored(id)).toEqual(before);
  });

  it('are undone: that they were done, that they were deleted, that they were made', async () => {
    const { id } = await add(admin, superadminId, String(organization.id));
    const last = async () =>
      (
        await own(
          `select max(transaction_id::text) as id from app_private.audit_log l where l.id = (
        select max(id) from app_private.audit_log where table_name = 'tasks' and row_id = $1::text)`,
          [id],
        )
      )[0]?.id;
    const undo = (changeId: string) => admin('select app_public.undo_change($1)', [changeId]);
    const made = await last();
    await change(admin, id, 'done = true');
    await undo(await last());
    expect(await stored(id)).toMatchObject({ done: false, done_at: null, done_by_id: null });
    await admin('delete from app_public.tasks where id = $1', [id]);
    await undo(await last());
    expect(await stored(id)).toMatchObject({ title: 'Call them' });
    await undo(made);
    expect(await stored(id)).toBeUndefined();
  });

  it('are listed with how they are due, the people and the record by name', async () => {
    const { id: late } = await add(admin, superadminId, String(organization.id), -1);
    const { id: now } = await add(admin, adminId, 'null', 0);
    const { id: later } = await add(admin, adminId, 'null', 1);
    const listed = await admin(
      `select id, due, record_name, assignee_name is not null as named from app_public.task_list_items where id = any ($1) order by id`,
      [[late, now, later]],
    );
    expect(listed).toEqual([
      { id: late, due: 'overdue', record_name: organization.name, named: true },
      { id: now, due: 'today', record_name: null, named: true },
      { id: later, due: 'later', record_name: null, named: true },
    ]);
    const { id } = (
      await admin(
        `insert into app_public.tasks (title, due_date, assignee_id, offer_id) values ('Banner', '2031-01-01', $1, $2) returning id`,
        [adminId, offer.id],
      )
    )[0] as { id: number };
    expect(await admin('select record_name from app_public.task_list_items where id = $1', [id])).toEqual([
      { record_name: `Offer ${offer.id}, ${organization.name}` },
    ]);
    const search = async (text: string) =>
      (await admin(`select search_ids::int as id from app_public.search_ids('tasks', $1)`, [text])).map(
        (row) => row.id,
      );
    expect(await search(`call ${organization.name}`)).toContain(late);
    expect(await search('banner')).toEqual([id]);
  });
});

const { admin: worker, adminId: workerId, superadmin: boss } = await makeStaff(db);

describe('my work', () => {
  const mine = async () => (await worker('select * from app_public.my_work()'))[0];

  it('counts what is due, newly assigned by others and unread', async () => {
    expect(await mine()).toEqual({ tasks: 0, mentions: 0, daily_mail: true, photo_requests: 0 });
    await add(worker, workerId, 'null', 5); // one's own, later
    expect(await mine()).toMatchObject({ tasks: 0 });
    await add(worker, workerId, 'null', -1);
    expect(await mine()).toMatchObject({ tasks: 1 });
    await add(boss, workerId, 'null', 5);
    await boss(`select app_public.create_comment('Please check', $1, mentioned_user_ids => array[$2::int])`, [
      organization.id,
      workerId,
    ]);
    expect(await mine()).toMatchObject({ tasks: 2, mentions: 1 });
    expect(await worker('select app_public.mark_tasks_seen() as count')).toEqual([{ count: 1 }]);
    expect(await mine()).toMatchObject({ tasks: 1, mentions: 1 });
    await worker('update app_public.tasks set done = true where assignee_id = $1', [workerId]);
    expect(await mine()).toMatchObject({ tasks: 0 });
  });

  it('seeing a task is no change of it', async () => {
    const { id } = await add(boss, workerId, String(organization.id), 3);
    const changes = () =>
      own(`select count(*)::int as n from app_private.audit_log where table_name = 'tasks' and row_id = $1::text`, [
        id,
      ]);
    const before = [await changes(), (await stored(id))?.version];
    await worker('select app_public.mark_tasks_seen()');
    expect((await stored(id))?.seen_at).not.toBeNull();
    expect([await changes(), (await stored(id))?.version]).toEqual(before);
  });

  it('the daily mail is turned off and on by its person, as by the link in it', async () => {
    const email = (await own('select email from app_public.users where id = $1', [workerId]))[0]?.email;
    await worker('select app_public.set_daily_mail(false)');
    expect(await mine()).toMatchObject({ daily_mail: false });
    await own('select app_private.resubscribe($1)', [email]);
    expect(await mine()).toMatchObject({ daily_mail: true });
    await own('select app_private.unsubscribe($1)', [email]);
    expect(await mine()).toMatchObject({ daily_mail: false });
    await worker('select app_public.set_daily_mail(true)');
    expect(await mine()).toMatchObject({ daily_mail: true });
    expect(await refusal(worker('select app_public.set_daily_mail(null)'))).toMatchObject({
      code: 'SL422',
      field: 'enabled',
    });
  });
});
