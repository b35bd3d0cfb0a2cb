-- The calls of verification. Every one of them locks the offer before the deadline or image: an upload holds the offer while
-- its trigger counts on the deadline, so the other order would deadlock with it.

-- Locks the offer of a deadline; nothing when there is no such deadline, which the caller then says.
create or replace function app_private.lock_offer_of_deadline(p_deadline_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select from app_public.offers o
  where o.id = (select d.offer_id from app_public.verification_deadlines d where d.id = p_deadline_id) for update
$$;

-- Adds a deadline to an asset, not before today [S-285..S-288]; staff; returns it.
create or replace function app_public.create_verification_deadline(asset_id int, deadline date, name text, requires_creatives boolean, verification_reminder_instructions text,
    verification_reminder_instructions_es text default null) returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_asset app_public.assets; v_offer app_public.offers; v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  select * into v_asset from app_public.assets a where a.id = create_verification_deadline.asset_id;
  if not found then perform app_private.fail('SL422', 'Choose an asset.', 'asset_id'); end if;
  if deadline is null or deadline < app_private.today() then perform app_private.fail('SL422', 'The deadline cannot be before today.', 'deadline'); end if;
  v_offer := app_private.lock_offer(v_asset.offer_id);
  insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline, requires_creatives, verification_reminder_instructions,
    verification_reminder_instructions_es)
  values (v_asset.id, v_asset.offer_id, v_asset.organization_id, v_asset.sponsor_id, create_verification_deadline.name, create_verification_deadline.deadline,
    coalesce(create_verification_deadline.requires_creatives, false), create_verification_deadline.verification_reminder_instructions,
    create_verification_deadline.verification_reminder_instructions_es) returning * into v;
  perform app_private.log_event(v_offer, 'deadline_added', format('%s, %s', v.name, to_char(v.deadline, 'FMMM/FMDD/YYYY')));
  return v;
end $$;

-- Changes the given fields; the reason is required; a changed date may not lie before today [S-289, S-290]; staff.
create or replace function app_public.update_verification_deadline(id int, patch jsonb) returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(update_verification_deadline.id);
  select * into v from app_public.verification_deadlines d where d.id = update_verification_deadline.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.'); end if;
  patch := app_private.without_version(v, patch);
  if coalesce(btrim(patch ->> 'change_reason'), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'change_reason'); end if;
  if (patch ->> 'deadline')::date <> v.deadline and (patch ->> 'deadline')::date < app_private.today() then
    perform app_private.fail('SL422', 'The deadline cannot be before today.', 'deadline');
  end if;
  perform app_private.apply_patch('app_public.verification_deadlines', v.id, patch - 'change_reason',
    array['deadline', 'name', 'verification_reminder_instructions', 'verification_reminder_instructions_es', 'requires_creatives']);
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_updated', v.name, patch ->> 'change_reason');
  select * into v from app_public.verification_deadlines d where d.id = update_verification_deadline.id;
  return v;
end $$;
comment on function app_public.update_verification_deadline(int, jsonb) is E'@behavior -*\n@resultFieldName verificationDeadline';

