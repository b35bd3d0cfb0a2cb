-- The valid parameters of search filters.

-- The ids in a filter's parameters: at least one, all of them in the given list; SL422 otherwise.
create or replace function app_private.filter_ids(p_ids jsonb, p_list text, p_what text) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_unknown boolean;
begin
  if coalesce(jsonb_typeof(p_ids), '') <> 'array' or jsonb_array_length(p_ids) = 0
    or p_ids @? '$[*] ? (@.type() != "number")' then
    perform app_private.fail('SL422', format('Choose at least one %s.', p_what), 'parameters');
  end if;
  execute format('select exists (select from jsonb_array_elements_text($1) e where not exists (select from '
    'app_public.%I t where t.id::text = e.value))', p_list)
    into v_unknown using p_ids;
  if v_unknown then perform app_private.fail('SL422', format('There is no such %s.', p_what), 'parameters'); end if;
  return p_ids;
end $$;

-- Returns the parameters that are valid for the filter's type, and refuses invalid ones (SL422 parameters)
-- [B-270..B-277, B-281, B-282].
create or replace function app_private.tg_search_filters__parameters() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  p jsonb := new.parameters;
  v_low numeric;
  v_high numeric;
  v_group text;
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return new; end if;
  if new.type in ('IncomeFilter', 'NumberOfPlayersFilter') then
    if jsonb_typeof(coalesce(p -> 'lowBound', 'null')) not in ('number', 'null')
      or jsonb_typeof(coalesce(p -> 'highBound', 'null')) not in ('number', 'null') then
      perform app_private.fail('SL422', 'The bounds must be numbers.', 'parameters');
    end if;
    v_low := (p ->> 'lowBound')::numeric;
    v_high := (p ->> 'highBound')::numeric;
    if least(v_low, v_high) < 0 or greatest(v_low, v_high) > 100000000 or v_low % 1 <> 0 or v_high % 1 <> 0 then
      perform app_private.fail('SL422', 'The bounds must be whole numbers of 0 or more.', 'parameters');
    end if;
  end if;
  new.parameters := case new.type
    when 'SportFilter' then jsonb_build_object('sportIds', app_private.filter_ids(p -> 'sportIds', 'sports', 'sport'))
    when 'CapabilityFilter' then jsonb_build_object('capabilityIds', app_private.filter_ids(p -> 'capabilityIds',
      'capabilities', 'capability'))
    when 'SeasonFilter' then jsonb_build_object('winter', coalesce(p -> 'winter' = 'true', false),
      'spring', coalesce(p -> 'spring' = 'true', false), 'summer', coalesce(p -> 'summer' = 'true', false),
      'fall', coalesce(p -> 'fall' = 'true', false))
    when 'IncomeFilter' then jsonb_build_object('lowBound', least(v_low, v_high), 'highBound', greatest(v_low, v_high))
    when 'NumberOfPlayersFilter' then jsonb_build_object('lowBound', v_low, 'highBound', v_high)
    when 'StateFilter' then jsonb_build_object('state', upper(p ->> 'state'))
    when 'LocationFilter' then '{}'::jsonb
    else p end;
  case new.type
    when 'SeasonFilter' then
      if not new.parameters @? '$.* ? (@ == true)' then
        perform app_private.fail('SL422', 'Choose at least one season.', 'parameters');
      end if;
    when 'IncomeFilter' then
      if num_nulls(v_low, v_high) > 0 then
        perform app_private.fail('SL422', 'Both bounds are required.', 'parameters');
      end if;
    when 'NumberOfPlayersFilter' then
      if num_nulls(v_low, v_high) = 2 then
        perform app_private.fail('SL422', 'At least one bound is required.', 'parameters');
      elsif v_low >= v_high then
        perform app_private.fail('SL422', 'The lower bound must be below the upper one.', 'parameters');
      end if;
    when 'StateFilter' then
      if not exists (select from app_public.zip_codes z where z.state = new.parameters ->> 'state') then
        perform app_private.fail('SL422', 'Choose a state.', 'parameters');
      end if;
    when 'EthnicityFilter' then
      select k into v_group from jsonb_object_keys(p) k
      where k in ('asian', 'black', 'hispanic', 'islander', 'native', 'white');
      if v_group is null or (select count(*) from jsonb_object_keys(p)) <> 1 then
        perform app_private.fail('SL422', 'Choose one group and its percentage.', 'parameters');
      elsif jsonb_typeof(p -> v_group) <> 'number' or not (p ->> v_group)::numeric between 0 and 1 then
        perform app_private.fail('SL422', 'The percentage must be between 0 and 100.', 'parameters');
      end if;
    else null;
  end case;
  return new;
end $$;

-- A LocationFilter gets its location_filters row with default values [B-301]; a restored one has its own.
create or replace function app_private.tg_search_filters__extend() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  insert into app_public.location_filters (id, campaign_id, name)
  values (new.id, new.campaign_id, 'Target Locations');
  return null;
end $$;

create trigger _300_parameters before insert or update of parameters on app_public.search_filters
  for each row execute function app_private.tg_search_filters__parameters();
create trigger _600_extend after insert on app_public.search_filters for each row when (new.type = 'LocationFilter')
  execute function app_private.tg_search_filters__extend();

-- The live reports of a campaign change with its targeting; the same notice twice in a transaction is sent once.
create or replace function app_private.tg_search_filters__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform pg_notify('prospecting_report', (coalesce(new, old)).campaign_id::text);
  return null;
end $$;

create trigger _600_announce after insert or update or delete on app_public.search_filters
  for each row execute function app_private.tg_search_filters__announce();
create trigger _600_announce after update on app_public.location_filters
  for each row execute function app_private.tg_search_filters__announce();

create or replace function app_private.tg_locations__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform pg_notify('prospecting_report', f.campaign_id::text) from app_public.location_filters f
  where f.id = (coalesce(new, old)).location_filter_id;
  return null;
end $$;

create trigger _600_announce after insert or delete on app_public.locations
  for each row execute function app_private.tg_locations__announce();
