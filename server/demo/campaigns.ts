import { type Batch, FIRST_TERM, run, sponsorsPerUnit, stage, TERMS } from './batch.ts';
import { CAMPAIGN_THEMES, QUOTES, SPONSOR_FIRST, SPONSOR_SECOND, SPONSORS } from './names.ts';
import { hash, oneOf, texts } from './sql.ts';

/**
 * How the campaigns of a term go, in order: the percentage of sent offers that is accepted, the target as a multiple of
 * the leagues that accept in the end, and the days by which the first emails are late. The fourth is in trouble, the
 * sixth does well.
 */
export const COURSES = [
  { accepted: 31, target: 1, late: 0 },
  { accepted: 27, target: 1.08, late: 5 },
  { accepted: 33, target: 0.95, late: 0 },
  { accepted: 18, target: 1.4, late: 20 },
  { accepted: 30, target: 1, late: 3 },
  { accepted: 38, target: 0.88, late: 0 },
  { accepted: 28, target: 1.05, late: 7 },
  { accepted: 26, target: 1.12, late: 10 },
] as const;

/** SQL for a figure of a campaign's course; `q` is its place in its term. */
export const ofCourse = (figure: keyof (typeof COURSES)[number], q: string): string =>
  `(array[${COURSES.map((course) => course[figure])}])[1 + ${q} % ${COURSES.length}]`;

/** Days in which a campaign's offers are sent, and from the first of them to the goal date. */
export const SENDING_DAYS = 45;
const DAYS_TO_GOAL = 70;

/** Sponsors, their campaigns in the terms around today, the campaigns' capabilities, and what the dashboards show. */
export async function loadCampaigns(batch: Batch): Promise<void> {
  await stageTerms(batch);
  await loadSponsors(batch);
  await loadCampaignRows(batch);
  await loadCapabilities(batch);
  await loadDefaultDeadlines(batch);
  await loadDashboardTexts(batch);
}

const stageTerms = (batch: Batch) =>
  stage(
    batch,
    'demo_terms',
    `select t, (array['winter', 'spring', 'summer', 'fall'])[extract(quarter from starts)::int]::app_public.season as season,
       extract(year from starts)::int as year, starts, (starts + interval '3 months')::date - 1 as ends
     from (select t, (date_trunc('quarter', ${batch.today}) + t * interval '3 months')::date as starts
           from generate_series(${FIRST_TERM}, ${FIRST_TERM + TERMS - 1}) t) term`,
  );

async function loadSponsors(batch: Batch): Promise<void> {
  const count = batch.units * sponsorsPerUnit(batch);
  const first = batch.ids.sponsors;
  const name = batch.first
    ? `(${texts(SPONSORS)})[1 + n]`
    : `${oneOf(SPONSOR_FIRST, 'id', 1)} || ' ' || ${oneOf(SPONSOR_SECOND, 'id', 2)}`;
  await stage(
    batch,
    'demo_sponsors',
    `select id, n, ${name} as name from (select ${first} + n as id, n from generate_series(0, ${count - 1}) n) s`,
  );
  await run(
    batch,
    `insert into app_public.sponsors (id, name, logo_file_id, created_at, updated_at) overriding system value
     select s.id, s.name, l.file_id, ${batch.day0} - interval '3 years', ${batch.day0} - interval '90 days'
     from demo_sponsors s left join demo_logos l on l.n = s.n and ${batch.first}`,
  );
}

/**
 * The number of terms up to the end of the current one: its second to last campaign is the first sponsor's second of
 * that season.
 */
const SECOND_OF_A_SEASON = 1 - FIRST_TERM;

