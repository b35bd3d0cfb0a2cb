import { type Batch, FIRST_TERM, OFFERS, PROGRAMS, run, stage, TERMS } from './batch.ts';
import { ofCourse, SENDING_DAYS } from './campaigns.ts';
import { chance, hash, oneOf } from './sql.ts';
import { storyOffers } from './story.ts';

// eight offers for every four programs: 1, 2, 2 and 3
const PROGRAM_OF_EIGHT = [0, 1, 1, 2, 2, 3, 3, 3];
const TURN_OF_EIGHT = [0, 0, 1, 0, 1, 0, 1, 2];

/** What becomes of the offers that a league does not accept, in percent of these; the rest is never answered. */
const REFUSED = { rejected_by_league: 15, rejected_by_organization: 4 };
/** Days after which staff close an offer that nobody answered. */
const GIVEN_UP_AFTER = 45;

/** Offers, their assets, and the log of their history. */
export async function loadOffers(batch: Batch): Promise<void> {
  await stageOffers(batch, batch.ids.offers, batch.units * OFFERS);
  await loadTargets(batch);
  await loadRows(batch);
  await loadViews(batch);
  await loadAssets(batch);
  await loadEvents(batch);
}

/**
 * Decides everything about the batch's offers: organization, campaign, what its league will answer and when, and from
 * that, by today's date, its status and the time of each step.
 */
async function stageOffers(batch: Batch, first: number, count: number): Promise<void> {
  const perTerm = batch.campaignsPerTerm;
  const programN = `g / 8 * 4 + (array[${PROGRAM_OF_EIGHT}])[1 + g % 8]`;
  // some campaigns of a term are several times as large as others
  const campaignQ = `(${hash('p.id', 152, 10)} * ${hash('p.id', 153, 10)} / ${Math.ceil(81 / perTerm) + 1} + (array[${TURN_OF_EIGHT}])[1 + k.g % 8]) % ${perTerm}`;
  // 1.6 times as likely for two of five leagues, 0.6 times for the others, so that earlier partners accept more often
  const accepts = `${hash('r.id', 151, 1000)} < 10 * ${ofCourse('accepted', 'r.q')} * case when ${hash('p.organization_id', 150, 5)} < 2 then 1.6 else 0.6 end`;
  const refusal = `case when ${hash('r.id', 149, 100)} < ${REFUSED.rejected_by_league} then 'rejected_by_league' when ${hash('r.id', 149, 100)} < ${REFUSED.rejected_by_league + REFUSED.rejected_by_organization} then 'rejected_by_organization' end`;
  // most within days, some after weeks
  const waiting = (salt: number, mean: number) => `floor(-ln(1 - ${hash('d.id', salt, 1000)} / 1000.0) * ${mean})::int`;
  const inTheDay = (salt: number) => `interval '14 hours' + ${hash('d.id', salt, 480)} * interval '1 minute'`;
  const answered = `('confirmed', 'canceled', 'rejected_by_league', 'rejected_by_organization')`;
  await stage(
    batch,
    'demo_offers',
    `with ruled as (
       select ${first} + k.g as id, p.id as program_id, p.n / ${PROGRAMS} as unit, p.t, ${campaignQ} as q, null::text as given, 'mixed' as proof
       from (select g, ${programN} as program_n from generate_series(0, ${count - 1}) g) k
       join demo_programs p on p.n = k.program_n
       ${batch.first ? `union all select ${first + count} + i, p.id, 0, p.t, q, s.status, s.proof from ${storyOffers} as s (i, program, q, status, proof) join demo_programs p on p.n = ${batch.units * PROGRAMS} + s.program` : ''}
     ), decided as (
       select r.*, c.id as campaign_id, c.sponsor_id, c.sponsor, c.name as campaign, c.status in ('proposed', 'rejected') as too_early, c.first_send,
         p.organization_id, p.players, p.starts, p.ends, case when ${accepts} then 'confirmed' else ${refusal} end as answer
       from ruled r
       join demo_campaigns c on c.n = r.unit * ${TERMS * perTerm} + (r.t - ${FIRST_TERM}) * ${perTerm} + r.q
       join demo_programs p on p.id = r.program_id
     ), planned as (
       select d.*, d.first_send + ${hash('d.id', 157, SENDING_DAYS)} as send_on, coalesce(d.given not in ('proposed', 'rejected') and d.given not in ${answered}, d.too_early or ${chance(14, 'd.id', 154)}) as dropped,
         least(2 + ${waiting(159, 9)}, ${GIVEN_UP_AFTER}) as days_to_answer, least(1 + ${waiting(159, 9)}, ${waiting(158, 3)}) as days_to_open
       from decided d
     ), dated as (
       select d.*, not d.dropped and (d.given is not null or d.send_on < ${batch.today}) as sent,
         (case when d.given is null then d.send_on else least(d.send_on, ${batch.today} - 3 - d.days_to_answer) end)::timestamp at time zone 'UTC' + ${inTheDay(177)} as send_at,
         (least(d.send_on - 4, ${batch.today} - 3 - d.days_to_answer) - 1 - ${hash('d.id', 155, 21)})::timestamp at time zone 'UTC' + ${inTheDay(156)} as created_at
       from planned d
     ), worked as (
       -- an offer that is not sent was looked at two days after it was added
       select d.*, case when d.sent then d.send_at else d.created_at + interval '2 days' end as sent_at from dated d
     ), timed as (
       select d.*, d.sent_at + d.days_to_answer * interval '1 day' + ${hash('d.id', 160, 240)} * interval '1 minute' as answered_at, d.sent_at + d.days_to_open * interval '1 day' + interval '25 minutes' as opened_at from worked d
     ), known as (
       select d.*, coalesce(d.given, case
           when not d.sent and d.dropped and not d.too_early and d.send_on < ${batch.today} then case when ${chance(70, 'd.id', 148)} then 'unqualified' else 'rejected' end
           when not d.sent then case when ${chance(40, 'd.id', 147)} then 'qualified' else 'prospecting' end
           when d.answer is not null and d.answered_at < ${batch.day0} then case when d.answer = 'confirmed' and d.answered_at < ${batch.day0} - interval '20 days' and ${chance(3, 'd.id', 146)} then 'canceled' else d.answer end
           when d.sent_at < ${batch.day0} - ${GIVEN_UP_AFTER} * interval '1 day' then 'rejected'
           else 'proposed' end)::app_public.offer_status as status,
         25 * (12 + d.players / 10 + ${hash('d.id', 161, 40)})::numeric(12, 2) as price
       from timed d
     )
     select d.id, d.program_id, d.organization_id, d.campaign_id, d.campaign, d.sponsor_id, d.sponsor, d.t, d.q, d.status, d.proof, d.sent, d.players, d.price, d.created_at, d.sent_at, d.opened_at,
       d.sent and d.opened_at < ${batch.day0} and (d.status in ${answered} or ${chance(45, 'd.id', 145)}) as opened,
       case when d.status in ${answered} then d.answered_at else greatest(d.sent_at, least(d.sent_at + ${GIVEN_UP_AFTER} * interval '1 day', ${batch.day0} - interval '4 hours')) end as answered_at,
       coalesce(d.given, d.answer) = 'confirmed' and not (d.dropped and not d.too_early) as accepts,
       case when d.status = 'confirmed' or d.status = 'canceled' then d.starts end as season_start,
       case when d.status = 'confirmed' or d.status = 'canceled' then d.ends end as season_end,
       case when d.status = 'prospecting' or d.status = 'unqualified' or d.status = 'qualified' and ${chance(40, 'd.id', 144)} then null else d.price end as value
     from known d`,
  );
}

