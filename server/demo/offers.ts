import { type Batch, OFFERS, PROGRAMS, run, stage, TERMS } from './batch.ts';
import { chance, hash, oneOf, weighted } from './sql.ts';
import { storyOffers } from './story.ts';

// eight offers for every four programs: 1, 2, 2 and 3
const PROGRAM_OF_EIGHT = [0, 1, 1, 2, 2, 3, 3, 3];
const TURN_OF_EIGHT = [0, 0, 1, 0, 1, 0, 1, 2];

/** Distribution of statuses by the campaign's progress, in percent. */
const STATUSES = {
  past: {
    confirmed: 46,
    canceled: 6,
    rejected_by_league: 10,
    rejected_by_organization: 5,
    rejected: 10,
    unqualified: 13,
    prospecting: 5,
    qualified: 5,
  },
  running: {
    confirmed: 48,
    proposed: 14,
    rejected_by_league: 6,
    rejected_by_organization: 2,
    qualified: 9,
    prospecting: 8,
    unqualified: 5,
    rejected: 4,
    canceled: 4,
  },
  next: {
    confirmed: 18,
    proposed: 26,
    rejected_by_league: 5,
    rejected_by_organization: 1,
    qualified: 21,
    prospecting: 20,
    unqualified: 5,
    rejected: 3,
    canceled: 1,
  },
  early: { prospecting: 58, qualified: 32, unqualified: 10 },
};

/** Offers, their assets, and the log of their history. */
export async function loadOffers(batch: Batch): Promise<void> {
  await stageOffers(batch, batch.ids.offers, batch.units * OFFERS);
  await loadRows(batch);
  await loadViews(batch);
  await loadAssets(batch);
  await loadEvents(batch);
}

/** Decides everything about the batch's offers: organization, campaign, status, and the date of each step. */
async function stageOffers(batch: Batch, first: number, count: number): Promise<void> {
  const perTerm = batch.campaignsPerTerm;
  const programN = `g / 8 * 4 + (array[${PROGRAM_OF_EIGHT}])[1 + g % 8]`;
  // some campaigns of a term are several times as large as others
  const campaignQ = `(${hash('p.id', 152, 10)} * ${hash('p.id', 153, 10)} / ${Math.ceil(81 / perTerm) + 1} + (array[${TURN_OF_EIGHT}])[1 + k.g % 8]) % ${perTerm}`;
  const moment = (base: string, salt: number, most: number) =>
    `${base} + (1 + ${hash('d.id', salt, most)}) * interval '1 day' + ${hash('d.id', salt + 20, 600)} * interval '1 minute'`;
  await stage(
    batch,
    'demo_offers',
    `with ruled as (
       select ${first} + k.g as id, p.id as program_id, p.n / ${PROGRAMS} as unit, p.t, ${campaignQ} as q, null::text as given, 'mixed' as proof
       from (select g, ${programN} as program_n from generate_series(0, ${count - 1}) g) k
       join demo_programs p on p.n = k.program_n
       ${batch.first ? `union all select ${first + count} + i, p.id, 0, p.t, q, s.status, s.proof from ${storyOffers} as s (i, program, q, status, proof) join demo_programs p on p.n = ${batch.units * PROGRAMS} + s.program` : ''}
     ), decided as (
       select r.*, c.id as campaign_id, c.sponsor_id, c.sponsor, c.name as campaign, c.starts as term_starts, p.organization_id, p.players, p.starts, p.ends,
         coalesce(r.given, case
           when c.status = 'rejected' or c.status = 'proposed' or c.t = 2 then ${weighted(STATUSES.early, 'r.id', 151)}
           when c.t < 0 then ${weighted(STATUSES.past, 'r.id', 151)}
           when c.t = 0 then ${weighted(STATUSES.running, 'r.id', 151)}
           else ${weighted(STATUSES.next, 'r.id', 151)} end)::app_public.offer_status as status
       from ruled r
       join demo_campaigns c on c.n = r.unit * ${TERMS * perTerm} + (r.t + 3) * ${perTerm} + r.q
       join demo_programs p on p.id = r.program_id
     ), dated as (
       select d.*, d.status in ('proposed', 'confirmed', 'rejected_by_league', 'rejected_by_organization', 'canceled') or d.status = 'rejected' and ${chance(60, 'd.id', 154)} as sent,
         (least(d.term_starts - 75, ${batch.today} - 24))::timestamp at time zone 'UTC' - ${hash('d.id', 155, 21)} * interval '1 day' - ${hash('d.id', 156, 700)} * interval '1 minute' as created_at
       from decided d
     ), sent as (select d.*, ${moment('d.created_at', 157, 8)} as sent_at from dated d)
     select d.id, d.program_id, d.organization_id, d.campaign_id, d.campaign, d.sponsor_id, d.sponsor, d.t, d.status, d.proof, d.sent, d.players, d.created_at, d.sent_at,
       ${moment('d.sent_at', 158, 3)} as opened_at, ${moment('d.sent_at', 159, 8)} as answered_at,
       case when d.status = 'confirmed' or d.status = 'canceled' then d.starts end as season_start,
       case when d.status = 'confirmed' or d.status = 'canceled' then d.ends end as season_end,
       case when d.status = 'prospecting' or d.status = 'unqualified' or d.status = 'qualified' and ${chance(40, 'd.id', 160)} then null
         else 25 * (12 + d.players / 10 + ${hash('d.id', 161, 40)}) end::numeric(12, 2) as value
     from sent d`,
  );
}

