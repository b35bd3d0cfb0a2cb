/** Forwarded links, used at random. Replay: RANDOM_SEED=… npm test -- test/random/forwarded-links.test.ts */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeStaff } from '../sql/support.ts';
import { forwardedLinks } from './forwardedLinks.ts';
import { Rng } from './rng.ts';

const seed = Number(process.env.RANDOM_SEED || 20_300_301);
const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

/** The first contradiction in some random episodes; null without any. */
async function found(episodes: number): Promise<string | null> {
  const rng = new Rng(seed);
  for (let i = 0; i < episodes; i++) {
    const told = await forwardedLinks(db, admin, rng);
    if (told) return told;
  }
  return null;
}

it(`[K2] make nobody a member, and leave nothing once both are revoked (seed ${seed})`, async () => {
  expect(await found(60)).toBeNull();
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
    expect(await found(60)).toMatch(message);
    await db.owner.query(rows[0].sql);
  },
  300_000,
);
