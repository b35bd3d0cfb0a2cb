/** Two organizations that are the same. */
import type { Setup } from './setup.ts';

/** Creates a duplicate of an organization with a confirmed offer, with a program, and searches for duplicates. */
export async function makeDuplicatePair(setup: Setup) {
  const { rows } = await setup.db.owner.query(
    `select g.id, g.name from app_public.organizations g where g.contact_phone is not null and exists (
       select from app_public.offers o where o.organization_id = g.id and o.status = 'confirmed') order by g.id limit 1`,
  );
  const survivor: { id: number; name: string } = rows[0];
  const made = await setup.db.owner.query(
    `insert into app_public.organizations (name, city, state, contact_email, contact_phone, website_url, sport_ids)
     select upper(name) || ', Inc.', city, state, 'second@twice.test', contact_phone, website_url, sport_ids
     from app_public.organizations where id = $1 returning id`,
    [survivor.id],
  );
  const merged: number = made.rows[0].id;
  const programs = await setup.db.owner.query(
    `insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'Twice Program', 'fall') returning id`,
    [merged],
  );
  const program: number = programs.rows[0].id;
  // the worker runs this every ten minutes
  await setup.db.owner.query(
    'select app_private.write_keys(array(select id from app_public.organizations)), set_config($1, $2, false)',
    ['statement_timeout', '0'],
  );
  await setup.db.owner.query(
    'update app_private.organization_keys set checked_at = app_private.clock() where id <> $1',
    [merged],
  );
  await setup.db.owner.query('select app_private.refresh_duplicates(10)');
  return { survivor, merged, program };
}
