/** The language of emails: chosen by people for themselves, and by staff or through a link for a league. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeMember, makeOfferFixture, makeProperty } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const languageOf = async (table: string, id: number) =>
  (await own(`select language from app_public.${table} where id = $1`, [id]))[0]?.language;
const choose = (ask: typeof admin, language: string) => ask('select app_public.set_language($1) as kept', [language]);

describe('the language of a league', () => {
  it('is chosen by staff too, who see it in the history; there is always one', async () => {
    const { organization } = await makeOfferFixture(db.owner);
    const update = (language: string | null) =>
      admin('select * from app_public.update_organization($1, $2)', [organization.id, { language }]);
    await update('es');
    expect(await languageOf('organizations', organization.id)).toBe('es');
    const [entry] = await admin(`select * from app_public.record_history('organizations', $1)`, [organization.id]);
    expect(entry).toMatchObject({ op: 'update', old_values: { language: 'en' }, new_values: { language: 'es' } });
    expect(await refusal(update('fr'))).toMatchObject({ code: 'SL422' });
    expect(await refusal(update(null))).toMatchObject({ code: '23502' });
  });

  it('is English until somebody of it chooses another by link, and leaves other leagues alone', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner);
    const other = await makeProperty(db.owner);
    expect(await languageOf('organizations', organization.id)).toBe('en');
    expect(await choose(asking(db, { link: 'offer', id: offer.id }), 'es')).toEqual([{ kept: true }]);
    expect(await languageOf('organizations', organization.id)).toBe('es');
    await choose(asking(db, { link: 'league', id: organization.id }), 'en');
    expect(await languageOf('organizations', organization.id)).toBe('en');
    expect(await languageOf('organizations', other.organization_id)).toBe('en');
  });

  it('is one’s own with a login, English too, and speaks for no colleague', async () => {
    const { organization } = await makeOfferFixture(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const fellow = await makeMember(db.owner, organization.id);
    const login = asking(db, { role: 'organization', userId: member.id });
    for (const language of ['es', 'en', 'en']) {
      expect(await choose(login, language)).toEqual([{ kept: true }]);
      expect(await languageOf('users', member.id)).toBe(language);
    }
    await choose(login, 'es');
    expect(await languageOf('organizations', organization.id)).toBe('en');
    expect(await languageOf('users', fellow.id)).toBeNull();
  });

  it('is chosen for the league alone, not for the account, in the session gained by accepting', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner);
    const another = await makeProperty(db.owner);
    const member = await makeMember(db.owner, organization.id);
    await insert(db.owner, 'organization_users', { organization_id: another.organization_id, user_id: member.id });
    const session = asking(db, { role: 'organization', userId: member.id, scopeOfferId: offer.id });
    expect(await choose(session, 'es')).toEqual([{ kept: true }]);
    expect(await languageOf('organizations', organization.id)).toBe('es');
    expect(await languageOf('organizations', another.organization_id)).toBe('en');
    expect(await languageOf('users', member.id)).toBeNull();
  });

  it('is kept for nobody who is gone', async () => {
    const former = await makeMember(db.owner, (await makeProperty(db.owner)).organization_id, {
      status: 'deactivated',
    });
    expect(await choose(asking(db, { role: 'organization', userId: former.id }), 'es')).toEqual([{ kept: false }]);
    expect(await languageOf('users', former.id)).toBeNull();
    expect(await choose(asking(db, { link: 'league', id: 999_999 }), 'es')).toEqual([{ kept: false }]);
  });

  it('is closed to links of sponsors and to visitors without a link', async () => {
    for (const ask of [asking(db, { link: 'campaign', id: 1 }), asking(db, 'anonymous')])
      expect((await refusal(choose(ask, 'es'))).code).toBe('42501');
  });
});
