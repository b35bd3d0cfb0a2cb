-- Settings and saved views of staff. They are preferences: the audit log leaves them out.

-- Settings are private to their owner, even among staff, so this does not use app_private.protect().
alter table app_public.staff_settings enable row level security;
alter table app_public.staff_settings force row level security;
create policy owner_all on app_public.staff_settings to sideline_owner using (true) with check (true);
create policy select_own on app_public.staff_settings for select to sideline_admin
  using (user_id = (select app_private.current_user_id()) and (select app_private.is_staff_or_null()));
grant select on app_public.staff_settings to sideline_admin;
comment on table app_public.staff_settings is
  E'@behavior -*\nSettings of one member of staff by key; read by mySettings, written by saveMySettings.';
create trigger _100_touch before update on app_public.staff_settings
  for each row execute function app_private.tg__touch();

-- All settings of the caller, value by key.
create or replace function app_public.my_settings() returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select coalesce(jsonb_object_agg(s.key, s.value), '{}') from app_public.staff_settings s; end;
grant execute on function app_public.my_settings() to sideline_admin;
comment on function app_public.my_settings() is 'The signed-in user''s settings, value by key; staff only.';

-- Writes the caller's settings, value by key; null deletes a key, and the last write wins. Returns the number of
-- settings. Errors: SL422 changes if it is not an object, a key or value is too long,
-- or there would be more than 500 settings.
create or replace function app_public.save_my_settings(changes jsonb) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user_id int := app_private.current_user_id();
  v_count int;
begin
  perform app_private.require_staff();
  if jsonb_typeof(changes) is distinct from 'object' then
    perform app_private.fail('SL422', 'Settings must be an object with a value for each key.', 'changes');
  end if;
  if exists (select from jsonb_each(changes) c
    where btrim(c.key) = '' or char_length(c.key) > 200 or octet_length(c.value::text) > 65536) then
    perform app_private.fail('SL422',
      'A setting needs a key of 1 to 200 characters and a value of at most 64 KiB.', 'changes');
  end if;
  perform from app_public.users u where u.id = v_user_id for no key update; -- serializes writes from two tabs
  delete from app_public.staff_settings s using jsonb_each(changes) c
  where s.user_id = v_user_id and s.key = c.key and c.value = 'null';
  insert into app_public.staff_settings (user_id, key, value)
  select v_user_id, c.key, c.value from jsonb_each(changes) c where c.value <> 'null'
  on conflict on constraint staff_settings_pkey do update set value = excluded.value;
  select count(*) into v_count from app_public.staff_settings s where s.user_id = v_user_id;
  if v_count > 500 then perform app_private.fail('SL422', 'There can be at most 500 settings.', 'changes'); end if;
  return v_count;
end $$;
grant execute on function app_public.save_my_settings(jsonb) to sideline_admin;
comment on function app_public.save_my_settings(jsonb) is
  E'@resultFieldName count\n'
  'Writes settings, value by key; null deletes a key. Returns how many there are. Errors: SL422 changes.';
grant execute on function app_private.is_superadmin() to sideline_admin; -- required by the policy
