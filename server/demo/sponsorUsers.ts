import { SPONSOR_EMAIL } from './accounts.ts';
import { type Batch, run } from './batch.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { oneOf } from './sql.ts';

/** One user for each sponsor; the demo's sponsor sign-in for the first sponsor of the first load. */
export async function loadSponsorUsers(batch: Batch): Promise<void> {
  await run(
    batch,
    `with person as (
       insert into app_public.users (email, name, title, role, status, last_login, created_at, updated_at)
       select lower(split_part(name, ' ', 1) || '.' || split_part(name, ' ', 2)) || '.' || id || '@sponsors.test', name, 'Brand Manager', 'sponsor', 'active',
         ${batch.day0} - interval '9 days', ${batch.day0} - interval '300 days', ${batch.day0} - interval '300 days'
       from (select id, ${oneOf(FIRST_NAMES, 'id', 401)} || ' ' || ${oneOf(LAST_NAMES, 'id', 402)} as name from demo_sponsors where not (${batch.first} and n = 0)) s
       returning id, split_part(split_part(email, '@', 1), '.', 3)::int as sponsor_id
     )
     insert into app_public.sponsor_users (sponsor_id, user_id, created_at)
     select sponsor_id, id, ${batch.day0} - interval '300 days' from person
     union all
     select s.id, u.id, ${batch.day0} - interval '300 days' from demo_sponsors s join app_public.users u on u.email = '${SPONSOR_EMAIL}' where ${batch.first} and s.n = 0`,
  );
}
