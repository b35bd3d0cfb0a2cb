-- What history says: how fast offers advance, and which groups do more or less often.

-- Counts the rates of the last two years as of a day, and stores them under it. Offers that still wait count, too: a
-- rate of those that were answered would be much too high.
create or replace function app_private.count_forecast_rates(p_day date) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  delete from app_private.forecast_hazards h where h.night = p_day or h.night < p_day - 14;
  delete from app_private.forecast_ratios r where r.night = p_day or r.night < p_day - 14;
  with wait as materialized (
    select w.*
    from app_private.waits_on(array(select c.id from app_public.campaigns c), p_day, p_day - 730, p_day, p_day) w
  ),
  -- by day of age for two weeks, then by week
  grid as (
    select s.stage, d.age, case when d.age <= 14 then d.age else 14 + (d.age - 8) / 7 end as bin, e.advanced, e.lost,
      sum(e.count) over (partition by s.stage order by d.age desc) as at_risk
    from (values ('unsent'), ('sent')) s (stage) cross join generate_series(0, 150) d (age)
    left join (
      select w.stage, w.age, sum(w.count) as count, sum(w.count) filter (where w.advanced) as advanced,
        sum(w.count) filter (where not w.advanced and not w.waiting) as lost
      from wait w group by w.stage, w.age) e on e.stage = s.stage and e.age = d.age
  ),
  hazard as (
    select g.stage, g.age, coalesce(sum(g.advanced) over bin / nullif(sum(g.at_risk) over bin, 0), 0) as advanced,
      coalesce(sum(g.lost) over bin / nullif(sum(g.at_risk) over bin, 0), 0) as lost
    from grid g window bin as (partition by g.stage, g.bin)
  ),
  curve as materialized (
    select h.stage, h.age, (sum(h.advanced) over younger)::float8 as advanced,
      (sum(h.lost) over younger)::float8 as lost
    from hazard h window younger as (partition by h.stage order by h.age)
  ),
  cell as materialized (
    select w.campaign_id, w.sponsor_id, w.stage, w.earlier_partner::int as earlier_partner,
      coalesce(sum(w.count) filter (where w.advanced), 0)::float8 as observed, sum(w.count * c.advanced) as expected
    from wait w join curve c using (stage, age) group by 1, 2, 3, 4
  ),
  -- one factor after the other: against what the factors before it explain
  partner as (
    select g.*, (g.observed + g.prior) / (g.expected + g.prior) as ratio from (
      select c.earlier_partner as key, sum(c.observed) as observed, sum(c.expected) as expected,
        app_private.prior_events(array_agg(sum(c.observed)) over (), array_agg(sum(c.expected)) over ()) as prior
      from cell c where c.stage = 'sent' group by c.earlier_partner) g
  ),
  sponsor as (
    select g.*, (g.observed + g.prior) / (g.expected + g.prior) as ratio from (
      select c.sponsor_id as key, sum(c.observed) as observed, sum(c.expected * p.ratio) as expected,
        app_private.prior_events(array_agg(sum(c.observed)) over (),
          array_agg(sum(c.expected * p.ratio)) over ()) as prior
      from cell c join partner p on p.key = c.earlier_partner where c.stage = 'sent' group by c.sponsor_id) g
  ),
  campaign as (
    select c.campaign_id, c.stage, sum(c.observed) as observed,
      sum(c.expected * case c.stage when 'sent' then p.ratio * s.ratio else 1 end) as expected
    from cell c left join partner p on p.key = c.earlier_partner left join sponsor s on s.key = c.sponsor_id
    group by c.campaign_id, c.stage
  ),
  night as (
    insert into app_private.forecast_nights as n
      (night, ended_campaigns, confirmations, confirming_prior, sending_prior)
    select p_day, count(*) filter (where c.stage = 'sent'
        and coalesce(k.leagues_confirmed_goal_date, k.starts_at) <= p_day),
      coalesce(sum(c.observed) filter (where c.stage = 'sent'), 0),
      app_private.prior_events(array_agg(c.observed) filter (where c.stage = 'sent'),
        array_agg(c.expected) filter (where c.stage = 'sent')),
      app_private.prior_events(array_agg(c.observed) filter (where c.stage = 'unsent'),
        array_agg(c.expected) filter (where c.stage = 'unsent'))
    from campaign c join app_public.campaigns k on k.id = c.campaign_id
    on conflict (night) do update set ended_campaigns = excluded.ended_campaigns,
      confirmations = excluded.confirmations, confirming_prior = excluded.confirming_prior,
      sending_prior = excluded.sending_prior
    returning n.night
  ),
  kept_curve as (
    insert into app_private.forecast_hazards (night, stage, age, advanced, lost)
    select n.night, c.stage, c.age, c.advanced, c.lost from night n cross join curve c
  )
  insert into app_private.forecast_ratios (night, factor, key, confirmed, expected, ratio)
  select n.night, 'earlier_partner', p.key, p.observed, p.expected, p.ratio from night n cross join partner p
  union all
  select n.night, 'sponsor', s.key, s.observed, s.expected, s.ratio from night n cross join sponsor s;
