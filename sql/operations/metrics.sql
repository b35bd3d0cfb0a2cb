-- Metrics of the installation.

-- Figures of jobs, mails and workers as (name, label, value): jobs by state, the age in seconds of the oldest job and
-- email that are ready to run, mails by state, workers seen within 35 seconds.
create or replace function app_private.metrics() returns table (name text, label text, value float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with job as (
    select case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
      when j.run_at > app_private.clock() then 'later' else 'ready' end as state, j.run_at
    from graphile_worker.jobs j)
  select 'jobs', s.state, count(j.state)::float8 from unnest('{ready,running,later,failed}'::text[]) s (state)
  left join job j on j.state = s.state group by 2
  union all select 'job_age', '', coalesce(extract(epoch from app_private.clock() - min(j.run_at)), 0)::float8
  from job j where j.state = 'ready'
  union all select 'mails', m.state, count(*)::float8 from app_private.mail_outbox m group by 2
  union all select 'mail_age', '', coalesce(extract(epoch from app_private.clock() - min(m.created_at)), 0)::float8
    from app_private.mail_outbox m where m.state in ('queued', 'claimed') and m.due <= app_private.today()
  union all select 'workers', '', count(*)::float8 from app_private.worker_heartbeat h
  where h.at > app_private.clock() - interval '35 seconds'
$$;
grant execute on function app_private.metrics() to sideline_authenticator;
