import { LEAGUE_EMAIL } from './accounts.ts';
import { type Batch, ORGANIZATIONS, run, stage } from './batch.ts';
import { COMMON_SPORTS, FIRST_NAMES, LAST_NAMES, LEAGUE_COMMENTS, LEAGUE_FORMS, PARKS, STREETS } from './names.ts';
import { countPlaces } from './places.ts';
import { chance, hash, oneNumber, oneOf, weighted } from './sql.ts';
import { storyOrganizations } from './story.ts';

/** Leagues at real places, with addresses, play locations, contacts and staff's notes. */
export async function loadOrganizations(batch: Batch): Promise<void> {
  await stageOrganizations(batch, batch.ids.organizations, batch.units * ORGANIZATIONS);
  await loadRows(batch);
  await loadPlayLocations(batch);
  await loadPeople(batch);
  await loadNotes(batch);
}

async function stageOrganizations(batch: Batch, first: number, count: number): Promise<void> {
  const places = await countPlaces(batch);
  const place = `case when ${chance(70, 'id', 51)} then ${hash('id', 52, places.metro)} else ${hash('id', 53, places.all)} end`;
  const sport = `case when ${hash('id', 54, 12)} = 0 then 1 + ${hash('id', 55, 30)} else ${oneNumber(COMMON_SPORTS, 'id', 56)} end`;
  await stage(
    batch,
    'demo_organizations',
    `with ruled as (
       select ${first} + n as id, n, null::text as given, null::text as given_zip, null::int as given_sport from generate_series(0, ${count - 1}) n
       ${batch.first ? `union all select ${first + count} + i, ${count} + i, name, zip, sport_id from ${storyOrganizations} as s (i, name, zip, sport_id)` : ''}
     ), chosen as (
       select *, case when given_zip is null then ${place} else (select n from demo_places where zip = given_zip) end as place, coalesce(given_sport, ${sport}) as sport_id from ruled
     )
     select c.id, c.n, c.sport_id, p.zip, p.city, p.state, p.country, p.lat, p.lon, c.given is not null as story,
       coalesce(c.given, p.city || ' ' || replace(${oneOf(LEAGUE_FORMS, 'c.id', 57)}, '{s}', case s.name when 'Multi-Sport' then 'Sports' else s.name end)) as name
     from chosen c
     join app_public.sports s on s.id = c.sport_id
     join demo_places p on p.n = c.place`,
  );
}

