-- The forecast of a campaign: what each waiting offer will probably bring, summed up.

-- What campaigns can expect by each week until their deadline and the season's start, as of a day, by the rates of a
-- night. Knows additions and sends until p_sends_known, answers until p_answers_known; p_goals_of: the day of the
-- forecast whose target and deadline count instead of the present ones; p_plans: counts what the queue of sends plans
-- now. None for campaigns whose dates have passed.
create or replace function app_private.expected_confirmations(p_campaign_ids int[], p_day date, p_night date,
  p_sends_known date, p_answers_known date, p_goals_of date, p_plans boolean default false)
  returns table (campaign_id int, on_date date, days int, deadline date, target int, confirmed int, sent int,
    unsent int, ratio float8, shape float8, sending_shape float8, new_share float8, sent_mean float8,
    unsent_mean float8, mean float8, existing_mean float8, existing_variance float8, existing_width float8,
    all_mean float8, all_variance float8, all_width float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  with night as (
    select n.* from app_private.forecast_nights n where n.night = p_night
  ),
  hazard as materialized (
    select h.stage, h.age, h.advanced, h.lost from app_private.forecast_hazards h where h.night = p_night
  ),
  campaign as materialized (
    select c.id, c.sponsor_id, c.starts_at, d.target, d.deadline, d.last_day, coalesce(s.ratio, 1) as sponsor_ratio
    from app_public.campaigns c
    left join app_private.campaign_forecasts f on f.campaign_id = c.id and f.day = p_goals_of
    cross join lateral (
      select coalesce(f.deadline, case when c.leagues_confirmed_goal_date > p_day then c.leagues_confirmed_goal_date
          else c.starts_at end) as deadline,
        coalesce(f.deadline, greatest(c.leagues_confirmed_goal_date, c.starts_at)) as last_day,
        case when f.day is null then c.target_number_of_leagues else f.target end as target) d
    left join app_private.forecast_ratios s on s.night = p_night and s.factor = 'sponsor' and s.key = c.sponsor_id
    where c.id = any (p_campaign_ids) and d.deadline > p_day
  ),
  cell as materialized (
    select w.*, c.sponsor_ratio * coalesce(p.ratio, 1) as ratio
    from app_private.waits_on(array(select c.id from campaign c), p_day, p_day - 730, p_sends_known, p_answers_known,
      p_plans) w
    join campaign c on c.id = w.campaign_id
    left join app_private.forecast_ratios p on p.night = p_night and p.factor = 'earlier_partner'
      and p.key = w.earlier_partner::int
  ),
  own as (
    select c.id as campaign_id, coalesce(sum(w.count * w.ratio) / sum(w.count), max(c.sponsor_ratio)) as group_ratio,
      coalesce(sum(w.count) filter (where w.stage = 'sent' and w.advanced), 0) as confirmed,
      coalesce(sum(w.count * h.advanced * w.ratio) filter (where w.stage = 'sent'), 0) as expected,
      coalesce(sum(w.count) filter (where w.stage = 'unsent' and w.advanced), 0) as sent,
      coalesce(sum(w.count * h.advanced) filter (where w.stage = 'unsent'), 0) as expected_sends,
      coalesce(sum(w.count) filter (where w.stage = 'sent' and w.waiting), 0) as waiting_sent,
      coalesce(sum(w.count) filter (where w.stage = 'unsent' and w.waiting), 0) as waiting_unsent
    from campaign c left join (cell w join hazard h using (stage, age)) on w.campaign_id = c.id group by c.id
  ),
  rate as (
    select o.*, n.confirming_prior + o.confirmed as shape, n.sending_prior + o.sent as sending_shape,
      (n.confirming_prior + o.confirmed) / (n.confirming_prior + o.expected) as ratio,
      (n.sending_prior + o.sent) / (n.sending_prior + o.expected_sends) as sending_ratio,
      (select count(*)::int from app_private.offer_days d where d.campaign_id = o.campaign_id
        and d.confirmed_on <= p_answers_known
        and (d.unconfirmed_on is null or d.unconfirmed_on > p_answers_known)) as confirmed_now
    from own o cross join night n
  ),
  horizon as (
    select c.id as campaign_id, d.on_date, d.on_date - p_day as days from campaign c
    cross join lateral (
      select c.deadline as on_date union select c.last_day union select c.starts_at where c.starts_at > p_day
      union select p_day + 7 * w from generate_series(1, least(52, (c.last_day - p_day) / 7)) w) d
  ),
  -- day by day, because offers may be lost at other ages than those at which they are confirmed
  answer as (
    select w.campaign_id, w.age, w.count, x.age - w.age as days,
      sum(exp(-(q.ratio * (b.advanced - a.advanced) + b.lost - a.lost))
        * app_private.share_advanced(q.ratio, x.advanced - b.advanced, x.lost - b.lost))
        over (partition by w.campaign_id, w.age, w.earlier_partner order by x.age) as share
    from cell w join rate r using (campaign_id) cross join lateral (select w.ratio * r.ratio as ratio) q
    join hazard a on a.stage = 'sent' and a.age = w.age
    join hazard x on x.stage = 'sent' and x.age > w.age
    join hazard b on b.stage = 'sent' and b.age = x.age - 1
    where w.stage = 'sent' and w.waiting
  ),
  -- the same for offers that are sent on a day to come: shares[n + 1] after n days
  fresh as materialized (
    select f.campaign_id, f.earlier_partner, array_agg(f.share order by f.age) as shares
    from (
      select w.campaign_id, w.earlier_partner, x.age, sum(exp(-(q.ratio * x.advanced_before + x.lost_before))
        * app_private.share_advanced(q.ratio, x.advanced - x.advanced_before, x.lost - x.lost_before))
        over (partition by w.campaign_id, w.earlier_partner order by x.age) as share
      from (select distinct c.campaign_id, c.earlier_partner, c.ratio from cell c
        where c.stage = 'unsent' and c.waiting) w
      join rate r using (campaign_id) cross join lateral (select w.ratio * r.ratio as ratio) q
      cross join (select h.age, h.advanced, h.lost, lag(h.advanced, 1, 0) over ages as advanced_before,
        lag(h.lost, 1, 0) over ages as lost_before
        from hazard h where h.stage = 'sent' window ages as (order by h.age)) x) f
    group by f.campaign_id, f.earlier_partner
  ),
  -- with those whose email is planned, as if they were sent that day
  sent_part as (
    select w.campaign_id, w.on_date, sum(w.count * w.share) as mean, sum(w.count * w.share * (1 - w.share)) as variance
    from (select w.campaign_id, t.on_date, w.count, w.share
      from answer w join horizon t on t.campaign_id = w.campaign_id and w.days = least(t.days, 150 - w.age)
      union all
      select w.campaign_id, t.on_date, w.count, f.shares[least(150, t.days - greatest(0, w.goes_on - p_day)) + 1]
      from cell w join fresh f using (campaign_id, earlier_partner)
      join horizon t on t.campaign_id = w.campaign_id and t.on_date >= w.goes_on) w
    group by w.campaign_id, w.on_date
  ),
  -- sent in some week, and then confirmed in the time that remains
  unsent_part as (
    select w.campaign_id, t.on_date, sum(w.count * x.send * x.share) as mean,
      sum(w.count * x.send * x.share * (1 - x.send * x.share)) as variance
    from cell w join rate r using (campaign_id) join horizon t using (campaign_id)
    join hazard a on a.stage = 'unsent' and a.age = w.age
    cross join generate_series(1, 25) week
    join hazard b on b.stage = 'unsent' and b.age = least(150, w.age + 7 * (week - 1))
    join hazard e on e.stage = 'unsent' and e.age = least(150, w.age + least(7 * week, t.days))
    join fresh f on f.campaign_id = w.campaign_id and f.earlier_partner = w.earlier_partner
    cross join lateral (select exp(-r.sending_ratio * (b.advanced - a.advanced) - (b.lost - a.lost))
        * app_private.share_advanced(r.sending_ratio, e.advanced - b.advanced, e.lost - b.lost) as send,
      f.shares[least(150, greatest(0, t.days - 7 * week + 4)) + 1] as share) x
    where w.stage = 'unsent' and w.waiting and w.goes_on is null and 7 * (week - 1) < t.days
    group by w.campaign_id, t.on_date
  ),
  total as (
    select t.*, coalesce(s.mean, 0) as sent_mean, coalesce(u.mean, 0) as unsent_mean,
      r.confirmed_now + coalesce(s.mean, 0) + coalesce(u.mean, 0) as mean,
      coalesce(s.variance, 0) + coalesce(u.variance, 0) + coalesce(u.mean, 0) ^ 2 / r.sending_shape
        + (coalesce(s.mean, 0) + coalesce(u.mean, 0)) ^ 2 / r.shape as variance
    from horizon t join rate r using (campaign_id)
    left join sent_part s using (campaign_id, on_date) left join unsent_part u using (campaign_id, on_date)
  ),
  -- staff send and add faster when they are behind, and stop at the target: evenly until the deadline
  learned as (
    select t.*, h.width_existing, h.width_all, g.gap, t.mean - case when g.gap <= 0 then h.unsent * t.unsent_mean
        else 0 end as base, greatest(0, g.gap) * h.closed_existing * g.passed as closed_existing,
      greatest(0, g.gap) * h.closed_all * g.passed as closed_all
    from total t join campaign c on c.id = t.campaign_id
    join total e on e.campaign_id = t.campaign_id and e.on_date = c.deadline
    cross join lateral (select c.target - e.mean as gap, least(1, t.days / e.days::float8) as passed) g
    join app_private.forecast_habits h on h.night = p_night and h.weeks =
      case when e.days <= 10 then 1 when e.days <= 21 then 2 when e.days <= 35 then 4 when e.days <= 49 then 6
        else 8 end
  )
  select c.id, l.on_date, l.days, c.deadline, c.target, r.confirmed_now, r.waiting_sent::int, r.waiting_unsent::int,
    r.ratio, r.shape, r.sending_shape, app_private.share_advanced(r.group_ratio * r.ratio, k.advanced, k.lost),
    l.sent_mean, l.unsent_mean, l.mean, l.base + l.closed_existing, l.variance + l.closed_existing, l.width_existing,
    l.base + l.closed_all, l.variance + l.closed_all, l.width_all
  from learned l join campaign c on c.id = l.campaign_id join rate r on r.campaign_id = c.id
  join hazard k on k.stage = 'sent' and k.age = least(150, c.deadline - p_day)
$$;

-- Only one transaction at a time computes forecasts: two would both replace those of the day.
create or replace function app_private.lock_forecasts() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select pg_advisory_xact_lock(hashtextextended('forecasts', 0)) $$;

-- Computes and stores the forecasts of campaigns as of a day, with the newest rates until then, replacing those of that
-- day. The range is as wide as past ones had to be.
create or replace function app_private.compute_forecasts(p_day date, p_campaign_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  select app_private.lock_forecasts();
  delete from app_private.campaign_forecasts f where f.day = p_day and f.campaign_id = any (p_campaign_ids);
  with night as (
    select max(n.night) as night from app_private.forecast_nights n where n.night <= p_day
  ),
  ranged as materialized (
    select e.*, n.night, e.existing_width ^ 2 * (e.existing_variance + 0.3) as existing_spread,
      e.all_width ^ 2 * (e.all_variance + 0.3) as spread
    from night n
    cross join lateral app_private.expected_confirmations(p_campaign_ids, p_day, n.night, p_day, p_day, null,
      p_day = app_private.today()) e
  ),
  forecast as (
    insert into app_private.campaign_forecasts (campaign_id, day, night, deadline, target, confirmed, sent, unsent,
      ratio, shape, sending_shape, new_share, chance, more_offers)
    select r.campaign_id, p_day, r.night, r.deadline, r.target, r.confirmed, r.sent, r.unsent, r.ratio, r.shape,
      r.sending_shape, r.new_share, app_private.chance_of(r.target, r.all_mean, r.confirmed, r.spread),
      app_private.more_offers(r.target, r.confirmed, r.sent_mean + r.unsent_mean, r.existing_mean,
        r.existing_variance, r.existing_width, r.new_share, r.shape)
    from ranged r where r.on_date = r.deadline
  )
  insert into app_private.forecast_points (campaign_id, day, on_date, sent_mean, unsent_mean, mean, existing_mean,
    existing_variance, existing_low, existing_median, existing_high, all_mean, all_variance, low, median, high)
  select r.campaign_id, p_day, r.on_date, r.sent_mean, r.unsent_mean, r.mean, r.existing_mean, r.existing_variance,
    app_private.count_quantile(-1.2816, r.existing_mean, r.confirmed, r.existing_spread),
    app_private.count_quantile(0, r.existing_mean, r.confirmed, r.existing_spread),
    app_private.count_quantile(1.2816, r.existing_mean, r.confirmed, r.existing_spread), r.all_mean, r.all_variance,
    app_private.count_quantile(-1.2816, r.all_mean, r.confirmed, r.spread),
    app_private.count_quantile(0, r.all_mean, r.confirmed, r.spread),
    app_private.count_quantile(1.2816, r.all_mean, r.confirmed, r.spread)
  from ranged r;
$$;
