/**
 * Random merges in the demo, undone in random order: nothing may differ afterwards. MERGES: how many (default 40,
 * 1,000 in `npm run test:long`), SEED: the seed of the random generator.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { demoDatabase } from '../harness/demo.ts';
import { LONG } from '../harness/long.ts';
import { allTables } from './merging.ts';
import { makeStaff, owning } from './support.ts';

const files = mkdtempSync(path.join(tmpdir(), 'merges-'));
const db = await demoDatabase(path.join(files, 'store'));
afterAll(async () => {
  await db.drop();
  rmSync(files, { recursive: true, force: true });
});
const own = owning(db);
const { admin } = await makeStaff(db);

const merges = Number(process.env.MERGES ?? (LONG ? 1000 : 40));
let state = Number(process.env.SEED ?? 12);
/** The next number below `most` (mulberry32). */
function random(most: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * most);
}

const fields = [
  'name',
  'contact_email',
  'website_url',
  'mailing_address_id',
  'shipping_address_id',
  'sport_ids',
  'state',
];
/** A choice for some of the fields; a field that does not differ takes none. */
const choices = () =>
  Object.fromEntries(fields.filter(() => random(3) === 0).map((field) => [field, random(2) ? 'merged' : 'survivor']));

it(`[O24] ${merges} random merges and unmerges over the demo leave offers, mails, links, files and all else as they were`, async () => {
  // links, waiting mails and invitations belong to it, too
  await own(
    `insert into app_private.link_versions (kind, record_id, version) select 'league', id::text, 3 from app_public.organizations where id % 7 = 0`,
  );
  await own(`insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id)
    select 'self_signup', split_part(contact_email, ',', 1), 'self_signup:' || id, app_private.today(), jsonb_build_object('organization_id', id), id
    from app_public.organizations where contact_email is not null and id % 3 = 0`);
  await own(
    `insert into app_private.invitations (user_id, organization_id) select user_id, organization_id from app_public.organization_users`,
  );
  // users, ZIPs and accounts that several organizations share
  await own(`insert into app_public.organization_users (organization_id, user_id)
    select o.id, u.id from app_public.organizations o join app_public.users u on u.role = 'organization' and (o.id + u.id) % 50 = 0 on conflict do nothing`);
  await own(`insert into app_public.organization_zips (organization_id, zip)
    select o.id, z.zip from app_public.organizations o join (select zip from app_public.zip_codes where zip ~ '^\\d+$' order by zip limit 3) z on o.id % 5 = 0 on conflict do nothing`);
  const before = await allTables(db);
  const live = (await own('select id from app_public.organizations order by id')).map(({ id }) => id as number);
  const standing: { merge: number; survivor: number; merged: number }[] = [];
  const takeBack = async (which: number) => {
    const { merge, merged } = standing.splice(which, 1)[0] as (typeof standing)[number];
    const [result] = await admin('select to_jsonb(left_behind) as left from app_public.unmerge_organizations($1)', [
      merge,
    ]);
    expect(result?.left).toEqual([]);
    live.push(merged);
  };
  /** The merges on which no later one depends. */
  const free = () =>
    standing
      .map((merge, n) => ({ merge, n }))
      .filter(
        ({ merge, n }) =>
          !standing.slice(n + 1).some((later) => [later.survivor, later.merged].includes(merge.survivor)),
      )
      .map(({ n }) => n);
  const refused: Record<string, number> = {};
  let done = 0;
  while (done < merges) {
    if (standing.length && random(10) < 4) {
      const open = free();
      await takeBack(open[random(open.length)] as number);
      continue;
    }
    // organizations that survived a merge are merged again more often than by chance
    const survivor =
      standing.length && random(4) === 0 ? standing[random(standing.length)]?.survivor : live[random(live.length)];
    const merged = live[random(live.length)];
    if (!survivor || !merged || survivor === merged || !live.includes(survivor)) continue;
    try {
      const [row] = await admin('select id from app_public.merge_organizations($1, $2, $3)', [
        survivor,
        merged,
        choices(),
      ]);
      standing.push({ merge: row?.id as number, survivor, merged });
      live.splice(live.indexOf(merged), 1);
      done++;
    } catch (error) {
      const { code, message } = error as { code: string; message: string };
      if (code !== 'SL409' && code !== '23514') throw error; // such as ages that contradict each other
      refused[message.split(' ').slice(0, 5).join(' ')] = (refused[message.split(' ').slice(0, 5).join(' ')] ?? 0) + 1;
    }
  }
  if (process.env.SHOW_MERGES) console.log({ standing: standing.length, refused });
  while (standing.length) {
    const open = free();
    await takeBack(open[random(open.length)] as number);
  }
  // contacts are notified of each change of their address, including those by merges
  await db.owner.query(`delete from app_private.mail_outbox where kind = 'contact_change'`);
  expect(await allTables(db)).toEqual(before);
}, 1_800_000);
