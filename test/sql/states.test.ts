/** A state or province exists, in whatever column it is stored: a rule over the whole catalog. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOrganization, makeUser } from '../harness/factories.ts';
import { makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

/** Columns of that name which contain the state of a process, or OAuth's parameter. */
const PROCESSES = [
  'app_private.contact_syncs',
  'app_private.handovers',
  'app_private.mail_outbox',
  'app_private.oauth_requests',
  'app_private.send_offers',
];

const { rows: columns } = await db.owner.query<{ target: string; column: string; list: boolean; checks: string[] }>(
  `select c.oid::regclass::text as target, a.attname as column, a.atttypid = 'text[]'::regtype as list,
     array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and a.attnum = any (k.conkey)
         and not exists (select from pg_attribute o where o.attrelid = c.oid and o.attnum = any (k.conkey) and o.atttypid not in ('text'::regtype, 'text[]'::regtype))) as checks
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace::regnamespace::text in ('app_public', 'app_private') and c.relkind in ('r', 'p') and not c.relispartition
     and a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'text[]'::regtype)
     and a.attname ~ '(^|_)(state|province|region)s?($|_(code|name|known))' and c.oid::regclass::text <> all ($1) order by 1`,
  [PROCESSES],
);

it('[W13] every column of states has a check that knows them', async () => {
  expect(columns.length).toBeGreaterThanOrEqual(9);
  const takes = async (value: string) => {
    const taken: string[] = [];
    for (const { target, column, list, checks } of columns) {
      const withCountry = ['app_public.addresses', 'app_public.tax_forms'].includes(target); // see addresses.test.ts
      if (withCountry && value !== 'TX') continue;
      const all = ['true', ...checks.map((check) => `coalesce(${check}, true)`)].join(' and ');
      const { rows } = await db.owner.query(
        `select ${all} as ok from jsonb_populate_record(null::${target}, jsonb_build_object('${column}', ${list ? `jsonb_build_array('${value}')` : `'${value}'`})) t`,
      );
      if (rows[0].ok) taken.push(`${target}.${column}`);
    }
    return taken;
  };
  for (const value of ['ZZ', 'tx', 'Texas', 'T', '', 'UK']) expect([value, await takes(value)]).toEqual([value, []]);
  for (const value of ['TX', 'DC', 'ON'])
    expect((await takes(value)).length).toBeGreaterThanOrEqual(columns.length - 3);
});

it('[W13] a place in an unknown state is refused at the field, a name or code in lower case is read', async () => {
  const { id } = await makeOrganization(db.owner, { state: null });
  const add = (state: string, who = admin) =>
    who(
      `insert into app_public.play_locations (organization_id, nickname, address, city, state, lat, lon) values ($1, 'Park', '1 Oak St', 'Erie', $2, 42.1, -80) returning state`,
      [id, state],
    );
  expect(await refusal(add('ZZ'))).toMatchObject({ constraint: 'play_locations_state_known' });
  expect(await add('pennsylvania')).toMatchObject([{ state: 'PA' }]);
  expect(await add(' on ')).toMatchObject([{ state: 'ON' }]);
  expect(await add('PR')).toMatchObject([{ state: 'PR' }]);
  expect(await add('Puerto Rico')).toMatchObject([{ state: 'PR' }]);
  // an undo brings back what was written before the rule
  const { rows } = await db.owner.query(
    `with restoring as materialized (select set_config('sideline.restoring', 'on', true) as "on")
     insert into app_public.play_locations (organization_id, address, lat, lon, state) select $1, '1 Oak St', 41, -80, 'tx' from restoring where "on" = 'on' returning state`,
    [id],
  );
  expect(rows).toEqual([{ state: 'TX' }]);
  const member = await makeUser(db.owner, 'organization');
  await insert(db.owner, 'organization_users', { organization_id: id, user_id: member.id });
  const asMember: typeof admin = (query, values) =>
    db.as(
      { role: 'organization', userId: member.id as number },
      async (client) => (await client.query(query, values)).rows,
    );
  expect(await refusal(add('ZZ', asMember))).toMatchObject({ constraint: 'play_locations_state_known' });
});

it('[W13] the migration corrects how a state is written, and stops at others and names them', async () => {
  const { id: organizationId } = await makeOrganization(db.owner);
  const place = { organization_id: organizationId, address: '1 Oak St', lat: 41, lon: -80 };
  const sponsor = await insert(db.owner, 'sponsors', { name: 'Acme' });
  const list = await insert(db.owner, 'location_lists', { sponsor_id: sponsor.id });
  const bad = await insert(db.owner, 'play_locations', place);
  const addItem = (address: string) =>
    insert(db.owner, 'location_list_items', { location_list_id: list.id, address, state: 'TX' });
  const [item, unknown] = [await addItem('Austin'), await addItem('Bonn')];
  const migration = readFileSync(path.join(projectDir, 'sql/foundation/0109_states.sql'), 'utf8').replace(
    'create function',
    'create or replace function',
  );
  const client = await db.owner.connect();
  await client.query('begin');
  for (const { target } of columns)
    await client.query(
      `alter table ${target} drop constraint if exists ${target.replace(/.*\./, '')}_state_known, disable trigger user`,
    );
  await client.query(`update app_public.location_list_items set state = case id when $1 then 'Texas' else 'NRW' end`, [
    item.id,
  ]);
  await client.query('savepoint start');
  const names = Object.entries((await client.query('select app_private.state_names() as names')).rows[0].names);
  const written = [[' tx', 'TX'], ['D.C.', 'DC'], ['', null], ...names.map(([code, name]) => [name, code])];
  const places = await client.query(
    `insert into app_public.play_locations (organization_id, address, lat, lon, state) select $1, '1 Oak St', 41, -80, s from unnest($2::text[]) s returning id`,
    [organizationId, written.map(([state]) => state)],
  );
  await client.query(migration);
  const { rows } = await client.query(
    'select id, state from app_public.play_locations where id = any ($1) order by id',
    [places.rows.map(({ id }) => id)],
  );
  expect(rows.map(({ state }) => state)).toEqual(written.map(([, code]) => code));
  const items = await client.query('select state from app_public.location_list_items where id = any ($1) order by id', [
    [item.id, unknown.id],
  ]);
  expect(items.rows).toEqual([{ state: 'TX' }, { state: null }]);
  await client.query('rollback to start');
  await client.query(`update app_public.play_locations set state = 'ZZ' where id = $1`, [bad.id]);
  const { message } = await refusal(client.query(migration));
  await client.query('rollback');
  client.release();
  expect(message).toContain(`play_locations, rows ${bad.id}`);
});
