-- Counting for throttles, and the figures that GET /metrics shows. For the server only.

-- How often the key was counted within the last `seconds`.
create or replace function app_private.throttle_count(key bytea, seconds int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_private.throttle_events e
  where e.key = throttle_count.key and e.at > app_private.clock() - make_interval(secs => throttle_count.seconds)
$$;
grant execute on function app_private.throttle_count(bytea, int) to sideline_authenticator;

-- Counts the key once and returns true; does not count it and returns false if it was counted `most` times within the
-- last `seconds`. Events of one key wait for each other, so that concurrent ones cannot exceed the limit.
-- Also deletes a few expired events.
create or replace function app_private.throttle_take(key bytea, most int, seconds int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(736104222, hashtext(throttle_take.key::text));
  if app_private.throttle_count(throttle_take.key, throttle_take.seconds) >= most then return false; end if;
  insert into app_private.throttle_events (key, at, until)
  values (throttle_take.key, app_private.clock(), app_private.clock() + make_interval(secs => throttle_take.seconds));
  delete from app_private.throttle_events where ctid = any (array(
    select e.ctid from app_private.throttle_events e
    where e.until < app_private.clock() limit 20 for update skip locked));
  return true;
end $$;
grant execute on function app_private.throttle_take(bytea, int, int) to sideline_authenticator;

-- Deletes the newest event of a key: an attempt that was counted in advance has succeeded.
create or replace function app_private.throttle_give_back(key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.throttle_events where ctid in (
    select e.ctid from app_private.throttle_events e
    where e.key = throttle_give_back.key order by e.at desc limit 1 for update)
$$;
grant execute on function app_private.throttle_give_back(bytea) to sideline_authenticator;

-- Deletes all events of a key, after a success.
create or replace function app_private.throttle_clear(key bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ delete from app_private.throttle_events e where e.key = throttle_clear.key $$;
grant execute on function app_private.throttle_clear(bytea) to sideline_authenticator;