async function loadCampaignRows(batch: Batch): Promise<void> {
  const perUnit = TERMS * batch.campaignsPerTerm;
  const count = batch.units * perUnit;
  const first = batch.ids.campaigns;
  const last = batch.campaignsPerTerm - 1;
  await stage(
    batch,
    'demo_campaigns',
    `select c.id, c.n, c.t, c.q, s.id as sponsor_id, s.name as sponsor, term.season, term.year, term.starts, term.ends,
       initcap(term.season::text) || ' ' || term.year || ' ' || (${texts(CAMPAIGN_THEMES)})[1 + (c.q + 3 * (c.t - ${FIRST_TERM})) % ${CAMPAIGN_THEMES.length}] as name,
       term.starts + 14 as goal_date, term.starts + 14 - ${DAYS_TO_GOAL} - ${hash('c.id', 32, 14)} + ${ofCourse('late', 'c.q')} as first_send,
       case
         when c.t = -2 and c.q = ${last} then 'rejected'
         when c.t < -1 then 'complete'
         when c.t = -1 then case when c.q % 4 = 3 then 'active' else 'complete' end
         when c.t = 0 then 'active'
         when c.t = 1 then case c.q when ${last} then 'contracted' when ${last - 1} then 'proposed' else 'active' end
         when c.q = ${last} then 'rejected'
         when c.q % 4 = 1 then 'contracted'
         else 'proposed' end::app_public.campaign_status as status
     from (select ${first} + n as id, n, (n % ${perUnit}) / ${batch.campaignsPerTerm} + ${FIRST_TERM} as t, n % ${batch.campaignsPerTerm} as q,
             case when n = ${batch.first ? SECOND_OF_A_SEASON * batch.campaignsPerTerm - 2 : -1} then 0
               else n / ${perUnit} * ${sponsorsPerUnit(batch)} + n % ${perUnit} % ${sponsorsPerUnit(batch)} end as sponsor_n
           from generate_series(0, ${count - 1}) n) c
     join demo_sponsors s on s.n = c.sponsor_n
     join demo_terms term on term.t = c.t`,
  );
  await run(
    batch,
    `insert into app_public.campaigns (id, sponsor_id, name, season, year, status, starts_at, ends_at, season_name,
       additional_requirements, sponsor_overview, goal, league_share_percentage, leagues_confirmed_goal_date, impressions_override, sponsor_dashboard_additional_content, sponsor_facing_goal_title,
       sponsor_facing_goal_body, goal_image_file_id, primary_sales_contact_id, primary_strategist_contact_id,
       primary_bdr_contact_id, sponsorship_applications_sent, sponsor_sees_money, sponsor_sees_overdue, created_at,
       updated_at) overriding system value
     select id, sponsor_id, name, season, year, status, starts, ends, initcap(season::text) || ' ' || year,
       case when ${hash('id', 5, 3)} = 0 then 'One person of the league stays reachable during the season.' end,
       sponsor || ' supports the families behind youth sports in the towns where it is at home.',
       'Reach sport families close to our locations and be part of their season.',
       (array[0.5, 0.55, 0.6, 0.65])[1 + ${hash('id', 6, 4)}], goal_date,
       case when ${hash('id', 8, 6)} = 0 then 100000 + 5000 * ${hash('id', 9, 80)} end,
       case when status in ('active', 'complete') then '<p>Thank you for a season full of games.</p>' end,
       'Our goal this season',
       '<p>' || sponsor || ' wants every player to feel at home on the field, and every family to know who helped.</p>',
       case when status in ('active', 'complete') then (select file_id from demo_pictures order by ${hash('file_id * 31 + c.id', 10, 9973)} limit 1) end,
       staff.ids[3 + ${hash('id', 11, 2)}], staff.ids[(array[2, 5, 6])[1 + ${hash('id', 12, 3)}]], staff.ids[7 + ${hash('id', 13, 2)}],
       case when status <> 'proposed' then least(starts - 60, ${batch.today} - 20)::timestamp at time zone 'UTC' end,
       ${hash('id', 16, 3)} > 0, ${hash('id', 17, 3)} > 0,
       least(starts - 120, ${batch.today} - 75)::timestamp at time zone 'UTC', least(starts + 20, ${batch.today} - 2)::timestamp at time zone 'UTC'
     from demo_campaigns c
     cross join (select array_agg(id order by id) as ids from app_public.users where employee) staff`,
  );
}

/** Combinations of capabilities that sponsors really buy together; most campaigns of a large demo have fewer. */
const COMBINATIONS = ['3,9', '3,10,11', '1,8', '3,6,9', '2,3', '4,10', '3,7', '1,3,8'];
const SMALL_COMBINATIONS = ['3', '3,9', '10', '1,8', '3,7', '9', '3,10', '2'];

