import { type Batch, run, stage } from './batch.ts';
import { chance, hash, oneOf } from './sql.ts';

/** Capabilities that leagues sell, their packages, and their answers in applications. */
export async function loadSelling(batch: Batch): Promise<void> {
  await loadCapabilities(batch);
  await loadPackages(batch);
  await loadApplications(batch);
  await loadPreQualification(batch);
}

/**
 * The columns of capability_details that only one kind may fill, by rule; `kind` and `key` are columns of the source.
 */
const DETAIL_COLUMNS = `can_hang24_hours, banner_size_ids, banner_placement_ids, logo_placement_ids, email_list_size, social_media_following_size,
  social_media_channel_id, min_teams_required, can_use_logo, ordering_deadline, event_date, possible_attendance, quantity,
  can_distribute_food, can_allow_outside_food, has_electricity, description`;
const detailValues = (batch: Batch) => `
  case when kind = 'game_signage' then ${hash('key', 301, 2)} = 0 end, case when kind = 'game_signage' then array[1] end,
  case when kind = 'game_signage' then array[1 + ${hash('key', 302, 8)}] end, case when kind = 'team_game_jersey' then array[1 + ${hash('key', 303, 5)}] end,
  case when kind = 'dedicated_email' then 200 + 20 * ${hash('key', 304, 150)} end, case when kind = 'social_media_post' then 300 + 50 * ${hash('key', 305, 100)} end,
  case when kind = 'social_media_post' then 1 + ${hash('key', 306, 2)} end, case when kind = 'team_game_jersey' then 2 + ${hash('key', 307, 6)} end,
  case when kind = 'team_game_jersey' then ${hash('key', 308, 4)} > 0 end, case when kind = 'team_game_jersey' then ${batch.today} + 30 + ${hash('key', 309, 60)} end,
  case when kind in ('seminar', 'sampling') then ${batch.today} + 20 + ${hash('key', 310, 90)} end, case when kind in ('seminar', 'sampling') then 60 + 10 * ${hash('key', 311, 60)} end,
  case when kind = 'coupon' then 100 + 10 * ${hash('key', 312, 60)} end, case when kind = 'sampling' then ${hash('key', 313, 2)} = 0 end,
  case when kind = 'sampling' then ${hash('key', 314, 2)} = 0 end, case when kind = 'sampling' then ${hash('key', 315, 3)} > 0 end,
  case when kind in ('seminar', 'sampling', 'website_banner', 'survey') then ${oneOf(['Opening weekend works best for us.', 'Saturday mornings are busiest.', 'We can announce it in the newsletter.'], 'key', 316)} end`;

// usual amounts in dollars according to the specification's funding hints
const PRICE = `(array[200, 100, 260, 130, 110, 150, 475, 150, 420, 155, 155])[capability_id] + 5 * ${hash('key', 317, 8)}`;

/**
 * Organization capabilities: one to three for most leagues, each with its detail, programs and, for signage, places.
 */
async function loadCapabilities(batch: Batch): Promise<void> {
  await stage(
    batch,
    'demo_capabilities',
    `select nextval(pg_get_serial_sequence('app_public.capability_details', 'id'))::int as id, o.id as organization_id, o.story, k.id as capability_id, k.kind, k.name,
       o.id::bigint * 16 + k.id as key
     from demo_organizations o join app_public.capabilities k on k.id <= 11
     where o.story and k.id in (1, 3, 8, 10) or ${chance(14, 'o.id::bigint * 16 + k.id', 318)}`,
  );
  await run(
    batch,
    `insert into app_public.capability_details (id, organization_id, capability_id, kind, price, max_for_sale, ${DETAIL_COLUMNS}) overriding system value
     select id, organization_id, capability_id, kind, ${PRICE}, 1 + ${hash('key', 319, 8)}, ${detailValues(batch)} from demo_capabilities;
     insert into app_public.organization_capabilities (organization_id, capability_id, name, description, archived, capability_detail_id, created_at)
     select organization_id, capability_id, name, null, not story and ${hash('key', 320, 12)} = 0, id, ${batch.day0} - interval '120 days' from demo_capabilities;
     insert into app_public.capability_detail_properties (capability_detail_id, sponsorable_property_id, organization_id)
     select c.id, p.id, c.organization_id from demo_capabilities c join demo_programs p on p.organization_id = c.organization_id where p.t >= 0;
     insert into app_public.capability_detail_play_locations (capability_detail_id, play_location_id, organization_id)
     select c.id, l.id, c.organization_id from demo_capabilities c join demo_play_locations l on l.organization_id = c.organization_id where c.kind = 'game_signage'`,
  );
}

async function loadPackages(batch: Batch): Promise<void> {
  await run(
    batch,
    `with package as (
       insert into app_public.organization_packages (organization_id, name, price, package_description, package_type, created_at)
       select o.id, ${oneOf(['Season Partner', 'Home Field Package', 'Game Day Package', 'Digital Package'], 'o.id', 321)}, 400 + 50 * ${hash('o.id', 322, 30)},
         'Everything in one, at a better price than the single items.', (array['user_generated', 'website', 'marketplace_offer'])[1 + ${hash('o.id', 323, 3)}]::app_public.package_type,
         ${batch.day0} - interval '100 days'
       from demo_organizations o
       where (o.story or ${chance(25, 'o.id', 324)}) and exists (select from demo_capabilities c where c.organization_id = o.id)
         and exists (select from demo_programs p where p.organization_id = o.id)
       returning id, organization_id
     ), property as (
       insert into app_public.organization_package_properties (organization_package_id, sponsorable_property_id, organization_id)
       select k.id, p.id, k.organization_id from package k join demo_programs p on p.organization_id = k.organization_id
     )
     insert into app_public.organization_capability_packages (organization_package_id, organization_capability_id, organization_id, quantity)
     select k.id, c.id, k.organization_id, 1 from package k join app_public.organization_capabilities c on c.organization_id = k.organization_id and not c.archived`,
  );
}

