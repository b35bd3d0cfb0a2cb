-- Background jobs.

-- Enqueues a job in the caller's transaction. A pending job with the same key is replaced. urgent: runs before others.
create or replace function app_private.add_job(task text, payload json, key text default null,
  urgent boolean default false) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => key, max_attempts => 13,
    priority => case when urgent then -10 end);
end $$;
