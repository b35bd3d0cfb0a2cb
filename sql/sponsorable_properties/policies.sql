-- Programs, seasons and events: who sees them, their play locations, and the confidence in their data.

select app_private.protect('app_public.sponsorable_properties');
create policy select_own on app_public.sponsorable_properties for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorable_properties is
  'Leagues see the programs of their own organizations.';
create policy select_wizard on app_public.sponsorable_properties for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
create policy select_offered on app_public.sponsorable_properties for select to sideline_offer_link
  using (id = (select app_private.link_property_id()));
grant select on app_public.sponsorable_properties to sideline_organization, sideline_application_link;
grant select (id, organization_id, name, season, sport_id, competitiveness_id, number_of_players, min_age,
  max_age, female, male, start_date, end_date, city, state) on app_public.sponsorable_properties to sideline_offer_link;
comment on table app_public.sponsorable_properties is
  E'@behavior -insert -update -delete\n'
  'A program, season or event of an organization that can be sponsored. lat and lon in degrees, of its primary place.';
comment on column app_public.sponsorable_properties.location is '@behavior -*';
comment on column app_public.sponsorable_properties.confidence_changes_on is '@behavior -*';
comment on column app_public.sponsorable_properties.season is '@behavior +orderBy';
comment on column app_public.sponsorable_properties.data_confidence is '@behavior +orderBy';
create trigger _500_audit after insert or update or delete on app_public.sponsorable_properties
  for each row execute function app_private.tg__audit();
-- Changes by people count as updates; the columns that only the daily job writes do not.
create trigger _100_touch before update of name, season, sport_id, competitiveness_id, number_of_players, min_age,
  max_age, female, male, start_date, end_date, entered_data_confidence, lat, lon on app_public.sponsorable_properties
  for each row execute function app_private.tg__touch();
