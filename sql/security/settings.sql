-- Who must have a second factor.

select app_private.protect_for_superadmins('app_public.sign_in_settings');
grant update (second_factor) on app_public.sign_in_settings to sideline_superadmin;
comment on table app_public.sign_in_settings is E'@flatInput\n@behavior -insert -delete\nHow people sign in, one row: '
  'secondFactor says who must have a second factor; for superadmins. Errors: SL409 for somebody without one, SL428.';
create trigger _100_touch before update on app_public.sign_in_settings
  for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.sign_in_settings
  for each row execute function app_private.tg__audit();

-- Only a person with a recent proof and a second factor may require one; sessions of those who lack it end.
create or replace function app_private.tg_sign_in_settings__second_factor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int := app_private.current_user_id();
begin
  if v_user_id is not null then
    perform app_private.require_recent_proof();
    if app_private.second_factor_step(v_user_id) = 'set_up' then
      perform app_private.fail('SL409', 'Set up a second factor of your own first, on the page "Security".');
    end if;
  end if;
  perform app_private.end_sessions(u.id) from app_public.users u
  where u.employee and u.status = 'active' and app_private.second_factor_step(u.id) = 'set_up';
  return null;
end $$;

create trigger _300_second_factor after update of second_factor on app_public.sign_in_settings
  for each row execute function app_private.tg_sign_in_settings__second_factor();
