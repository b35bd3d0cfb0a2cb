/** For a moment, a staff token can outlive its account's permissions, so every function checks the account, not the token's role. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeUser } from '../harness/factories.ts';
import { visitorRoles } from './matrix/rules.ts';
import { asking } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin, superadmin, employee } = {
  admin: (await makeUser(db.owner, 'admin', { status: 'deactivated' })).id,
  superadmin: (await makeUser(db.owner, 'superadmin', { status: 'deactivated' })).id,
  employee: (await makeUser(db.owner, 'admin')).id,
};

/** Calls that run with the owner's rights and that staff may make, but `others` may not. */
async function calls(staff: string, others: readonly string[]) {
  const { rows } = await db.owner.query<{
    name: string;
    shown: string;
    args: string;
    volatile: boolean;
  }>(
    `select p.proname as name, p.oid::regprocedure::text as shown, p.provolatile = 'v' as volatile,
       (select string_agg('null::' || format_type(t, null), ', ' order by n) from unnest(p.proargtypes) with ordinality a (t, n)) as args
     from pg_proc p where p.pronamespace = 'app_public'::regnamespace and p.prosecdef
       and has_function_privilege('sideline_' || $1, p.oid, 'execute')
       and not exists (select from unnest($2::text[]) v where has_function_privilege('sideline_' || v, p.oid, 'execute'))
     order by 2`,
    [staff, others],
  );
  return rows;
}
/** The result of a call with all arguments null: the error code, or what it returned. */
async function outcome(ask: ReturnType<typeof asking>, { name, args }: { name: string; args: string | null }) {
  try {
    const rows = await ask(`select to_jsonb(r) as told from app_public.${name}(${args ?? ''}) r`);
    return rows.filter(({ told }) => told !== null && Object.values(Object(told)).some((one) => one !== null)).length
      ? 'told something'
      : 'nothing';
  } catch (error) {
    return (error as { code: string }).code;
  }
}
const strangers = visitorRoles.filter((role) => !['admin', 'superadmin'].includes(role));

describe('a staff token of an account that is no longer staff', () => {
  it('is refused by every call that only staff make, before anything else is looked at, and reads nothing', async () => {
    const ofStaff = await calls('admin', strangers);
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
    const ofSuperadmins = await calls('superadmin', [...strangers, 'admin']);
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
    const askNothing = (await calls('admin', [])).filter(({ name }) => !asked(name)).map(({ name }) => name);
    // what any token may query: lists, fields of a row that the caller can read, the own calendar, and whether a change was the caller's
    expect(askNothing).toEqual([
      'calendar_version',
      'feature_flag',
      'file_content_type',
      'file_key',
      'recap_shares_views',
      'recaps_outdated',
      'search_places',
      'sponsorship_applications_sponsorship_application_sent_at',
      'tag_values',
      'verification_deadlines_capability_name',
      'written_change',
    ]);
  });
});
