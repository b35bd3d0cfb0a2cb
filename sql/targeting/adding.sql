-- Adds properties to a campaign: which ones qualify, and the operations. Staff only.

-- The campaign and location filter that an "add all" operation names by one of the two ids; SL422 or SL404 otherwise.
create or replace function app_private.adding_scope(p_campaign_id int, p_search_filter_id int, out campaign_id int,
  out location_filter_id int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_type app_public.filter_type;
begin
  perform app_private.require_staff();
  if num_nonnulls(p_campaign_id, p_search_filter_id) = 0 then
    perform app_private.fail('SL422', 'Choose a campaign or a filter.', 'campaign_id');
  elsif p_search_filter_id is not null then
    select s.campaign_id, s.type into campaign_id, v_type from app_public.search_filters s
    where s.id = p_search_filter_id;
    if v_type = 'LocationFilter' then location_filter_id := p_search_filter_id; end if;
    if p_campaign_id <> campaign_id then campaign_id := null; end if;
  else
    select c.id into campaign_id from app_public.campaigns c where c.id = p_campaign_id;
  end if;
  if campaign_id is null then perform app_private.fail('SL404', 'There is no such campaign or filter.'); end if;
end $$;

-- Those of the given properties that a campaign can take, ascending by id: of its season, without an offer in it,
-- neither ended nor "not a good fit" [B-344, T2].
create or replace function app_private.available_among(p_campaign_id int, p_property_ids int[]) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  execute format('select coalesce(array_agg(p.id order by p.id), ''{}'') from app_public.sponsorable_properties p '
    'where p.id = any ($1) and %s%s',
    coalesce(app_private.season_condition(p_campaign_id), 'true'), app_private.available_condition(p_campaign_id))
    into v_ids using p_property_ids;
  return v_ids;
end $$;

-- Why adding all available properties at once is refused, because no filter is enabled; null if it is allowed [T11].
create or replace function app_private.adding_all_refusal(p_campaign_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select 'Add a filter first: without one, every program there is would be added.'
  where not exists (select from app_public.search_filters s where s.campaign_id = p_campaign_id and s.enabled)
$$;
grant execute on function app_private.adding_all_refusal(int) to sideline_admin;

create or replace function app_public.campaigns_adding_refusal(c app_public.campaigns) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.adding_refusal(c); end;
grant execute on function app_public.campaigns_adding_refusal(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_adding_refusal(app_public.campaigns) is
  'Why no programs can be added to the campaign; null if they can.';

create or replace function app_public.campaigns_adding_all_refusal(c app_public.campaigns) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select coalesce(app_private.adding_refusal(c), app_private.adding_all_refusal(c.id)); end;
grant execute on function app_public.campaigns_adding_all_refusal(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_adding_all_refusal(app_public.campaigns) is
  'Why adding all available programs to the campaign at once is refused; null if it is allowed.';
grant execute on function app_private.adding_refusal(app_public.campaigns) to sideline_admin;

-- Every available property that matches the targeting of a campaign or location filter. At most 10,000 (SL429);
-- refused without any filter (SL409), because then everybody would match.
create or replace function app_private.all_available_ids(p_campaign_id int, p_location_filter_id int) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids int[];
  v_limit constant int := 10000;
begin
  if p_location_filter_id is null and app_private.adding_all_refusal(p_campaign_id) is not null then
    perform app_private.fail('SL409', app_private.adding_all_refusal(p_campaign_id));
  end if;
  v_ids := app_private.matching_property_ids(p_campaign_id, p_location_filter_id, null, true, v_limit + 1);
  if cardinality(v_ids) > v_limit then
    perform app_private.fail('SL429', 'More than 10,000 programs match. Narrow the filters and add them in parts.');
  end if;
  return v_ids;
end $$;

-- The organizations that confirmed in an earlier campaign of a campaign's sponsor.
create or replace function app_private.earlier_partners(p_campaign_id int) returns table (organization_id int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.organization_id from app_public.campaigns c
  join app_public.campaigns e on e.sponsor_id = c.sponsor_id and (e.year, e.season) < (c.year, c.season)
  join app_public.offers o on o.campaign_id = e.id and o.status = 'confirmed' where c.id = p_campaign_id
$$;

-- The available properties of organizations that confirmed in an earlier campaign of the same sponsor and that match
-- the targeting [B-340].
create or replace function app_private.previous_partner_ids(p_campaign_id int, p_location_filter_id int) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_ids int[];
begin
  execute format($sql$
    select coalesce(array_agg(p.id order by p.id), '{}') from app_public.sponsorable_properties p
    where p.organization_id in (select e.organization_id from app_private.earlier_partners($1) e) and %s%s$sql$,
    coalesce(app_private.campaign_condition(p_campaign_id, p_location_filter_id), 'true'),
    app_private.available_condition(p_campaign_id)) into v_ids using p_campaign_id;
  return v_ids;
end $$;

create or replace function app_private.organization_property_ids(p_organization_id int) returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select p.id from app_public.sponsorable_properties p
    where p.organization_id = p_organization_id order by p.id)
$$;

-- Adds every available property that matches the targeting of a campaign or location filter as a prospect [B-330];
-- without include_conflicts only those that conflict with no placement in another campaign. Returns the new offers.
-- SL409 without any filter, SL429 above 10,000.
create or replace function app_public.add_all_available_sponsorable_properties_to_campaign(campaign_id int default null,
  search_filter_id int default null, include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_scope record;
begin
  perform app_private.require_staff();
  select * into v_scope from app_private.adding_scope(campaign_id, search_filter_id);
  return query select * from app_private.add_offers(v_scope.campaign_id,
    app_private.all_available_ids(v_scope.campaign_id, v_scope.location_filter_id), include_conflicts);
end $$;
grant execute on function app_public.add_all_available_sponsorable_properties_to_campaign(int, int, boolean)
  to sideline_admin;
comment on function app_public.add_all_available_sponsorable_properties_to_campaign(int, int, boolean) is
  E'@resultFieldName offers\n'
  'Adds all available properties of a campaign''s or filter''s targeting as prospects; with includeConflicts also '
  'those that conflict with placements in other campaigns. Errors: SL409 without a filter; SL429 above 10,000.';

-- Adds the available properties of organizations that confirmed in an earlier campaign of the same sponsor and that
-- match the targeting [B-331, B-340]; conflicts as above. Returns the new offers.
create or replace function app_public.add_previous_partners_to_campaign(campaign_id int default null,
  search_filter_id int default null, include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_scope record;
begin
  perform app_private.require_staff();
  select * into v_scope from app_private.adding_scope(campaign_id, search_filter_id);
  return query select * from app_private.add_offers(v_scope.campaign_id,
    app_private.previous_partner_ids(v_scope.campaign_id, v_scope.location_filter_id), include_conflicts);
end $$;
grant execute on function app_public.add_previous_partners_to_campaign(int, int, boolean) to sideline_admin;
comment on function app_public.add_previous_partners_to_campaign(int, int, boolean) is
  E'@resultFieldName offers\nAdds matching properties of organizations that confirmed in an earlier campaign of the '
  'sponsor; with includeConflicts also those that conflict with placements in other campaigns.';

-- Adds the properties of an organization that have no offer in the campaign yet [B-332]; conflicts as above.
-- Returns the new offers.
create or replace function app_public.add_organization_sponsorable_properties_to_campaign(campaign_id int,
  organization_id int, include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.add_offers(add_organization_sponsorable_properties_to_campaign.campaign_id,
    app_private.organization_property_ids(add_organization_sponsorable_properties_to_campaign.organization_id),
    include_conflicts);
end $$;
grant execute on function app_public.add_organization_sponsorable_properties_to_campaign(int, int, boolean)
  to sideline_admin;
comment on function app_public.add_organization_sponsorable_properties_to_campaign(int, int, boolean) is
  E'@resultFieldName offers\nAdds an organization''s properties as prospects; with includeConflicts also those that '
  'conflict with placements in other campaigns.';

-- Adds the given properties, except those that already have an offer in the campaign [B-333, B-335]; conflicts as
-- above. Returns the new offers.
create or replace function app_public.add_sponsorable_properties_to_campaign(campaign_id int,
  sponsorable_property_ids int[], include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  if cardinality(sponsorable_property_ids) > 10000 then
    perform app_private.fail('SL429', 'At most 10,000 programs at a time.');
  end if;
  if exists (select from unnest(sponsorable_property_ids) i
      where i is not null and not exists (select from app_public.sponsorable_properties p where p.id = i)) then
    perform app_private.fail('SL404', 'One of these programs does not exist.', 'sponsorable_property_ids');
  end if;
  return query select * from app_private.add_offers(add_sponsorable_properties_to_campaign.campaign_id,
    sponsorable_property_ids, include_conflicts);
end $$;
grant execute on function app_public.add_sponsorable_properties_to_campaign(int, int[], boolean) to sideline_admin;
comment on function app_public.add_sponsorable_properties_to_campaign(int, int[], boolean) is
  E'@resultFieldName offers\nAdds the given properties as prospects; with includeConflicts also those that conflict '
  'with placements in other campaigns.';

-- Creates an organization like createOrganization, with one property for each of its sports in the campaign's season,
-- and adds these to the campaign [B-055, B-334]. SL422 if it has no sport in that season. Returns the new offers.
create or replace function app_public.create_youth_sports_season_prospects(campaign_id int, name text, locations text[],
  contact_email text default null, website_url text default null, winter_sport_ids int[] default '{}',
  spring_sport_ids int[] default '{}', summer_sport_ids int[] default '{}', fall_sport_ids int[] default '{}')
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
    perform app_private.fail('SL422', format('Choose a sport of the campaign''s season, %s.', v_campaign.season),
      v_campaign.season || '_sport_ids');
  end if;
  v := app_public.create_organization(name, locations, contact_email, website_url, winter_sport_ids, spring_sport_ids,
    summer_sport_ids, fall_sport_ids);
  select l.id into v_place_id from app_public.play_locations l where l.organization_id = v.id and l."primary";
  insert into app_public.sponsorable_properties (organization_id, name, season, sport_id, entered_data_confidence)
  select v.id, s.name || ' ' || initcap(v_campaign.season::text) || ' ' || v_campaign.year, v_campaign.season, s.id,
    'added_from_prospecting'
  from app_public.sports s where s.id = any (v_sport_ids) order by s.position;
  insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id,
    organization_id, "primary")
  select p.id, v_place_id, v.id, true from app_public.sponsorable_properties p where p.organization_id = v.id;
  return query select * from app_private.add_offers(v_campaign.id,
    array(select p.id from app_public.sponsorable_properties p where p.organization_id = v.id order by p.id));
end $$;
grant execute on function app_public.create_youth_sports_season_prospects(int, text, text[], text, text, int[],
  int[], int[], int[])
  to sideline_admin;
comment on function app_public.create_youth_sports_season_prospects(int, text, text[], text, text, int[], int[],
  int[], int[]) is
  E'@resultFieldName offers\n'
  'Makes an organization with a property for each sport of the campaign''s season and adds these as prospects.';
