-- Links: their versions, views, and the claims of their tokens.

-- The version a token of this link must carry: 1 without a row, null when revoked.
create or replace function app_private.link_version(kind text, record_id text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when count(*) = 0 then 1 else max(case when v.revoked_at is null then v.version end) end
  from app_private.link_versions v where v.kind = link_version.kind and v.record_id = link_version.record_id
$$;
grant execute on function app_private.link_version(text, text) to sideline_authenticator;

-- Invalidates every earlier token of this link; returns the new version.
create or replace function app_private.raise_link_version(kind text, record_id text) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.link_versions as v (kind, record_id, version)
  values (raise_link_version.kind, raise_link_version.record_id, 2)
  on conflict on constraint link_versions_pkey do update set version = v.version + 1, revoked_at = null
  returning v.version
$$;

create or replace function app_private.tg_link_versions__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('link_version', new.kind || ':' || new.record_id);
  return null;
end $$;

create trigger _600_announce after insert or update on app_private.link_versions
  for each row execute function app_private.tg_link_versions__announce();

-- The record that a link opens, as table and row id; null when there is no such record. record_id is the record's id;
-- for an application the offer's id, for a season sponsor:season:year, for a calendar organization:user or staff:user,
-- for photo releases organization:season:year.
create or replace function app_private.link_target(kind text, record_id text)
  returns table (table_name text, row_id text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with asked as (
    select link_target.kind as kind, link_target.record_id as whole,
      case when link_target.record_id ~ '^[1-9]\d{0,8}$' then link_target.record_id::int end as id,
      case when link_target.record_id ~ '^[1-9]\d{0,8}:(winter|spring|summer|fall):\d{4}$'
        then split_part(link_target.record_id, ':', 1)::int end as of_season_id,
      case when link_target.record_id ~ '^[1-9]\d{0,8}:[1-9]\d{0,8}$'
        then split_part(link_target.record_id, ':', 1)::int end as calendar_of_id
  )
  select 'offers', o.id::text from app_public.offers o, asked a where a.kind in ('offer', 'application') and o.id = a.id
  union all select 'organizations', g.id::text from app_public.organizations g, asked a
    where a.kind in ('league', 'tax_form') and g.id = a.id or a.kind = 'calendar' and g.id = a.calendar_of_id
      or a.kind = 'photo_release' and g.id = a.of_season_id
  union all select 'verification_deadlines', d.id::text from app_public.verification_deadlines d, asked a
  where a.kind = 'deadline' and d.id = a.id
  union all select 'campaigns', c.id::text from app_public.campaigns c, asked a
  where a.kind = 'campaign' and c.id = a.id
  union all select 'campaign_contracts', c.id::text from app_public.campaign_contracts c, asked a
  where a.kind = 'contract' and c.id = a.id and c.status <> 'draft'
  union all select 'sponsors', s.id::text from app_public.sponsors s, asked a
  where a.kind = 'season' and s.id = a.of_season_id
  union all select 'users', u.id::text from app_public.users u, asked a
  where a.kind = 'calendar' and u.id = substring(a.whole from '^staff:([1-9]\d{0,8})$')::int
  union all select 'users', i.user_id::text from app_private.invitations i, asked a
    where a.kind = 'invitation' and i.id = a.id and i.accepted_at is null
$$;

-- Whether the caller may hold this link: an open invitation of staff gives staff rights, so only superadmins may.
create or replace function app_private.may_hold_link(kind text, record_id text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select may_hold_link.kind <> 'invitation' or app_private.is_superadmin() or exists (
    select from app_private.link_target('invitation', may_hold_link.record_id) t
    join app_public.users u on u.id::text = t.row_id
    where u.role in ('organization', 'sponsor'))
$$;

-- Called first by staff's functions about a link: SL404 without such a record, SL403 if it exceeds the caller's rights.
create or replace function app_private.require_link(kind text, record_id text) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  if require_link.kind is null
    or require_link.kind <> all
      ('{offer,application,campaign,league,deadline,season,invitation,contract,tax_form}') then
    perform app_private.fail('SL422', 'There is no such kind of link.', 'kind');
  end if;
  if not exists (select from app_private.link_target(require_link.kind, require_link.record_id)) then
    perform app_private.fail('SL404', 'There is nothing to link to.', 'recordId');
  end if;
  if not app_private.may_hold_link(require_link.kind, require_link.record_id) then
    perform app_private.fail('SL403', 'Only a superadmin may manage invitations of staff.');
  end if;
end $$;

-- The state of a link [L-010, S-203]; staff only. kind: offer, application (its offer's id), league, deadline,
-- campaign, contract, invitation, tax_form with the record's id, season with sponsor:season:year. version is null while
-- it is revoked; views counts each person once a day, scannerViews the mail scanners. Errors: SL422 kind, SL404
-- recordId, SL403.
create or replace function app_public.link_state(kind text, record_id text) returns app_public.link_state
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.link_state;
begin
  perform app_private.require_link(link_state.kind, link_state.record_id);
  v.kind := link_state.kind;
  v.record_id := link_state.record_id;
  v.version := app_private.link_version(link_state.kind, link_state.record_id);
  select l.revoked_at into v.revoked_at from app_private.link_versions l
  where l.kind = v.kind and l.record_id = v.record_id;
  select count(*) filter (where not l.scanner), count(*) filter (where l.scanner),
    max(coalesce(l.last_at, app_private.start_of_day(l.viewed_on))) filter (where not l.scanner)
  into v.views, v.scanner_views, v.last_opened_at
  from app_private.link_views l where l.kind = v.kind and l.record_id = v.record_id;
  return v;
end $$;
grant execute on function app_public.link_state(text, text) to sideline_admin;
comment on function app_public.link_state(text, text) is
  E'@notNull\nThe state of a record''s secret link; staff only. A season''s record is sponsor:season:year.';

-- The records whose links open this one: itself, and for an organization also those that were merged into it.
create or replace function app_private.link_records(kind text, record_id text) returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with recursive r as (
    select link_records.record_id as id
    union select m.merged_id || coalesce(substring(r.id from ':.*'), '') from r
      join app_private.organization_merges m on m.survivor_id::text = split_part(r.id, ':', 1) and m.unmerged_at is null
    where link_records.kind in ('league', 'photo_release', 'tax_form', 'calendar'))
  select r.id from r
$$;

-- Revokes every copy of a link, also of records that were merged into this one; repeating it changes nothing.
create or replace function app_private.revoke_link_versions(kind text, record_id text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.link_versions as v (kind, record_id, version, revoked_at)
  select revoke_link_versions.kind, r, 1, app_private.clock()
  from app_private.link_records(revoke_link_versions.kind, revoke_link_versions.record_id) r
  on conflict on constraint link_versions_pkey do update set revoked_at = excluded.revoked_at where v.revoked_at is null
$$;

-- Makes a new link and ends the old one, also after it was revoked; staff only; returns the new state [S-203].
-- Memberships gained through an offer's or an onboarding link end with it if they are not confirmed, those of user_ids
-- in any case; put_back: restores contacts and addresses that these people changed (end_gained_by_link) [X1]. Other
-- arguments and errors as in link_state.
create or replace function app_public.regenerate_link(kind text, record_id text, user_ids int[] default '{}',
  put_back boolean default true)
  returns app_public.link_state language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_link(regenerate_link.kind, regenerate_link.record_id);
  perform app_private.end_gained_by_link(regenerate_link.kind, regenerate_link.record_id, regenerate_link.user_ids,
    regenerate_link.put_back);
  perform app_private.raise_link_version(regenerate_link.kind, r)
    from app_private.link_records(regenerate_link.kind, regenerate_link.record_id) r;
  return app_public.link_state(regenerate_link.kind, regenerate_link.record_id);
end $$;
grant execute on function app_public.regenerate_link(text, text, int[], boolean) to sideline_admin;
comment on function app_public.regenerate_link(text, text, int[], boolean) is
  E'@resultFieldName link\nRevokes every copy of a link and creates a new one.';

-- Revokes every copy of a link at once without creating a new one; later emails have no link either until staff
-- create one [L-010]. Repeating it changes nothing.
-- Staff only; access gained through the link ends as in regenerate_link.
create or replace function app_public.revoke_link(kind text, record_id text, user_ids int[] default '{}',
  put_back boolean default true)
  returns app_public.link_state language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_link(revoke_link.kind, revoke_link.record_id);
  perform app_private.end_gained_by_link(revoke_link.kind, revoke_link.record_id, revoke_link.user_ids,
    revoke_link.put_back);
  perform app_private.revoke_link_versions(revoke_link.kind, revoke_link.record_id);
  return app_public.link_state(revoke_link.kind, revoke_link.record_id);
end $$;
grant execute on function app_public.revoke_link(text, text, int[], boolean) to sideline_admin;
comment on function app_public.revoke_link(text, text, int[], boolean) is
  E'@resultFieldName link\nRevokes every copy of a link; there is none until a new one is created.';

comment on type app_public.link_state is
  'The state of a secret link: its version, whether it is revoked, and who has viewed it.';

-- A user's open invitation, for its link; null if there is none.
create or replace function app_public.users_open_invitation_id(u app_public.users) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select max(i.id) from app_private.invitations i
  where app_private.is_staff() and i.user_id = u.id and i.accepted_at is null
$$;
grant execute on function app_public.users_open_invitation_id(app_public.users) to sideline_admin;
comment on function app_public.users_open_invitation_id(app_public.users) is
  'The user''s open invitation, whose link staff may show; null without one.';

-- The history of the record says who ended or renewed its link; the link itself is stored nowhere.
create or replace function app_private.tg_link_versions__audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_name text := new.kind || '_link';
  v_old text := case when tg_op = 'INSERT' then 'version 1' when old.revoked_at is not null then 'revoked'
    else 'version ' || old.version end;
  v_new text := case when new.revoked_at is not null then 'revoked' else 'version ' || new.version end;
begin
  insert into app_private.audit_log (actor_role, user_id, link_kind, table_name, row_id, op, old_values, new_values)
  select app_private.actor_role(), app_private.current_user_id(), app_private.claim('link_kind'), t.table_name,
    t.row_id, 'U', jsonb_build_object(v_name, v_old), jsonb_build_object(v_name, v_new)
  from app_private.link_target(new.kind, new.record_id) t where v_old <> v_new;
  return null;
end $$;

create trigger _500_audit after insert or update on app_private.link_versions
  for each row execute function app_private.tg_link_versions__audit();

select app_private.never_null('app_public.link_state', '{views,scanner_views}');
