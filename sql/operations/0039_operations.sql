-- Events counted by rate limits, such as failed login attempts. The key is a keyed hash: no email or IP address is stored.
-- Unlogged: after a crash of PostgreSQL the counters start over, which allows only a few more attempts.
create unlogged table app_private.throttle_events (
  key bytea not null,
  at timestamptz not null,
  until timestamptz not null
);
create index on app_private.throttle_events (key, at);
create index on app_private.throttle_events (until);