/** Organizations and their addresses refer to each other, so one statement writes both: keys are checked at its end. */
async function loadRows(batch: Batch): Promise<void> {
  const addresses = batch.ids.addresses;
  const confidence = weighted(
    {
      speculative: 15,
      incomplete: 22,
      complete: 28,
      verified: 22,
      not_a_good_fit: 4,
      added_from_prospecting: 6,
      added_by_organization: 3,
    },
    'o.id',
    58,
  );
  const slug = `lower(regexp_replace(o.name, '[^a-zA-Z0-9]+', '-', 'g'))`;
  const mailing = `case when o.story or ${chance(90, 'o.id', 59)} then ${addresses} + 2 * o.n end`;
  const shipping = `case when o.story or ${chance(75, 'o.id', 60)} then ${addresses} + 2 * o.n + 1 end`;
  await run(
    batch,
    `with source as materialized (
       select o.*, ${mailing} as mailing_id, ${shipping} as shipping_id, ${slug} as slug, ${confidence}::app_public.data_confidence as confidence,
         date_trunc('hour', ${batch.day0} - (1 + ${hash('o.id', 61, 300)}) * interval '1 day' + ${hash('o.id', 62, 24)} * interval '1 hour') as touched
       from demo_organizations o
     ), organization as (
       insert into app_public.organizations (id, name, city, state, contact_email, contact_phone, website_url, website_sponsorships_url,
         data_confidence, data_confidence_reason, female, male, min_age, max_age, winter_games, spring_games, summer_games, fall_games,
         winter_sport_ids, spring_sport_ids, summer_sport_ids, fall_sport_ids, sport_ids, competitiveness_ids,
         number_of_unique_participants_per_year, organization_type_id, social_media_following_size, email_list_size, email_open_rate,
         hubspot_company_id, sports_management_software_id, mailing_address_id, shipping_address_id, time_zone, last_engaged_at,
         created_at, updated_at) overriding system value
       select o.id, o.name, o.city, o.state,
         case when o.story then '${LEAGUE_EMAIL}' when ${chance(92, 'o.id', 63)} then 'info@' || o.slug || '.test' || case when ${chance(12, 'o.id', 64)} then ', registrar@' || o.slug || '.test' else '' end end,
         (200 + ${hash('o.id', 65, 780)}) || '-555-' || lpad((100 + ${hash('o.id', 66, 100)})::text, 4, '0'),
         'https://www.' || o.slug || '.test', case when ${chance(20, 'o.id', 67)} then 'https://www.' || o.slug || '.test/sponsors' end,
         o.confidence, case o.confidence when 'not_a_good_fit' then 'Does not take sponsors' when 'verified' then 'Confirmed by phone' end,
         o.story or ${hash('o.id', 68, 12)} <> 0, o.story or o.sport_id <> 3 and ${hash('o.id', 68, 12)} <> 1,
         4 + ${hash('o.id', 69, 4)}, 12 + ${hash('o.id', 70, 7)},
         w.winter, w.spring, w.summer, w.fall,
         case when w.winter then array[o.sport_id] else '{}'::int[] end, case when w.spring then array[o.sport_id] else '{}'::int[] end,
         case when w.summer then array[o.sport_id] else '{}'::int[] end, case when w.fall then array[o.sport_id] else '{}'::int[] end,
         array[o.sport_id], case when ${hash('o.id', 72, 3)} = 0 then array[1, 3] else array[1] end,
         120 + 10 * ${hash('o.id', 73, 260)}, ${oneNumber([1, 1, 1, 1, 1, 2, 3, 3, 4, 5, 6], 'o.id', 74)},
         case when ${chance(80, 'o.id', 75)} then 150 + 25 * ${hash('o.id', 76, 300)} end,
         case when ${chance(70, 'o.id', 77)} then 100 + 20 * ${hash('o.id', 78, 240)} end,
         case when ${chance(60, 'o.id', 79)} then 22 + ${hash('o.id', 80, 450)} / 10.0 end,
         case when ${chance(35, 'o.id', 81)} then (8100000000 + o.id)::text end,
         case when ${chance(75, 'o.id', 82)} then ${oneNumber([1, 1, 2, 2, 3, 4, 5, 6, 7], 'o.id', 83)} end,
         o.mailing_id, o.shipping_id,
         app_private.time_zone_of(o.state, o.lon),
         case when o.story then ${batch.day0} - interval '2 days' when ${chance(65, 'o.id', 84)} then ${batch.day0} - ${hash('o.id', 85, 380)} * interval '1 day' end,
         o.touched - interval '1000 days', o.touched
       from source o
       cross join lateral (select case o.sport_id when 9 then 1 when 4 then 1 else ${hash('o.id', 71, 4)} end as main) m
       cross join lateral (select m.main = 1 as winter, m.main <> 1 as spring, ${hash('o.id', 86, 3)} = 0 as summer, m.main <> 1 or ${hash('o.id', 87, 2)} = 0 as fall) w
     )
     insert into app_public.addresses (id, organization_id, address_type, name, line1, city, state, zip, country, deliverability, created_at) overriding system value
     select case a.type when 'mailing' then o.mailing_id else o.shipping_id end, o.id, a.type::app_public.address_type, left(o.name, 40),
       case when a.type = 'mailing' and ${chance(40, 'o.id', 88)} then 'PO Box ' || (100 + ${hash('o.id', 89, 4000)})
         else (10 + ${hash('o.id', 90, 9800)}) || ' ' || ${oneOf(STREETS, 'o.id', 91)} end,
       o.city, o.state, case o.country when 'CA' then o.zip || ' ' || ${hash('o.id', 92, 10)} || chr(65 + ${hash('o.id', 93, 23)}) || ${hash('o.id', 94, 10)} else o.zip end,
       o.country, 'deliverable', o.touched - interval '300 days'
     from source o cross join (values ('mailing'), ('shipping')) as a (type)
     where case a.type when 'mailing' then o.mailing_id else o.shipping_id end is not null`,
  );
}

