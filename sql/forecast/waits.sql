-- How long offers waited: unsent until they were sent or lost, then until they were confirmed or lost.

comment on table app_private.forecast_nights is 'Nights on which rates for forecasts were counted.';
comment on table app_private.forecast_hazards is 'Cumulative hazards of offers by days of waiting.';
comment on table app_private.forecast_ratios is 'Confirmations of groups of offers against those expected.';
comment on table app_private.forecast_habits is 'What past forecasts taught, by weeks before the deadline.';
comment on table app_private.campaign_forecasts is 'A campaign''s forecast of a day, as it was said that day.';
comment on table app_private.forecast_points is 'A forecast''s numbers of confirmed sponsorships by date.';

-- The first day of each stage of an offer in a campaign. A deletion that was undone has not happened, and an email that
-- was refused sends no offer: the first one that went out does.
create view app_private.offer_days as
select d.campaign_id, d.offer_id, app_private.day_of(d.added) as added_on,
  app_private.day_of(case when r.offer_id is null then d.sent
    when r.delivered is not null then greatest(d.sent, r.delivered) end) as sent_on,
  app_private.day_of(d.confirmed) as confirmed_on, app_private.day_of(least(d.lost, d.gone)) as lost_on,
  app_private.day_of(least(d.canceled, d.gone)) as unconfirmed_on
from (
  select s.campaign_id, s.offer_id,
    min(s.at) filter (where s.status in ('prospecting', 'qualified')) as added,
    min(s.at) filter (where s.status = 'proposed') as sent,
    min(s.at) filter (where s.status = 'confirmed') as confirmed,
    min(s.at) filter (where s.status in ('unqualified', 'rejected', 'rejected_by_league', 'rejected_by_organization'))
      as lost,
    min(s.at) filter (where s.status = 'canceled') as canceled,
    case when max(s.id) filter (where s.status is null) = max(s.id) then max(s.at) end as gone
  from app_private.offer_stages s group by s.campaign_id, s.offer_id) d
left join (
  select m.offer_id, least(min(coalesce(o.sent_at, o.created_at)), (select min(x.at) from app_private.offer_mails x
    where x.offer_id = m.offer_id and x.kind = 'offer' and not x.refused)) as delivered
  from (select m.offer_id from app_private.mail_outbox m
    where case when m.state in ('queued', 'claimed') then 'waiting' else m.state end in ('refused', 'failed')
      and m.kind = 'offer' and m.offer_id is not null
    union select x.offer_id from app_private.offer_mails x where x.kind = 'offer' and x.refused) m
  left join app_private.mail_outbox o on o.offer_id = m.offer_id and o.kind = 'offer'
    and o.state in ('queued', 'claimed', 'sent', 'uncertain')
  group by m.offer_id) r on r.offer_id = d.offer_id;
comment on view app_private.offer_days is 'The first day of each stage of an offer in a campaign.';

-- A confirmed offer that was moved to a campaign never waited in it. Staff may confirm an offer that was never sent.
create view app_private.offer_waits as
select d.campaign_id, d.offer_id, d.added_on, w.stage, w.since, least(w.until, d.lost_on) as until,
  coalesce(w.until <= coalesce(d.lost_on, 'infinity'), false) as advanced
from app_private.offer_days d
cross join lateral (select coalesce(d.sent_on, case when d.added_on is not null then d.confirmed_on end) as sent_on) s
cross join lateral (values ('unsent', d.added_on, s.sent_on),
  ('sent', s.sent_on, d.confirmed_on)) w (stage, since, until)
where w.since is not null;
comment on view app_private.offer_waits is
  'Offers waiting unsent or sent; until: null while they wait; advanced: were then sent or confirmed, not lost.';

-- Offers whose email waits in the queue: paused sends are left out, as if they were not planned.
create view app_private.planned_offers as
select i.offer_id, s.campaign_id, i.goes_on from app_private.send_offers i
join app_public.sends s on s.id = i.send_id and s.state = 'queued' where i.kind = 'offer' and i.state = 'waiting';
comment on view app_private.planned_offers is
  'Offers whose email waits in the queue, and the day for which it is planned.';

-- Counts the offers of campaigns by how long they have waited until a day, without waits that began before p_since.
-- Knows additions and sends until p_sends_known, answers until p_answers_known. age: days, at most 150.
-- earlier_partner: the league had been confirmed for any campaign before. With p_plans, goes_on is the day for which
-- the email of an unsent offer is planned now.
create or replace function app_private.waits_on(p_campaign_ids int[], p_day date, p_since date, p_sends_known date,
  p_answers_known date, p_plans boolean default false)
  returns table (campaign_id int, sponsor_id int, stage text, age int, waiting boolean, advanced boolean,
    earlier_partner boolean, goes_on date, count int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select w.campaign_id, c.sponsor_id, w.stage, greatest(0, least(150, coalesce(k.until, p_day) - w.since)),
    k.until is null, w.advanced and k.until is not null,
    o.id is not null and exists (select from app_public.offers e where e.organization_id = o.organization_id
      and app_private.day_of(e.confirmed_at) < coalesce(w.added_on, w.since)),
    n.goes_on, count(*)::int
  from app_private.offer_waits w
  cross join lateral (select case
    when w.until <= case w.stage when 'sent' then p_answers_known else p_sends_known end then w.until end as until) k
  join app_public.campaigns c on c.id = w.campaign_id left join app_public.offers o on o.id = w.offer_id
  left join app_private.planned_offers n on n.offer_id = w.offer_id and w.stage = 'unsent' and k.until is null
    and p_plans
  where w.campaign_id = any (p_campaign_ids) and w.since between p_since and p_sends_known
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;
