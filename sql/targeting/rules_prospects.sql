-- Prospecting: live counts of a campaign, a location filter or a location, and adding properties to the campaign. Staff only.

-- What a report id names: campaign-7, filter-9 or location-12; no row when there is no such thing.
create or replace function app_private.report_scope(p_id text) returns table (campaign_id int, location_filter_id int, location_id int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with named as (
    select m[1] as kind, m[2]::int as id from regexp_match(p_id, '^(campaign|filter|location)-(\d{1,9})$') m where m is not null
  )
  select c.id, null::int, null::int from named n join app_public.campaigns c on c.id = n.id where n.kind = 'campaign'
  union all
  select f.campaign_id, f.id, null from named n join app_public.location_filters f on f.id = n.id where n.kind = 'filter'
  union all
  select f.campaign_id, f.id, l.id from named n join app_public.locations l on l.id = n.id
  join app_public.location_filters f on f.id = l.location_filter_id where n.kind = 'location'
$$;

-- The campaign whose changes concern a report, for the live channel; staff.
create or replace function app_public.prospecting_report_campaign_id(id text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select s.campaign_id from app_private.report_scope(prospecting_report_campaign_id.id) s where app_private.is_staff() $$;
grant execute on function app_public.prospecting_report_campaign_id(text) to sideline_admin;
comment on function app_public.prospecting_report_campaign_id(text) is '@behavior -*';

-- The offers of a campaign, or of those of its properties that lie in a location filter's places or at one location.
create or replace function app_private.offers_in_scope(p_campaign_id int, p_location_filter_id int, p_location_id int) returns setof app_public.offers
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  if p_location_filter_id is null then
    return query select o.* from app_public.offers o where o.campaign_id = p_campaign_id;
  else
    return query execute format('select o.* from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.campaign_id = %s and (%s)', p_campaign_id, app_private.places_condition(array[p_location_filter_id], p_location_id));
  end if;
end $$;

-- Counts of a campaign (campaign-7), a location filter (filter-9) or a location (location-12) [B-309, B-319]: available
-- properties, offers by stage there (proposed includes rejected_by_league), the target (the sum of enabled filters' counts,
-- times their locations when per_location; none for one location of a total) [B-302] and the last touchpoint [B-320].
-- Staff; null for an unknown id.
create or replace function app_public.prospecting_report(id text) returns app_public.prospecting_report
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v app_public.prospecting_report;
  v_scope record;
begin
  if not app_private.is_staff() then return null; end if;
  select * into v_scope from app_private.report_scope(prospecting_report.id);
  if not found then return null; end if;
  select count(*) filter (where o.status = 'prospecting'), count(*) filter (where o.status = 'qualified'),
    count(*) filter (where o.status in ('proposed', 'rejected_by_league')), count(*) filter (where o.status = 'confirmed'), max(o.last_touchpoint)
  into v.prospecting, v.qualified, v.proposed, v.confirmed, v.last_touchpoint
  from app_private.offers_in_scope(v_scope.campaign_id, v_scope.location_filter_id, v_scope.location_id) o;
  select case when sum(t.count) > 2147483647 then 2147483647 else sum(t.count) end into v.target
  from app_public.location_filters f join app_public.search_filters s on s.id = f.id
  cross join lateral (select case when f.strategy = 'total' or v_scope.location_id is not null then f.strategy_count
    else f.strategy_count * (select count(*) from app_public.locations l where l.location_filter_id = f.id) end as count) t
  where case when v_scope.location_filter_id is null then f.campaign_id = v_scope.campaign_id and s.enabled else f.id = v_scope.location_filter_id end
    and not (v_scope.location_id is not null and f.strategy = 'total');
  execute format('select count(*) from app_public.sponsorable_properties p where %s%s',
    coalesce(app_private.campaign_condition(v_scope.campaign_id, v_scope.location_filter_id, v_scope.location_id), 'true'),
    app_private.available_condition(v_scope.campaign_id)) into v.available;
  v.id := prospecting_report.id;
  return v;
end $$;
grant execute on function app_public.prospecting_report(text) to sideline_admin;
comment on function app_public.prospecting_report(text) is
  'Live counts; id is campaign-7, filter-9 or location-12. available, offers by stage, target, last touchpoint; null for an unknown id.';

-- The offers near the places of a filter, and near one location [B-316]; staff.
create or replace function app_public.location_filters_offers(f app_public.location_filters) returns setof app_public.offers
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select o.* from app_private.offers_in_scope(f.campaign_id, f.id, null) o where app_private.is_staff() order by o.id $$;
create or replace function app_public.locations_offers(l app_public.locations) returns setof app_public.offers
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.* from app_public.location_filters f cross join lateral app_private.offers_in_scope(f.campaign_id, f.id, l.id) o
  where f.id = l.location_filter_id and app_private.is_staff() order by o.id
$$;
grant execute on function app_public.location_filters_offers(app_public.location_filters), app_public.locations_offers(app_public.locations) to sideline_admin;

-- ------------------------------------------------------------------------------------------------ adding

-- The campaign and location filter that an "all" call names by one of its two ids; SL422 or SL404 otherwise.
create or replace function app_private.adding_scope(p_campaign_id int, p_search_filter_id int, out campaign_id int, out location_filter_id int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_type app_public.filter_type;
begin
  perform app_private.require_staff();
  if num_nonnulls(p_campaign_id, p_search_filter_id) = 0 then
    perform app_private.fail('SL422', 'Name a campaign or a filter.', 'campaign_id');
  elsif p_search_filter_id is not null then
    select s.campaign_id, s.type into campaign_id, v_type from app_public.search_filters s where s.id = p_search_filter_id;
    if v_type = 'LocationFilter' then location_filter_id := p_search_filter_id; end if;
    if p_campaign_id <> campaign_id then campaign_id := null; end if;
  else
    select c.id into campaign_id from app_public.campaigns c where c.id = p_campaign_id;
  end if;
  if campaign_id is null then perform app_private.fail('SL404', 'There is no such campaign or filter.'); end if;
end $$;

-- Adds every available property of a campaign's or location filter's targeting as a prospect [B-330]. At most 10,000 in one
-- call (SL429), and none without any filter (SL409): that would be everybody. Returns the new offers.
create or replace function app_public.add_all_available_sponsorable_properties_to_campaign(campaign_id int default null, search_filter_id int default null)
  returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_scope record;
  v_ids int[];
  v_limit constant int := 10000;
begin
  perform app_private.require_staff();
  select * into v_scope from app_private.adding_scope(campaign_id, search_filter_id);
  if app_private.campaign_condition(v_scope.campaign_id, v_scope.location_filter_id) is null then
    perform app_private.fail('SL409', 'Add a filter first: without one, every program there is would be added.');
  end if;
  v_ids := app_private.matching_property_ids(v_scope.campaign_id, v_scope.location_filter_id, null, true, v_limit + 1);
  if cardinality(v_ids) > v_limit then
    perform app_private.fail('SL429', 'More than 10,000 programs match. Narrow the filters and add them in parts.');
  end if;
  return query select * from app_private.add_offers(v_scope.campaign_id, v_ids);
end $$;

-- Adds the available properties of organizations that confirmed in an earlier campaign of the same sponsor and that match
-- the targeting [B-331, B-340]. Returns the new offers.
create or replace function app_public.add_previous_partners_to_campaign(campaign_id int default null, search_filter_id int default null) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v_scope record;
  v_ids int[];
begin
  perform app_private.require_staff();
  select * into v_scope from app_private.adding_scope(campaign_id, search_filter_id);
  execute format($sql$
    select coalesce(array_agg(p.id order by p.id), '{}') from app_public.sponsorable_properties p where p.organization_id in (
      select o.organization_id from app_public.campaigns c
      join app_public.campaigns e on e.sponsor_id = c.sponsor_id and (e.year, e.season) < (c.year, c.season)
      join app_public.offers o on o.campaign_id = e.id and o.status = 'confirmed' where c.id = $1) and %s%s$sql$,
    coalesce(app_private.campaign_condition(v_scope.campaign_id, v_scope.location_filter_id), 'true'),
    app_private.available_condition(v_scope.campaign_id)) into v_ids using v_scope.campaign_id;
  return query select * from app_private.add_offers(v_scope.campaign_id, v_ids);
end $$;

-- Adds the properties of an organization that have no offer in the campaign yet [B-332]. Returns the new offers.
create or replace function app_public.add_organization_sponsorable_properties_to_campaign(campaign_id int, organization_id int) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.add_offers(add_organization_sponsorable_properties_to_campaign.campaign_id,
    array(select p.id from app_public.sponsorable_properties p
      where p.organization_id = add_organization_sponsorable_properties_to_campaign.organization_id order by p.id));
end $$;

-- Adds the given properties, except those that have an offer in the campaign already [B-333, B-335]. Returns the new offers.
create or replace function app_public.add_sponsorable_properties_to_campaign(campaign_id int, sponsorable_property_ids int[]) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  if cardinality(sponsorable_property_ids) > 10000 then perform app_private.fail('SL429', 'At most 10,000 programs in one call.'); end if;
  if exists (select from unnest(sponsorable_property_ids) i
      where i is not null and not exists (select from app_public.sponsorable_properties p where p.id = i)) then
    perform app_private.fail('SL404', 'One of these programs does not exist.', 'sponsorable_property_ids');
  end if;
  return query select * from app_private.add_offers(add_sponsorable_properties_to_campaign.campaign_id, sponsorable_property_ids);
end $$;

-- Makes an organization as createOrganization does, with one property for each of its sports in the campaign's season, and
-- adds these to the campaign [B-055, B-334]. SL422 when it has no sport in that season. Returns the new offers.
create or replace function app_public.create_youth_sports_season_prospects(campaign_id int, name text, locations text[], contact_email text default null,
  website_url text default null, winter_sport_ids int[] default '{}', spring_sport_ids int[] default '{}', summer_sport_ids int[] default '{}',
  fall_sport_ids int[] default '{}') returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign app_public.campaigns;
  v app_public.organizations;
  v_place_id int;
  v_sport_ids int[];
begin
  perform app_private.require_staff();
  select * into v_campaign from app_public.campaigns c where c.id = create_youth_sports_season_prospects.campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id'); end if;
  v_sport_ids := case v_campaign.season when 'winter' then winter_sport_ids when 'spring' then spring_sport_ids
    when 'summer' then summer_sport_ids else fall_sport_ids end;
  if coalesce(cardinality(v_sport_ids), 0) = 0 then
    perform app_private.fail('SL422', format('Choose a sport of the campaign''s season, %s.', v_campaign.season), v_campaign.season || '_sport_ids');
  end if;
  v := app_public.create_organization(name, locations, contact_email, website_url, winter_sport_ids, spring_sport_ids, summer_sport_ids, fall_sport_ids);
  select l.id into v_place_id from app_public.play_locations l where l.organization_id = v.id and l."primary";
  insert into app_public.sponsorable_properties (organization_id, name, season, sport_id, entered_data_confidence)
  select v.id, s.name || ' ' || initcap(v_campaign.season::text) || ' ' || v_campaign.year, v_campaign.season, s.id, 'added_from_prospecting'
  from app_public.sports s where s.id = any (v_sport_ids) order by s.position;
  insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id, organization_id, "primary")
  select p.id, v_place_id, v.id, true from app_public.sponsorable_properties p where p.organization_id = v.id;
  return query select * from app_private.add_offers(v_campaign.id,
    array(select p.id from app_public.sponsorable_properties p where p.organization_id = v.id order by p.id));
end $$;

grant execute on function app_public.add_all_available_sponsorable_properties_to_campaign(int, int),
  app_public.add_previous_partners_to_campaign(int, int), app_public.add_organization_sponsorable_properties_to_campaign(int, int),
  app_public.add_sponsorable_properties_to_campaign(int, int[]),
  app_public.create_youth_sports_season_prospects(int, text, text[], text, text, int[], int[], int[], int[]) to sideline_admin;
comment on function app_public.add_all_available_sponsorable_properties_to_campaign(int, int) is
  E'@resultFieldName offers\nAdds all available properties of a campaign''s or filter''s targeting as prospects. Errors: SL409 without a filter; SL429 above 10,000.';
comment on function app_public.add_previous_partners_to_campaign(int, int) is
  E'@resultFieldName offers\nAdds matching properties of organizations that confirmed in an earlier campaign of the sponsor.';
comment on function app_public.add_organization_sponsorable_properties_to_campaign(int, int) is
  E'@resultFieldName offers\nAdds an organization''s properties as prospects.';
comment on function app_public.add_sponsorable_properties_to_campaign(int, int[]) is E'@resultFieldName offers\nAdds the given properties as prospects.';
comment on function app_public.create_youth_sports_season_prospects(int, text, text[], text, text, int[], int[], int[], int[]) is
  E'@resultFieldName offers\nMakes an organization with a property for each sport of the campaign''s season and adds these as prospects.';
comment on function app_public.location_filters_offers(app_public.location_filters) is E'@simpleCollections only\n@behavior +filterProc\nThe campaign''s offers to properties near the filter''s places.';
comment on function app_public.locations_offers(app_public.locations) is E'@simpleCollections only\n@behavior +filterProc\nThe campaign''s offers to properties near the location.';

select app_private.never_null('app_public.prospecting_report', '{id,available,prospecting,qualified,proposed,confirmed}');
