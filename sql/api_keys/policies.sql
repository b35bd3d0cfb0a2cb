-- Keys: everybody reads their own, superadmins all; the hashes of their secrets are for nobody.
alter table app_public.api_keys enable row level security;
alter table app_public.api_keys force row level security;
create policy owner_all on app_public.api_keys to sideline_owner using (true) with check (true);
create policy select_own_or_all on app_public.api_keys for select to sideline_admin
  using ((owner_id = (select app_private.current_user_id()) or (select app_private.is_superadmin()))
    and (select app_private.is_staff_or_null()));
create policy select_own on app_public.api_keys for select to sideline_organization, sideline_sponsor
  using (owner_id = (select app_private.current_user_id()));
comment on policy select_own on app_public.api_keys is 'Leagues and sponsors see their own keys only.';
grant select on app_public.api_keys to sideline_admin, sideline_organization, sideline_sponsor;
comment on table app_public.api_keys is E'@behavior -insert -update -delete\n'
  'A key with which a program uses the API as its owner, within its scopes.';
create trigger _500_audit after insert or delete or update of owner_id, name, scopes, hint, expires_at, revoked_at
  on app_public.api_keys for each row execute function app_private.tg__audit();

-- Refuses to change accounts, memberships, passwords, sessions, views, webhooks and keys with a key, whatever operation
-- does it. SL403.
create or replace function app_private.tg__refuse_keys() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.claim('api_key_id') is not null then
    perform app_private.fail('SL403', 'A key may not change accounts.');
  end if;
  return null;
end $$;

do $$
declare v text;
begin
  foreach v in array '{app_private.user_secrets,app_private.user_views,app_public.organization_users,
    app_public.sponsor_users,app_public.api_keys,app_public.feeds,app_public.webhooks,app_public.users}'::text[] loop
    execute format('create trigger _050_refuse_keys after insert or delete or update %s on %s for each statement
      execute function app_private.tg__refuse_keys()',
      case v when 'app_public.users' then 'of role, status, email' end, v);
  end loop;
end $$;
