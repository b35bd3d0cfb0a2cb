-- Reviews of images. Each locks the offer before the image, as the operations on deadlines do.

-- Describes what a review did to an image [M12]; for a review that changes nothing, repeats the decision.
create or replace function app_private.review_words(before app_public.verification_images,
  after app_public.verification_images) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when after.status = before.status and after.hidden <> before.hidden then
      case when after.hidden then 'Image hidden from the sponsor' else 'Image shown to the sponsor again' end
    when after.status = before.status and after.featured <> before.featured then
      case when after.featured then 'Image featured' else 'Image no longer featured' end
    when after.status = before.status
      and after.verification_deadline_id is distinct from before.verification_deadline_id then
      'Image moved to another deadline'
    when after.status = 'verified' then 'Image accepted'
    when after.status = 'rejected' then 'Image rejected'
    else 'Image set to pending' end
$$;

-- Why an image was rejected, for the log: the reason and the note; null without both.
create or replace function app_private.rejection_words(i app_public.verification_images) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select nullif(concat_ws(' ', (select r.name from app_public.image_rejection_reasons r
    where r.id = i.rejection_reason_id), i.rejection_note), '')
$$;

-- Accepts, rejects or reopens an image [S-298..S-302]: accepting requires a deadline of the same offer; any status
-- but verified clears hidden and featured. A rejection may have a reason from the list and a note of at most 1,000
-- characters [M5]; the league is emailed ten minutes later (sql/mail/rejected_images.sql). version: the one that was
-- read; SL409 with the current state if it has changed since, unless the image already is as requested [M4]. Staff;
-- returns the image. Errors: SL404, SL409, SL422.
create or replace function app_public.review_verification_image(id int, status app_public.image_status,
  verification_deadline_id int default null, hidden boolean default null, featured boolean default null,
  rejection_reason_id int default null, rejection_note text default null, version int default null)
  returns app_public.verification_images language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.verification_images;
  v_new app_public.verification_images;
  v_rejected boolean := review_verification_image.status = 'rejected';
begin
  perform app_private.require_staff();
  perform from app_public.offers o
  where o.id = (select i.offer_id from app_public.verification_images i
    where i.id = review_verification_image.id) for update;
  select * into v from app_public.verification_images i where i.id = review_verification_image.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such image.'); end if;
  if review_verification_image.status is null then
    perform app_private.fail('SL422', 'Choose accept or reject.', 'status');
  end if;
  v_new := v;
  v_new.status := review_verification_image.status;
  v_new.verification_deadline_id := coalesce(review_verification_image.verification_deadline_id,
    v.verification_deadline_id);
  v_new.hidden := v_new.status = 'verified' and coalesce(review_verification_image.hidden, v.hidden);
  v_new.featured := v_new.status = 'verified' and coalesce(review_verification_image.featured, v.featured)
    and not v_new.hidden;
  v_new.rejection_reason_id := case
    when v_rejected then coalesce(review_verification_image.rejection_reason_id, v.rejection_reason_id) end;
  v_new.rejection_note := case when v_rejected
    then nullif(btrim(coalesce(review_verification_image.rejection_note, v.rejection_note), E' \t\r\n'), '') end;
  if review_verification_image.version <> v.version then
    perform app_private.without_version(v,
      to_jsonb(v_new) || jsonb_build_object('version', review_verification_image.version));
    return v;
  end if;
  if v_new.status = 'verified' and v_new.verification_deadline_id is null then
    perform app_private.fail('SL422', 'Choose the deadline that this image proves.', 'verification_deadline_id');
  end if;
  if v_new.verification_deadline_id is not null
    and not exists (select from app_public.verification_deadlines d
      where d.id = v_new.verification_deadline_id and d.offer_id = v.offer_id) then
    perform app_private.fail('SL422', 'This deadline belongs to another offer.', 'verification_deadline_id');
  end if;
  if v_new.rejection_reason_id is distinct from v.rejection_reason_id and v_new.rejection_reason_id is not null
    and not exists (select from app_public.image_rejection_reasons r
      where r.id = v_new.rejection_reason_id and not r.retired) then
    perform app_private.fail('SL422', 'Choose a reason from the list.', 'rejection_reason_id');
  end if;
  if length(v_new.rejection_note) > 1000 then
    perform app_private.fail('SL422', 'The note is too long: 1,000 characters at most.', 'rejection_note');
  end if;
  update app_public.verification_images i
  set status = v_new.status, verification_deadline_id = v_new.verification_deadline_id,
    hidden = v_new.hidden, featured = v_new.featured, rejection_reason_id = v_new.rejection_reason_id,
    rejection_note = v_new.rejection_note, reviewed_by_id = app_private.current_user_id(),
    reviewed_at = app_private.clock()
  where i.id = v.id returning * into v_new;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'image_reviewed',
    app_private.review_words(v, v_new), app_private.rejection_words(v_new));
  return v_new;
end $$;
grant execute on function app_public.review_verification_image(int, app_public.image_status, int, boolean, boolean,
  int, text, int)
  to sideline_admin;
comment on function app_public.review_verification_image(int, app_public.image_status, int, boolean, boolean,
  int, text, int) is
  E'@resultFieldName verificationImage\nAccepts, rejects or reopens an image. Accepting needs a deadline; a rejection '
  'is emailed to the league ten minutes later. Errors: SL409 for another version than the one that was read.';

-- Accepts those of the given images that are pending and have a deadline, and leaves the others unchanged [M8]; at most
-- 1,000 (SL422). Staff; returns the accepted ones.
create or replace function app_public.accept_verification_images(ids int[]) returns setof app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  perform app_private.require_staff();
  if cardinality(ids) > 1000 then perform app_private.fail('SL422', 'At most 1,000 photos at a time.', 'ids'); end if;
  perform from app_public.offers o
  where o.id in (select i.offer_id from app_public.verification_images i where i.id = any (ids))
  order by o.id for update;
  for v_id in select i.id from app_public.verification_images i
    where i.id = any (ids) and i.status = 'pending' and i.verification_deadline_id is not null order by i.id
  loop
    return next app_public.review_verification_image(v_id, 'verified');
  end loop;
end $$;
grant execute on function app_public.accept_verification_images(int[]) to sideline_admin;
comment on function app_public.accept_verification_images(int[]) is
  E'@resultFieldName verificationImages\n'
  'Accepts those of the images that are pending and have a deadline; returns them.';
