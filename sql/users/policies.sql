-- Accounts: who sees whom, and the functions that the server calls before it has authenticated the viewer.

select app_private.protect('app_public.users');
create policy select_fellows on app_public.users for select to sideline_organization
  using (id = any ((select app_private.my_fellow_user_ids())::int[]));
comment on policy select_fellows on app_public.users is
  'Leagues see themselves and the other users of their own organizations.';
create policy select_self on app_public.users for select to sideline_sponsor
  using (id = (select app_private.current_user_id()));
comment on policy select_self on app_public.users is 'Sponsor users see their own account only.';
grant select (id, email, name, title, cell_phone, status, role) on app_public.users
  to sideline_organization, sideline_sponsor;
grant update (name, title, cell_phone) on app_public.users to sideline_admin;
comment on table app_public.users is E'@behavior -insert -delete\nAn account: staff, organization or sponsor user.';

create trigger _100_touch before update on app_public.users for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.users
  for each row execute function app_private.tg__audit();

-- Nobody but superadmins changes a superadmin, whatever operation writes, undo included [X8]. Writes by the
-- system, such as the time of a login, are not restricted. SL403.
create or replace function app_private.tg_users__superadmins() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_staff() and not app_private.is_superadmin()
    and to_jsonb(old) - 'updated_at' <> to_jsonb(new) - 'updated_at' then
    perform app_private.fail('SL403', 'Only a superadmin may change a superadmin.');
  end if;
  return null;
end $$;

create trigger _400_superadmins after update on app_public.users for each row when (old.role = 'superadmin')
  execute function app_private.tg_users__superadmins();

-- Servers cache sessions, so whatever ends one is announced on channel "session" with the user's id.
create or replace function app_private.tg_users__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('session', (to_jsonb(coalesce(new, old)) ->> tg_argv[0]));
  return null;
end $$;

create trigger _600_announce after update of role, status or delete on app_public.users
  for each row execute function app_private.tg_users__announce('id');
create trigger _600_announce after insert or update of sessions_valid_after on app_private.user_secrets
  for each row execute function app_private.tg_users__announce('user_id');

-- Ends the keys, feeds and webhooks of a deactivated user, so that none of them works if the account is active again.
create or replace function app_private.tg_users__end_programs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.end_programs(new.id, 'access_ended');
  return null;
end $$;

create trigger _600_end_programs after update of status on app_public.users for each row
  when (new.status = 'deactivated' and old.status <> new.status) execute function app_private.tg_users__end_programs();

-- The same for somebody who belongs to no league or sponsor any more, however the last membership ended.
create or replace function app_private.tg_members__end_programs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_public.organization_users m where m.user_id = old.user_id)
    and not exists (select from app_public.sponsor_users m where m.user_id = old.user_id) then
    perform app_private.end_programs(old.user_id, 'access_ended');
  end if;
  return null;
end $$;

create trigger _600_end_programs after delete on app_public.organization_users
  for each row execute function app_private.tg_members__end_programs();
create trigger _600_end_programs after delete on app_public.sponsor_users
  for each row execute function app_private.tg_members__end_programs();

grant usage on schema app_private to sideline_authenticator;
grant execute on function app_private.clock() to sideline_authenticator;
grant execute on function app_private.today() to sideline_authenticator;

-- Whether an email belongs to an account that may accept offers, but not whether it is that of staff or a sponsor's
-- user; only under an offer link, rate-limited by the server [L-017, X15].
create or replace function app_public.has_account(email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u
    where u.email = lower(btrim(has_account.email)) and u.role = 'organization' and u.status <> 'deactivated')
$$;
grant execute on function app_public.has_account(text) to sideline_offer_link;
comment on function app_public.has_account(text) is
  'Whether an email belongs to an account that may accept offers. Only under an offer link.';
