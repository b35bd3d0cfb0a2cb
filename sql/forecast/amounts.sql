-- What confirmed sponsorships will be worth, and how much of their proof will be on time.

-- Stores how much proof was on time in the two years before a day, with its counts of rates. Late proof is counted as
-- the rarer event by which campaigns differ.
create or replace function app_private.count_proof_rates(p_day date) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  with campaign as (
    select o.campaign_id, count(*)::float8 as due,
      count(*) filter (where app_private.day_of(v.proved_at) <= v.deadline)::float8 as on_time
    from app_public.offers o join app_public.verification_deadlines v on v.offer_id = o.id
    where o.status = 'confirmed' and v.deadline >= p_day - 730
      and (v.verified or v.did_not_complete or v.deadline < p_day) group by o.campaign_id
  ),
  total as (
    select sum(c.due) as due, sum(c.on_time) / sum(c.due) as share from campaign c
  )
  update app_private.forecast_nights n set proof_due = t.due, proof_share = t.share,
    proof_prior = case when t.share < 1 then p.events / (1 - t.share) else 200 end
  from total t cross join lateral (
    select app_private.prior_events(array_agg(c.due - c.on_time), array_agg(c.due * (1 - t.share))) as events
    from campaign c) p
  where n.night = p_day and t.due > 0;
$$;

-- Adds dollars and proof to the forecasts of campaigns as of today. The value of a sponsorship to come is that of the
-- campaign's open offers, else of its confirmed ones, else its part of the budget; each brings the campaign's default
-- deadlines. Proof: beta-binomial, null below 50 deadlines of history or without any deadline.
create or replace function app_private.compute_forecast_amounts(p_campaign_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  with value as materialized (
    select o.campaign_id, coalesce(sum(o.value) filter (where o.status = 'confirmed'), 0)::float8 as confirmed,
      (avg(o.value) filter (where o.status in ('prospecting', 'qualified', 'proposed')))::float8 as open_mean,
      (avg(o.value) filter (where o.status = 'confirmed'))::float8 as confirmed_mean,
      coalesce(var_pop(o.value) filter (where o.status in ('prospecting', 'qualified', 'proposed')), 0)::float8
        as variance
    from app_public.offers o where o.campaign_id = any (p_campaign_ids) group by o.campaign_id
  ),
  proof as materialized (
    select o.campaign_id, count(*) filter (where d.due)::float8 as due,
      count(*) filter (where d.due and app_private.day_of(v.proved_at) <= v.deadline)::float8 as on_time,
      count(*) filter (where not d.due)::float8 as open
    from app_public.offers o join app_public.verification_deadlines v on v.offer_id = o.id
    cross join lateral (
      select v.verified or v.did_not_complete or v.deadline < app_private.today() as due) d
    where o.campaign_id = any (p_campaign_ids) and o.status = 'confirmed' group by o.campaign_id
  ),
  amount as (
    select f.campaign_id, v.dollars, v.low, v.high, (p.on_time + p.ahead * p.mean) / (p.due + p.ahead) as proof,
      1.2816 * p.ahead / (p.due + p.ahead) * sqrt(p.mean * (1 - p.mean)
        * (1 + (p.ahead - 1) / (p.known + 1)) / nullif(p.ahead, 0)) as proof_spread
    from app_private.campaign_forecasts f
    join app_private.forecast_nights n on n.night = f.night
    join app_public.campaigns c on c.id = f.campaign_id
    join app_private.forecast_points r on r.campaign_id = f.campaign_id and r.day = f.day and r.on_date = f.deadline
    left join value a on a.campaign_id = f.campaign_id
    left join proof k on k.campaign_id = f.campaign_id
    cross join lateral (select coalesce(a.confirmed, 0) as confirmed, coalesce(a.variance, 0) as variance,
      coalesce(a.open_mean, a.confirmed_mean, (c.league_budget / nullif(f.target, 0))::float8, 0) as mean) e
    cross join lateral (select e.confirmed + (r.median - f.confirmed) * e.mean as dollars,
      greatest(0, r.median - f.confirmed) * e.variance * 1.2816 ^ 2 as mix) m
    cross join lateral (select m.dollars,
      greatest(e.confirmed, m.dollars - sqrt(((r.median - r.low) * e.mean) ^ 2 + m.mix)) as low,
      m.dollars + sqrt(((r.high - r.median) * e.mean) ^ 2 + m.mix) as high) v
    left join lateral (
      select coalesce(k.due, 0) as due, coalesce(k.on_time, 0) as on_time,
        coalesce(k.open, 0) + greatest(0, r.median - f.confirmed) * (select count(*)
          from app_public.default_verification_deadlines d where d.campaign_id = f.campaign_id) as ahead,
        (coalesce(k.on_time, 0) + n.proof_prior * n.proof_share)
          / nullif(coalesce(k.due, 0) + n.proof_prior, 0) as mean,
        coalesce(k.due, 0) + n.proof_prior as known
      where n.proof_due >= 50) p on p.due + p.ahead > 0
    where f.campaign_id = any (p_campaign_ids) and f.day = app_private.today()
  )
  update app_private.campaign_forecasts f set dollars_low = a.low, dollars_median = a.dollars, dollars_high = a.high,
    proof_low = greatest(0, a.proof - coalesce(a.proof_spread, 0)), proof_median = a.proof,
    proof_high = least(1, a.proof + coalesce(a.proof_spread, 0))
  from amount a where f.campaign_id = a.campaign_id and f.day = app_private.today();
$$;