/** Applications of leagues with an offer this season or the next: finished, started, or not interested. */
async function loadApplications(batch: Batch): Promise<void> {
  await stage(
    batch,
    'demo_applications',
    `select distinct on (o.organization_id) ${batch.ids.sponsorship_applications} + g.n as id, o.id as offer_id, o.organization_id, o.campaign_id, o.t, o.created_at, g.story,
       case when g.story then 2 else ${hash('o.organization_id', 331, 4)} end as progress, -- 0 started, 1 not interested, else finished
       (array['{game-jerseys,game-signage,surveys}', '{game-signage,website-banner,dedicated-email}', '{coupons,sampling,photos}', '{warm-ups,game-signage,seminar,surveys}'])[1 + ${hash('o.organization_id', 332, 4)}]::text[] as interests
     from demo_offers o join demo_organizations g on g.id = o.organization_id
     where o.t in (0, 1) and o.status not in ('prospecting', 'unqualified') and (g.story or ${chance(45, 'o.organization_id', 333)})
     order by o.organization_id, o.t desc, o.id`,
  );
  await run(
    batch,
    `insert into app_public.sponsorship_applications (id, organization_id, season, year, campaign_id, offer_id, chosen_interests, not_interested, done_steps,
       primary_contact_first_name, primary_contact_last_name, primary_contact_email, primary_contact_phone, additional_information, interested_in_hundred_x,
       submitted_at, created_at, updated_at) overriding system value
     select a.id, a.organization_id, c.season, c.year, a.campaign_id, a.offer_id, case when progress = 1 then '{}'::text[] else a.interests end, progress = 1,
       case progress when 0 then '{interests,community-impact,primary-contact}'::text[] when 1 then '{interests}'
         else '{interests,community-impact,primary-contact,programs,play-locations,social-and-email,non-profit-status,custom-questions,tournament-information,rewarded-add-ons}'::text[] || a.interests end,
       case when progress <> 1 then ${oneOf(['Maria', 'James', 'Aisha', 'Daniel', 'Priya'], 'a.id', 334)} end, case when progress <> 1 then ${oneOf(['Bennett', 'Chen', 'Lopez', 'Hughes'], 'a.id', 335)} end,
       case when progress <> 1 then 'contact.' || a.organization_id || '@families.test' end, case when progress <> 1 then '512-555-0142' end,
       case when progress <> 1 then 'We are run by volunteers and lend equipment to every family that asks.' end, case when progress > 1 then ${hash('a.id', 336, 2)} = 0 end,
       case when progress <> 0 then done_at end, a.created_at + interval '2 days', done_at
     from demo_applications a join demo_campaigns c on c.id = a.campaign_id
     cross join lateral (select least(a.created_at + interval '9 days', ${batch.day0} - interval '1 hour') as done_at) done;
     insert into app_public.tournaments (sponsorship_application_id, organization_id, host_tournament)
     select id, organization_id, false from demo_applications where progress > 1;
     insert into app_public.custom_responses (sponsorship_application_id, organization_id, custom_question_id, response)
     select a.id, a.organization_id, q.id, case q.position when 1 then 'The second weekend of the season.' else 'Spanish, about a third of them.' end
     from demo_applications a join app_public.custom_questions q on q.campaign_id = a.campaign_id where a.progress > 1`,
  );
  await stage(
    batch,
    'demo_answers',
    `select nextval(pg_get_serial_sequence('app_public.capability_details', 'id'))::int as id, a.organization_id, a.id as application_id, k.id as capability_id, k.kind,
       a.id::bigint * 16 + k.id as key, ${hash('a.id::bigint * 16 + k.id', 337, 6)} > 0 as accepted
     from demo_applications a join app_public.capabilities k on k.interest_id = any (a.interests) where a.progress > 1`,
  );
  await run(
    batch,
    `insert into app_public.capability_details (id, organization_id, capability_id, kind, sponsorship_application_id, accepted, refusal_reason, price, max_for_sale, ${DETAIL_COLUMNS})
     overriding system value
     select id, organization_id, capability_id, kind, application_id, accepted, case when not accepted then 'Our board does not allow it.' end, ${PRICE}, 1 + ${hash('key', 338, 6)}, ${detailValues(batch)}
     from demo_answers;
     insert into app_public.capability_detail_properties (capability_detail_id, sponsorable_property_id, organization_id)
     select d.id, p.id, d.organization_id from demo_answers d join demo_programs p on p.organization_id = d.organization_id where d.accepted and p.t >= 0`,
  );
}

const loadPreQualification = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.pre_qual_survey_responses (offer_id, organization_id, sponsor_id, boolean_response, created_at)
     select o.id, o.organization_id, o.sponsor_id, ${hash('o.id', 341, 5)} > 0, o.created_at + interval '40 hours'
     from demo_offers o where o.status not in ('prospecting', 'unqualified') and ${chance(25, 'o.id', 342)}`,
  );
