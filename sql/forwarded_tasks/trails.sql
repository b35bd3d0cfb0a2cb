-- What became of a forwarded task: for who may pass it on, and for staff.

-- Whether the caller sees a forwarded task: staff; the deadline's or the application's own link; members of the league,
-- of steps those who see its applications. Never the holder of a forwarded link.
create or replace function app_private.sees_forwarded_task(t app_public.forwarded_tasks) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(app_private.link_forwarded_task_id() is null and (app_private.is_staff()
    or t.verification_deadline_id = app_private.link_id('deadline')
    or t.step_id is not null and app_private.link_id('application') is not null
      and t.offer_id = app_private.claim('link_offer_id')::int
    or app_private.current_user_id() is not null and app_private.claim('scope_offer_id') is null
      and t.offer_id = any (case when t.step_id is null then app_private.my_offer_ids()
        else app_private.my_money_offer_ids() end)), false)
$$;

-- A forwarded task with what happened to its email and its link; the address is hidden from links.
create or replace function app_private.trail_of(t app_public.forwarded_tasks) returns app_public.forwarded_task_trail
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (t.id, t.verification_deadline_id, t.step_id, t.name,
    case when app_private.current_user_id() is not null then t.email end, t.forwarded_by, t.created_at,
    (select case when m.state in ('queued', 'claimed') then 'waiting' else m.state end from app_private.mail_outbox m
      where m.offer_id = t.offer_id and m.kind = 'forwarded_task' and m.payload ->> 'forwarded_task_id' = t.id::text
      order by m.id desc limit 1),
    (select min(coalesce(v.last_at, app_private.start_of_day(v.viewed_on))) from app_private.link_views v
      where v.kind = 'forwarded_task' and v.record_id = t.id::text and not v.scanner),
    t.done_at, t.expires_at, app_private.forwarded_task_state(t))::app_public.forwarded_task_trail
$$;

-- What the caller's league passed on, the newest first, at most 100: of an offer, of all offers of one's leagues, or of
-- the link's deadline or application.
create or replace function app_public.offer_forwarded_tasks(offer_id int default null)
  returns setof app_public.forwarded_task_trail
  language sql stable security definer rows 3 set search_path = pg_catalog, pg_temp
as $$
  select r.* from app_public.forwarded_tasks t cross join lateral app_private.trail_of(t) r
  where t.offer_id = any (case when offer_forwarded_tasks.offer_id is not null
      then array[offer_forwarded_tasks.offer_id]
      else app_private.my_offer_ids() || app_private.claim('link_offer_id')::int || (
        select d.offer_id from app_public.verification_deadlines d where d.id = app_private.link_id('deadline')) end)
    and app_private.sees_forwarded_task(t)
  order by t.id desc limit 100
$$;
grant execute on function app_public.offer_forwarded_tasks(int)
  to sideline_deadline_link, sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.offer_forwarded_tasks(int) is E'@simpleCollections only\n'
  'What a league passed on, the newest first, at most 100: of an offer, or of the link''s deadline or application.';

-- Ends the link of a forwarded task; the league is reminded again. Repeating it changes nothing. Errors: SL404.
create or replace function app_public.revoke_forwarded_task(id int) returns app_public.forwarded_task_trail
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.forwarded_tasks;
begin
  update app_public.forwarded_tasks t set revoked_at = coalesce(t.revoked_at, app_private.clock())
  where t.id = revoke_forwarded_task.id and app_private.sees_forwarded_task(t) returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such task.'); end if;
  return app_private.trail_of(v);
end $$;
grant execute on function app_public.revoke_forwarded_task(int)
  to sideline_deadline_link, sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.revoke_forwarded_task(int) is E'@resultFieldName forwardedTask\n'
  'Ends the link of a task that was passed on; the league is reminded again. Errors: SL404.';

select app_private.never_null('app_public.forwarded_task_trail', '{id,name,forwarded_by,created_at,expires_at,state}');
comment on type app_public.forwarded_task_trail is
  'A task that was passed on, and what became of it. mailState: waiting, sent, skipped, refused, failed, uncertain; '
  'state: open, revoked, ended, expired.';
