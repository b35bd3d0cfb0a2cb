-- Packages: bundles that an organization offers for one price.

select app_private.protect('app_public.organization_packages');
create policy select_own on app_public.organization_packages for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.organization_packages is
  'Owners and treasurers of leagues see the packages of their own organizations.';
grant select on app_public.organization_packages to sideline_organization;
comment on table app_public.organization_packages is
  E'@behavior -insert -update -delete\nA bundle of an organization for one price in US dollars.';
create trigger _500_audit after insert or update or delete on app_public.organization_packages
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.organization_package_properties');
create policy select_own on app_public.organization_package_properties for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.organization_package_properties is
  'Owners and treasurers of leagues see the programs of their own organizations'' packages.';
grant select on app_public.organization_package_properties to sideline_organization;
comment on table app_public.organization_package_properties is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.organization_package_properties
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.organization_capability_packages');
create policy select_own on app_public.organization_capability_packages for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.organization_capability_packages is
  'Owners and treasurers of leagues see the capabilities of their own organizations'' packages.';
grant select on app_public.organization_capability_packages to sideline_organization;
comment on table app_public.organization_capability_packages is
  E'@behavior -insert -update -delete\nA capability in a package, with its quantity.';
create trigger _500_audit after insert or update or delete on app_public.organization_capability_packages
  for each row execute function app_private.tg__audit();
