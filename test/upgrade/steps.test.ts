/** What migrations leave to do while people work: indexes after the transaction, backfills by the worker. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { superuserUrl } from '../../db/embedded/index.ts';
import { defaultSqlDir, migrate } from '../../db/migrate/index.ts';
import work from '../../workers/tasks/schema_steps__backfill.ts';
import { testDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';
import { insert, makeOfferFixture } from '../harness/factories.ts';

const sqlDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-sql-'));
cpSync(defaultSqlDir, sqlDir, { recursive: true });
const db = await testDatabase();
afterAll(async () => {
  await db.drop();
  rmSync(sqlDir, { recursive: true });
});
const own = async (sql: string): Promise<Record<string, unknown>[]> => (await db.owner.query(sql)).rows;
const write = (name: string, sql: string) => writeFileSync(path.join(sqlDir, 'campaigns', name), sql);
const upgrade = () => migrate(db.ownerUrl, { sqlDir });
const runBackfills = async () => {
  const query = async (text: string, values: unknown[]) => (await db.owner.query(text, values)).rows;
  await work({}, { pool: db.owner, query, log: { info: () => {} } } as never, {} as never);
};

const INDEX = 'create index concurrently testimonials_by_quote on app_public.testimonials (quote)';
const step = (name: string, kind: string, statement: string) =>
  `insert into app_private.schema_steps (name, kind, statement) values ('${name}', '${kind}', $s$${statement}$s$);`;

it('builds an index after the transaction, again if a crash left it invalid, and reports no drift', async () => {
  write('9001_index.sql', step('app_public.testimonials_by_quote', 'index', INDEX));
  expect((await upgrade()).applied).toEqual(['campaigns/9001_index.sql']);
  const state = () =>
    own(`select i.indisvalid as valid, s.done_at is not null as done from app_private.schema_steps s
      join pg_index i on i.indexrelid = to_regclass(s.name) where s.name = 'app_public.testimonials_by_quote'`);
  expect(await state()).toEqual([{ valid: true, done: true }]);

  // as after a crash: the index is half-built, its step is not done
  await own(`update app_private.schema_steps set done_at = null`);
  const superuser = new pg.Client({ connectionString: superuserUrl(databasePort(), db.name) });
  await superuser.connect();
  await superuser.query(
    `update pg_index set indisvalid = false where indexrelid = 'app_public.testimonials_by_quote'::regclass`,
  );
  await superuser.end();
  expect(await upgrade()).toEqual({ applied: [], definitions: false, drift: [] });
  expect(await state()).toEqual([{ valid: true, done: true }]);
});

it('is not kept from building an index by another starter that waits', async () => {
  await own(`update app_private.schema_steps set done_at = null`);
  await Promise.all([upgrade(), upgrade()]);
});

it('backfills in batches that are no edits, and refuses what relies on it before', async () => {
  const { campaign } = await makeOfferFixture(db.owner);
  for (let n = 0; n < 25; n += 1)
    await insert(db.owner, 'testimonials', { campaign_id: campaign.id, quote: `Quote ${n}` });
  const logged = () =>
    own('select count(*)::int as n, max(version) as version from app_private.audit_log, app_public.testimonials');
  const before = await logged();
  write(
    '9002_source.sql',
    `alter table app_public.testimonials add column source text;
     ${step(
       'testimonials_source',
       'backfill',
       `update app_public.testimonials set source = 'email' where id in (select id from app_public.testimonials where source is null limit 2)`,
     )}`,
  );
  await upgrade();
  write('9003_source_present.sql', `select app_private.require_backfill('testimonials_source');`);
  await expect(upgrade()).rejects.toThrow(/testimonials_source" has not finished/);
  expect(await own('select count(*)::int as n from app_public.testimonials where source is null')).toEqual([{ n: 25 }]);

  await runBackfills();
  expect(
    await own(
      `select rows_changed::int as n, done_at is not null as done from app_private.schema_steps where name = 'testimonials_source'`,
    ),
  ).toEqual([{ n: 25, done: true }]);
  expect(await logged()).toEqual(before);
  expect((await upgrade()).applied).toEqual(['campaigns/9003_source_present.sql']);
});

it('gives way to a long transaction, and gets its turn when that ends', async () => {
  write('9004_note.sql', 'alter table app_public.testimonials add column note text;');
  const reader = await db.owner.connect();
  await reader.query('begin; select from app_public.testimonials');
  const upgraded = upgrade();
  // everybody else works in the meantime, at most a second late
  for (let n = 0; n < 5; n += 1) {
    const client = await db.owner.connect();
    await client.query(`begin; set local lock_timeout = '2s'; select from app_public.offers; commit`);
    client.release();
  }
  await reader.query('select from app_public.offers; commit');
  reader.release();
  expect((await upgraded).applied).toEqual(['campaigns/9004_note.sql']);
});

it('runs steps in the order in which they were left: an index, then what relies on it', async () => {
  const [index, key] = ['testimonials_once', 'app_public.testimonials_once'];
  write(
    '9010_once.sql',
    `${step(key, 'index', `create unique index concurrently ${index} on app_public.testimonials (campaign_id, id)`)}
     ${step(index, 'constraint', `alter table app_public.testimonials add constraint ${index} unique using index ${index}`)}
     update app_private.schema_steps set statement = statement where name = '${key}'; -- it now comes last in the table`,
  );
  expect((await upgrade()).drift).toEqual([]);
  expect(await own(`select name from app_private.schema_steps where name ~ '${index}' and done_at is null`)).toEqual(
    [],
  );
});
