/** A database with 300,000 organizations at real places, each with a play location, a user and an offer. */
import { connect } from '../../../db/client.ts';
import type { Connections } from '../../../db/instance/connections.ts';

export const ORGANIZATIONS = 300_000;

/** What the rows are composed of: places from the ZIP table, and patterns of the demo's names, streets and people. */
const SOURCES = `
  create temp table place as select row_number() over (order by zip) - 1 as n, city, state, zip, lat, lon from app_public.zip_codes where country = 'US' and app_private.country_of_state(state) = 'US';
  create temp table form as select row_number() over (order by form) - 1 as n, form from (
    select distinct btrim(substr(name, length(city) + 1)) as form from app_public.organizations where starts_with(name, city)) f where form <> '';
  create temp table street as select row_number() over (order by street) - 1 as n, street from (
    select distinct regexp_replace(street, '^\\d+ ', '') as street from app_public.play_locations where street is not null) s;
  create temp table first_name as select row_number() over (order by name) - 1 as n, name from (select distinct split_part(name, ' ', 1) as name from app_public.users where name is not null) f;
  create temp table last_name as select row_number() over (order by name) - 1 as n, name from (select distinct split_part(name, ' ', 2) as name from app_public.users where name like '% %') l;
  create temp table made as
    select i, p.*, p.city || ' ' || f.form as name, (100 + i % 8900) || ' ' || s.street as street, a.name || ' ' || b.name as person
    from generate_series(1, $count) i
    join place p on p.n = abs(hashint4(i)) % (select count(*) from place)
    join form f on f.n = abs(hashint4(i + 1)) % (select count(*) from form)
    join street s on s.n = abs(hashint4(i + 2)) % (select count(*) from street)
    join first_name a on a.n = abs(hashint4(i + 3)) % (select count(*) from first_name)
    join last_name b on b.n = abs(hashint4(i + 4)) % (select count(*) from last_name);
  alter table made add slug text;
  update made set slug = lower(regexp_replace(name, '[^a-zA-Z0-9]+', '-', 'g')) || i;
  create temp table newest as select
    (select max(id) from app_public.organizations) as organization_id, (select max(id) from app_public.users) as user_id,
    (select max(id) from app_public.sponsorable_properties) as property_id`;

const FILL = [
  SOURCES,
  `insert into app_public.organizations (id, name, city, state, website_url, contact_email, contact_phone) overriding system value
   select n.organization_id + i, name, city, state, 'https://www.' || slug || '.test', 'info@' || slug || '.test', '555-555-0100' from made, newest n order by i`,
  `insert into app_public.play_locations (organization_id, address, street, city, state, zipcode, country, lat, lon, "primary")
   select n.organization_id + i, street || ', ' || city || ', ' || state || ' ' || zip, street, city, state, zip, 'US', lat, lon, true from made, newest n order by i`,
  `insert into app_public.users (id, email, name, role, status) overriding system value
   select n.user_id + i, replace(lower(person), ' ', '.') || i || '@' || slug || '.test', person, 'organization', 'active' from made, newest n order by i`,
  `insert into app_public.organization_users (organization_id, user_id) select n.organization_id + i, n.user_id + i from made, newest n order by i`,
  `insert into app_public.sponsorable_properties (id, organization_id, name, season, city, state, zip) overriding system value
   select n.property_id + i, n.organization_id + i, 'Spring season', 'spring', city, state, zip from made, newest n order by i`,
  `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, value)
   select c.id, c.sponsor_id, n.property_id + i, n.organization_id + i, 500 from made, newest n,
     lateral (select id, sponsor_id, row_number() over (order by id) - 1 as n, count(*) over () as count from app_public.campaigns) c
   where c.n = made.i % c.count order by made.i`,
  `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
   select f.id, f.organization_id, f.sponsor_id, 100, 'Spring' from app_public.offers f, newest n where f.organization_id > n.organization_id and f.id % 5 = 0`,
];

/** Fills the demo up to the number of organizations, unless already done. */
export async function fillOrganizations({ owner }: Connections, say: (text: string) => void): Promise<void> {
  const client = await connect(owner, 'The bench database');
  try {
    const { rows } = await client.query('select $1 - count(*)::int as missing from app_public.organizations', [
      ORGANIZATIONS,
    ]);
    if (rows[0].missing <= 0) return;
    say(`${rows[0].missing.toLocaleString('en')} organizations to go`);
    await client.query('begin');
    await client.query(`set local sideline.bulk_load = 'on'; set local synchronous_commit = off; set local jit = off`);
    for (const statement of FILL) await client.query(statement.replace('$count', String(rows[0].missing)));
    await client.query(
      'select app_private.fill_totals(), app_private.fill_search_texts(), app_private.fill_offer_stages()',
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
