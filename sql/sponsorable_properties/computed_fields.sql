-- Fields that other rows decide.

-- girls, boys or coed by the two flags; null when neither is set [B-133, B-144].
create or replace function app_public.sponsorable_properties_gender(p app_public.sponsorable_properties) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select case when p.female and p.male then 'coed' when p.female then 'girls' when p.male then 'boys' end;
end;
grant execute on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties) is 'girls, boys or coed; null when not specified.';

-- How many packages it is part of.
create or replace function app_public.sponsorable_properties_sponsorable_property_packages_count(p app_public.sponsorable_properties) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.organization_package_properties k where k.sponsorable_property_id = p.id;
end;
grant execute on function app_public.sponsorable_properties_sponsorable_property_packages_count(app_public.sponsorable_properties) to sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_sponsorable_property_packages_count(app_public.sponsorable_properties) is E'@notNull\nHow many packages it is part of.';

-- Its offers by stage, internal ones too; staff.
create or replace function app_public.sponsorable_properties_offer_counts_report(p app_public.sponsorable_properties) returns app_public.offer_counts_report
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.count_offers(null, p.id) where app_private.is_staff() $$;
grant execute on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties) to sideline_admin;
comment on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties) is 'Its offers by stage.';
