-- One step more of each filter of a campaign: what it would be, and which properties it would let in.

-- The values of a filter's radius (miles), bound (people, US dollars) or share, by which one step more is rounded.
create or replace function app_private.step_values(type app_public.filter_type) returns numeric[]
  language sql immutable parallel safe
begin atomic
  select case type when 'LocationFilter' then '{5,10,15,25,40,60,80,100}'
    when 'NumberOfPlayersFilter' then '{0,10,25,50,75,100,150,200,250,300,400,500,750,1000,1500,2000,3000,5000,10000}'
    when 'IncomeFilter' then array(select generate_series(0, 300000, 25000))
    else array(select generate_series(0, 1, 0.05)) end::numeric[];
end;

-- For each kind of filter that lists what it takes: the state, sport, capability or season that would bring the most
-- available properties if the campaign took it, too. None where nothing would.
create or replace function app_private.best_additions(p_campaign_id int)
  returns table (kind app_public.filter_type, key text)
  language plpgsql stable security definer rows 4 set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_statement text;
begin
  with condition as materialized (
    select c.kind, c.condition from app_private.targeting_conditions(p_campaign_id) c)
  select string_agg(format('(select %L::app_public.filter_type, k.key from (
      select %s as key, count(*) as properties from app_public.sponsorable_properties p %s
      where (%s) is not true%s%s group by 1) k
    where k.key is not null%s order by k.properties desc, k.key limit 1)', c.kind, e.key, e.source, c.condition,
    (select string_agg(' and ' || o.condition, '') from condition o where o.kind <> c.kind),
    e.restriction || app_private.available_condition(p_campaign_id), e.known), ' union all ') into v_statement
  from condition c join (values
    ('StateFilter'::app_public.filter_type, 'p.state', '', '',
      ' and k.key in (select z.state from app_public.zip_codes z)'),
    ('SportFilter', 'p.sport_id::text', '', '', ''),
    ('CapabilityFilter', 'a.capability_id::text', 'join app_public.organization_capabilities a
      on a.organization_id = p.organization_id and not a.archived', '', ''),
    ('SeasonFilter', 'p.season::text', '', coalesce(' and ' || app_private.season_condition(p_campaign_id,
      '{"winter": true, "spring": true, "summer": true, "fall": true}'), ''), '')
  ) e (kind, key, source, restriction, known) using (kind);
  if v_statement is not null then return query execute v_statement; end if;
end $$;

-- The steps of a campaign's filters: a larger radius of each location filter (the first 20), a wider bound, a smaller
-- share, or what best_additions found; condition is on the alias p. A filter that is off is switched on rather than
-- doubled. None for markets: no market is the next.
create or replace function app_private.targeting_steps(p_campaign_id int)
  returns table (kind app_public.filter_type, change app_public.near_miss_change, search_filter_id int,
    before float8, after float8, added text, parameters jsonb, condition text)
  language sql stable security definer rows 20 set search_path = pg_catalog, pg_temp
as $$
  with filter as (
    select s.id, s.type, s.enabled, s.parameters from app_public.search_filters s where s.campaign_id = p_campaign_id
  ), bound as (
    (select f.id, f.type, 'radius' as change, null as key, l.radius as value, true as up from filter f
      join app_public.location_filters l using (id)
      where f.enabled and exists (select from app_public.locations o
        where o.location_filter_id = f.id and o.kind <> 'market') order by f.id limit 20)
    union all
    select f.id, f.type, b.change, b.key, (f.parameters ->> b.key)::numeric, b.up from filter f
    cross join (values ('low_bound', 'lowBound', false), ('high_bound', 'highBound', true)) b (change, key, up)
    where f.enabled and f.type in ('NumberOfPlayersFilter', 'IncomeFilter')
    union all
    select f.id, f.type, 'share', k.key, (f.parameters ->> k.key)::numeric, false
    from filter f cross join lateral jsonb_object_keys(f.parameters) k (key)
    where f.enabled and f.type = 'EthnicityFilter'
  ), step as (
    select b.type, b.change, b.id, b.value, n.after, null as added, case when b.key is not null
      then f.parameters || jsonb_build_object(b.key, n.after) end as parameters
    from bound b join filter f using (id)
    cross join lateral (select case when b.up then min(v) filter (where v > b.value)
        else max(v) filter (where v < b.value) end as after
      from unnest(app_private.step_values(b.type)) v) n
    where n.after is not null
    union all
    select a.kind, 'added', f.id, null, null, case a.kind
        when 'SportFilter' then (select t.name from app_public.sports t where t.id::text = a.key)
        when 'CapabilityFilter' then (select t.name from app_public.capabilities t where t.id::text = a.key)
        else a.key end,
      case a.kind when 'StateFilter' then jsonb_build_object('state', a.key)
        when 'SportFilter' then jsonb_build_object('sportIds', f.parameters -> 'sportIds' || a.key::jsonb)
        when 'CapabilityFilter'
          then jsonb_build_object('capabilityIds', f.parameters -> 'capabilityIds' || a.key::jsonb)
        else case when f.enabled then f.parameters
            else (select jsonb_build_object(c.season, true) from app_public.campaigns c where c.id = p_campaign_id) end
          || jsonb_build_object(a.key, true) end
    from app_private.best_additions(p_campaign_id) a
    left join filter f on f.type = a.kind
      and (a.kind <> 'StateFilter' or f.parameters ->> 'state' = a.key and not f.enabled)
  )
  select s.type, s.change::app_public.near_miss_change, s.id, s.value::float8, s.after::float8, s.added, s.parameters,
    case when s.type = 'LocationFilter' then app_private.places_condition(array[s.id], null, s.after)
      when s.type = 'SeasonFilter' then coalesce(app_private.season_condition(p_campaign_id, s.parameters),
        app_private.filter_condition(s.type, s.parameters))
      else app_private.filter_condition(s.type, s.parameters) end
  from step s
$$;
