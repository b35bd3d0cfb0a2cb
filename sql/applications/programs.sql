-- The wizard's mutations that write the organization's programs and play locations.

comment on type app_public.wizard_program_input is '@name wizard_program';
comment on type app_public.wizard_play_location_input is '@name wizard_play_location';

-- Saves programs [L-151 to L-162]: those with id 0 are new, the others change; removed_ids names saved ones to
-- delete, which must not be in use. Programs that are not named stay unchanged.
-- savedIds: the programs in the order they were sent.
create or replace function app_public.upsert_sponsorable_properties(programs app_public.wizard_program_input[],
  removed_ids int[] default '{}', sponsorship_application_id int default null, organization_id int default null,
  stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, null);
  v_current int[] := app_private.current_program_ids(a.organization_id);
  v jsonb;
  v_row jsonb;
  v_id int;
  v_ids int[] := '{}';
begin
  if exists (select from unnest(programs) p
    where coalesce(p.id, 0) <> 0 and (p.id <> all (v_current) or p.id = any (removed_ids)))
    or exists (select from unnest(removed_ids) r where r <> all (v_current)) then
    perform app_private.fail('SL422', 'Choose programs of this organization.', 'programs');
  end if;
  if (select count(*) <> count(distinct p.id) from unnest(programs) p where coalesce(p.id, 0) <> 0)
    or cardinality(programs) > 200 then
    perform app_private.fail('SL422', 'Each program can be listed only once.', 'programs');
  end if;
  v := app_private.checked_answers(a, 'programs', jsonb_build_object('programs', (
    select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(p.id, 0), 'name', p.name,
      'competitivenessId', p.competitiveness_id, 'sportId', p.sport_id, 'numberOfPlayers', p.number_of_players,
      'gender', p.gender, 'minAge', p.min_age, 'maxAge', p.max_age, 'startDate', p.start_date, 'endDate', p.end_date,
      'season', coalesce(p.season, a.season)) order by p.n), '[]')
    from unnest(upsert_sponsorable_properties.programs) with ordinality
      p (id, name, competitiveness_id, sport_id, number_of_players, gender, min_age, max_age, start_date, end_date,
        season, n))), stamp);
  for v_row in select e from jsonb_array_elements(v -> 'programs') e loop
    if v_row -> 'id' = '0' then
      insert into app_public.sponsorable_properties (organization_id, name, season, entered_data_confidence)
      values (a.organization_id, v_row ->> 'name', (v_row ->> 'season')::app_public.season, 'added_by_organization')
      returning id into v_id;
    else
      v_id := (v_row ->> 'id')::int;
    end if;
    update app_public.sponsorable_properties p
    set name = r.name, season = r.season, competitiveness_id = r.competitiveness_id, sport_id = r.sport_id,
      number_of_players = r.number_of_players, min_age = r.min_age, max_age = r.max_age, start_date = r.start_date,
      end_date = r.end_date, female = r.female, male = r.male
    from (select v_row ->> 'name' as name, (v_row ->> 'season')::app_public.season as season,
      (v_row ->> 'competitivenessId')::int as competitiveness_id, (v_row ->> 'sportId')::int as sport_id,
      (v_row ->> 'numberOfPlayers')::int as number_of_players, (v_row ->> 'minAge')::int as min_age,
      (v_row ->> 'maxAge')::int as max_age, (v_row ->> 'startDate')::date as start_date,
      (v_row ->> 'endDate')::date as end_date, v_row ->> 'gender' <> 'boys' as female,
      v_row ->> 'gender' <> 'girls' as male) r
    where p.id = v_id and p.organization_id = a.organization_id;
    v_ids := v_ids || v_id;
  end loop;
  foreach v_id in array coalesce(removed_ids, '{}') loop
    if not app_private.program_is_unused(v_id) then
      perform app_private.fail('SL409', app_private.application_rules() #>> '{programs,inUse}', 'programs');
    end if;
    delete from app_public.sponsorable_properties p where p.id = v_id and p.organization_id = a.organization_id;
  end loop;
  return app_private.finish_step(a.id, 'programs', v_ids);
end $$;
grant execute on function app_public.upsert_sponsorable_properties(app_public.wizard_program_input[], int[],
  int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_sponsorable_properties(app_public.wizard_program_input[], int[],
  int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves programs; id 0 is a new one; savedIds in the order sent. '
  'Errors: SL409 (stamp, or still used), SL422 with the field, SL403.';

-- Stores play locations of programs: rows of {id, primaryProgramIds, otherProgramIds}; other locations stay.
create or replace function app_private.write_program_places(p_organization_id int, p_locations jsonb,
  p_program_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_places int[] := array(select (l ->> 'id')::int from jsonb_array_elements(p_locations) l);
  v_plays jsonb := (select coalesce(jsonb_agg(jsonb_build_object('program', x.program::int, 'place', (l ->> 'id')::int,
    'main', x.main)), '[]')
    from jsonb_array_elements(p_locations) l cross join lateral (
      select e as program, true as main from jsonb_array_elements_text(l -> 'primaryProgramIds') e
      union all select e, false from jsonb_array_elements_text(l -> 'otherProgramIds') e) x);
begin
  if exists (select from jsonb_to_recordset(v_plays) as p (program int) where p.program <> all (p_program_ids)) then
    perform app_private.fail('SL422', 'Choose programs of this organization.', 'playLocations');
  end if;
  insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id,
    organization_id)
  select p.program, p.place, p_organization_id from jsonb_to_recordset(v_plays) as p (program int, place int)
  on conflict on constraint sponsorable_property_play_locations_pkey do nothing;
  delete from app_public.sponsorable_property_play_locations j
  where j.organization_id = p_organization_id and j.sponsorable_property_id = any (p_program_ids)
    and j.play_location_id = any (v_places)
    and not exists (select from jsonb_to_recordset(v_plays) as p (program int, place int)
      where p.program = j.sponsorable_property_id and p.place = j.play_location_id);
  -- the primary flag moves last: it is cleared on the old place, then set on the new one
  update app_public.sponsorable_property_play_locations j set "primary" = false
  from jsonb_to_recordset(v_plays) as p (program int, place int, main boolean)
  where p.main and j.sponsorable_property_id = p.program and j.play_location_id <> p.place and j."primary";
  update app_public.sponsorable_property_play_locations j set "primary" = true
  from jsonb_to_recordset(v_plays) as p (program int, place int, main boolean)
  where p.main and j.sponsorable_property_id = p.program and j.play_location_id = p.place and not j."primary";
  perform app_private.copy_primary_places(p_program_ids);
end $$;

-- The key of the step's message for a postal code that cannot be saved; null if it can. A code that is only missing in
-- the table may be new: it is saved once the person has confirmed it [R4].
create or replace function app_private.zip_problem(p_place jsonb, p_confirmed boolean) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when p.zip is null or p.country::text <> p_place ->> 'country' then 'unknownZip'
    when p.state <> p_place ->> 'state' then 'otherState'
    when not p.known and p_confirmed is not true then 'unsureZip' end
  from (select) one left join app_private.postal_place(p_place ->> 'zipcode', p_place ->> 'state') p on true
$$;

-- Saves play locations and which programs play there [L-163 to L-174]: id 0 means a new one; removed_ids names those to
-- delete; confirmed: the person keeps a postal code that the table does not know.
-- savedIds: the locations in the order they were sent.
create or replace function app_public.upsert_play_locations(play_locations app_public.wizard_play_location_input[],
  removed_ids int[] default '{}', sponsorship_application_id int default null, organization_id int default null,
  offer_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, offer_id);
  v_before jsonb := app_private.play_location_answers(a.organization_id) -> 'playLocations';
  v jsonb;
  v_row record;
  v_same boolean;
  v_id int;
  v_ids int[] := '{}';
  v_written jsonb := '[]';
  v_line text;
  v_problem text;
begin
  if exists (select from unnest(play_locations) p
    where coalesce(p.id, 0) <> 0 and (p.id = any (removed_ids) or not exists (
        select from app_public.play_locations l where l.id = p.id and l.organization_id = a.organization_id))) then
    perform app_private.fail('SL422', 'Choose play locations of this organization.', 'playLocations');
  end if;
  if (select count(*) <> count(distinct p.id) from unnest(play_locations) p where coalesce(p.id, 0) <> 0)
    or cardinality(play_locations) > 200 then
    perform app_private.fail('SL422', 'Each play location can be listed only once.', 'playLocations');
  end if;
  v := app_private.checked_answers(a, 'play-locations', jsonb_build_object('playLocations', (
    select coalesce(jsonb_agg(jsonb_build_object('id', coalesce(p.id, 0), 'address', p.address, 'city', p.city,
      'state', upper(p.state), 'zipcode', upper(p.zipcode), 'country', p.country,
      'primaryProgramIds', coalesce(to_jsonb(p.primary_program_ids), '[]'),
      'otherProgramIds', coalesce(to_jsonb(p.other_program_ids), '[]')) order by p.n), '[]')
    from unnest(upsert_play_locations.play_locations) with ordinality
      p (id, address, city, state, zipcode, country, primary_program_ids, other_program_ids, confirmed, n))), stamp);
  for v_row in
    select e.value as at, e.ordinality - 1 as n from jsonb_array_elements(v -> 'playLocations') with ordinality e loop
    v_id := nullif((v_row.at ->> 'id')::int, 0);
    v_same := exists (select from jsonb_array_elements(v_before) b where (b ->> 'id')::int = v_id
      and b - 'primaryProgramIds' - 'otherProgramIds' = v_row.at - 'primaryProgramIds' - 'otherProgramIds');
    if not v_same then
      v_problem := app_private.zip_problem(v_row.at, (upsert_play_locations.play_locations[v_row.n + 1]).confirmed);
      if v_problem is not null then
        perform app_private.fail('SL422', app_private.application_rules() -> 'play-locations' ->> v_problem,
          'playLocations.' || v_row.n || '.zipcode');
      end if;
      v_row.at := v_row.at || jsonb_build_object('zipcode', app_private.postal_code(v_row.at ->> 'zipcode'));
      v_line := case when strpos(v_row.at ->> 'address', v_row.at ->> 'zipcode') > 0 then v_row.at ->> 'address'
        else concat_ws(', ', v_row.at ->> 'address', v_row.at ->> 'city',
          concat_ws(' ', v_row.at ->> 'state', v_row.at ->> 'zipcode')) end;
      if v_id is null then
        insert into app_public.play_locations (organization_id, nickname, address, street, city, state,
          zipcode, country)
        values (a.organization_id, app_private.place_name(v_line), v_line, v_row.at ->> 'address', v_row.at ->> 'city',
          v_row.at ->> 'state', v_row.at ->> 'zipcode', (v_row.at ->> 'country')::app_public.country)
        returning id into v_id;
      else
        update app_public.play_locations l
        set address = v_line, street = v_row.at ->> 'address', city = v_row.at ->> 'city', state = v_row.at ->> 'state',
          zipcode = v_row.at ->> 'zipcode', country = (v_row.at ->> 'country')::app_public.country where l.id = v_id;
      end if;
      -- a postal code may serve several towns, so the typed one stays
      update app_public.play_locations l set city = v_row.at ->> 'city'
      where l.id = v_id and l.city is distinct from v_row.at ->> 'city';
    end if;
    v_ids := v_ids || v_id;
    v_written := v_written || (v_row.at || jsonb_build_object('id', v_id));
  end loop;
  perform app_private.write_program_places(a.organization_id, v_written,
    app_private.current_program_ids(a.organization_id));
  delete from app_public.play_locations l where l.id = any (removed_ids) and l.organization_id = a.organization_id;
  return app_private.finish_step(a.id, 'play-locations', v_ids);
end $$;
grant execute on function app_public.upsert_play_locations(app_public.wizard_play_location_input[], int[], int,
  int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_play_locations(app_public.wizard_play_location_input[], int[], int,
  int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\nSaves play locations and which programs play there; id 0 is a new '
  'one; savedIds in the order sent. Errors: SL409 (stamp, or still used), SL422 with the field, SL403.';
