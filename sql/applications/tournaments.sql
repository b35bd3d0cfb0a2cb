-- Saving the step with the tournament.

-- Saves the tournament [L-181 to L-188]; without one only the flag is saved and earlier details stay hidden.
create or replace function app_public.upsert_tournament(host_tournament boolean, name text default null,
  first_date date default null, last_date date default null, number_of_players int default null,
  address text default null, city text default null, state text default null, postal_code text default null,
  country text default null, free_parking boolean default null, can_ship_in_advance boolean default null,
  shipments_arrival app_public.shipments_arrival default null, require_coi boolean default null,
  has_contingency_plan boolean default null, sponsorship_application_id int default null,
  organization_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, null);
  v jsonb := app_private.checked_answers(a, 'tournament-information',
    jsonb_build_object('hostTournament', host_tournament, 'name', name, 'firstDate', first_date,
      'lastDate', last_date, 'numberOfPlayers', number_of_players, 'address', address, 'city', city, 'state', state,
      'postalCode', postal_code, 'country', country, 'freeParking', free_parking,
      'canShipInAdvance', can_ship_in_advance,
      'shipmentsArrival', case when can_ship_in_advance then shipments_arrival end, 'requireCoi', require_coi,
      'hasContingencyPlan', has_contingency_plan), stamp);
  v_id int;
begin
  insert into app_public.tournaments as t (sponsorship_application_id, organization_id, host_tournament)
  values (a.id, a.organization_id, false)
  on conflict on constraint tournaments_application_key do nothing;
  update app_public.tournaments t set host_tournament = false
  where t.sponsorship_application_id = a.id and not (v ->> 'hostTournament')::boolean returning t.id into v_id;
  if v_id is null then
    update app_public.tournaments t set host_tournament = true, name = v ->> 'name',
      first_date = (v ->> 'firstDate')::date, last_date = (v ->> 'lastDate')::date,
      number_of_players = (v ->> 'numberOfPlayers')::int, address = v ->> 'address', city = v ->> 'city',
      state = v ->> 'state', postal_code = upper(v ->> 'postalCode'), country = (v ->> 'country')::app_public.country,
      free_parking = (v ->> 'freeParking')::boolean, can_ship_in_advance = (v ->> 'canShipInAdvance')::boolean,
      shipments_arrival = (v ->> 'shipmentsArrival')::app_public.shipments_arrival,
      require_coi = (v ->> 'requireCoi')::boolean, has_contingency_plan = (v ->> 'hasContingencyPlan')::boolean
    where t.sponsorship_application_id = a.id returning t.id into v_id;
  end if;
  return app_private.finish_step(a.id, 'tournament-information', array[v_id]);
end $$;
grant execute on function app_public.upsert_tournament(boolean, text, date, date, int, text, text, text, text, text,
  boolean, boolean, app_public.shipments_arrival, boolean, boolean, int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_tournament(boolean, text, date, date, int, text, text, text, text, text, boolean,
  boolean, app_public.shipments_arrival, boolean, boolean, int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\n'
  'Saves the tournament of the season, or that there is none. Errors: SL409 (stamp), SL422 with the field, SL403.';
