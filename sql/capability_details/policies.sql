-- The capabilities that organizations sell, with their details: permanent ones, and those from applications.

select app_private.protect('app_public.capability_details');
create policy select_own on app_public.capability_details for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.capability_details is
  'Owners and treasurers of leagues see the terms of their own organizations'' capabilities.';
create policy select_link on app_public.capability_details for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id())
    and (sponsorship_application_id is null
      or sponsorship_application_id = (select app_private.link_application_id())));
grant select on app_public.capability_details to sideline_organization, sideline_application_link;
comment on table app_public.capability_details is E'@behavior -insert -update -delete\nThe terms on which a league '
  'offers a capability: its standing terms, or the answer of one application. price in US dollars.';
create trigger _310_lists before insert or update of banner_size_ids, banner_placement_ids, logo_placement_ids
  on app_public.capability_details
  for each row execute function app_private.tg__id_lists('banner_size_ids', 'banner_sizes', 'banner_placement_ids',
    'banner_placements', 'logo_placement_ids', 'logo_placements');
create trigger _500_audit after insert or update or delete on app_public.capability_details
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.capability_detail_properties');
create policy select_own on app_public.capability_detail_properties for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.capability_detail_properties is
  'Owners and treasurers of leagues see the programs of their own organizations'' capabilities.';
create policy select_link on app_public.capability_detail_properties for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.capability_detail_properties to sideline_organization, sideline_application_link;
comment on table app_public.capability_detail_properties is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.capability_detail_properties
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.capability_detail_play_locations');
create policy select_own on app_public.capability_detail_play_locations for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.capability_detail_play_locations is
  'Owners and treasurers of leagues see the play locations of their own organizations'' capabilities.';
grant select on app_public.capability_detail_play_locations to sideline_organization;
comment on table app_public.capability_detail_play_locations is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.capability_detail_play_locations
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.organization_capabilities');
create policy select_own on app_public.organization_capabilities for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.organization_capabilities is
  'Owners and treasurers of leagues see the capabilities of their own organizations.';
grant select on app_public.organization_capabilities to sideline_organization;
comment on table app_public.organization_capabilities is
  E'@behavior -insert -update -delete\nA capability that an organization sells; removing archives it.';
create trigger _500_audit after insert or update or delete on app_public.organization_capabilities
  for each row execute function app_private.tg__audit();