const loadRows = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.offers (id, guid, campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start, season_end,
       custom_field, removal_reason, league_rejection_reason, communicated_to_league, offer_sent_at, offer_opened_at, number_of_offer_views,
       survey_sent_at, number_of_survey_views, sponsorship_application_sent_at, confirmed_at, last_touchpoint, created_at, updated_at) overriding system value
     select o.id, md5('sideline demo offer ' || o.id)::uuid, o.campaign_id, o.sponsor_id, o.program_id, o.organization_id, o.status, o.value, o.season_start, o.season_end,
       case when ${hash('o.id', 171, 12)} = 0 then 'Field ' || (1 + ${hash('o.id', 172, 9)}) end,
       case when o.status in ('rejected', 'unqualified') then ${oneOf(['Too few players', 'Season dates do not fit', 'Another sponsor of the same kind', 'No answer'], 'o.id', 173)} end,
       case when o.status in ('rejected_by_league', 'rejected_by_organization') then ${oneOf(['Our board decided for a local business.', 'We do not have the volunteers this season.', 'The amount is too low for what is asked.'], 'o.id', 174)} end,
       o.sent, case when o.sent then o.sent_at end, case when opened then o.opened_at end, case when opened then 1 + ${hash('o.id', 175, 6)} else 0 end,
       applied, case when applied is null then 0 else ${hash('o.id', 177, 4)} end, applied,
       case when o.status in ('confirmed', 'canceled') then o.answered_at end,
       case when o.status in ('confirmed', 'canceled', 'rejected_by_league', 'rejected_by_organization') then o.answered_at when opened then o.opened_at when o.sent then o.sent_at else applied end,
       o.created_at, case when o.sent then o.answered_at else o.sent_at end
     from demo_offers o
     cross join lateral (select o.sent and (o.status <> 'proposed' or ${chance(70, 'o.id', 178)}) as opened,
       case when o.status <> 'prospecting' and ${chance(45, 'o.id', 176)} then o.created_at + interval '20 hours' end as applied) later`,
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
         else 'Status changed from proposed to ' || replace(o.status::text, '_', ' ') end, null,
         case when o.status in ('confirmed', 'rejected_by_league') then null else staff.ids[1 + ${hash('o.id', 193, 8)}] end,
         case when o.sent then o.answered_at else o.sent_at end
       where o.status not in ('prospecting', 'proposed')
       union all
       select 'comment', ${oneOf(['Called the contact, waiting for an answer.', 'League asked about the banner size.', 'Moved the deadline after a phone call.', 'Very happy with last season.'], 'o.id', 194)}, null,
         staff.ids[1 + ${hash('o.id', 195, 8)}], o.answered_at + interval '3 hours'
       where o.sent and ${chance(12, 'o.id', 196)}
     ) e
     order by o.id, e.at`,
  );
