-- Signed releases: photo releases that parents and adults sign on their phones by the link of a league's QR code. They
-- are the league's evidence; only its own tick releases a photo (releases.sql).

select app_private.protect('app_public.signed_releases');
create policy select_own on app_public.signed_releases for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.signed_releases is
  'Leagues see the photo releases that were signed for their own organizations.';
grant select on app_public.signed_releases to sideline_organization;
comment on table app_public.signed_releases is E'@behavior -insert -update -delete\n'
  'A photo release that a parent, guardian or adult signed by the link of a league''s QR code.';
comment on column app_public.signed_releases.season is E'@behavior +filterBy\nThe season whose photos it is for.';
comment on column app_public.signed_releases.year is E'@behavior +filterBy\nThe year of the season.';
comment on column app_public.signed_releases.signed_at is E'@behavior +orderBy\nWhen it was signed.';
comment on column app_public.signed_releases.child_names is
  'The children of whom the signer is a parent or guardian; empty if the signer signed only for themselves.';

-- The last day of a season, as in the terms; a winter ends in March of the next year (L-066, L-070).
create or replace function app_private.season_end(season app_public.season, year int) returns date
  language sql immutable strict set search_path = pg_catalog, pg_temp
as $$
  select case season_end.season when 'spring' then make_date(season_end.year, 6, 30)
    when 'summer' then make_date(season_end.year, 9, 30)
    when 'fall' then make_date(season_end.year, 11, 30) else make_date(season_end.year + 1, 3, 31) end
$$;

-- The last day on which a season's releases can be signed: 30 days after its end, for photos of its last games.
create or replace function app_private.photo_release_link_expires_on(season app_public.season, year int) returns date
  language sql immutable strict set search_path = pg_catalog, pg_temp
as $$ select app_private.season_end(season, year) + 30 $$;

-- The state of an organization's link for the releases of a season, with the count of releases signed; version is null
-- while it is revoked. Checks nothing.
create or replace function app_private.photo_release_link_of(organization_id int, season app_public.season, year int)
  returns app_public.photo_release_link
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.photo_release_link;
  v_record text := photo_release_link_of.organization_id || ':' || photo_release_link_of.season || ':'
    || photo_release_link_of.year;
begin
  v.organization_id := photo_release_link_of.organization_id;
  v.season := photo_release_link_of.season;
  v.year := photo_release_link_of.year;
  v.version := app_private.link_version('photo_release', v_record);
  select l.revoked_at into v.revoked_at from app_private.link_versions l
  where l.kind = 'photo_release' and l.record_id = v_record;
  v.expires_on := app_private.photo_release_link_expires_on(v.season, v.year);
  select count(*) into v.signed_releases_count from app_public.signed_releases s
  where s.organization_id = v.organization_id and s.season = v.season and s.year = v.year;
  return v;
end $$;

-- The state of the link by which releases for a season are signed;
-- null for an organization that is not the caller's. Staff for any.
create or replace function app_public.photo_release_link(organization_id int, season app_public.season, year int)
  returns app_public.photo_release_link language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.* from app_public.organizations g
  cross join lateral app_private.photo_release_link_of(g.id, photo_release_link.season, photo_release_link.year) l
  where g.id = photo_release_link.organization_id
    and (app_private.is_staff() or g.id = any (app_private.my_organization_ids()))
    and photo_release_link.season is not null and photo_release_link.year between 2000 and 2100
$$;
grant execute on function app_public.photo_release_link(int, app_public.season, int)
  to sideline_organization, sideline_admin;
comment on function app_public.photo_release_link(int, app_public.season, int) is
  'The link by which photo releases for a season are signed; null for an organization that is not the caller''s.';
comment on type app_public.photo_release_link is
  'A league''s link by which photo releases for a season are signed, and how many were.';
comment on column app_public.photo_release_link.version is 'Null while the link is revoked.';
comment on column app_public.photo_release_link.expires_on is E'@notNull\nThe last day on which it opens.';
select app_private.never_null('app_public.photo_release_link', '{organization_id,season,year,signed_releases_count}');

