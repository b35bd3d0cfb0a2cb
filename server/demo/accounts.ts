import type { ClientBase } from 'pg';
import { hashPassword } from '../shared/passwords/passwords.ts';
import { STAFF } from './names.ts';

/** The password of the demo sign-ins; the server refuses them if NODE_ENV is production. */
export const DEMO_PASSWORD = 'Sideline-Demo-1';
/** The sign-in of the demo's league contact, who manages two leagues. */
export const LEAGUE_EMAIL = 'league@sideline.test';
/** The sign-in of the demo's sponsor. */
export const SPONSOR_EMAIL = 'sponsor@sideline.test';

/** True if this database contains the demo: its first sign-in exists. */
export async function isDemoLoaded(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from app_public.users where email = $1', [STAFF[0].email]);
  return rowCount === 1;
}

/** Creates staff, the league contact and the sponsor's user; the five demo sign-ins get the demo's password. */
export async function loadAccounts(client: ClientBase): Promise<void> {
  const people = [
    ...STAFF,
    { email: LEAGUE_EMAIL, name: 'Maria Alvarez', role: 'organization', title: 'League President' },
    { email: SPONSOR_EMAIL, name: 'Nora Lindqvist', role: 'sponsor', title: 'Community Marketing Lead' },
  ];
  await client.query(
    `insert into app_public.users (email, name, role, title, cell_phone, status, last_login, created_at)
     select p.email, p.name, p.role, p.title, '512-555-' || lpad((100 + n)::text, 4, '0'), 'active',
       app_private.today()::timestamp at time zone 'UTC' - n * interval '7 hours',
       app_private.today()::timestamp at time zone 'UTC' - interval '3 years'
     from unnest($1::text[], $2::text[], $3::app_public.user_role[], $4::text[]) with ordinality as p (email, name, role, title, n)
     on conflict (email) do nothing`,
    [people.map((p) => p.email), people.map((p) => p.name), people.map((p) => p.role), people.map((p) => p.title)],
  );
  const signIns = [STAFF[0].email, STAFF[1].email, STAFF[8].email, LEAGUE_EMAIL, SPONSOR_EMAIL];
  const hashes = await Promise.all(signIns.map(() => hashPassword(DEMO_PASSWORD)));
  await client.query(
    `insert into app_private.user_secrets (user_id, password_hash)
     select u.id, s.password_hash
     from unnest($1::text[], $2::text[]) as s (email, password_hash) join app_public.users u on u.email = s.email
     on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [signIns, hashes],
  );
  await client.query(`update app_public.sign_in_settings set second_factor = 'none'`);
}
