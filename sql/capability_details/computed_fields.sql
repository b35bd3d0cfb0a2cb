-- Fields that are computed from other rows.

-- The records that a detail's id lists refer to.
create or replace function app_public.capability_details_banner_sizes(d app_public.capability_details)
  returns setof app_public.banner_sizes language sql stable set search_path = pg_catalog, pg_temp
begin atomic select s.* from app_public.banner_sizes s where s.id = any (d.banner_size_ids) order by s.position; end;
grant execute on function app_public.capability_details_banner_sizes(app_public.capability_details)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.capability_details_banner_sizes(app_public.capability_details) is
  '@simpleCollections only';

create or replace function app_public.capability_details_banner_placements(d app_public.capability_details)
  returns setof app_public.banner_placements language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select s.* from app_public.banner_placements s where s.id = any (d.banner_placement_ids) order by s.position;
end;
grant execute on function app_public.capability_details_banner_placements(app_public.capability_details)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.capability_details_banner_placements(app_public.capability_details) is
  '@simpleCollections only';

create or replace function app_public.capability_details_logo_placements(d app_public.capability_details)
  returns setof app_public.logo_placements language sql stable set search_path = pg_catalog, pg_temp
begin atomic select s.* from app_public.logo_placements s where s.id = any (d.logo_placement_ids) order by s.position;
end;
grant execute on function app_public.capability_details_logo_placements(app_public.capability_details)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.capability_details_logo_placements(app_public.capability_details) is
  '@simpleCollections only';

-- The play locations of signage.
create or replace function app_public.capability_details_organization_play_locations(d app_public.capability_details)
  returns setof app_public.play_locations language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.capability_detail_play_locations j
  join app_public.play_locations l on l.id = j.play_location_id
  where j.capability_detail_id = d.id order by l.nickname, l.id;
end;
grant execute on function app_public.capability_details_organization_play_locations(app_public.capability_details)
  to sideline_organization, sideline_admin;
comment on function app_public.capability_details_organization_play_locations(app_public.capability_details) is
  '@simpleCollections only';

-- The properties that a capability is for; none means all.
create or replace function app_public.capability_details_sponsorable_property_ids(d app_public.capability_details)
  returns int[] language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(j.sponsorable_property_id order by j.sponsorable_property_id), '{}')
  from app_public.capability_detail_properties j where j.capability_detail_id = d.id;
end;
grant execute on function app_public.capability_details_sponsorable_property_ids(app_public.capability_details)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.capability_details_sponsorable_property_ids(app_public.capability_details) is
  E'@notNull\nThe properties that the capability is for; none means all.';

-- The capabilities that its organization sells for a property, without archived ones: those for this property, and
-- those for no property in particular [B-395].
create or replace function app_public.sponsorable_properties_organization_capabilities(
  p app_public.sponsorable_properties) returns setof app_public.organization_capabilities
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select c.* from app_public.organization_capabilities c
  where c.organization_id = p.organization_id and not c.archived
    and (exists (select from app_public.capability_detail_properties d
        where d.capability_detail_id = c.capability_detail_id and d.sponsorable_property_id = p.id)
      or not exists (select from app_public.capability_detail_properties d
        where d.capability_detail_id = c.capability_detail_id))
  order by c.name, c.id;
end;
grant execute on function app_public.sponsorable_properties_organization_capabilities(app_public.sponsorable_properties)
  to sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_organization_capabilities(app_public.sponsorable_properties) is
  '@simpleCollections only';

-- The number of these capabilities.
create or replace function app_public.sponsorable_properties_sponsorable_property_capabilities_count(
  p app_public.sponsorable_properties) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select count(*)::int from app_public.sponsorable_properties_organization_capabilities(p); end;
grant execute on function app_public.sponsorable_properties_sponsorable_property_capabilities_count(
  app_public.sponsorable_properties)
  to sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_sponsorable_property_capabilities_count(
  app_public.sponsorable_properties) is
  E'@notNull\nThe number of capabilities that the organization sells for the property.';