/** Targets, budgets and promised assets that fit the leagues that accept in the end. */
const loadTargets = (batch: Batch) =>
  run(
    batch,
    `with will as (
       select c.id, greatest(5, 5 * round(count(*) filter (where o.accepts) * ${ofCourse('target', 'c.q')} / 5))::int as target,
         greatest(count(*) filter (where o.accepts), 1) as leagues, coalesce(sum(o.price) filter (where o.accepts), 1000) as price
       from demo_campaigns c left join demo_offers o on o.campaign_id = c.id group by c.id, c.q
     ), campaign as (
       update app_public.campaigns c set target_number_of_leagues = w.target,
         total_spend = 500 * ceil(greatest(w.price, w.price / w.leagues * w.target) * 1.05 / c.league_share_percentage / 500)
       from will w where w.id = c.id returning c.id
     )
     update app_public.campaign_capabilities k set quantity = k.minimum_quantity * w.target from will w where w.id = k.campaign_id`,
  );

const loadRows = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.offers (id, guid, campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start, season_end,
       custom_field, removal_reason, league_rejection_reason, communicated_to_league, offer_sent_at, offer_opened_at, number_of_offer_views,
       survey_sent_at, number_of_survey_views, sponsorship_application_sent_at, confirmed_at, last_touchpoint, created_at, updated_at) overriding system value
     select o.id, md5('sideline demo offer ' || o.id)::uuid, o.campaign_id, o.sponsor_id, o.program_id, o.organization_id, o.status, o.value, o.season_start, o.season_end,
       case when ${hash('o.id', 171, 12)} = 0 then 'Field ' || (1 + ${hash('o.id', 172, 9)}) end,
       case when o.status = 'rejected' and o.sent then 'No answer' when o.status in ('rejected', 'unqualified') then ${oneOf(['Too few players', 'Season dates do not fit', 'Another sponsor of the same kind'], 'o.id', 173)} end,
       case when o.status in ('rejected_by_league', 'rejected_by_organization') then ${oneOf(['Our board decided for a local business.', 'We do not have the volunteers this season.', 'The amount is too low for what is asked.'], 'o.id', 174)} end,
       o.sent, case when o.sent then o.sent_at end, case when o.opened then o.opened_at end, case when o.opened then 1 + ${hash('o.id', 175, 6)} else 0 end,
       applied, case when applied is null then 0 else ${hash('o.id', 177, 4)} end, applied,
       case when o.status in ('confirmed', 'canceled') then o.answered_at end,
       case when o.status in ('confirmed', 'canceled', 'rejected_by_league', 'rejected_by_organization') then o.answered_at when o.opened then o.opened_at when o.sent then o.sent_at else applied end,
       o.created_at, case when o.sent then o.answered_at else o.sent_at end
     from demo_offers o
     cross join lateral (select case when o.status <> 'prospecting' and ${chance(45, 'o.id', 176)} then o.created_at + interval '20 hours' end as applied) later`,
  );

/** Views of an offer's links, as many as its counters say: one viewer per day each, from the day it was opened. */
const loadViews = (batch: Batch) =>
  run(
    batch,
    `insert into app_private.link_views (kind, record_id, viewer_hash, viewed_on, scanner, last_at)
     select v.kind, o.id::text, decode(md5('sideline demo viewer ' || v.kind || o.id || '-' || n), 'hex'), seen.at::date, false, seen.at
     from app_public.offers o join demo_offers d on d.id = o.id
     cross join lateral (values ('offer', o.number_of_offer_views, o.offer_opened_at),
       ('application', o.number_of_survey_views, o.sponsorship_application_sent_at)) v (kind, views, since)
     cross join lateral generate_series(1, v.views) n
     cross join lateral (select least(v.since + (n - 1) * interval '1 day', ${batch.today}::timestamp at time zone 'UTC') as at) seen`,
  );

/** An offer's assets: once an offer is worked out, one asset for each of its campaign's capabilities. */
async function loadAssets(batch: Batch): Promise<void> {
  await stage(
    batch,
    'demo_assets',
    `select nextval(pg_get_serial_sequence('app_public.assets', 'id'))::int as id, o.id as offer_id, o.campaign_id, o.organization_id, o.sponsor_id, o.status, o.proof,
       o.answered_at, o.id::bigint * 16 + cc.capability_id as key, cc.id as campaign_capability_id, cc.kind, cc.digital, cc.minimum_quantity + case when cc.kind = 'game_signage' then ${hash('o.id', 181, 3)} else 0 end as quantity,
       o.players * (2 + ${hash('o.id * 16 + cc.capability_id', 182, 5)}) as reach
     from demo_offers o join demo_campaign_capabilities cc on cc.campaign_id = o.campaign_id
     where o.value is not null and o.status <> 'rejected'`,
  );
  await run(
    batch,
    `insert into app_public.assets (id, offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity, reach) overriding system value
     select id, offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity, reach from demo_assets`,
  );
}

/** The log of an offer: its origin, its statuses, an occasional remark. */
const loadEvents = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, change_reason, user_id, created_at)
     select o.id, o.organization_id, o.sponsor_id, e.type::app_public.event_type, e.description, e.reason, e.user_id, e.at
     from demo_offers o
     cross join (select array_agg(id order by id) as ids from app_public.users where employee) staff
     cross join lateral (
       select 'created' as type, 'Added to ' || o.campaign as description, null::text as reason, staff.ids[1 + ${hash('o.id', 191, 8)}] as user_id, o.created_at as at
       union all
       select 'status_changed', 'Status changed from qualified to proposed', null, staff.ids[1 + ${hash('o.id', 192, 8)}], o.sent_at where o.sent
       union all
       select 'status_changed', case o.status when 'canceled' then 'Status changed from confirmed to canceled'
         when 'unqualified' then 'Status changed from prospecting to unqualified' when 'qualified' then 'Status changed from prospecting to qualified'
         else 'Status changed from ' || case when o.sent then 'proposed' else 'prospecting' end || ' to ' || replace(o.status::text, '_', ' ') end, null,
         case when o.status in ('confirmed', 'rejected_by_league') then null else staff.ids[1 + ${hash('o.id', 193, 8)}] end,
         case when o.sent then o.answered_at else o.sent_at end
       where o.status not in ('prospecting', 'proposed')
       union all
       select 'comment', ${oneOf(['Called the contact, waiting for an answer.', 'League asked about the banner size.', 'Moved the deadline after a phone call.', 'Very happy with last season.'], 'o.id', 194)}, null,
         staff.ids[1 + ${hash('o.id', 195, 8)}], least(o.answered_at + interval '3 hours', ${batch.day0} - interval '1 minute')
       where o.sent and ${chance(12, 'o.id', 196)}
     ) e
     order by o.id, e.at`,
  );
