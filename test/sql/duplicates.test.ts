/** Which organizations are likely duplicates, tested with a list of pairs that was labeled before the score was tuned. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOrganization } from '../harness/factories.ts';
import { insertSide, type Pair, pairs } from './duplicates/pairs.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

describe('likely duplicates', () => {
  it('[O4] finds 95 % of one hundred true pairs and at most 5 % of one hundred false ones', async () => {
    expect([pairs.filter(({ same }) => same).length, pairs.filter(({ same }) => !same).length]).toEqual([100, 100]);
    const written: { pair: Pair; a: number; b: number }[] = [];
    for (const pair of pairs)
      written.push({ pair, a: await insertSide(own, pair.a), b: await insertSide(own, pair.b) });
    // searched like the worker does, each against all others
    while (((await own('select app_private.refresh_duplicates(100) as n'))[0]?.n as number) > 0);
    const found = new Set(
      (
        await own('select organization_id as a, other_organization_id as b from app_public.duplicate_organizations')
      ).map(({ a, b }) => `${a} ${b}`),
    );
    const isFound = ({ a, b }: { a: number; b: number }) => found.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const missed = written.filter((likely) => likely.pair.same && !isFound(likely));
    const wrong = written.filter((likely) => !likely.pair.same && isFound(likely));
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