async function loadCapabilities(batch: Batch): Promise<void> {
  const combinations = (batch.first ? COMBINATIONS : SMALL_COMBINATIONS).map((ids) => `{${ids}}`);
  await run(
    batch,
    `insert into app_public.campaign_capabilities (campaign_id, capability_id, minimum_quantity, execution_expectations)
     select c.id, k.id, case when k.kind = 'game_signage' then 2 else 1 end,
       k.organization_facing_description
     from demo_campaigns c
     cross join lateral unnest((${oneOf(combinations, 'c.id', 15)})::int[]) as chosen (id)
     join app_public.capabilities k on k.id = chosen.id
     order by c.id, k.id`,
  );
  await stage(
    batch,
    'demo_campaign_capabilities',
    `select cc.id, cc.campaign_id, cc.capability_id, k.kind, k.digital, cc.minimum_quantity,
       cc.campaign_id::bigint * 16 + cc.capability_id as key
     from app_public.campaign_capabilities cc join demo_campaigns c on c.id = cc.campaign_id
     join app_public.capabilities k on k.id = cc.capability_id`,
  );
}

async function loadDefaultDeadlines(batch: Batch): Promise<void> {
  await run(
    batch,
    `insert into app_public.default_verification_deadlines (campaign_capability_id, campaign_id, name, deadline, "offset",
       offset_type, requires_creatives, verification_reminder_instructions)
     select cc.id, c.id, d.name, c.starts + 18 + 24 * d.position + ${hash('cc.key * 8 + d.position', 16, 12)},
       case when h = 0 then 21 * d.position end, case when h = 0 then 'season_start_date'::app_public.offset_type end,
       cc.digital and cc.kind <> 'survey',
       case when cc.digital then 'Send a screenshot of it to {{verification_email_address}} or upload it here. {{sponsor_name}} is looking forward to it.'
         else 'Take a photo that shows it clearly, with people or the field in view. Upload it here or send it to {{verification_email_address}}. {{sponsor_name}} will show it to its team.' end
     from demo_campaign_capabilities cc
     join demo_campaigns c on c.id = cc.campaign_id
     join app_public.capability_verification_deadlines d on d.capability_id = cc.capability_id and d.position <= ${batch.first ? 2 : 1}
     cross join lateral (select ${hash('cc.key', 17, 3)} as h) chosen
     order by cc.id, d.position`,
  );
  await stage(
    batch,
    'demo_default_deadlines',
    `select d.id, d.campaign_capability_id, d.campaign_id, d.name, d.deadline, d.requires_creatives,
       d.verification_reminder_instructions as instructions, cc.key * 4 + row_number() over (partition by cc.id order by d.id) as key
     from app_public.default_verification_deadlines d join demo_campaign_capabilities cc on cc.id = d.campaign_capability_id`,
  );
  await run(
    batch,
    `insert into app_public.creative_content_templates (default_verification_deadline_id, name, content)
     select d.id, 'Text for ' || d.name,
       '<p>Thank you, {{league_name}}! ' || c.sponsor || ' is proud to support {{season_name}} in {{league_city}}.</p>'
     from demo_default_deadlines d join demo_campaigns c on c.id = d.campaign_id
     where d.requires_creatives and ${hash('d.key', 18, 8)} > 0;
     insert into app_public.creative_file_templates (default_verification_deadline_id, name, file_id)
     select d.id, 'Artwork', p.file_id
     from demo_default_deadlines d join demo_pictures p on p.kind = 'artwork'
     where d.requires_creatives and ${hash('d.key', 19, 4)} = 0`,
  );
}

