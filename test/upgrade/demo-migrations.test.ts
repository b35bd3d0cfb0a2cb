/** No migration makes people wait: a lint of the files, by the tables that a demo fills or that grow with use. */
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readHistory } from '../../db/migrate/history.ts';
import { addsOnlyEnumValues, defaultSqlDir } from '../../db/migrate/index.ts';
import { demoDatabase } from '../harness/demo.ts';
import { FIRST_CHECKED, problemsOf } from './migrationRules.ts';

const LARGE = 300;
/** The demo is loaded without them. */
const GROWING = ['app_private.audit_log', 'app_private.mail_outbox', 'app_public.webhook_messages'];

const database = await demoDatabase(mkdtempSync(path.join(os.tmpdir(), 'sideline-files-')));
afterAll(() => database.drop());

async function largeTables(): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string; rows: string }>(
    `select c.oid::regclass::text as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass),
       false, true, '')))[1]::text as rows
     from pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('app_public', 'app_private')`,
  );
  return [...GROWING, ...rows.filter(({ rows: n }) => Number(n) >= LARGE).map(({ name }) => name)];
}

it('rewrites, locks or changes no large table in one step', async () => {
  const large = await largeTables();
  expect(large).toEqual(expect.arrayContaining(['app_public.offers', 'app_public.sponsorable_properties']));
  const files = readHistory(defaultSqlDir).map((file) => ({ ...file, sql: readFileSync(file.file, 'utf8') }));
  const problems = files
    .filter(({ number }) => number >= FIRST_CHECKED)
    .flatMap(({ name, number, sql }) => {
      const earlier = files.filter((file) => file.number < number).map((file) => file.sql);
      return problemsOf(sql, large, earlier.join('\n')).map((problem) => `${name}: ${problem}`);
    });
  expect(problems).toEqual([]);
});

it('commits by itself only to add values to enums', () => {
  const files = readHistory(defaultSqlDir).filter(
    ({ number, file }) => number >= FIRST_CHECKED && readFileSync(file, 'utf8').startsWith('-- commits by itself'),
  );
  expect(files.filter(({ file }) => !addsOnlyEnumValues(file)).map(({ name }) => name)).toEqual([]);
});

const T = 'app_public.offers';
const refused = [
  `create index on ${T} (season_start);`,
  `create unique index if not exists offers_x on ${T} (id, status) where status = 'proposed';`,
  `alter table ${T} add column token uuid not null default gen_random_uuid();`,
  `alter table ${T} add column half numeric generated always as (value / 2) stored;`,
  `alter table ${T} add column n int generated always as identity;`,
  `alter table ${T} alter column value type numeric(14,2);`,
  `alter table ${T} alter column custom_field set not null;`,
  `alter table ${T} add constraint offers_value check (value > 0);`,
  `alter table ${T} add constraint offers_user foreign key (user_id) references app_public.users;`,
  `alter table ${T} add column user_id int references app_public.users;`,
  `alter table ${T} add constraint offers_pair unique (campaign_id, id);`,
  `alter table ${T} rename column value to amount;`,
  `-- a comment\n update ${T} o set value = 1\n where value is null;`,
  `with gone as (select 1) delete from ${T} using gone;`,
  `do $$ begin update ${T} set value = 1; end $$;`,
  `do $$ begin execute 'alter table ${T} add constraint x check (value > 0)'; end $$;`,
];
it.each(refused)('refuses %s', (sql) => {
  expect(problemsOf(sql, [T], '')).toHaveLength(1);
});

const accepted = [
  `alter table ${T} add column note text, add column count int not null default 0;`,
  `alter table ${T} add column note text constraint offers_note_max_200 check (char_length(note) <= 200) not valid;`,
  `alter table ${T} add constraint offers_value check (value > 0) not valid;`,
  `insert into app_private.schema_steps (name, kind, statement) values
     ('app_public.offers_x', 'index', 'create index concurrently offers_x on ${T} (season_start)'),
     ('offers_note', 'backfill', $s$ update ${T} set note = 'it''s; old' where id in (select id from ${T} where note is null limit 1000) $s$);`,
  `create table app_public.things (id int, offer_id int references ${T}); create index on app_public.things (offer_id);`,
  'create index on app_public.offers_archive (id); update app_public.things set name = null;',
];
it.each(accepted)('accepts %s', (sql) => {
  expect(problemsOf(sql, [T], '')).toEqual([]);
});

it('accepts not null after a check that has been validated', () => {
  const earlier = `alter table ${T} add constraint c check (custom_field is not null) not valid;`;
  expect(problemsOf(`alter table ${T} alter column custom_field set not null;`, [T], earlier)).toEqual([]);
});