/** One play location for most, two for a third. */
async function loadPlayLocations(batch: Batch): Promise<void> {
  const first = batch.ids.play_locations;
  await stage(
    batch,
    'demo_play_locations',
    `select ${first} + 2 * o.n + k as id, o.id as organization_id, k, park as nickname, street, o.city, o.state, o.zip, o.country,
       round((o.lat + (${hash('o.id * 2 + k', 95, 601)} - 300) / 10000.0)::numeric, 5)::float8 as lat,
       round((o.lon + (${hash('o.id * 2 + k', 96, 601)} - 300) / 10000.0)::numeric, 5)::float8 as lon
     from demo_organizations o cross join generate_series(0, 1) k
     cross join lateral (select (array['North ', '', 'East ', ''])[1 + ${hash('o.id', 97, 4)}] || ${oneOf(PARKS, 'o.id * 2 + k', 98)} as park,
       (100 + ${hash('o.id * 2 + k', 99, 8000)}) || ' ' || ${oneOf(STREETS, 'o.id * 2 + k', 100)} as street) named
     where k = 0 or o.story or o.id % 3 = 0`,
  );
  await run(
    batch,
    `insert into app_public.play_locations (id, organization_id, nickname, address, street, city, state, zipcode, country, lat, lon, "primary", created_at, updated_at)
     overriding system value
     select id, organization_id, nickname, street || ', ' || city || ', ' || state || ' ' || zip, street, city, state, zip, country, lat, lon, k = 0,
       ${batch.day0} - interval '300 days', ${batch.day0} - interval '300 days'
     from demo_play_locations`,
  );
}

/** A user with an account for every second league; the demo's league user belongs to both leagues of the story. */
async function loadPeople(batch: Batch): Promise<void> {
  await run(
    batch,
    `with person as (
       insert into app_public.users (email, name, title, cell_phone, role, status, last_login, created_at, updated_at)
       select lower(split_part(name, ' ', 1) || '.' || split_part(name, ' ', 2)) || '.' || id || '@families.test', name, ${oneOf(['President', 'Registrar', 'Treasurer', 'Director', 'Sponsorship Chair'], 'id', 103)},
         (200 + ${hash('id', 104, 780)}) || '-555-' || lpad((100 + ${hash('id', 105, 100)})::text, 4, '0'), 'organization',
         ${weighted({ active: 80, invited: 16, deactivated: 4 }, 'id', 106)}::app_public.user_status,
         case when ${chance(70, 'id', 107)} then ${batch.day0} - ${hash('id', 108, 200)} * interval '1 day' end,
         ${batch.day0} - interval '250 days', ${batch.day0} - interval '250 days'
       from (select id, ${oneOf(FIRST_NAMES, 'id', 101)} || ' ' || ${oneOf(LAST_NAMES, 'id', 102)} as name from demo_organizations where not story and id % 2 = 0) o
       returning id, status, split_part(split_part(email, '@', 1), '.', 3)::int as organization_id
     ), invitation as (
       insert into app_private.invitations (user_id, organization_id, sent_at, created_at)
       select id, organization_id, ${batch.day0} - interval '6 days', ${batch.day0} - interval '6 days' from person where status = 'invited'
     )
     insert into app_public.organization_users (organization_id, user_id, created_at)
     select organization_id, id, ${batch.day0} - interval '250 days' from person
     union all
     select o.id, u.id, ${batch.day0} - interval '250 days' from demo_organizations o join app_public.users u on u.email = '${LEAGUE_EMAIL}' where o.story`,
  );
}

async function loadNotes(batch: Batch): Promise<void> {
  await run(
    batch,
    `insert into app_public.organization_social_media (organization_id, channel_id, url, can_post)
     select o.id, c.id, 'https://' || (array['facebook', 'instagram'])[c.id] || '.test/' || o.id, ${hash('o.id * 2 + c.id', 109, 4)} > 0
     from demo_organizations o cross join generate_series(1, 2) as c (id) where o.story or ${chance(45, 'o.id * 2 + c.id', 110)};
     insert into app_public.organization_zips (organization_id, zip)
     select o.id, p.zip from demo_organizations o join demo_places here on here.zip = o.zip
     join demo_places p on p.n between here.n and here.n + 2 and p.state = o.state
     where o.story or ${chance(30, 'o.id', 111)};
     insert into app_public.events_survey_responses (organization_id, submitted_at, survey_gizmo_response_id)
     select id, ${batch.day0} - ${hash('id', 112, 400)} * interval '1 day', 'SG-' || id from demo_organizations where story or ${chance(12, 'id', 113)};
     insert into app_public.comments (organization_id, content, user_id, created_at)
     select o.id, ${oneOf(LEAGUE_COMMENTS, 'o.id * 3 + g', 114)}, case when ${hash('o.id * 3 + g', 115, 8)} > 0 then staff.ids[1 + ${hash('o.id * 3 + g', 116, 8)}] end,
       ${batch.day0} - (g * 40 + ${hash('o.id', 117, 40)}) * interval '1 day'
     from demo_organizations o cross join generate_series(1, 2) g
     cross join (select array_agg(id order by id) as ids from app_public.users where employee) staff
     where o.story or ${chance(14, 'o.id * 3 + g', 118)}`,
  );
}
