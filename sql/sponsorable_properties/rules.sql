-- Programs, seasons and events: who sees them, where they play, how far their data can be trusted.

select app_private.protect('app_public.sponsorable_properties');
create policy select_own on app_public.sponsorable_properties for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorable_properties is 'Leagues see the programs of their own organizations.';
create policy select_wizard on app_public.sponsorable_properties for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
create policy select_offered on app_public.sponsorable_properties for select to sideline_offer_link
  using (id = (select app_private.link_property_id()));
grant select on app_public.sponsorable_properties to sideline_organization, sideline_application_link;
grant select (id, organization_id, name, season, sport_id, competitiveness_id, number_of_players, min_age, max_age, female, male,
  start_date, end_date, city, state) on app_public.sponsorable_properties to sideline_offer_link;
comment on table app_public.sponsorable_properties is
  E'@behavior -insert -update -delete\nA program, season or event of an organization that can be sponsored. lat and lon in degrees, of its primary place.';
comment on column app_public.sponsorable_properties.location is '@behavior -*';
comment on column app_public.sponsorable_properties.confidence_changes_on is '@behavior -*';
comment on column app_public.sponsorable_properties.season is '@behavior +orderBy';
comment on column app_public.sponsorable_properties.data_confidence is '@behavior +orderBy';
create trigger _500_audit after insert or update or delete on app_public.sponsorable_properties
  for each row execute function app_private.tg__audit();
-- What people change counts as an update; the daily job's own columns do not.
create trigger _100_touch before update of name, season, sport_id, competitiveness_id, number_of_players, min_age, max_age, female, male,
  start_date, end_date, entered_data_confidence, lat, lon on app_public.sponsorable_properties
  for each row execute function app_private.tg__touch();

-- ------------------------------------------------------------------------------------------------ data confidence

-- What an entered confidence is worth today, and the day to look again: ended once the end date is past, stale after six
-- months without an update (a property that does not fit stays so), else as entered [B-359, B-362].
create or replace function app_private.effective_confidence(entered app_public.data_confidence, end_date date, updated_at timestamptz,
  out confidence app_public.data_confidence, out changes_on date)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select
    case when end_date < t.today then 'ended'
      when entered <> 'not_a_good_fit' and t.stale_on <= t.today then 'stale'
      else entered end,
    case when end_date < t.today then null
      when entered = 'not_a_good_fit' or t.stale_on <= t.today then end_date + 1
      else least(end_date + 1, t.stale_on) end
  from (select app_private.today() as today, (app_private.day_of(updated_at) + interval '6 months')::date as stale_on) t
$$;

create or replace function app_private.tg_sponsorable_properties__confidence() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return new; end if;
  select e.confidence, e.changes_on into new.data_confidence, new.confidence_changes_on
  from app_private.effective_confidence(new.entered_data_confidence, new.end_date, new.updated_at) e;
  return new;
end $$;
create trigger _300_confidence before insert or update of name, season, sport_id, competitiveness_id, number_of_players, min_age, max_age,
  female, male, start_date, end_date, entered_data_confidence, lat, lon on app_public.sponsorable_properties
  for each row execute function app_private.tg_sponsorable_properties__confidence();

-- The daily job: writes the confidence of every property whose day has come; returns how many changed.
create or replace function app_private.refresh_data_confidence() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  with due as (
    select p.id, e.confidence, e.changes_on, p.data_confidence as before
    from app_public.sponsorable_properties p
    cross join lateral app_private.effective_confidence(p.entered_data_confidence, p.end_date, p.updated_at) e
    where p.confidence_changes_on <= app_private.today()
    order by p.id for update of p skip locked
  ), written as (
    update app_public.sponsorable_properties p set data_confidence = due.confidence, confidence_changes_on = due.changes_on
    from due where p.id = due.id returning due.confidence is distinct from due.before as changed
  )
  select count(*) filter (where changed) into v_count from written;
  return v_count;
end $$;

-- ------------------------------------------------------------------------------------------------ places of a property

select app_private.protect('app_public.sponsorable_property_play_locations');
create policy select_own on app_public.sponsorable_property_play_locations for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorable_property_play_locations is 'Leagues see where the programs of their own organizations play.';
create policy select_wizard on app_public.sponsorable_property_play_locations for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.sponsorable_property_play_locations to sideline_organization, sideline_application_link;
comment on table app_public.sponsorable_property_play_locations is E'@behavior -insert -update -delete\nWhich program plays where; one place is its primary one.';
create trigger _500_audit after insert or update or delete on app_public.sponsorable_property_play_locations
  for each row execute function app_private.tg__audit();