async function loadDashboardTexts(batch: Batch): Promise<void> {
  await run(
    batch,
    `insert into app_public.campaign_statistics (campaign_id, name, number, description, icon_name, created_at)
     select c.id, s.name, s.number, s.description, s.icon, ${batch.day0} - interval '10 days'
     from demo_campaigns c
     cross join lateral (values
       ('Families reached', to_char(4000 + 100 * ${hash('c.id', 20, 260)}, 'FM999,999'), 'Sport families who saw the brand at least once', 'users'::app_public.statistic_icon),
       ('Survey answers', to_char(300 + 10 * ${hash('c.id', 21, 170)}, 'FM99,999'), 'Complete answers by parents', 'pie-chart'),
       ('Would recommend', (72 + ${hash('c.id', 22, 24)}) || ' %', 'Parents who would recommend the sponsor', 'thumbs-up')
     ) as s (name, number, description, icon)
     where c.status in ('active', 'complete') and c.t <= 0;
     insert into app_public.testimonials (campaign_id, quote, attribution, created_at)
     select c.id, ${oneOf(QUOTES, 'c.id * 3 + g', 23)}, ${oneOf(['League president', 'Coach', 'Parent of two players', 'Registrar'], 'c.id * 3 + g', 24)},
       ${batch.day0} - g * interval '9 days'
     from demo_campaigns c cross join generate_series(1, 2) g where c.status in ('active', 'complete') and c.t <= 0;
     insert into app_public.custom_questions (campaign_id, question, position, sent_at)
     select c.id, q.question, q.position, case when c.t <= 0 then (c.starts - 60)::timestamp at time zone 'UTC' end
     from demo_campaigns c
     cross join (values ('Which weekend is your busiest game day?', 1), ('Do your families speak a language besides English?', 2)) as q (question, position)
     where ${hash('c.id', 25, 2)} = 0;
     insert into app_public.seasonal_goals (sponsor_id, season, year, sponsor_facing_goal_body)
     select distinct sponsor_id, season, year, '<p>Grow with the leagues of this season: more towns, more games, the same warm welcome.</p>'
     from demo_campaigns where t between -1 and 1`,
  );
  if (batch.first) await loadTargeting(batch);
}

/** Filters of the first campaigns: some attributes, states, and circles around real places. */
const loadTargeting = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.search_filters (campaign_id, type, parameters, created_at)
     select c.id, f.type::app_public.filter_type, f.parameters::jsonb, ${batch.day0} - interval '40 days'
     from demo_campaigns c
     cross join lateral (values
       ('SeasonFilter', json_build_object('winter', c.season = 'winter', 'spring', c.season = 'spring', 'summer', c.season = 'summer', 'fall', c.season = 'fall')::text, 1),
       ('SportFilter', '{"sportIds": [1, 2, 3, 4]}', 2),
       ('NumberOfPlayersFilter', '{"lowBound": 60, "highBound": null}', 3),
       ('IncomeFilter', '{"lowBound": 55000, "highBound": 160000}', 5),
       ('StateFilter', '{"state": "TX"}', 7),
       ('StateFilter', '{"state": "CA"}', 7),
       ('LocationFilter', '{}', 2)
     ) as f (type, parameters, every)
     where c.t >= 0 and ${hash('c.id', 26, 9973)} % f.every = 0;
     insert into app_public.location_filters (id, campaign_id, name, radius, strategy, strategy_count)
     select f.id, f.campaign_id, 'Around our branches', 15 + 5 * ${hash('f.id', 27, 8)},
       case when ${hash('f.id', 28, 2)} = 0 then 'total' else 'per_location' end::app_public.location_strategy, 10 + ${hash('f.id', 29, 30)}
     from app_public.search_filters f join demo_campaigns c on c.id = f.campaign_id where f.type = 'LocationFilter';
     insert into app_public.locations (location_filter_id, name, kind, place, lat, lon, market_id)
     select l.id, m.name, 'market', null, null, null, m.id
     from app_public.location_filters l join demo_campaigns c on c.id = l.campaign_id
     join app_public.markets m on m.id = 1 + ${hash('l.id', 30, 40)};
     insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
     select l.id, p.city || ', ' || p.state || ' ' || p.zip, 'zip', p.zip, p.lat, p.lon
     from app_public.location_filters l join demo_campaigns c on c.id = l.campaign_id
     cross join generate_series(1, 3) g
     join demo_places p on p.n = ${hash('l.id * 4 + g', 31, 4000)};
     insert into app_public.creative_content_templates (default_verification_deadline_id, name, content)
     select min(d.id), 'Text about the place', '<p>{{league_name}} plays near {{target_location}}, and we are proud to be there.</p>'
     from demo_default_deadlines d join app_public.location_filters l on l.campaign_id = d.campaign_id
     where d.requires_creatives group by d.campaign_id`,
  );
