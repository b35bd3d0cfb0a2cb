/** Forwarded links, used at random. Replay: RANDOM_SEED=… npm test -- test/random/forwarded-links.test.ts */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { forwardedLinks } from './forwardedLinks.ts';

const seed = Number(process.env.RANDOM_SEED || 20_300_301);
const db = await testDatabase();
afterAll(() => db.drop());

it(`[K2] make nobody a member, and leave nothing once both are revoked (seed ${seed})`, async () => {
  expect(await forwardedLinks(db, seed)).toBeNull();
}, 300_000);

it.each([
  [
    'a contact that a link brought counts at once',
    `create or replace function app_private.known_contacts(organization_id int) returns setof text language sql stable security definer
     as $$ select a from app_public.organizations g, app_private.contact_addresses(g.contact_email) a where g.id = known_contacts.organization_id $$`,
    /counts as a contact|is a member/,
  ],
  [
    'revoking ends nothing',
    `create or replace function app_private.end_gained_by_link(kind text, record_id text, user_ids int[], put_back boolean) returns void
     language sql as $$ select $$`,
    /left/,
  ],
])(
  'notices if %s',
  async (_told, sql, message) => {
    const { rows } = await db.owner.query(
      `select string_agg(pg_get_functiondef(oid), ';') as sql from pg_proc where proname in ('known_contacts', 'end_gained_by_link')`,
    );
    await db.owner.query(sql);
    expect(await forwardedLinks(db, seed)).toMatch(message);
    await db.owner.query(rows[0].sql);
  },
  300_000,
);