-- Writes coordinates, city, state and ZIP of the primary place to the given properties.
create or replace function app_private.copy_primary_places(property_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.sponsorable_properties p
  set lat = l.lat, lon = l.lon, city = l.city, state = l.state, zip = app_private.zip_key(l.zipcode)
  from app_public.sponsorable_properties q
  left join app_public.sponsorable_property_play_locations j on j.sponsorable_property_id = q.id and j."primary"
  left join app_public.play_locations l on l.id = j.play_location_id
  where q.id = any (property_ids) and p.id = q.id
    and (p.lat, p.lon, p.city, p.state, p.zip) is distinct from (l.lat, l.lon, l.city, l.state, app_private.zip_key(l.zipcode))
$$;

-- A new primary place of a property takes the mark from the other, also when a deleted one comes back with it.
create or replace function app_private.tg_sponsorable_property_play_locations__primary_moves() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or not new."primary" then return new; end if;
  update app_public.sponsorable_property_play_locations j set "primary" = false
  where j.sponsorable_property_id = new.sponsorable_property_id and j."primary" and j.play_location_id <> new.play_location_id;
  return new;
end $$;
create trigger _200_primary_moves before insert on app_public.sponsorable_property_play_locations
  for each row execute function app_private.tg_sponsorable_property_play_locations__primary_moves();

-- A property with places has one primary place: the first one, and when that goes, the oldest of the others.
create or replace function app_private.tg_sponsorable_property_play_locations__primary() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  update app_public.sponsorable_property_play_locations j set "primary" = true
  from (select distinct on (o.sponsorable_property_id) o.sponsorable_property_id, o.play_location_id
    from app_public.sponsorable_property_play_locations o
    where o.sponsorable_property_id in (select c.sponsorable_property_id from changed c)
    order by o.sponsorable_property_id, o."primary" desc, o.play_location_id) first
  where j.sponsorable_property_id = first.sponsorable_property_id and j.play_location_id = first.play_location_id and not j."primary";
  perform app_private.copy_primary_places(array(select distinct c.sponsorable_property_id from changed c));
  return null;
end $$;
create trigger _600_primary_insert after insert on app_public.sponsorable_property_play_locations referencing new table as changed
  for each statement execute function app_private.tg_sponsorable_property_play_locations__primary();
create trigger _600_primary_delete after delete on app_public.sponsorable_property_play_locations referencing old table as changed
  for each statement execute function app_private.tg_sponsorable_property_play_locations__primary();

-- ------------------------------------------------------------------------------------------------ computed fields

-- girls, boys or coed by the two flags; null when neither is set [B-133, B-144].
create or replace function app_public.sponsorable_properties_gender(p app_public.sponsorable_properties) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select case when p.female and p.male then 'coed' when p.female then 'girls' when p.male then 'boys' end;
end;

-- Its places, the primary one first.
create or replace function app_public.sponsorable_properties_play_locations(p app_public.sponsorable_properties) returns setof app_public.play_locations
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.sponsorable_property_play_locations j join app_public.play_locations l on l.id = j.play_location_id
  where j.sponsorable_property_id = p.id order by j."primary" desc, l.nickname, l.id;
end;
create or replace function app_public.sponsorable_properties_primary_play_location(p app_public.sponsorable_properties) returns app_public.play_locations
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.sponsorable_property_play_locations j join app_public.play_locations l on l.id = j.play_location_id
  where j.sponsorable_property_id = p.id and j."primary";
end;

-- How many packages it is part of.
create or replace function app_public.sponsorable_properties_sponsorable_property_packages_count(p app_public.sponsorable_properties) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.organization_package_properties k where k.sponsorable_property_id = p.id;
end;
comment on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties) is 'girls, boys or coed; null when not said.';
comment on function app_public.sponsorable_properties_play_locations(app_public.sponsorable_properties) is E'@simpleCollections only\nWhere it plays, the primary place first.';
grant execute on function app_public.sponsorable_properties_gender(app_public.sponsorable_properties),
  app_public.sponsorable_properties_play_locations(app_public.sponsorable_properties),
  app_public.sponsorable_properties_primary_play_location(app_public.sponsorable_properties)
  to sideline_application_link, sideline_organization, sideline_admin;
grant execute on function app_public.sponsorable_properties_sponsorable_property_packages_count(app_public.sponsorable_properties) to sideline_organization, sideline_admin;

-- Its offers by stage, internal ones too; staff.
create or replace function app_public.sponsorable_properties_offer_counts_report(p app_public.sponsorable_properties) returns app_public.offer_counts_report
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.count_offers(null, p.id) where app_private.is_staff() $$;
grant execute on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties) to sideline_admin;
comment on function app_public.sponsorable_properties_offer_counts_report(app_public.sponsorable_properties) is 'Its offers by stage.';
comment on function app_public.sponsorable_properties_primary_play_location(app_public.sponsorable_properties) is 'Its primary play location.';
comment on function app_public.sponsorable_properties_sponsorable_property_packages_count(app_public.sponsorable_properties) is E'@notNull\nHow many packages it is part of.';