$$;

-- Learns from the forecasts of campaigns that have ended, and stores it under a day. Each number is drawn towards a
-- cautious default while few campaigns have ended.
create or replace function app_private.learn_forecast_habits(p_day date) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  delete from app_private.forecast_habits h where h.night = p_day or h.night < p_day - 14;
  with past as materialized (
    select (f.deadline - f.day) / 7 as weeks, f.target - p.mean as gap, p.*, o.confirmed as outcome,
      o.existing as existing_outcome
    from app_private.campaign_forecasts f
    join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
    cross join lateral (
      select count(*) as confirmed,
        count(*) filter (where coalesce(d.added_on, d.sent_on, d.confirmed_on) <= f.day) as existing
      from app_private.offer_days d where d.campaign_id = f.campaign_id and d.confirmed_on <= f.deadline
        and (d.unconfirmed_on is null or d.unconfirmed_on > f.deadline)) o
    where f.deadline between p_day - 730 and p_day and f.deadline - f.day in (7, 14, 28, 42, 56)
  ),
  habit as (
    select w.weeks, coalesce(sum(p.gap) filter (where p.gap > 0), 0) as gap, count(p.mean) as count,
      coalesce(sum(p.existing_outcome - p.mean) filter (where p.gap > 0), 0) as closed_existing,
      coalesce(sum(p.outcome - p.mean) filter (where p.gap > 0), 0) as closed_all,
      coalesce(sum(p.mean - p.existing_outcome) filter (where p.gap <= 0), 0) as missing,
      coalesce(sum(p.unsent_mean) filter (where p.gap <= 0), 0) as unsent,
      coalesce(percentile_cont(0.8) within group (order by greatest(0, abs(p.existing_outcome - p.existing_mean) - 0.5)
        / sqrt(p.existing_variance + 0.3)), 0) / 1.2816 as width_existing,
      coalesce(percentile_cont(0.8) within group (order by greatest(0, abs(p.outcome - p.all_mean) - 0.5)
        / sqrt(p.all_variance + 0.3)), 0) / 1.2816 as width_all
    from (values (1), (2), (4), (6), (8)) w (weeks) left join past p on p.weeks = w.weeks group by w.weeks
  )
  insert into app_private.forecast_habits (night, weeks, closed_existing, closed_all, unsent, width_existing, width_all)
  select p_day, h.weeks, greatest(0, least(0.8, (h.closed_existing + 1) / (h.gap + 10))),
    greatest(0, least(0.9, (h.closed_all + 3) / (h.gap + 10))), greatest(0, least(1, h.missing / (h.unsent + 10))),
    (h.count * h.width_existing + 15 * 1.2) / (h.count + 15), (h.count * h.width_all + 15 * 1.2) / (h.count + 15)
  from habit h;
$$;
