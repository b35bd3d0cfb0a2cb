-- Adds verification images.

-- Adds an uploaded and checked image to a deadline; called by the server as the uploader [L-305, S-303, S-306]. A
-- league's image is always pending and never from Employee; staff choose. The same image sent twice is stored once.
-- Only on confirmed offers. At most 200 may wait for review: SL429. released: true if the uploader states that those on
-- it, or their guardians, agreed that the sponsor sees it; null says nothing. A league's statement is remembered for
-- the season (releases.sql).
create or replace function app_public.attach_verification_image(verification_deadline_id int, file_id int,
  hidden boolean, "from" text, status text, released boolean default null) returns app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deadline app_public.verification_deadlines;
  v_offer app_public.offers;
  v app_public.verification_images;
  v_again app_public.verification_images;
  v_staff boolean := app_private.is_staff();
  v_from text;
  v_name text := coalesce((select coalesce(u.name, u.email) from app_public.users u
    where u.id = app_private.current_user_id()),
    (select t.name from app_public.forwarded_tasks t where t.id = app_private.link_forwarded_task_id()),
    'The link of the reminder');
  v_status app_public.image_status := 'pending';
  v_hidden boolean := false;
begin
  if app_private.current_user_id() is null and app_private.link_id('deadline') is null then
    perform app_private.fail('SL401', 'Please sign in to upload.');
  end if;
  select * into v_deadline from app_public.verification_deadlines d
  where d.id = attach_verification_image.verification_deadline_id
    and (v_staff or d.id = app_private.link_id('deadline')
      or app_private.current_user_id() is not null
        and (d.offer_id = app_private.link_id('offer') or d.organization_id = any (app_private.my_organization_ids())));
  if not found then perform app_private.fail('SL404', 'There is no such deadline.', 'verification_deadline_id'); end if;
  v_offer := app_private.lock_offer(v_deadline.offer_id);
  if v_offer.status <> 'confirmed' then perform app_private.fail('SL409', 'This sponsorship is not active.'); end if;
  if v_staff then
    v_from := coalesce(attach_verification_image."from", 'Employee');
    v_status := coalesce(attach_verification_image.status, 'verified')::app_public.image_status;
    v_hidden := coalesce(attach_verification_image.hidden, false) and v_status = 'verified';
  else
    v_from := v_name;
    -- whom the task was passed on to says so for this photo only
    if app_private.link_forwarded_task_id() is null then
      perform app_private.remember_release(v_offer, released, v_name);
    end if;
    perform app_private.note_forwarded_task_done();
  end if;
  -- the same image uploaded again, from a second tab or because the response was lost: it already exists
  select i.* into v from app_public.verification_images i
  join app_private.files old on old.id = i.file_id
  join app_private.files sent on sent.id = attach_verification_image.file_id
  where i.verification_deadline_id = v_deadline.id and i.status = v_status and old.sha256 = sent.sha256
    and (not v_staff or i.hidden = v_hidden and i."from" = v_from);
  if found then
    update app_public.verification_images i set release = 'agreed', release_stated_at = app_private.clock(),
      release_stated_by_name = v_name
    where i.id = v.id and i.release = 'not_stated' and attach_verification_image.released returning * into v_again;
    if found then v := v_again; end if;
    return app_private.visible(v);
  end if;
  if not v_staff and (select count(*) from app_public.verification_images i
      where i.verification_deadline_id = v_deadline.id and i.status = 'pending') >= 200 then
    perform app_private.fail('SL429',
      'Many pictures of this deadline are already waiting for review. Please try again later.');
  end if;
  insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id,
    "from", status, hidden, created_by_id, reviewed_by_id, reviewed_at, release, release_stated_at,
    release_stated_by_name)
  values (v_offer.id, v_offer.organization_id, v_offer.sponsor_id, v_deadline.id, attach_verification_image.file_id,
    v_from, v_status, v_hidden,
    app_private.current_user_id(), case when v_staff then app_private.current_user_id() end,
    case when v_staff then app_private.clock() end,
    (case when released then 'agreed' else 'not_stated' end)::app_public.photo_release,
    case when released then app_private.clock() end, case when released then v_name end)
  returning * into v;
  perform app_private.log_event(v_offer, 'image_added', v_deadline.name);
  return app_private.visible(v);
end $$;
grant execute on function app_public.attach_verification_image(int, int, boolean, text, text, boolean)
  to sideline_offer_link, sideline_deadline_link, sideline_forwarded_task_link, sideline_organization, sideline_admin;
comment on function app_public.attach_verification_image(int, int, boolean, text, text, boolean) is '@behavior -*';