-- Removes a deadline that has no images, with a reason [S-291]; staff; returns its offer.
create or replace function app_public.remove_verification_deadline(id int, change_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines; v_offer app_public.offers;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(remove_verification_deadline.id);
  select * into v from app_public.verification_deadlines d where d.id = remove_verification_deadline.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.'); end if;
  if coalesce(btrim(change_reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'change_reason'); end if;
  if exists (select from app_public.verification_images i where i.verification_deadline_id = v.id) then
    perform app_private.fail('SL409', 'A deadline with verification images cannot be removed.');
  end if;
  v_offer := app_private.lock_offer(v.offer_id);
  delete from app_public.verification_deadlines d where d.id = v.id;
  perform app_private.log_event(v_offer, 'deadline_removed', v.name, change_reason);
  return v_offer;
end $$;

-- Marks an unproved deadline as not completed; the reason is optional [S-292, S-293]; staff. SL404, SL409 for a verified one.
create or replace function app_public.mark_deadline_as_did_not_complete(verification_deadline_id int, reason text) returns app_public.verification_deadlines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(mark_deadline_as_did_not_complete.verification_deadline_id);
  if not exists (select from app_public.verification_deadlines d where d.id = mark_deadline_as_did_not_complete.verification_deadline_id) then
    perform app_private.fail('SL404', 'There is no such deadline.');
  end if;
  update app_public.verification_deadlines d set did_not_complete = true, did_not_complete_reason = nullif(btrim(reason), '')
  where d.id = mark_deadline_as_did_not_complete.verification_deadline_id and d.verified_images = 0 returning * into v;
  if not found then perform app_private.fail('SL409', 'A verified deadline cannot be marked as not completed.'); end if;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_did_not_complete', v.name, reason);
  return v;
end $$;

grant execute on function app_public.create_verification_deadline(int, date, text, boolean, text, text), app_public.update_verification_deadline(int, jsonb),
  app_public.remove_verification_deadline(int, text), app_public.mark_deadline_as_did_not_complete(int, text) to sideline_admin;
comment on function app_public.create_verification_deadline(int, date, text, boolean, text, text) is E'@resultFieldName verificationDeadline\nAdds a deadline to an asset, today or later.';
comment on function app_public.remove_verification_deadline(int, text) is E'@resultFieldName offer\nRemoves a deadline without images; the reason is required.';
comment on function app_public.mark_deadline_as_did_not_complete(int, text) is E'@resultFieldName verificationDeadline\nMarks an unproved deadline as not completed.';

-- Adds an uploaded, checked picture to a deadline; the server calls it as the uploader [L-305, S-303, S-306]. A league's is
-- always pending and never from Employee; staff choose. Sent twice alike, it is there once. Only on confirmed offers. At most
-- 200 wait for review: SL429.
create or replace function app_public.attach_verification_image(verification_deadline_id int, file_id int, hidden boolean, "from" text, status text) returns app_public.verification_images
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deadline app_public.verification_deadlines;
  v_offer app_public.offers;
  v app_public.verification_images;
  v_staff boolean := app_private.is_staff();
  v_from text;
  v_status app_public.image_status := 'pending';
  v_hidden boolean := false;
begin
  if app_private.current_user_id() is null and app_private.link_id('deadline') is null then
    perform app_private.fail('SL401', 'Please sign in to upload.');
  end if;
  select * into v_deadline from app_public.verification_deadlines d where d.id = attach_verification_image.verification_deadline_id
    and (v_staff or d.id = app_private.link_id('deadline')
      or app_private.current_user_id() is not null
        and (d.offer_id = app_private.link_id('offer') or d.organization_id = any (app_private.my_organization_ids())));
  if not found then perform app_private.fail('SL404', 'There is no such deadline.', 'verification_deadline_id'); end if;
  v_offer := app_private.lock_offer(v_deadline.offer_id);
  if v_offer.status <> 'confirmed' then perform app_private.fail('SL409', 'This sponsorship is not running.'); end if;
  if v_staff then
    v_from := coalesce(attach_verification_image."from", 'Employee');
    v_status := coalesce(attach_verification_image.status, 'verified')::app_public.image_status;
    v_hidden := coalesce(attach_verification_image.hidden, false) and v_status = 'verified';
  else
    v_from := coalesce((select coalesce(u.name, u.email) from app_public.users u where u.id = app_private.current_user_id()), 'The link of the reminder');
  end if;
  -- the same picture sent again, from a second tab or because an answer got lost on its way: it is there already
  select i.* into v from app_public.verification_images i
  join app_private.files old on old.id = i.file_id join app_private.files sent on sent.id = attach_verification_image.file_id
  where i.verification_deadline_id = v_deadline.id and i.status = v_status and old.sha256 = sent.sha256
    and (not v_staff or i.hidden = v_hidden and i."from" = v_from);
  if found then return app_private.visible(v); end if;
  if not v_staff and (select count(*) from app_public.verification_images i
      where i.verification_deadline_id = v_deadline.id and i.status = 'pending') >= 200 then
    perform app_private.fail('SL429', 'Many pictures of this deadline wait to be looked at already. Please try again later.');
  end if;
  insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, "from", status, hidden,
    created_by_id, reviewed_by_id, reviewed_at)
  values (v_offer.id, v_offer.organization_id, v_offer.sponsor_id, v_deadline.id, attach_verification_image.file_id,
    v_from, v_status, v_hidden,
    app_private.current_user_id(), case when v_staff then app_private.current_user_id() end, case when v_staff then app_private.clock() end)
  returning * into v;
  perform app_private.log_event(v_offer, 'image_added', v_deadline.name);
  return app_private.visible(v);
end $$;
grant execute on function app_public.attach_verification_image(int, int, boolean, text, text) to sideline_offer_link, sideline_deadline_link, sideline_organization, sideline_admin;
comment on function app_public.attach_verification_image(int, int, boolean, text, text) is '@behavior -*';

-- Stores a league's answer to a deadline; the canned response must be selectable [L-247..L-249]; returns its id. At most 200 a
-- deadline and day: SL429. Its callers ask whose deadline it is.
create or replace function app_private.store_deadline_response(p_deadline_id int, p_comment text, p_canned_response_id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines; v_id int;
begin
  perform app_private.lock_offer_of_deadline(p_deadline_id);
  select * into v from app_public.verification_deadlines d where d.id = p_deadline_id;
  if not found then perform app_private.fail('SL404', 'We couldn''t find a deadline at this link.'); end if;
  if not exists (select from app_public.verification_deadline_canned_responses r where r.id = p_canned_response_id and r.selectable) then
    perform app_private.fail('SL422', 'Choose one of the answers.', 'verification_deadline_canned_response_id');
  end if;
  if (select count(*) from app_public.verification_deadline_responses r
      where r.verification_deadline_id = v.id and r.created_at > app_private.clock() - interval '1 day') >= 200 then
    perform app_private.fail('SL429', 'We have many answers to this deadline already. Please try again tomorrow.');
  end if;
  insert into app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id, canned_response_id, comment)
  values (v.id, v.offer_id, v.organization_id, v.sponsor_id, p_canned_response_id, nullif(btrim(p_comment), '')) returning id into v_id;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_response', v.name, p_comment);
  return v_id;
end $$;
-- The answer under a deadline link.
create or replace function app_public.respond_to_deadline(comment text, verification_deadline_canned_response_id int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.store_deadline_response(app_private.link_id('deadline'), respond_to_deadline.comment, respond_to_deadline.verification_deadline_canned_response_id) $$;
-- The answer of somebody signed in to a deadline of their organization's sponsorship [L13]; SL404 for any other.
create or replace function app_public.answer_deadline(verification_deadline_id int, comment text, verification_deadline_canned_response_id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_public.verification_deadlines d
      where d.id = answer_deadline.verification_deadline_id and d.offer_id = any (app_private.my_offer_ids())) then
    perform app_private.fail('SL404', 'There is no such deadline.');
  end if;
  return app_private.store_deadline_response(answer_deadline.verification_deadline_id, answer_deadline.comment, answer_deadline.verification_deadline_canned_response_id);
end $$;
grant execute on function app_public.answer_deadline(int, text, int) to sideline_organization;
comment on function app_public.answer_deadline(int, text, int) is
  E'@resultFieldName verificationDeadlineResponseId\nStores the answer of the caller''s organization to one of its deadlines. Errors: SL404, SL422 for the response, SL429.';
grant execute on function app_public.respond_to_deadline(text, int) to sideline_deadline_link;
comment on function app_public.respond_to_deadline(text, int) is E'@resultFieldName verificationDeadlineResponseId\nStores a league''s answer to the link''s deadline.';

-- The deadline of a deadline link; null when it is gone, and for every other token [L-245, L-252].
create or replace function app_public.deadline_to_respond_to() returns app_public.deadline_to_respond_to
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (d.id, d.deadline, d.name, app_public.verification_deadlines_capability_name(d), c.name, s.name, p.name, g.name,
    exists (select from app_public.verification_images i where i.verification_deadline_id = d.id and i.status = 'verified'),
    (select count(*) from app_public.verification_images i where i.verification_deadline_id = d.id and i.status = 'pending'),
    o.status = 'confirmed', i.created_at, r.name, r.spanish_name, i.rejection_note,
    d.verification_reminder_instructions, d.verification_reminder_instructions_es,
    coalesce(u.name, u.email), u.email, u.cell_phone)::app_public.deadline_to_respond_to
  from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
  join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  join app_public.organizations g on g.id = o.organization_id
  left join lateral (select * from app_public.verification_images x where x.verification_deadline_id = d.id
    order by x.created_at desc, x.id desc limit 1) i on i.status = 'rejected'
  left join app_public.image_rejection_reasons r on r.id = i.rejection_reason_id
  left join app_public.users u on u.id = app_private.league_contact_id(c)
  where d.id = app_private.link_id('deadline')
$$;
grant execute on function app_public.deadline_to_respond_to() to sideline_deadline_link;
comment on function app_public.deadline_to_respond_to() is
  'The deadline of a deadline link: names, date, instructions, whom to ask, how far its proof is and why the last photo was rejected; nothing else of the sponsorship.';
