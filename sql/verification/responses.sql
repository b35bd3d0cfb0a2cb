-- Answers of leagues to a deadline.

-- Stores a league's answer to a deadline; the canned response must be selectable [L-247..L-249]; returns its id. At
-- most 200 per deadline and day: SL429. Callers check whose deadline it is.
create or replace function app_private.store_deadline_response(p_deadline_id int, p_comment text,
  p_canned_response_id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.verification_deadlines; v_id int;
begin
  perform app_private.lock_offer_of_deadline(p_deadline_id);
  select * into v from app_public.verification_deadlines d where d.id = p_deadline_id;
  if not found then perform app_private.fail('SL404', 'We couldn''t find a deadline at this link.'); end if;
  if not exists (select from app_public.verification_deadline_canned_responses r
    where r.id = p_canned_response_id and r.selectable) then
    perform app_private.fail('SL422', 'Choose one of the answers.', 'verification_deadline_canned_response_id');
  end if;
  if (select count(*) from app_public.verification_deadline_responses r
      where r.verification_deadline_id = v.id and r.created_at > app_private.clock() - interval '1 day') >= 200 then
    perform app_private.fail('SL429', 'We already have many answers to this deadline. Please try again tomorrow.');
  end if;
  insert into app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id,
    sponsor_id, canned_response_id, comment)
  values (v.id, v.offer_id, v.organization_id, v.sponsor_id, p_canned_response_id, nullif(btrim(p_comment), ''))
  returning id into v_id;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'deadline_response', v.name, p_comment);
  return v_id;
end $$;

-- Stores the answer given through a deadline link.
create or replace function app_public.respond_to_deadline(comment text, verification_deadline_canned_response_id int)
  returns int language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.store_deadline_response(app_private.link_id('deadline'), respond_to_deadline.comment,
    respond_to_deadline.verification_deadline_canned_response_id)
$$;
grant execute on function app_public.respond_to_deadline(text, int) to sideline_deadline_link;
comment on function app_public.respond_to_deadline(text, int) is
  E'@resultFieldName verificationDeadlineResponseId\nStores a league''s answer to the link''s deadline.';

-- Stores a user's answer to a deadline of their organization's sponsorship [L13]; SL404 for any other deadline.
create or replace function app_public.answer_deadline(verification_deadline_id int, comment text,
  verification_deadline_canned_response_id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_public.verification_deadlines d
      where d.id = answer_deadline.verification_deadline_id and d.offer_id = any (app_private.my_offer_ids())) then
    perform app_private.fail('SL404', 'There is no such deadline.');
  end if;
  return app_private.store_deadline_response(answer_deadline.verification_deadline_id, answer_deadline.comment,
    answer_deadline.verification_deadline_canned_response_id);
end $$;
grant execute on function app_public.answer_deadline(int, text, int) to sideline_organization;
comment on function app_public.answer_deadline(int, text, int) is
  E'@resultFieldName verificationDeadlineResponseId\nStores the answer of the caller''s organization to one of its '
  'deadlines. Errors: SL404, SL422 for the response, SL429.';

-- The deadline of a deadline link; null if it was deleted, and for any other token [L-245, L-252]. Whom its proof was
-- passed on to does not see what concerns only the league: campaign, release for the season, new date, answer.
create or replace function app_public.deadline_to_respond_to() returns app_public.deadline_to_respond_to
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (d.id, d.deadline, d.name, app_public.verification_deadlines_capability_name(d),
    case when app_private.claim('link_forwarded_task_id') is null then c.name end, s.name,
    p.name, g.name,
    exists (select from app_public.verification_images i
      where i.verification_deadline_id = d.id and i.status = 'verified'),
    (select count(*) from app_public.verification_images i
      where i.verification_deadline_id = d.id and i.status = 'pending'),
    o.status = 'confirmed', i.created_at, r.name, r.spanish_name, i.rejection_note,
    d.verification_reminder_instructions, d.verification_reminder_instructions_es,
    coalesce(u.name, u.email), u.email, u.cell_phone,
    (select e.stated_at from app_public.photo_release_statements e
      where e.organization_id = g.id and e.season = c.season and e.year = c.year
        and app_private.claim('link_forwarded_task_id') is null),
    app_public.verification_deadlines_section(d),
    case when app_private.claim('link_forwarded_task_id') is null then app_private.movable_until(d) end, a.created_at,
    a.response)::app_public.deadline_to_respond_to
  from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
  join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  join app_public.organizations g on g.id = o.organization_id
  left join lateral (select * from app_public.verification_images x where x.verification_deadline_id = d.id
    order by x.created_at desc, x.id desc limit 1) i on i.status = 'rejected'
  left join app_public.image_rejection_reasons r on r.id = i.rejection_reason_id
  left join app_public.users u on u.id = app_private.league_contact_id(c)
  left join lateral (select x.created_at, k.response from app_public.verification_deadline_responses x
    join app_public.verification_deadline_canned_responses k on k.id = x.canned_response_id
    where x.verification_deadline_id = d.id order by x.id desc limit 1) a
    on app_private.claim('link_forwarded_task_id') is null
  where d.id = app_private.link_id('deadline')
$$;
grant execute on function app_public.deadline_to_respond_to() to sideline_deadline_link, sideline_forwarded_task_link;
comment on function app_public.deadline_to_respond_to() is
  'The deadline of a deadline link: names, date, instructions, contact, the progress of its proof and why the last '
  'photo was rejected; nothing else about the sponsorship.';
