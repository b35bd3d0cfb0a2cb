/** Histories and My Changes name the record of every change. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';

const db = await testDatabase();
afterAll(() => db.drop());
await makeFullFixture(db.owner);

/** Settings of the whole installation and rows without a name or a named record. */
const NAMELESS = [
  'check_settings',
  'contact_settings',
  'deposit_runs',
  'deposit_settings',
  'invoice_settings',
  'sign_in_settings',
  'tax_settings',
  'tax_thresholds',
];

it('[C6] every audited table’s row has a name: its own, or that of what it belongs to', async () => {
  const { rows: tables } = await db.owner.query(
    `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id') as has_id
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = '_500_audit' and c.relnamespace = 'app_public'::regnamespace order by 1`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const nameless: string[] = [];
  let named = 0;
  for (const { name, has_id: hasId } of tables) {
    const key = hasId ? 't.id::text' : `app_private.row_key('app_public.${name}', to_jsonb(t))`;
    const { rows } = await db.owner.query(
      `select app_private.row_label('${name}', ${key}) as label from app_public.${name} t limit 1`,
    );
    if (rows.length && !rows[0].label) nameless.push(name);
    named += rows.length;
  }
  expect(nameless).toEqual(NAMELESS);
  expect(named).toBeGreaterThan(40);
});
