-- Passing a task on.

-- The steps of an application that can be passed on: not those that decide for the league, name its contact or ask for
-- a price, as all assets do.
create or replace function app_private.forwardable_steps() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select '{programs,play-locations,social-and-email,custom-questions,tournament-information}'::text[];
end;

-- Passes the proof of a deadline of one's own sponsorship or link, or a step of the application that one's link opens,
-- on by email: for a month, and until 35 days after the deadline. Whoever had it before loses it, and nobody passes on
-- what was passed on to them (SL403); to whom has it already, nothing is sent again. Errors: SL422 name, email; SL404;
-- SL409 if nothing is left to do; SL429 after 20 a day and league, or 3 a day and address.
create or replace function app_public.forward_task(name text, email text, verification_deadline_id int default null,
  step_id text default null) returns app_public.forwarded_task_trail
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user_id int := app_private.current_user_id();
  v_deadline app_public.verification_deadlines;
  v_offer app_public.offers;
  v app_public.forwarded_tasks;
  v_open app_public.forwarded_tasks;
begin
  if app_private.link_forwarded_task_id() is not null then
    perform app_private.fail('SL403', 'A task that was passed on to you can''t be passed on again.');
  end if;
  v.name := btrim(forward_task.name);
  v.email := lower(btrim(forward_task.email));
  if (char_length(v.name) between 1 and 80
    and v.name !~ '[<>@/\\\n\r]|[[:alnum:]][.:][[:alnum:]]{2}|[[:digit:]]{3}') is not true then
    perform app_private.fail('SL422', 'Please enter a name, without a link or number.', 'name');
  end if;
  if app_private.is_email(v.email) is not true then
    perform app_private.fail('SL422', 'Please enter an email address.', 'email');
  end if;
  select * into v_deadline from app_public.verification_deadlines d
  where d.id = forward_task.verification_deadline_id and forward_task.step_id is null
    and (d.id = app_private.link_id('deadline') or v_user_id is not null
      and app_private.claim('scope_offer_id') is null and d.offer_id = any (app_private.my_offer_ids()));
  -- SL404 for anything else
  v_offer := app_private.lock_offer(case when v_deadline.id is not null then v_deadline.offer_id
    when forward_task.step_id = any (app_private.forwardable_steps()) and forward_task.verification_deadline_id is null
      then app_private.claim('link_offer_id')::int end); -- of an application's link
  if v_deadline.verified or v_deadline.did_not_complete or v_deadline.id is not null and v_offer.status <> 'confirmed'
  then perform app_private.fail('SL409', 'There is nothing left to do here.'); end if;
  perform app_private.lock_contact(v_offer.organization_id); -- counts one after the other
  select * into v_open from app_public.forwarded_tasks t
  where t.offer_id = v_offer.id and t.email = v.email and app_private.forwarded_task_state(t) = 'open'
    and (t.verification_deadline_id = v_deadline.id or t.step_id = forward_task.step_id);
  if found then return app_private.trail_of(v_open); end if; -- they have the link: nothing is sent twice
  if (select count(*) filter (where o.organization_id = v_offer.organization_id) >= 20
        or count(*) filter (where t.email = v.email) >= 3
      from app_public.forwarded_tasks t join app_public.offers o on o.id = t.offer_id
      where t.created_at > app_private.clock() - interval '1 day') then
    perform app_private.fail('SL429', 'Too many tasks were passed on today. Please try again tomorrow.');
  end if;
  update app_public.forwarded_tasks t set revoked_at = app_private.clock()
  where t.offer_id = v_offer.id and t.revoked_at is null
    and (t.verification_deadline_id = v_deadline.id or t.step_id = forward_task.step_id);
  insert into app_public.forwarded_tasks (offer_id, verification_deadline_id, step_id, name, email, forwarded_by,
    created_by_id, link_version, expires_at)
  select v_offer.id, v_deadline.id, forward_task.step_id, v.name, v.email,
    concat_ws(', ', (select coalesce(u.name, u.email) from app_public.users u where u.id = v_user_id), g.name),
    v_user_id, case when v_user_id is null then app_private.link_version(app_private.claim('link_kind'),
      coalesce(v_deadline.id, v_offer.id)::text) end,
    app_private.start_of_day(greatest(app_private.today(), v_deadline.deadline + 5) + 31)
  from app_public.organizations g where g.id = v_offer.organization_id returning * into v;
  perform app_private.queue_mail('forwarded_task', v.email, 'forwarded_task:' || v.id,
    jsonb_build_object('forwarded_task_id', v.id), v_offer.id, v_offer.organization_id);
  return app_private.trail_of(v);
end $$;
grant execute on function app_public.forward_task(text, text, int, text)
  to sideline_deadline_link, sideline_application_link, sideline_organization;
comment on function app_public.forward_task(text, text, int, text) is E'@resultFieldName forwardedTask\n'
  'Passes a deadline''s proof, or a step of an application, on to somebody by email. Errors: SL422 name, email; SL403 '
  'for a task that was passed on; SL404; SL409 if nothing is left to do; SL429.';
