-- Forwarded tasks: who sees them. Leagues and links read them as trails only (trails.sql).

select app_private.protect('app_public.forwarded_tasks');
comment on table app_public.forwarded_tasks is E'@behavior -insert -update -delete\n'
  'A deadline''s proof or a step of an application that a league passed on to somebody, by a link for just that.';
create trigger _500_audit after insert or update or delete on app_public.forwarded_tasks
  for each row execute function app_private.tg__audit();

-- Whether the link of a forwarded task works: open; revoked, also together with the link by which it was passed on;
-- ended once the deadline is done or the sponsorship has ended; expired.
create or replace function app_private.forwarded_task_state(t app_public.forwarded_tasks) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when t.revoked_at is not null or t.link_version <> coalesce(l.version, 0) then 'revoked'
    when d.verified or d.did_not_complete or d.id is not null and o.status <> 'confirmed'
      or o.status in ('canceled', 'unqualified', 'rejected', 'rejected_by_league', 'rejected_by_organization')
      then 'ended'
    when t.expires_at <= app_private.clock() then 'expired' else 'open' end
  from app_public.offers o
  left join app_public.verification_deadlines d on d.id = t.verification_deadline_id
  cross join lateral (select app_private.link_version(
    case when t.step_id is null then 'deadline' else 'application' end,
    coalesce(t.verification_deadline_id, t.offer_id)::text) as version) l
  where o.id = t.offer_id
$$;

-- Turns the claims of a forwarded task's link into those of what it opens, while it works: the deadline, or the
-- application with the one step (link_step). The role sideline_forwarded_task_link decides what may be called with
-- them, and link_forwarded_task_id says that the task was passed on. Called by load_session_context, before the role is
-- set.
create or replace function app_private.load_forwarded_task() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t app_public.forwarded_tasks;
  r record;
begin
  select * into t from app_public.forwarded_tasks x
  where x.id = nullif(current_setting('jwt.claims.link_id', true), '')::int;
  perform set_config('jwt.claims.link_forwarded_task_id', coalesce(t.id, 0)::text, true);
  if t.id is null or app_private.forwarded_task_state(t) <> 'open' then return; end if;
  if t.step_id is null then
    perform set_config('jwt.claims.link_kind', 'deadline', true),
      set_config('jwt.claims.link_id', t.verification_deadline_id::text, true);
    return;
  end if;
  select o.organization_id, c.id as campaign_id, c.season, c.year into r
  from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id where o.id = t.offer_id;
  perform set_config('jwt.claims.link_kind', 'application', true),
    set_config('jwt.claims.link_id', r.organization_id::text, true),
    set_config('jwt.claims.link_organization_id', r.organization_id::text, true),
    set_config('jwt.claims.link_campaign_id', r.campaign_id::text, true),
    set_config('jwt.claims.link_offer_id', t.offer_id::text, true),
    set_config('jwt.claims.link_season', r.season::text, true),
    set_config('jwt.claims.link_year', r.year::text, true),
    set_config('jwt.claims.link_step', t.step_id, true);
end $$;

-- The forwarded task whose link the caller uses; null for everybody else.
create or replace function app_private.link_forwarded_task_id() returns int
  language sql stable parallel safe
begin atomic select app_private.claim('link_forwarded_task_id')::int; end;

-- Records that the holder of the task's link sent a photo or saved the step; nothing for everybody else.
create or replace function app_private.note_forwarded_task_done() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.forwarded_tasks t set done_at = app_private.clock()
  where t.id = app_private.link_forwarded_task_id() and t.done_at is null
$$;

-- Who holds a deadline's proof instead of the league: its open forwarded task whose address accepts email; null if the
-- league does. Reminders go to the holder.
create or replace function app_private.holder_of_deadline(deadline_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select t.id from app_public.forwarded_tasks t
  where t.verification_deadline_id = holder_of_deadline.deadline_id and app_private.forwarded_task_state(t) = 'open'
    and app_private.mail_suppression_reason('forwarded_task', t.email) is null
  order by t.id desc limit 1
$$;
