/** The sweep removes unreferenced files and nothing else. */
import { expect, it } from '@jest/globals';
import { makeFixture } from '../graphql/fixture.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const fixture = await makeFixture(database);

const own = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows;
const daysLater = (days: number) => own(`update app_private.clock_offset set "offset" = $1 * interval '1 day'`, [days]);
/** A stored file with its row, as after an upload. */
async function keep(key: string): Promise<number> {
  await own('select app_private.note_file($1)', [key]);
  await tools.store.put(key, Buffer.from('x'));
  const [row] = await own(`select app_private.create_file($1, 'application/pdf', 1, '\\x00', null, null) as id`, [key]);
  return row.id;
}
const there = async (key: string) => (await tools.store.size(key)) !== null;

it('orphans and killed uploads go after a day; used, deleted-but-restorable and fresh files stay', async () => {
  await keep('aa/orphan.pdf');
  const used = await keep('aa/used.pdf');
  const deleted = await keep('aa/deleted.pdf');
  await own('update app_public.sponsors set logo_file_id = $1 where id = $2', [used, fixture.sponsorId]);
  const [creative] = await own(
    `insert into app_public.creative_files (verification_deadline_id, name, file_id, offer_id, organization_id, sponsor_id)
     select id, 'One', $1, offer_id, organization_id, sponsor_id from app_public.verification_deadlines where id = $2 returning id`,
    [deleted, fixture.deadlineId],
  );
  await own('delete from app_public.creative_files where id = $1', [creative.id]);
  await own('select app_private.note_file($1)', ['aa/killed.pdf']);
  await tools.store.put('aa/killed.pdf', Buffer.from('x'));
  const all = ['orphan', 'used', 'deleted', 'killed'].map((name) => `aa/${name}.pdf`);
  const left = async () =>
    (await Promise.all(all.map(there))).map((exists, n) => (exists ? all[n] : '')).filter(Boolean);

  await tools.run('files__sweep');
  expect(await left()).toEqual(all);
  await daysLater(2);
  await tools.run('files__sweep');
  expect(await left()).toEqual(['aa/orphan.pdf', 'aa/used.pdf', 'aa/deleted.pdf']);
  await daysLater(4);
  await keep('aa/fresh.pdf');
  await tools.run('files__sweep');
  expect(await left()).toEqual(['aa/used.pdf', 'aa/deleted.pdf']);
  expect(await there('aa/fresh.pdf')).toBe(true);
  await daysLater(100);
  await tools.run('files__sweep');
  await daysLater(102);
  await tools.run('files__sweep');
  expect(await left()).toEqual(['aa/used.pdf']);
  expect(await own('select storage_key from app_private.file_leftovers')).toEqual([]);
});
