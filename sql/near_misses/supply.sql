-- Whether a campaign's available properties, at its own rates, suffice for its target.

-- The places that a campaign's target or targeting names: locations with a goal each, location filters with a goal in
-- total, markets and states; at most 40. condition is on the alias p; target: null without a goal of its own.
create or replace function app_private.supply_areas(p_campaign_id int)
  returns table (place int, label text, target int, condition text)
  language sql stable security definer rows 10 set search_path = pg_catalog, pg_temp
as $$
  select row_number() over (order by a.rank, a.filter_id, a.id)::int, a.label, a.target, coalesce(a.condition,
    app_private.places_condition(array[a.filter_id], a.id))
  from (
    select 1 as rank, f.id as filter_id, l.id, l.name as label,
      case when f.strategy = 'per_location' then nullif(f.strategy_count, 0) end as target, null as condition
    from app_public.location_filters f join app_public.search_filters s on s.id = f.id and s.enabled
    join app_public.locations l on l.location_filter_id = f.id
    where f.campaign_id = p_campaign_id and (f.strategy = 'per_location' and f.strategy_count > 0 or l.kind = 'market')
    union all
    select 2, f.id, null, f.name, f.strategy_count, null
    from app_public.location_filters f join app_public.search_filters s on s.id = f.id and s.enabled
    where f.campaign_id = p_campaign_id and f.strategy = 'total' and f.strategy_count > 0
    union all
    select 3, s.id, null, s.parameters ->> 'state', null,
      app_private.filter_condition(s.type, s.parameters)
    from app_public.search_filters s
    where s.campaign_id = p_campaign_id and s.type = 'StateFilter' and s.enabled) a
  order by 1 limit 40
$$;

-- The supply of a campaign and of each of its areas: confirmed and open offers, available properties, and how many of
-- the open ones and of the available ones are likely to be confirmed by the deadline, at the rates of its newest
-- forecast; short: what the target still lacks then, null without one. obstacle: why there is nothing likely. Staff.
-- Errors: SL404.
create or replace function app_public.campaign_supply(campaign_id int) returns app_public.campaign_supply
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  r app_public.campaign_supply;
  v_share float8 := app_private.new_offer_share(campaign_supply.campaign_id);
  v_open_share float8;
  v_counts jsonb;
begin
  perform app_private.require_staff();
  if not exists (select from app_public.campaigns c where c.id = campaign_supply.campaign_id) then
    perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id');
  end if;
  select g.target, g.confirmed into r.target, r.confirmed from app_private.goal(campaign_supply.campaign_id) g;
  execute format($sql$
    with available as materialized (
      select p.id, p.state, p.lat, p.lon, p.location from app_public.sponsorable_properties p where %s%s
    ), offered as materialized (
      select o.status, p.id, p.state, p.lat, p.lon, p.location from app_public.offers o
      join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.campaign_id = %s and o.status in ('prospecting', 'qualified', 'proposed', 'confirmed')
    )
    select jsonb_object_agg(a.place, to_jsonb(a)) from (%s) a$sql$,
    coalesce(app_private.campaign_condition(campaign_supply.campaign_id), 'true'),
    app_private.available_condition(campaign_supply.campaign_id), campaign_supply.campaign_id,
    (select string_agg(format('select %s as place,
      (select count(*) from available p where %s) as available,
      (select count(*) from offered p where p.status = ''confirmed'' and %2$s) as confirmed,
      (select count(*) from offered p where p.status <> ''confirmed'' and %2$s) as open', s.place, s.condition),
      ' union all ') from (select 0 as place, 'true' as condition
        union all select a.place, '(' || a.condition || ')'
        from app_private.supply_areas(campaign_supply.campaign_id) a) s))
    into v_counts;
  r.available := v_counts #>> '{0,available}';
  r.open := v_counts #>> '{0,open}';
  if v_share is null then
    r.obstacle := coalesce((select app_private.forecast_obstacle(n) from app_private.campaign_forecasts f
      join app_private.forecast_nights n on n.night = f.night
      where f.campaign_id = campaign_supply.campaign_id order by f.day desc limit 1),
      'There is no forecast of this campaign.');
  else
    select greatest(0, p.existing_mean - f.confirmed) / nullif(f.sent + f.unsent, 0) into v_open_share
    from app_private.campaign_forecasts f
    join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
    where f.campaign_id = campaign_supply.campaign_id order by f.day desc limit 1;
    v_open_share := least(1, coalesce(v_open_share, v_share));
    r.likely_open := round(r.open * v_open_share);
    r.likely_available := round(r.available * v_share);
    if r.target is not null then
      r.short := greatest(0, r.target - r.confirmed - r.likely_open - r.likely_available);
    end if;
  end if;
  r.areas := array(
    select row(a.label, a.target, c.available, l.likely,
      case when num_nulls(a.target, l.likely) = 0 then greatest(0, a.target - l.likely) end)::app_public.supply_area
    from app_private.supply_areas(campaign_supply.campaign_id) a
    cross join lateral jsonb_to_record(v_counts -> a.place::text) c (confirmed int, open int, available int)
    cross join lateral (select round(c.confirmed + c.open * v_open_share + c.available * v_share)::int as likely) l
    order by a.place);
  return r;
end $$;
grant execute on function app_public.campaign_supply(int) to sideline_admin;
comment on function app_public.campaign_supply(int) is
  E'@notNull\nWhether the available properties of a campaign, at its own rates, suffice for its target, and where '
  'not. Errors: SL404.';

select app_private.never_null('app_public.campaign_supply', '{confirmed,open,available,areas}');
select app_private.never_null('app_public.supply_area', '{label,available}');
