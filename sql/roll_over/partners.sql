-- The partners of an earlier campaign: the leagues that saw an offer, how they did, and whether to ask them again.

-- Each offer that its league saw, the best first: its figures, the program that the new campaign would ask (of the new
-- season, or made from the last one on the same weekdays), and why it is not asked. refused: it cannot be.
create or replace function app_private.previous_partners(campaign app_public.campaign_roll_over,
  new_campaign app_public.campaigns) returns setof app_public.previous_partner
  language sql stable security definer set search_path = pg_catalog, pg_temp set jit = off
as $$
  with scope as materialized (
    select c.season as old_season, c.year as old_year, coalesce((
      select array(select e.key from jsonb_each(s.parameters) e where e.value = 'true')::app_public.season[]
      from app_public.search_filters s where s.campaign_id = c.id and s.type = 'SeasonFilter' and s.enabled
        and not 'filter:' || s.id = any (coalesce(campaign.left_out, '{}')) limit 1),
      array[new_campaign.season]) as seasons
    from app_public.campaigns c where c.id = campaign.campaign_id),
  offered as materialized (
    select o.id, o.organization_id, o.status, o.value, o.league_rejection_reason, g.name as organization_name, d.starts,
      g.data_confidence, t.id as target_id, coalesce(t.name, n.name) as target_name, q.id as property_id, d.ends,
      concat_ws(':', lower(n.name), q.season, q.sport_id) as name_key, t.id is null
        and q.entered_data_confidence <> 'not_a_good_fit' and q.season_year < new_campaign.year
        and d.ends < app_private.today() is not true
        and (new_campaign.any_season or q.season = any (s.seasons)) as creates
    from scope s join app_public.offers o on o.campaign_id = campaign.campaign_id
      and o.status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled') -- what a league sees [L-077]
    join app_public.organizations g on g.id = o.organization_id
    join app_public.sponsorable_properties q on q.id = o.sponsorable_property_id
    cross join lateral (select left(app_private.for_season(q.name, s.old_season, s.old_year, new_campaign.season,
      new_campaign.year), 200) as name) n
    cross join lateral (select 7 * round(365.25 * (new_campaign.year - q.season_year) / 7)::int as days) w
    cross join lateral (select w.days + 7 * sign(new_campaign.year
      - extract(year from coalesce(q.start_date, q.end_date) + w.days))::int as days) y -- stays in the season's year
    cross join lateral (select q.start_date + y.days as starts, q.end_date + y.days as ends) d
    left join lateral (
      select p.id, p.name from app_public.sponsorable_properties p
      where p.organization_id = q.organization_id and p.sport_id is not distinct from q.sport_id
        and (new_campaign.any_season
          or p.season = any (s.seasons) and coalesce(p.season_year, new_campaign.year) = new_campaign.year)
        and p.data_confidence not in ('ended', 'not_a_good_fit')
        and (p.id = q.id or p.name in (n.name, q.name) or p.season_year = new_campaign.year)
      order by p.id = q.id desc, p.name = n.name desc, p.name = q.name desc, p.id limit 1) t on true),
  conflicts as materialized (
    select k.sponsorable_property_id as id, k.message from app_private.conflicts_of_campaign(new_campaign,
      (select array_agg(coalesce(f.target_id, f.property_id)) from offered f)) k),
  judged as (
    select f.*, p.due, p.on_time, i.rejected, a.days, e.seasons, row_number() over (partition by f.organization_id,
      coalesce(f.target_id::text, f.name_key) order by f.status = 'confirmed' desc, f.id) as nth, case
      when f.status = 'canceled' then 'It was canceled.' when f.status = 'proposed' then 'It did not answer.'
      when f.status = 'rejected_by_league' then 'It declined' || coalesce(': ' || f.league_rejection_reason, '.')
      when f.data_confidence in ('not_a_good_fit', 'ended') then 'It is marked as not a good fit or ended.'
      when m.obstacle is not null then m.obstacle when k.message is not null then k.message
      when p.due > 0 and p.proven = 0 then 'Nothing was proven.'
      when p.due > 0 and p.on_time * 2 <= p.due then 'Late proof: ask it with the others.' end as reason
    from offered f left join conflicts k on k.id = coalesce(f.target_id, f.property_id)
    cross join lateral (select app_private.mail_obstacle('offer', f.organization_id, '') as obstacle) m
    cross join lateral (select count(*)::int as due, count(*) filter (where x.verified)::int as proven,
        count(*) filter (where app_private.day_of(x.proved_at) <= x.deadline)::int as on_time
      from app_public.verification_deadlines x where x.offer_id = f.id
        and (x.verified or x.did_not_complete or x.deadline < app_private.today())) p
    cross join lateral (select count(*)::int as rejected from app_public.verification_images x
      where x.offer_id = f.id and x.status = 'rejected') i
    cross join lateral (
      select app_private.day_of(min(x.at) filter (where x.status in ('confirmed', 'rejected_by_league')))
        - app_private.day_of(min(x.at) filter (where x.status = 'proposed')) as days
      from app_private.offer_stages x where x.offer_id = f.id and x.campaign_id = campaign.campaign_id) a
    cross join lateral (select count(distinct (c.year, c.season))::int as seasons from app_public.offers x
      join app_public.campaigns c on c.id = x.campaign_id
      where x.organization_id = f.organization_id and x.status = 'confirmed') e)
  select d.id, d.organization_id, d.organization_name, d.target_id, d.target_name, d.creates,
    case when o.dated then d.starts end, case when o.dated then d.ends end, d.due, d.on_time, d.value, d.days,
    d.rejected, d.seasons, o.why, o.refused, not o.refused and (d.id = any (coalesce(campaign.asked_offer_ids, '{}'))
      or o.why is null and not d.id = any (coalesce(campaign.left_out_offer_ids, '{}')))
  from judged d cross join lateral (select
    d.creates and app_private.in_date_window(d.starts, 'new_program') is not false
      and app_private.in_date_window(d.ends, 'new_program') is not false as dated,
    d.nth > 1 or d.target_id is null and not d.creates as refused, case
      when d.target_id is null and not d.creates then 'It has no program for this season.'
      when d.nth > 1 then 'The same program is asked once.' else d.reason end as why) o
  order by o.why is not null, o.refused, d.on_time / nullif(d.due, 0)::numeric desc nulls last, d.rejected,
    d.days nulls last, d.value desc nulls last, lower(d.organization_name), d.id
$$;