-- Locks the organization of a link that the caller may change; returns the link's record. SL404; SL422 season, year.
create or replace function app_private.lock_photo_release_link(organization_id int, season app_public.season, year int)
  returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.lock_organization(lock_photo_release_link.organization_id, app_private.my_organization_ids());
  if season is null then perform app_private.fail('SL422', 'Choose a season.', 'season'); end if;
  if year is null or year not between 2000 and 2100 then
    perform app_private.fail('SL422', 'Please give a year from 2000 to 2100.', 'year');
  end if;
  return organization_id || ':' || season || ':' || year;
end $$;

-- Ends every copy of a league's link for releases and makes a new one, also after it was revoked; what was signed
-- stays. Staff for any organization, users for their own; returns the link. Errors: SL404, SL422.
create or replace function app_public.renew_photo_release_link(organization_id int, season app_public.season, year int)
  returns app_public.photo_release_link language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_record text := app_private.lock_photo_release_link(organization_id, season, year);
begin
  perform app_private.raise_link_version('photo_release', r) from app_private.link_records('photo_release', v_record) r;
  return app_private.photo_release_link_of(organization_id, season, year);
end $$;
grant execute on function app_public.renew_photo_release_link(int, app_public.season, int)
  to sideline_organization, sideline_admin;
comment on function app_public.renew_photo_release_link(int, app_public.season, int) is
  E'@resultFieldName photoReleaseLink\n'
  'Ends every copy of the link by which releases are signed and makes a new one. Errors: SL404, SL422.';

-- Ends every copy of a league's link for releases at once; what was signed stays. Repeating it changes nothing. Staff
-- for any organization, users for their own; returns the link. Errors: SL404, SL422.
create or replace function app_public.revoke_photo_release_link(organization_id int, season app_public.season, year int)
  returns app_public.photo_release_link language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_record text := app_private.lock_photo_release_link(organization_id, season, year);
begin
  perform app_private.revoke_link_versions('photo_release', v_record);
  return app_private.photo_release_link_of(organization_id, season, year);
end $$;
grant execute on function app_public.revoke_photo_release_link(int, app_public.season, int)
  to sideline_organization, sideline_admin;
comment on function app_public.revoke_photo_release_link(int, app_public.season, int) is
  E'@resultFieldName photoReleaseLink\nEnds every copy of the link by which releases are signed; there is none until a '
  'new one is made. Errors: SL404, SL422.';

-- Removes a signed release for good, for example because somebody takes it back. The organization's history says when
-- it was removed and by whom, without names, which must not outlive the release. Staff for any organization, users for
-- their own; returns the removed row. Errors: SL404.
create or replace function app_public.remove_signed_release(signed_release_id int) returns app_public.signed_releases
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.signed_releases;
begin
  delete from app_public.signed_releases s where s.id = remove_signed_release.signed_release_id
    and (app_private.is_staff() or s.organization_id = any (app_private.my_organization_ids())) returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such release.'); end if;
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values,
    organization_id)
  values (app_private.actor_role(), app_private.current_user_id(), 'organizations', v.organization_id, 'U',
    jsonb_build_object('signed_release', format('%s %s, signed on %s', v.season, v.year,
      app_private.day_of(v.signed_at))),
    jsonb_build_object('signed_release', 'removed'), v.organization_id);
  return v;
end $$;
grant execute on function app_public.remove_signed_release(int) to sideline_organization, sideline_admin;
comment on function app_public.remove_signed_release(int) is
  E'@resultFieldName signedRelease\nRemoves a signed release for good. Errors: SL404.';

-- How many releases were signed for the league and season of a deadline; leagues for their own, staff for any.
create or replace function app_public.verification_deadlines_signed_releases_count(d app_public.verification_deadlines)
  returns int language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  join app_public.signed_releases s on s.organization_id = o.organization_id and s.season = c.season and s.year = c.year
  where o.id = d.offer_id and (app_private.is_staff() or o.organization_id = any (app_private.my_organization_ids()))
$$;
grant execute on function app_public.verification_deadlines_signed_releases_count(app_public.verification_deadlines)
  to sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_signed_releases_count(app_public.verification_deadlines) is
  E'@notNull\nHow many photo releases were signed for the league in this season.';
