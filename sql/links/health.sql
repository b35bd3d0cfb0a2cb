-- What the health check reads, and the clock's notification.

-- The status for /healthz: definitions applied, and when a worker was last seen.
create or replace function app_private.health() returns table (migrated boolean, worker_seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select true, (select max(h.at) from app_private.worker_heartbeat h) $$;
grant execute on function app_private.health() to sideline_authenticator;

create or replace function app_private.tg_clock_offset__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('clock', extract(epoch from new."offset")::text);
  return null;
end $$;

create trigger _600_announce after update on app_private.clock_offset
  for each row execute function app_private.tg_clock_offset__announce();
