-- Requests of a sponsor's users to hide or feature a photo, and the answers of staff.

-- Asks staff to hide or feature a photo, with an optional reason; if the same is open already, returns that request.
-- Users of the sponsor; returns the request. Errors:
-- SL404 for a photo that the caller may not see, SL422 wish or reason, SL429.
create or replace function app_public.request_photo_change(verification_image_id int, wish app_public.photo_wish,
  reason text default null)
  returns app_public.dashboard_photo_requests
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign_id int := app_private.feedback_campaign_id('photo', null,
    request_photo_change.verification_image_id, null);
  v_reason text := nullif(btrim(request_photo_change.reason, E' \t\r\n'), '');
  v app_public.dashboard_photo_requests;
begin
  if request_photo_change.wish is null then
    perform app_private.fail('SL422', 'Choose hide or feature.', 'wish');
  end if;
  if char_length(v_reason) > 2000 then
    perform app_private.fail('SL422', 'The reason is too long: 2,000 characters at most.', 'reason');
  end if;
  perform app_private.count_feedback();
  insert into app_public.photo_requests (campaign_id, verification_image_id, wish, reason, user_id)
  values (v_campaign_id, request_photo_change.verification_image_id, request_photo_change.wish, v_reason,
    app_private.current_user_id())
  on conflict do nothing;
  select r.* into v from app_public.dashboard_photo_requests r
  where r.verification_image_id = request_photo_change.verification_image_id and r.wish = request_photo_change.wish
    and r.status = 'open';
  return v;
end $$;
grant execute on function app_public.request_photo_change(int, app_public.photo_wish, text) to sideline_sponsor;
comment on function app_public.request_photo_change(int, app_public.photo_wish, text) is
  E'@resultFieldName photoRequest\n'
  'Asks staff to hide or feature a photo; returns the open request. Errors: SL404, SL422, SL429.';

-- Takes back an open request of the caller or a colleague; repeating it changes nothing. Users of the sponsor; returns
-- the request. Errors: SL404 for a request that the caller may not see, SL409 if staff have answered it, SL429.
create or replace function app_public.withdraw_photo_request(id int) returns app_public.dashboard_photo_requests
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.dashboard_photo_requests;
begin
  if not exists (select from app_public.dashboard_photo_requests d where d.id = withdraw_photo_request.id) then
    perform app_private.fail('SL404', 'There is no such request.');
  end if;
  perform app_private.count_feedback();
  update app_public.photo_requests r set status = 'withdrawn', answered_by_id = app_private.current_user_id(),
    answered_at = app_private.clock()
  where r.id = withdraw_photo_request.id and r.status = 'open';
  select d.* into v from app_public.dashboard_photo_requests d where d.id = withdraw_photo_request.id;
  if v.status <> 'withdrawn' then
    perform app_private.fail('SL409', 'Our team has already answered this request.');
  end if;
  return v;
end $$;
grant execute on function app_public.withdraw_photo_request(int) to sideline_sponsor;
comment on function app_public.withdraw_photo_request(int) is
  E'@resultFieldName photoRequest\nTakes back an open request about a photo of the caller or a colleague. Errors: '
  'SL404, SL409 once it is answered, SL429.';

-- Answers a request. done hides or features the photo, as review_verification_image does; declined needs an answer,
-- which the sponsor reads; open takes the answer back and leaves the photo as it is. Staff; returns the request.
-- Errors: SL404; SL409 if it was answered otherwise or withdrawn, or if a photo to be featured is not shown to the
-- sponsor; SL422 status or answer.
create or replace function app_public.answer_photo_request(id int, status app_public.photo_request_status,
  answer text default null)
  returns app_public.photo_requests language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.photo_requests;
  v_image app_public.verification_images;
  v_answer text := nullif(btrim(answer_photo_request.answer, E' \t\r\n'), '');
  v_open boolean := answer_photo_request.status = 'open';
begin
  perform app_private.require_staff();
  select * into v from app_public.photo_requests r where r.id = answer_photo_request.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such request.'); end if;
  if coalesce(answer_photo_request.status, 'withdrawn') = 'withdrawn' then
    perform app_private.fail('SL422', 'Choose an answer.', 'status');
  end if;
  if v.status = 'withdrawn' then perform app_private.fail('SL409', 'The sponsor has withdrawn this request.'); end if;
  if char_length(v_answer) > 2000 then
    perform app_private.fail('SL422', 'The answer is too long: 2,000 characters at most.', 'answer');
  end if;
  if v.status = answer_photo_request.status then return v; end if;
  if v.status <> 'open' and not v_open then
    perform app_private.fail('SL409', 'This request was already answered.');
  end if;
  if answer_photo_request.status = 'declined' and v_answer is null then
    perform app_private.fail('SL422', 'Tell the sponsor why.', 'answer');
  end if;
  if answer_photo_request.status = 'done' then
    select * into v_image from app_public.verification_images i where i.id = v.verification_image_id;
    if v.wish = 'feature' and not v_image.shown_to_sponsor then
      perform app_private.fail('SL409', 'The sponsor cannot see this photo, so it cannot be featured.');
    end if;
    if v_image.status = 'verified' then
      perform app_public.review_verification_image(v_image.id, 'verified',
        hidden => case v.wish when 'hide' then true end, featured => case v.wish when 'feature' then true end);
    end if;
  end if;
  update app_public.photo_requests r set status = answer_photo_request.status,
    answer = case when not v_open then v_answer end,
    answered_by_id = case when not v_open then app_private.current_user_id() end,
    answered_at = case when not v_open then app_private.clock() end
  where r.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.answer_photo_request(int, app_public.photo_request_status, text) to sideline_admin;
comment on function app_public.answer_photo_request(int, app_public.photo_request_status, text) is
  E'@resultFieldName photoRequest\nAnswers a sponsor''s request about a photo: done hides or features it, declined '
  'needs an answer, open takes the answer back. Errors: SL404, SL409, SL422.';
