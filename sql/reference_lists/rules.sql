-- Lists that everybody with a token reads and staff keep. Rows are retired, never deleted: id arrays refer to them.

-- What every list has: protected, readable by any verified token, changed by staff in the given columns, never deleted.
create or replace function app_private.protect_list(target regclass, writable text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_columns text;
begin
  perform app_private.protect(target);
  execute format('create policy select_list on %s for select to sideline_link, sideline_organization, sideline_sponsor
    using ((select app_private.signed_in()))', target);
  execute format('comment on policy select_list on %s is ''Everybody who is signed in sees this list.''', target);
  execute format('grant select on %s to sideline_link, sideline_organization, sideline_sponsor', target);
  select string_agg(quote_ident(c), ', ') into v_columns from unnest(writable) c;
  execute format('grant insert (%1$s), update (%1$s) on %2$s to sideline_admin', v_columns, target);
  execute format('create trigger _500_audit after insert or update or delete on %s for each row execute function app_private.tg__audit()', target);
end $$;

select app_private.protect_list('app_public.sports', '{name,position,retired}');
select app_private.protect_list('app_public.competitivenesses', '{name,position,retired}');
select app_private.protect_list('app_public.organization_types', '{name,position,retired}');
select app_private.protect_list('app_public.social_media_channels', '{name,position,retired}');
select app_private.protect_list('app_public.sports_management_softwares', '{name,position,retired}');
select app_private.protect_list('app_public.banner_sizes', '{name,position,retired}');
select app_private.protect_list('app_public.banner_placements', '{name,position,retired}');
select app_private.protect_list('app_public.logo_placements', '{name,position,retired}');
select app_private.protect_list('app_public.interests', '{text,section,position,retired}');
select app_private.protect_list('app_public.verification_deadline_canned_responses', '{response,selectable,position}');
select app_private.protect_list('app_public.image_rejection_reasons', '{name,spanish_name,position,retired}');

comment on table app_public.sports is E'@behavior -delete\nSports that programs play; retired ones stay for the rows that name them.';
comment on table app_public.competitivenesses is E'@behavior -delete\nHow competitive a program is.';
comment on table app_public.organization_types is E'@behavior -delete\nWhat an organization is in law, such as a non-profit.';
comment on table app_public.social_media_channels is E'@behavior -delete\nWhere organizations post.';
comment on table app_public.sports_management_softwares is E'@behavior -delete\nThe software an organization runs on; id 1 is the partner whose logo staff see.';
comment on table app_public.banner_sizes is E'@behavior -delete\nSizes of banners [L-341].';
comment on table app_public.banner_placements is E'@behavior -delete\nWhere a banner can hang.';
comment on table app_public.logo_placements is E'@behavior -delete\nWhere on a jersey a logo can be.';
comment on table app_public.interests is E'@behavior -insert -delete\nWhat a league may be interested in; the id is the application''s step id [L-135].';
comment on table app_public.verification_deadline_canned_responses is
  E'@behavior -delete\nReady answers to a missed deadline; leagues choose from the selectable ones.';
comment on table app_public.image_rejection_reasons is E'@behavior -delete\nWhy a photo is rejected, in English and Spanish [M5].';

-- A flag is asked for by name; only staff see the list.
select app_private.protect('app_public.feature_flags');
grant insert (name, enabled, roles), update (enabled, roles) on app_public.feature_flags to sideline_superadmin;
comment on table app_public.feature_flags is E'@behavior -single -delete\nSwitches; without roles a flag holds for everybody.';
create trigger _500_audit after insert or update or delete on app_public.feature_flags for each row execute function app_private.tg__audit();

-- True when the flag is on for the caller's role; what is on for admins is for superadmins too [S-401]; an unknown name is
-- false [B-025, B-027].
create or replace function app_public.feature_flag(name text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select f.enabled and (f.roles is null or app_private.actor_role() = any (f.roles::text[])
      or app_private.actor_role() = 'superadmin' and 'admin' = any (f.roles::text[]))
    from app_public.feature_flags f where f.name = feature_flag.name), false)
$$;
grant execute on function app_public.feature_flag(text)
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.feature_flag(text) is E'@notNull\nWhether a feature is on for the caller; false for an unknown name.';

-- ------------------------------------------------------------------------------------------------ lists of ids

-- Checks int[] columns against their lists: arguments are pairs of column and table, such as ('sport_ids', 'sports').
-- An id that is not in the list (a null too) is refused: SL422 with the column as field.
create or replace function app_private.tg__id_lists() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_new jsonb := to_jsonb(new);
  v_ids jsonb;
  v_unknown text;
begin
  if app_private.is_bulk_load() then return new; end if;
  for i in 0 .. tg_nargs - 1 by 2 loop
    v_ids := v_new -> tg_argv[i];
    continue when v_ids = 'null' or v_ids = '[]' or tg_op = 'UPDATE' and v_ids = to_jsonb(old) -> tg_argv[i];
    execute format('select string_agg(coalesce(e.value, ''null''), '', '') from jsonb_array_elements_text($1) e
      where not exists (select from app_public.%I t where t.id = e.value::int)', tg_argv[i + 1]) into v_unknown using v_ids;
    if v_unknown is not null then
      perform app_private.fail('SL422', format('There is no such entry in the list of %s: %s.', replace(tg_argv[i + 1], '_', ' '), v_unknown), tg_argv[i]);
    end if;
  end loop;
  return new;
end $$;
