-- Why a property is available to a campaign, or not.

-- The place of a campaign's enabled location filters that a point is nearest to, counted from the rim of its circle.
create or replace function app_private.nearest_location(p_campaign_id int, p_lat float8, p_lon float8, out name text,
  out miles float8, out radius numeric)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.name, d.miles, f.radius from app_public.location_filters f
  join app_public.search_filters s on s.id = f.id and s.enabled
  join app_public.locations l on l.location_filter_id = f.id and l.kind <> 'market'
  cross join lateral (select 3958.7613 * acos(least(1, sind(l.lat) * sind(p_lat)
    + cosd(l.lat) * cosd(p_lat) * cosd(p_lon - l.lon))) as miles) d
  where f.campaign_id = p_campaign_id order by d.miles - f.radius limit 1
$$;

-- What a property has of what a kind of a campaign's filters asks for, and what that is, as texts; null: not known.
create or replace function app_private.targeted_value(c app_public.campaigns, p app_public.sponsorable_properties,
  p_kind app_public.filter_type, out value text, out wanted text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case p_kind
      when 'StateFilter' then p.state
      when 'SportFilter' then (select t.name from app_public.sports t where t.id = p.sport_id)
      when 'SeasonFilter' then concat_ws(' ', p.season, coalesce(p.season_year::text, 'without dates'))
      when 'NumberOfPlayersFilter' then p.number_of_players::text
      when 'IncomeFilter' then '$' || to_char(z.median_household_income, 'FM999,999,990')
      when 'EthnicityFilter'
        then round((to_jsonb(z) ->> (select jsonb_object_keys(f.parameters)))::numeric * 100) || '%'
      when 'CapabilityFilter' then coalesce((select string_agg(t.name, ', ' order by t.position)
        from app_public.organization_capabilities a join app_public.capabilities t on t.id = a.capability_id
        where a.organization_id = p.organization_id and not a.archived
          and f.parameters -> 'capabilityIds' @> to_jsonb(t.id)), 'none of them')
      else case when p.location is null then 'no coordinates'
        else trim_scale(round(n.miles::numeric, 1)) || ' miles' end end,
    case when p_kind = 'LocationFilter' then coalesce(trim_scale(n.radius) || ' miles around ' || n.name,
        (select string_agg(g.label, ', ') from app_private.campaign_geometries(c.id) g))
      else concat_ws(' ', coalesce(f.texts, c.season::text),
        case when p_kind = 'SeasonFilter' and not c.any_season then c.year end) end
  from (select (array_agg(s.parameters))[1] as parameters,
      string_agg(app_private.filter_text(s.type, s.parameters), ', ' order by s.id) as texts
    from app_public.search_filters s where s.campaign_id = c.id and s.type = p_kind and s.enabled) f
  left join app_public.zip_codes z on z.zip = p.zip
  cross join app_private.nearest_location(c.id, p.lat, p.lon) n
$$;

-- Whether a property is one of those that "add all" would add to a campaign, and why: each kind of filter, its
-- confidence, its offer in the campaign, conflicts with other campaigns, the pause between emails; noes first.
create or replace function app_private.targeting_explanation(c app_public.campaigns,
  p app_public.sponsorable_properties) returns app_public.targeting_explanation
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  r app_public.targeting_explanation;
  o app_public.offers;
  v_results jsonb;
begin
  select * into o from app_public.offers x where x.campaign_id = c.id and x.sponsorable_property_id = p.id;
  -- each condition in a where clause, so that it is looked up for this property and not computed for all
  execute format('select jsonb_build_object(%s)', (
    select string_agg(format('%L, exists (select from app_public.sponsorable_properties p where p.id = %s and %s)',
      t.kind, p.id, t.condition), ', ')
    from (select x.kind::text, x.condition from app_private.targeting_conditions(c.id) x
      union all select 'available', 'true' || app_private.available_condition(c.id)) t)) into v_results;
  r.campaign_id := c.id;
  r.campaign_name := c.name;
  r.available := not exists (select from jsonb_each(v_results) e where e.value = 'false');
  r.reasons := array(
    select row(k.kind, k.result, k.value, k.wanted)::app_public.targeting_reason from (
      select e.key as kind, case when e.value = 'true' then 'passes' else 'fails' end::app_public.targeting_result
        as result, t.value, t.wanted
      from jsonb_each(v_results - 'available') e
      cross join lateral app_private.targeted_value(c, p, e.key::app_public.filter_type) t
      union all
      select 'confidence', case when p.data_confidence in ('ended', 'not_a_good_fit') then 'fails' else 'passes' end
        ::app_public.targeting_result, p.data_confidence::text, null
      union all
      select 'offer', case when o.id is null then 'passes' else 'fails' end::app_public.targeting_result,
        o.status::text, null
      union all
      select 'conflict', case when count(*) = 0 then 'passes' else 'waits' end::app_public.targeting_result,
        min(x.message), null
      from app_private.placement_conflicts(c.id, array[p.id]) x
      union all
      select 'pause', 'waits', m.pause, null from app_private.mail_pause('offer', o) m (pause)
      where m.pause is not null) k
    order by k.result, array_position(enum_range(null::app_public.filter_type)::text[], k.kind), k.kind);
  return r;
end $$;

-- That explanation for one campaign or, without it, for each to which programs can be added: at most 100, of the
-- latest seasons, those to which the property is available first. Staff.
create or replace function app_public.targeting_explanations(sponsorable_property_id int, campaign_id int default null)
  returns setof app_public.targeting_explanation
  language sql stable security definer rows 20 set search_path = pg_catalog, pg_temp
as $$
  select e.* from (
    select c from app_public.campaigns c where app_private.is_staff() and case when campaign_id is null
      then app_private.adding_refusal(c) is null else c.id = targeting_explanations.campaign_id end
    order by c.starts_at desc nulls last, c.id desc limit 100) x
  join app_public.sponsorable_properties p on p.id = targeting_explanations.sponsorable_property_id
  cross join lateral app_private.targeting_explanation(x.c, p) e
  order by e.available desc, lower(e.campaign_name), e.campaign_id
$$;
grant execute on function app_public.targeting_explanations(int, int) to sideline_admin;
comment on function app_public.targeting_explanations(int, int) is
  E'@simpleCollections only\nWhy a program is available to a campaign or not, or to each open one; at most 100.';

select app_private.never_null('app_public.targeting_explanation', '{campaign_id,campaign_name,available,reasons}');
select app_private.never_null('app_public.targeting_reason', '{kind,result}');
