/** Staff view the portal as one of its users: they read exactly what that user reads, write nothing, and it is logged. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Persona, testDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, makeUser, type Row } from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { relations } from './matrix/catalog.ts';
import { probing } from './matrix/probe.ts';
import { asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin, adminId, superadmin } = await makeStaff(db);
const own = owning(db);
const fixture = await makeFullFixture(db.owner);
await makeFullFixture(db.owner);

const begin = async (userId: number, session = `session of ${userId}`, ask = admin): Promise<number> =>
  (await ask('select view_id from app_public.view_as_user($1, $2)', [userId, session]))[0]?.view_id;
type Role = 'organization' | 'sponsor';
const people: [Role, number][] = [
  ['organization', fixture.member],
  ['sponsor', fixture.sponsorUser],
];
const viewing = async (role: Role, userId: number): Promise<Persona> => ({ role, userId, viewId: await begin(userId) });
const isOpen = async (view: Persona): Promise<boolean> => {
  try {
    await asking(db, view)('select app_public.today()');
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'SL401' });
    return false;
  }
};
const logged = (userId: number) =>
  own(
    `select op, actor_role, user_id, old_values, new_values, organization_id, sponsor_id, parent_table, parent_id
     from app_private.audit_log where table_name = 'user_views' and row_id = $1 order by id`,
    [String(userId)],
  );

describe('a view as somebody else', () => {
  it.each(people)(
    '[L-262] of %s reads exactly what the person reads, of every table and view',
    async (role, userId) => {
      const view = await viewing(role, userId);
      const seen = async (persona: Persona) => {
        const rows: Record<string, unknown> = {};
        for (const { name, columns } of await relations(db.owner))
          await probing(db, persona, async (probe) => {
            const granted = await probe.rows(
              `select string_agg(quote_ident(a.attname), ', ') as columns from pg_attribute a
             where a.attrelid = 'app_public.${name}'::regclass and a.attnum > 0 and not a.attisdropped
               and has_column_privilege(a.attrelid, a.attnum, 'select')`,
            );
            const list = granted[0]?.columns;
            if (!list || columns.length === 0) return;
            rows[name] = await probe.rows(
              `select to_jsonb(t) as row from (select ${list} from app_public.${name}) t order by 1`,
            );
          });
        return rows;
      };
      const byPerson = await seen({ role, userId });
      expect(Object.values(byPerson).flat().length).toBeGreaterThan(20);
      expect(await seen(view)).toEqual(byPerson);
    },
  );

  it.each(people)(
    '[L-263] of %s writes nothing: each granted insert, update and delete is refused by the database',
    async (role, userId) => {
      const view = await viewing(role, userId);
      const { rows: grants } = await db.owner.query<{ table: string; command: string; column: string }>(
        `select c.relname as table, k.command, (select min(quote_ident(a.attname)) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and (k.command = 'delete' or has_column_privilege('sideline_' || $1, c.oid, a.attnum, k.command))) as column
       from pg_class c, unnest(array['insert', 'update', 'delete']) k (command)
       where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p', 'v')
         and case when k.command = 'delete' then has_table_privilege('sideline_' || $1, c.oid, 'delete')
           else has_any_column_privilege('sideline_' || $1, c.oid, k.command) end`,
        [role],
      );
      if (role === 'organization') expect(grants.length).toBeGreaterThanOrEqual(6);
      await probing(db, view, async (probe) => {
        for (const { table, command, column } of grants) {
          const statement = {
            insert: `insert into app_public.${table} (${column}) values (null)`,
            update: `update app_public.${table} set ${column} = ${column}`,
            delete: `delete from app_public.${table}`,
          }[command] as string;
          expect([statement, await probe.attempt(statement)]).toMatchObject([statement, { refused: '25006' }]);
        }
      });
    },
  );

  it.each(people)('[L-263] of %s changes nothing by any function that the person may call', async (role, userId) => {
    const view = await viewing(role, userId);
    const { rows: calls } = await db.owner.query<{ call: string }>(
      `select p.proname || '(' || coalesce((select string_agg('null::' || format_type(t, null), ', ' order by n)
         from unnest(p.proargtypes) with ordinality a (t, n)), '') || ')' as call
       from pg_proc p where p.pronamespace = 'app_public'::regnamespace and p.provolatile = 'v'
         and has_function_privilege('sideline_' || $1, p.oid, 'execute')`,
      [role],
    );
    if (role === 'organization') expect(calls.length).toBeGreaterThan(15);
    const before = await own('select max(id) as id from app_private.audit_log');
    for (const { call } of calls)
      await probing(db, view, async (probe) => {
        const outcome = await probe.attempt(`select app_public.${call}`);
        if (!('refused' in outcome))
          expect([call, await probe.rows('select pg_current_xact_id_if_assigned() as id')]).toEqual([
            call,
            [{ id: null }],
          ]);
      });
    expect(await own('select max(id) as id from app_private.audit_log')).toEqual(before);
  });

  it('[L-263] calls with the person’s own records are refused, and leave them as they are', async () => {
    const view = await viewing('organization', fixture.member);
    const calls: [string, unknown[]][] = [
      [`select app_public.update_organization($1, '{"name": "Mine"}')`, [fixture.organization]],
      ['select app_public.reject_offer($1, $2)', [fixture.offer, 'No']],
      [`select app_public.invite_organization_user($1, 'x@example.test')`, [fixture.organization]],
      ['select app_public.renew_calendar($1)', [fixture.organization]],
      ['select app_public.delete_organization_play_location($1)', [fixture.place]],
      [`select app_public.update_sponsorable_property($1, '{"name": "Mine"}')`, [fixture.property]],
      [`select app_public.set_language('es')`, []],
    ];
    for (const [call, values] of calls)
      expect([call, await refusal(asking(db, view)(call, values))]).toMatchObject([call, { code: '25006' }]);
    const person = asking(db, { role: 'organization', userId: fixture.member });
    for (const [call, values] of calls.slice(0, 1)) await person(call, values); // the user may
    expect(await own('select name from app_public.organizations where id = $1', [fixture.organization])).toEqual([
      { name: 'Mine' },
    ]);
  });

  it('[L-263] cannot be made writable again', async () => {
    const view = await viewing('organization', fixture.member);
    const tries = [
      'set transaction read write',
      'set local transaction_read_only = off',
      `select set_config('transaction_read_only', 'off', true)`,
      `select set_config('transaction_read_only', 'off', false)`,
    ];
    for (const statement of tries)
      expect([
        statement,
        await refusal(
          db.as(view, async (client) => {
            await client.query(statement);
          }),
        ),
      ]).toMatchObject([statement, { code: '25001' }]);
    await db.as(view, async (client) => {
      await client.query('savepoint s');
      await client.query('rollback to savepoint s');
      expect((await client.query('show transaction_read_only')).rows).toEqual([{ transaction_read_only: 'on' }]);
    });
    const { rows } = await db.authenticator.query('show transaction_read_only');
    expect(rows).toEqual([{ transaction_read_only: 'off' }]);
  });

  it('begins for staff alone, and of nobody who is staff, unknown or not active', async () => {
    const call = 'select view_id from app_public.view_as_user($1, $2)';
    const self = asking(db, { role: 'organization', userId: fixture.member });
    expect(await refusal(self(call, [fixture.member, 'x']))).toMatchObject({ code: '42501' });
    const view = await viewing('organization', fixture.member);
    expect(await refusal(asking(db, view)(call, [fixture.sponsorUser, 'x']))).toMatchObject({ code: '42501' });
    for (const id of [adminId, 999_999])
      expect(await refusal(superadmin(call, [id, 'x']))).toMatchObject({ code: 'SL404', field: 'user_id' });
    for (const status of ['invited', 'deactivated']) {
      const person = await makeMember(db.owner, fixture.organization, { status });
      expect(await refusal(admin(call, [person.id, 'x']))).toMatchObject({ code: 'SL409', field: 'user_id' });
    }
    expect((await superadmin(call, [fixture.sponsorUser, 'x']))[0]?.view_id).toEqual(expect.any(Number));
  });

  it('gives access to nobody but the person it was started for', async () => {
    const viewId = await begin(fixture.member);
    expect(await isOpen({ role: 'organization', userId: fixture.member, viewId })).toBe(true);
    expect(await isOpen({ role: 'sponsor', userId: fixture.sponsorUser, viewId })).toBe(false);
    expect(await isOpen({ role: 'organization', userId: fixture.member, viewId: viewId + 1000 })).toBe(false);
  });

  it('ends after 30 minutes, when it is ended, and with the login it began with', async () => {
    const view = await viewing('organization', fixture.member);
    expect(await db.withClock('+29 minutes', () => isOpen(view))).toBe(true);
    expect(await db.withClock('+30 minutes', () => isOpen(view))).toBe(false);
    expect(await isOpen(view)).toBe(true);
    await serving(db)('select app_private.end_user_views($1)', [[(view as { viewId: number }).viewId]]);
    expect(await isOpen(view)).toBe(false);

    const [first, second] = [await begin(fixture.member, 'one'), await begin(fixture.member, 'two')];
    await serving(db)(`select app_private.end_session($1, 'one', app_private.clock() + interval '1 hour')`, [adminId]);
    expect(await isOpen({ role: 'organization', userId: fixture.member, viewId: first })).toBe(false);
    expect(await isOpen({ role: 'organization', userId: fixture.member, viewId: second })).toBe(true);
  });

  it.each([
    ['staff are logged out everywhere', (staff: Row) => own('select app_private.end_sessions($1)', [staff.id])],
    [
      'staff are removed',
      (staff: Row) => own(`update app_public.users set status = 'deactivated' where id = $1`, [staff.id]),
    ],
    [
      'staff become something else',
      (staff: Row) => own(`update app_public.users set role = 'organization' where id = $1`, [staff.id]),
    ],
    ['staff are deleted', (staff: Row) => own('delete from app_public.users where id = $1', [staff.id])],
    [
      'the person is removed',
      (_: Row, person: Row) => own(`update app_public.users set status = 'deactivated' where id = $1`, [person.id]),
    ],
    [
      'the person becomes staff',
      (_: Row, person: Row) => own(`update app_public.users set role = 'admin' where id = $1`, [person.id]),
    ],
  ])('ends at once when %s', async (_, happens) => {
    const staff = await makeUser(db.owner, 'admin');
    const person = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const viewId = await begin(person.id, 'theirs', asking(db, { role: 'admin', userId: staff.id }));
    const view: Persona = { role: 'organization', userId: person.id, viewId };
    expect(await isOpen(view)).toBe(true);
    await happens(staff, person);
    expect(await isOpen(view)).toBe(false);
  });

  it('[L-262] is logged with its begin and its end, in the history of each of the person’s organizations', async () => {
    const [one, two] = [await makeOrganization(db.owner), await makeOrganization(db.owner)];
    const person = await makeMember(db.owner, one.id);
    await own('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
      two.id,
      person.id,
    ]);
    const viewId = await begin(person.id);
    await serving(db)('select app_private.end_user_views($1)', [[viewId]]);
    await serving(db)('select app_private.end_user_views($1)', [[viewId]]); // a second click
    const entries = await logged(person.id);
    expect(entries).toMatchObject([
      ...[one, two].map(({ id }) => ({
        op: 'I',
        organization_id: id,
        parent_table: 'organizations',
        parent_id: String(id),
      })),
      ...[one, two].map(({ id }) => ({
        op: 'U',
        organization_id: id,
        parent_table: 'organizations',
        parent_id: String(id),
      })),
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ actor_role: 'admin', user_id: adminId });
    expect(entries[0]?.new_values).toEqual({
      user_id: person.id,
      begun_at: expect.any(String),
      expires_at: expect.any(String),
    });
    expect(entries[2]?.new_values).toEqual({ ended_at: expect.any(String) });
    const history = await admin(
      `select table_name, op, user_name from app_public.record_history('organizations', $1)`,
      [one.id],
    );
    expect(history.filter(({ table_name }) => table_name === 'user_views')).toHaveLength(2);

    await begin(fixture.sponsorUser);
    expect((await logged(fixture.sponsorUser)).at(-1)).toMatchObject({
      op: 'I',
      sponsor_id: fixture.sponsor,
      parent_table: 'sponsors',
    });
  });

  it('that nobody ended is ended and logged by the worker, at the time at which it was over', async () => {
    const person = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const viewId = await begin(person.id);
    const sweep = () => own('select app_private.end_expired_user_views()');
    await sweep();
    expect(await logged(person.id)).toHaveLength(1);
    await db.withClock('+2 hours', sweep);
    const [view] = await own('select ended_at = expires_at as on_time from app_private.user_views where id = $1', [
      viewId,
    ]);
    expect(view).toEqual({ on_time: true });
    expect(await logged(person.id)).toMatchObject([{ op: 'I' }, { op: 'U' }]);
  });

  it('leaves the person’s own sessions and logins as they are', async () => {
    const state = () =>
      own(
        `select u.last_login, s.sessions_valid_after, (select count(*)::int from app_private.session_activity a where a.user_id = u.id) as uses
         from app_public.users u left join app_private.user_secrets s on s.user_id = u.id where u.id = $1`,
        [fixture.member],
      );
    const before = await state();
    const view = await viewing('organization', fixture.member);
    await asking(db, view)('select * from app_public.my_organizations()');
    expect(await state()).toEqual(before);
  });
});
