-- Blurred or cropped copies of photos. The clear picture stays for staff under its own key (clear_file_id).

-- Replaces a photo by a copy that the server made of its clear picture; version: the one that the copy was made for,
-- SL409 if the photo has changed since. Staff, called by the server; returns the photo. Errors: SL404, SL409.
create or replace function app_public.attach_photo_copy(image_id int, file_id int, version int, cropped boolean)
  returns app_public.verification_images language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_images;
begin
  perform app_private.require_staff();
  v := app_private.lock_image(image_id);
  perform app_private.without_version(v, jsonb_build_object('version', attach_photo_copy.version,
    'file_id', attach_photo_copy.file_id));
  update app_public.verification_images i
  set file_id = attach_photo_copy.file_id, clear_file_id = coalesce(i.clear_file_id, i.file_id)
  where i.id = v.id returning * into v;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'image_reviewed',
    case when cropped then 'Photo cropped; staff keep the whole one'
      else 'Photo blurred; staff keep the clear one' end);
  return v;
end $$;
grant execute on function app_public.attach_photo_copy(int, int, int, boolean) to sideline_admin;
comment on function app_public.attach_photo_copy(int, int, int, boolean) is '@behavior -*';

-- Whoever can be recognized on the clear picture must have agreed to that:
-- a photo that gets it back has no release, also by an undo.
create or replace function app_private.tg_verification_images__clear_again() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.release := 'not_stated';
  new.release_stated_at := app_private.clock();
  new.release_stated_by_name := (select coalesce(u.name, u.email) from app_public.users u
    where u.id = app_private.current_user_id());
  return new;
end $$;

create trigger _200_clear_again before update of file_id on app_public.verification_images for each row
  when (new.file_id = old.clear_file_id and new.release <> 'withheld')
    execute function app_private.tg_verification_images__clear_again();

-- Shows the clear picture of a photo again and forgets the copy. version: the one that was read. Staff; returns the
-- photo. Errors: SL404, SL409 also if there is no copy.
create or replace function app_public.restore_clear_photo(id int, version int default null)
  returns app_public.verification_images language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_images;
begin
  perform app_private.require_staff();
  v := app_private.lock_image(restore_clear_photo.id);
  if restore_clear_photo.version <> v.version then
    perform app_private.without_version(v, jsonb_build_object('version', restore_clear_photo.version,
      'file_id', v.clear_file_id));
  end if;
  if v.clear_file_id is null then perform app_private.fail('SL409', 'This photo was not blurred or cropped.'); end if;
  update app_public.verification_images i set file_id = i.clear_file_id, clear_file_id = null
  where i.id = v.id returning * into v;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'image_reviewed',
    'Clear photo restored, not shown to the sponsor until its release is stated');
  return v;
end $$;
grant execute on function app_public.restore_clear_photo(int, int) to sideline_admin;
comment on function app_public.restore_clear_photo(int, int) is
  E'@resultFieldName verificationImage\nShows the clear picture of a blurred or cropped photo again, for staff until '
  'its release is stated again. Errors: SL404, SL409.';
