/** A database with data that the baseline created is upgraded by a later migration. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { defaultSqlDir, migrate } from '../../db/migrate/index.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOfferFixture } from '../harness/factories.ts';

const sqlDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-sql-'));
cpSync(defaultSqlDir, sqlDir, { recursive: true });
const db = await testDatabase();
afterAll(async () => {
  await db.drop();
  rmSync(sqlDir, { recursive: true });
});

const own = async (sql: string): Promise<Record<string, unknown>[]> => (await db.owner.query(sql)).rows;
const definitions = () =>
  own(`select policyname as name, qual from pg_policies where schemaname = 'app_public'
    union all select p.oid::regprocedure::text, p.proacl::text from pg_proc p where p.pronamespace = 'app_public'::regnamespace
    order by 1, 2`);

it('keeps its rows, fills the new column, and applies the definitions again', async () => {
  const { campaign } = await makeOfferFixture(db.owner);
  await insert(db.owner, 'testimonials', { campaign_id: campaign.id, quote: 'Our players loved it.' });
  const [before] = await own('select to_jsonb(t) as row from app_public.testimonials t');
  const policies = await definitions();

  writeFileSync(
    path.join(sqlDir, 'campaigns/9999_sources.sql'),
    `alter table app_public.testimonials add column source text;
     update app_public.testimonials set source = 'email';`,
  );
  expect(await migrate(db.ownerUrl, { sqlDir })).toEqual({
    applied: ['campaigns/9999_sources.sql'],
    definitions: true,
    drift: [],
  });

  expect(await own('select to_jsonb(t) as row from app_public.testimonials t')).toEqual([
    { row: { ...(before?.row as object), source: 'email' } },
  ]);
  expect(await definitions()).toEqual(policies);
  expect(policies.length).toBeGreaterThan(300);
  expect(
    await own(`select relforcerowsecurity as forced from pg_class where oid = 'app_public.testimonials'::regclass`),
  ).toEqual([{ forced: true }]);
  expect(await migrate(db.ownerUrl, { sqlDir })).toEqual({ applied: [], definitions: false, drift: [] });
});
