-- How fresh a replica is, for services that do not tell their position in the write-ahead log. For the server only.

-- Advances a heartbeat (0 to 15) and returns it. Its commit follows every commit that was acknowledged before the call.
-- It has the time in microseconds at least, so that a former primary never has one of the primary after it.
create or replace function app_private.advance_heartbeat(id int) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_private.heartbeats h
  set beats = greatest(h.beats + 1, (extract(epoch from app_private.clock()) * 1000000)::bigint)
  where h.id = advance_heartbeat.id returning h.beats
$$;
grant execute on function app_private.advance_heartbeat(int) to sideline_authenticator;

-- True on a replica that has the heartbeat, and with it every earlier commit, because a replica applies them in order.
create or replace function app_private.heartbeat_reached(id int, beats bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select h.beats >= heartbeat_reached.beats from app_private.heartbeats h where h.id = heartbeat_reached.id
$$;
grant execute on function app_private.heartbeat_reached(int, bigint) to sideline_authenticator;
