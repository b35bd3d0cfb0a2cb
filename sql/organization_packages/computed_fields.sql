-- Fields that are computed from other rows.

-- The properties of a package, and the packages of a property [B-395].
create or replace function app_public.organization_packages_sponsorable_property_ids(k app_public.organization_packages)
  returns int[] language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(j.sponsorable_property_id order by j.sponsorable_property_id), '{}')
  from app_public.organization_package_properties j where j.organization_package_id = k.id;
end;
grant execute on function app_public.organization_packages_sponsorable_property_ids(app_public.organization_packages)
  to sideline_organization, sideline_admin;
comment on function app_public.organization_packages_sponsorable_property_ids(app_public.organization_packages) is
  E'@notNull\nThe properties that the package is for.';

create or replace function app_public.organization_packages_sponsorable_properties(k app_public.organization_packages)
  returns setof app_public.sponsorable_properties language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select p.* from app_public.organization_package_properties j
  join app_public.sponsorable_properties p on p.id = j.sponsorable_property_id
  where j.organization_package_id = k.id order by p.name, p.id;
end;
grant execute on function app_public.organization_packages_sponsorable_properties(app_public.organization_packages)
  to sideline_organization, sideline_admin;
comment on function app_public.organization_packages_sponsorable_properties(app_public.organization_packages) is
  '@simpleCollections only';

create or replace function app_public.sponsorable_properties_organization_packages(p app_public.sponsorable_properties)
  returns setof app_public.organization_packages language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select k.* from app_public.organization_package_properties j
  join app_public.organization_packages k on k.id = j.organization_package_id
  where j.sponsorable_property_id = p.id order by k.name, k.id;
end;
grant execute on function app_public.sponsorable_properties_organization_packages(app_public.sponsorable_properties)
  to sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_organization_packages(app_public.sponsorable_properties) is
  '@simpleCollections only';

-- The capability behind a package's entry, without the organization's own description.
create or replace function app_public.organization_capability_packages_capability(
  p app_public.organization_capability_packages) returns app_public.capabilities
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select c.* from app_public.organization_capabilities o join app_public.capabilities c on c.id = o.capability_id
  where o.id = p.organization_capability_id;
end;
grant execute on function app_public.organization_capability_packages_capability(
  app_public.organization_capability_packages)
  to sideline_organization, sideline_admin;
comment on function app_public.organization_capability_packages_capability(app_public.organization_capability_packages)
  is 'The capability that the package contains.';
