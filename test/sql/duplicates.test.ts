/** Which organizations are likely duplicates, tested with a list of pairs that was labeled before the score was tuned. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { projectDir } from '../../db/settings.ts';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOrganization } from '../harness/factories.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

type Side = {
  name: string;
  place: string;
  website: string;
  phone: string;
  email: string;
  sports: string;
  member: string;
};
type Pair = { line: number; same: boolean; kind: string; a: Side; b: Side };

function side(text: string): Side {
  const [name = '', place = '', website = '', phone = '', email = '', sports = '', member = ''] = text
    .split(';')
    .map((part) => part.trim());
  return { name, place, website, phone, email, sports, member };
}

const pairs: Pair[] = readFileSync(path.join(projectDir, 'test/sql/duplicates/pairs.txt'), 'utf8')
  .split('\n')
  .flatMap((line, n) => {
    if (!line || line.startsWith('#')) return [];
    const [label, kind = '', a = '', b = ''] = line.split(' | ');
    return [{ line: n + 1, same: label === 'same', kind, a: side(a), b: side(b) }];
  });

/** Inserts an organization like staff and imports do: its row, its place by ZIP, and its users. */
async function write(one: Side): Promise<number> {
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(one.place) ?? [];
  const [row] = await own(
    `insert into app_public.organizations (name, city, state, website_url, contact_phone, contact_email, sport_ids)
     values ($1, $2, $3, nullif($4, ''), nullif($5, ''), nullif($6, ''), array(select id from app_public.sports where name ilike $7 || '%' and $7 <> '' limit 1))
     returning id`,
    [one.name, city, state, one.website, one.phone, one.email, one.sports],
  );
  const id = row?.id as number;
  if (/^\d{5}$/.test(one.place))
    await own('insert into app_public.play_locations (organization_id, address) values ($1, $2)', [id, one.place]);
  if (one.member)
    await own(
      `with u as (insert into app_public.users (email, role) values ($2, 'organization') on conflict (email) do update set email = excluded.email returning id)
       insert into app_public.organization_users (organization_id, user_id) select $1, id from u`,
      [id, one.member],
    );
  return id;
}

describe('likely duplicates', () => {
  it('[O4] finds 95 % of one hundred true pairs and at most 5 % of one hundred false ones', async () => {
    expect([pairs.filter(({ same }) => same).length, pairs.filter(({ same }) => !same).length]).toEqual([100, 100]);
    const written: { pair: Pair; a: number; b: number }[] = [];
    for (const pair of pairs) written.push({ pair, a: await write(pair.a), b: await write(pair.b) });
    // searched like the worker does, each against all others
    while (((await own('select app_private.refresh_duplicates(100) as n'))[0]?.n as number) > 0);
    const found = new Set(
      (
        await own('select organization_id as a, other_organization_id as b from app_public.duplicate_organizations')
      ).map(({ a, b }) => `${a} ${b}`),
    );
    const isFound = ({ a, b }: { a: number; b: number }) => found.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const missed = written.filter((one) => one.pair.same && !isFound(one));
    const wrong = written.filter((one) => !one.pair.same && isFound(one));
    const names = (list: typeof written) => list.map(({ pair }) => `${pair.line}: ${pair.a.name} | ${pair.b.name}`);
    if (process.env.SHOW_PAIRS) console.log({ missed: names(missed), wrong: names(wrong), total: found.size });
    expect(missed.length).toBeLessThanOrEqual(5);
    expect(wrong.length).toBeLessThanOrEqual(5);
  }, 120_000);
});

it('[O4] lists a pair again when its being set aside is undone', async () => {
  const { admin, adminId } = await makeStaff(db);
  const [low = 0, high = 0] = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id];
  const { id } = await insert(db.owner, 'duplicate_organizations', {
    organization_id: low,
    other_organization_id: high,
    score: 90,
    reasons: '{name,place}',
  });
  const state = async () =>
    (await own('select dismissed_at, dismissed_by_id from app_public.duplicate_organizations where id = $1', [id]))[0];
  const [change] = await admin(
    'with done as materialized (select app_public.dismiss_duplicate($1)) select pg_current_xact_id()::text as id, (select count(*) from done)',
    [id],
  );
  expect(await state()).toEqual({ dismissed_at: expect.any(Date), dismissed_by_id: adminId });
  const [result] = await admin('select to_jsonb(app_public.undo_change($1)) as result', [change?.id]);
  expect(result?.result).toMatchObject({ undone: [{}], left: [] });
  expect(await state()).toEqual({ dismissed_at: null, dismissed_by_id: null });
});
