/** What texts may contain: their maximum length, and no invisible characters in one-line texts. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization, makeSponsor, makeUser } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

describe('the length of texts', () => {
  it('is limited in every column that holds a name or a title, and the name of the rule says how', async () => {
    expect(
      await own(`select t.relname || '.' || a.attname as open from pg_class t
        join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        where t.relnamespace = 'app_public'::regnamespace and t.relkind = 'r' and a.atttypid = 'text'::regtype
          and a.attgenerated = '' and a.attname ~ '(^|_)(name|title|nickname|email)$' and not exists (
            select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum] and c.conname ~ '_max_[0-9]+$')`),
    ).toEqual([]);
  });

  it('takes 200 characters of a name, whatever script, and refuses the next', async () => {
    const { id } = await makeSponsor(db.owner);
    await admin('update app_public.sponsors set name = $2 where id = $1', [id, '界'.repeat(200)]);
    expect(
      await refusal(admin('update app_public.sponsors set name = $2 where id = $1', [id, 'x'.repeat(201)])),
    ).toMatchObject({ code: '23514', constraint: 'sponsors_name_max_200' });
  });
});

describe('characters that cannot be seen', () => {
  it.each([
    ['a line break and a tab', 'Bears\r\n\tU10', 'Bears U10'],
    ['a right-to-left override', 'Bears\u202Egpj.exe', 'Bearsgpj.exe'],
    ['isolates and marks', '\u2066Bears\u2069\u200F \u061CU10', 'Bears U10'],
    ['a zero-width space, a byte order mark, a soft hyphen', '\uFEFFBe\u200Bar\u00ADs', 'Bears'],
    ['bell, delete and a control of the second set', 'Be\u0007ars\u007F U\u0085', 'Be ars U'],
    ['tags', 'Bears\u{E0041}\u{E0042}', 'Bears'],
  ])('%s: a name is kept as it reads', async (_what, typed, kept) => {
    const organization = await makeOrganization(db.owner);
    await admin('select id from app_public.update_organization($1, $2)', [
      organization.id,
      JSON.stringify({ name: typed }),
    ]);
    expect(await own('select name from app_public.organizations where id = $1', [organization.id])).toEqual([
      { name: kept },
    ]);
  });

  it('nothing else is taken away: accents, other scripts, joiners of Persian and emoji', async () => {
    for (const name of ["Peña's Náutico", 'نیم\u200Cفاصله', '👩\u200D👦 Fußball', 'ブルーオーシャン']) {
      const user = await makeUser(db.owner, 'sponsor', { name });
      expect(user.name).toBe(name);
    }
  });

  it('a name of nothing but such characters is no name', async () => {
    const { id } = await makeSponsor(db.owner);
    expect(
      await refusal(admin('update app_public.sponsors set name = $2 where id = $1', [id, '\u200B\u202E \u2066'])),
    ).toMatchObject({ constraint: 'sponsors_name_present' });
  });

  it('prose keeps its lines', async () => {
    const user = await makeUser(db.owner, 'admin');
    const organization = await makeOrganization(db.owner);
    await own('insert into app_public.comments (organization_id, user_id, content) values ($1, $2, $3)', [
      organization.id,
      user.id,
      'one\n\ntwo',
    ]);
    const rows = await own('select content from app_public.comments where organization_id = $1', [organization.id]);
    expect(rows).toEqual([{ content: 'one\n\ntwo' }]);
  });
});
