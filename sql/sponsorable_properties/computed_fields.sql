-- Fields that are computed from other rows.

-- "girls", "boys" or "coed" from the two flags; null if neither is set [B-133, B-144].
create or replace function app_public.sponsorable_properties_gender(p app_public.sponsorable_properties) returns text
  language sql immutable
begin atomic
  select case when p.female and p.male then 'coed' when p.female then 'girls' when p.male then 'boys' end;
end;
grant execute on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties) is
  'girls, boys or coed; null when not specified.';

-- The number of packages that a property is part of.
create or replace function app_public.sponsorable_properties_sponsorable_property_packages_count(
  p app_public.sponsorable_properties) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.organization_package_properties k where k.sponsorable_property_id = p.id;
end;
grant execute on function app_public.sponsorable_properties_sponsorable_property_packages_count(
  app_public.sponsorable_properties) to sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_sponsorable_property_packages_count(
  app_public.sponsorable_properties) is E'@notNull\nThe number of packages that the property is part of.';

-- A property's offers by stage, including internal stages; staff.
create or replace function app_public.sponsorable_properties_offer_counts_report(p app_public.sponsorable_properties)
  returns app_public.offer_counts_report language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.count_offers(null, p.id) where app_private.is_staff() $$;
grant execute on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties)
  to sideline_admin;
comment on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties) is
  'Its offers by stage.';
