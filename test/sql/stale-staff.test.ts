/** For a moment, a staff token can outlive its account's permissions, so every function checks the account, not the token's role. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeUser } from '../harness/factories.ts';
import { definerFunctions } from './definerFunctions.ts';
import { visitorRoles } from './matrix/rules.ts';
import { asking } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin, superadmin, employee } = {
  admin: (await makeUser(db.owner, 'admin', { status: 'deactivated' })).id,
  superadmin: (await makeUser(db.owner, 'superadmin', { status: 'deactivated' })).id,
  employee: (await makeUser(db.owner, 'admin')).id,
};

/** The result of a call with all arguments null: the error code, or what it returned. */
async function outcome(ask: ReturnType<typeof asking>, { name, args }: { name: string; args: string | null }) {
  try {
    const rows = await ask(`select to_jsonb(r) as told from app_public.${name}(${args ?? ''}) r`);
    return rows.filter(({ told }) => told !== null && Object.values(Object(told)).some((value) => value !== null))
      .length
      ? 'told something'
      : 'nothing';
  } catch (error) {
    return (error as { code: string }).code;
  }
}
const strangers = visitorRoles.filter((role) => !['admin', 'superadmin'].includes(role));

describe('a staff token of an account that is no longer staff', () => {
  it('is refused by every call that only staff make, before anything else is looked at, and reads nothing', async () => {
    const ofStaff = await definerFunctions(db.owner, 'admin', strangers);
    expect(ofStaff.length).toBeGreaterThan(60);
    const stale = asking(db, { role: 'admin', userId: admin });
    const wrong: string[] = [];
    for (const call of ofStaff) {
      const got = await outcome(stale, call);
      if (got !== 'SL403' && (call.volatile || got !== 'nothing')) wrong.push(`${call.shown}: ${got}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by every call that only superadmins make, also when the account is an employee’s still', async () => {
    const ofSuperadmins = await definerFunctions(db.owner, 'superadmin', [...strangers, 'admin']);
    expect(ofSuperadmins.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const userId of [superadmin, employee])
      for (const call of ofSuperadmins) {
        const got = await outcome(asking(db, { role: 'superadmin', userId }), call);
        if (got !== 'SL403') wrong.push(`${call.shown}: ${got}`);
      }
    expect(wrong).toEqual([]);
  });

  it('finds a check of the account in every function that staff may execute, directly or in what it calls', async () => {
    const { rows } = await db.owner.query<{ name: string; source: string }>(
      `select p.proname as name, p.prosrc || coalesce(pg_get_function_sqlbody(p.oid), '') as source from pg_proc p
       where p.pronamespace::regnamespace::text in ('app_public', 'app_private')`,
    );
    const sources = Map.groupBy(rows, ({ name }) => name);
    const asked = (name: string, seen = new Set<string>()): boolean => {
      if (name === 'is_staff') return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return (sources.get(name) ?? []).some(({ source }) =>
        [...source.matchAll(/app_(?:private|public)\.(\w+)\s*\(/g)].some(([, called]) => asked(called as string, seen)),
      );
    };
    const askNothing = (await definerFunctions(db.owner, 'admin', []))
      .filter(({ name }) => !asked(name))
      .map(({ name }) => name);
    // what any token may query: lists, fields of a row that the caller can read, the own calendar and roles, and whether a change was the caller's; the secret of one's own key, and the request of a program, only work while the account does
    expect(askNothing).toEqual([
      'calendar_version',
      'feature_flag',
      'file_content_type',
      'file_key',
      'file_url_key',
      'my_role',
      'open_oauth_request',
      'owner_names',
      'recap_shares_views',
      'recaps_outdated',
      'rotate_api_key',
      'search_places',
      'sponsorship_applications_sponsorship_application_sent_at',
      'tag_values',
      'verification_deadlines_capability_name',
      'written_change',
    ]);
  });
});
