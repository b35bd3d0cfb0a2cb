-- Releases: whether a photo may be shown to the sponsor.

select app_private.protect('app_public.photo_release_statements');
create policy select_own on app_public.photo_release_statements for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.photo_release_statements is
  'Leagues see the photo releases that their own organizations stated.';
create policy select_link on app_public.photo_release_statements for select to sideline_offer_link
  using (organization_id = (select app_private.link_organization_id()));
grant select on app_public.photo_release_statements to sideline_organization;
grant select (organization_id, season, year, stated_at) on app_public.photo_release_statements to sideline_offer_link;
comment on table app_public.photo_release_statements is E'@behavior -insert -update -delete\n'
  'A league''s statement for a season that those on its photos, or their guardians, agreed that the sponsor sees them.';
create trigger _500_audit after insert or update or delete on app_public.photo_release_statements
  for each row execute function app_private.tg__audit();

comment on column app_public.verification_images.release is
  'Whether those who can be recognized, or their guardians, agreed that the sponsor sees the photo.';
comment on column app_public.verification_images.release_stated_at is
  'When the release was last stated; null if it never was.';
comment on column app_public.verification_images.release_stated_by_name is
  'Who last stated the release: a name, or "The link of the reminder".';
comment on column app_public.verification_images.shown_to_sponsor is
  'Whether sponsors may see it: accepted, not hidden and with a release.';

-- The statement of a deadline's league for its season, from which the next upload starts; null without one.
create or replace function app_public.verification_deadlines_release_statement(d app_public.verification_deadlines)
  returns app_public.photo_release_statements language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.visible(s) from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
  join app_public.photo_release_statements s on s.organization_id = o.organization_id and s.season = c.season
    and s.year = c.year
  where o.id = d.offer_id and (app_private.is_staff() or o.organization_id = any (app_private.my_organization_ids())
    or o.id = app_private.link_offer_id())
$$;
grant execute on function app_public.verification_deadlines_release_statement(app_public.verification_deadlines)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.verification_deadlines_release_statement(app_public.verification_deadlines) is
  'What the league stated about releases for photos of this season; null if it stated nothing.';

-- Remembers a league's statement for the season of an offer; false forgets it,
-- so that the next upload is not ticked; null changes nothing.
create or replace function app_private.remember_release(offer app_public.offers, released boolean, name text)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_campaign app_public.campaigns;
begin
  select * into v_campaign from app_public.campaigns c where c.id = offer.campaign_id;
  if released then
    insert into app_public.photo_release_statements (organization_id, season, year, stated_by_name, stated_by_id)
    values (offer.organization_id, v_campaign.season, v_campaign.year, remember_release.name,
      app_private.current_user_id())
    on conflict do nothing; -- the first one says since when
  elsif not released then
    delete from app_public.photo_release_statements s
    where s.organization_id = offer.organization_id and s.season = v_campaign.season and s.year = v_campaign.year;
  end if;
end $$;

-- Locks an image for staff, its offer first. Errors: SL404.
create or replace function app_private.lock_image(image_id int) returns app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_images;
begin
  perform from app_public.offers o
  where o.id = (select i.offer_id from app_public.verification_images i where i.id = image_id) for update;
  select * into v from app_public.verification_images i where i.id = image_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such image.'); end if;
  return v;
end $$;

-- Sets whether a photo may be shown to the sponsor. version: the one that was read; SL409 with the current state if it
-- has changed since, unless the photo already is as requested. Staff; returns the photo. Errors: SL404, SL409, SL422.
create or replace function app_public.set_photo_release(id int, release app_public.photo_release,
  version int default null) returns app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_images;
begin
  perform app_private.require_staff();
  if release is null then
    perform app_private.fail('SL422', 'Choose whether those on the photo agreed.', 'release');
  end if;
  v := app_private.lock_image(set_photo_release.id);
  if set_photo_release.version <> v.version then
    perform app_private.without_version(v, jsonb_build_object('version', set_photo_release.version,
      'release', set_photo_release.release));
  end if;
  if set_photo_release.release = v.release then return v; end if;
  update app_public.verification_images i
  set release = set_photo_release.release, release_stated_at = app_private.clock(),
    release_stated_by_name = (select coalesce(u.name, u.email) from app_public.users u
      where u.id = app_private.current_user_id())
  where i.id = v.id returning * into v;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'image_reviewed', case v.release
    when 'agreed' then 'Release of the photo: everyone who can be recognized agreed'
    when 'withheld' then 'Release of the photo: withheld, not shown to the sponsor'
    else 'Release of the photo: not stated, not shown to the sponsor' end);
  return v;
end $$;
grant execute on function app_public.set_photo_release(int, app_public.photo_release, int) to sideline_admin;
comment on function app_public.set_photo_release(int, app_public.photo_release, int) is
  E'@resultFieldName verificationImage\nSets whether those who can be recognized on a photo agreed that the sponsor '
  'sees it. Errors: SL404, SL409 for another version than the one that was read, SL422.';

-- Sets the release of those of the given images that are accepted and have another one, and leaves the others
-- unchanged; at most 1,000 (SL422). Staff; returns the changed ones.
create or replace function app_public.set_photo_releases(ids int[], release app_public.photo_release)
  returns setof app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  perform app_private.require_staff();
  if cardinality(ids) > 1000 then perform app_private.fail('SL422', 'At most 1,000 photos at a time.', 'ids'); end if;
  perform from app_public.offers o
  where o.id in (select i.offer_id from app_public.verification_images i where i.id = any (ids))
  order by o.id for update;
  for v_id in select i.id from app_public.verification_images i
    where i.id = any (ids) and i.status = 'verified'
      and i.release is distinct from set_photo_releases.release order by i.id
  loop
    return next app_public.set_photo_release(v_id, set_photo_releases.release);
  end loop;
end $$;
grant execute on function app_public.set_photo_releases(int[], app_public.photo_release) to sideline_admin;
comment on function app_public.set_photo_releases(int[], app_public.photo_release) is
  E'@resultFieldName verificationImages\n'
  'Sets the release of those of the images that are accepted and have another one; returns them. Errors: SL422.';
