-- Counting for throttles, and the figures that GET /metrics shows. For the server alone.

-- How often the key was counted within the last seconds.
create or replace function app_private.throttle_count(key bytea, seconds int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_private.throttle_events e
  where e.key = throttle_count.key and e.at > app_private.clock() - make_interval(secs => throttle_count.seconds)
$$;

-- Counts the key once and returns true, unless it was counted `most` times within the last seconds: then false. Events of
-- one key wait for each other, so that many at once do not slip through together. Takes a few expired ones away.
create or replace function app_private.throttle_take(key bytea, most int, seconds int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(736104222, hashtext(throttle_take.key::text));
  if app_private.throttle_count(throttle_take.key, throttle_take.seconds) >= most then return false; end if;
  insert into app_private.throttle_events (key, at, until)
  values (throttle_take.key, app_private.clock(), app_private.clock() + make_interval(secs => throttle_take.seconds));
  delete from app_private.throttle_events where ctid = any (array(
    select e.ctid from app_private.throttle_events e where e.until < app_private.clock() limit 20 for update skip locked));
  return true;
end $$;

-- Takes the newest event of a key back: what was counted before it was tried went well.
create or replace function app_private.throttle_give_back(key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.throttle_events where ctid in (
    select e.ctid from app_private.throttle_events e where e.key = throttle_give_back.key order by e.at desc limit 1 for update)
$$;

-- Forgets a key, after a success.
create or replace function app_private.throttle_clear(key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ delete from app_private.throttle_events e where e.key = throttle_clear.key $$;

-- Figures of jobs, mails and workers as (name, label, value): jobs by state, the age in seconds of the oldest job and mail
-- that could have been done, mails by state, workers seen within 35 seconds.
create or replace function app_private.metrics() returns table (name text, label text, value float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with job as (
    select case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
      when j.run_at > app_private.clock() then 'later' else 'ready' end as state, j.run_at
    from graphile_worker.jobs j)
  select 'jobs', s.state, count(j.state)::float8 from unnest('{ready,running,later,failed}'::text[]) s (state) left join job j on j.state = s.state group by 2
  union all select 'job_age', '', coalesce(extract(epoch from app_private.clock() - min(j.run_at)), 0)::float8 from job j where j.state = 'ready'
  union all select 'mails', m.state, count(*)::float8 from app_private.mail_outbox m group by 2
  union all select 'mail_age', '', coalesce(extract(epoch from app_private.clock() - min(m.created_at)), 0)::float8
    from app_private.mail_outbox m where m.state in ('queued', 'claimed') and m.due <= app_private.today()
  union all select 'workers', '', count(*)::float8 from app_private.worker_heartbeat h where h.at > app_private.clock() - interval '35 seconds'
$$;

grant execute on function app_private.throttle_count(bytea, int), app_private.throttle_take(bytea, int, int),
  app_private.throttle_give_back(bytea), app_private.throttle_clear(bytea), app_private.metrics() to sideline_authenticator;
