-- Feature flags [B-025].

-- Viewers query a flag by name; only staff see the list.
select app_private.protect('app_public.feature_flags');
grant insert (name, enabled, roles), update (enabled, roles) on app_public.feature_flags to sideline_superadmin;
comment on table app_public.feature_flags is
  E'@behavior -single -delete\nFeature flags; one without roles applies to everybody.';
create trigger _500_audit after insert or update or delete on app_public.feature_flags
  for each row execute function app_private.tg__audit();

-- True if the flag is on for the caller's role; flags for admins are also on for superadmins [S-401]; false for an
-- unknown name [B-025, B-027].
create or replace function app_public.feature_flag(name text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select f.enabled and (f.roles is null or app_private.actor_role() = any (f.roles::text[])
      or app_private.actor_role() = 'superadmin' and 'admin' = any (f.roles::text[]))
    from app_public.feature_flags f where f.name = feature_flag.name), false)
$$;
grant execute on function app_public.feature_flag(text)
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.feature_flag(text) is
  E'@notNull\nWhether a feature is enabled for the caller; false for an unknown name.';
