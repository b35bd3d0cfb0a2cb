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

/** Columns of that name which contain the state of a process. */
const PROCESSES = ['app_private.contact_syncs', 'app_private.mail_outbox'];

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
      if (target === 'app_public.addresses' && value !== 'TX') continue; // compares with the country, see addresses.test.ts
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
    expect((await takes(value)).length).toBeGreaterThanOrEqual(columns.length - 1);
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
  const [good, bad] = [
    await insert(db.owner, 'play_locations', place),
    await insert(db.owner, 'play_locations', place),
  ];
  const item = await insert(db.owner, 'location_list_items', {
    location_list_id: list.id,
    address: 'Austin',
    state: 'TX',
  });
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
  await client.query(`update app_public.play_locations set state = ' tx' where id = $1`, [good.id]);
  await client.query(`update app_public.location_list_items set state = 'Texas' where id = $1`, [item.id]);
  await client.query('savepoint start');
  await client.query(migration);
  const { rows } = await client.query(
    `select p.state, i.state as item from app_public.play_locations p, app_public.location_list_items i where p.id = $1 and i.id = $2`,
    [good.id, item.id],
  );
  expect(rows).toEqual([{ state: 'TX', item: null }]);
  await client.query('rollback to start');
  await client.query(`update app_public.play_locations set state = 'ZZ' where id = $1`, [bad.id]);
  const { message } = await refusal(client.query(migration));
  await client.query('rollback');
  client.release();
  expect(message).toContain(`play_locations, rows ${bad.id}`);
});
