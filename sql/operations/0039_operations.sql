-- Counted events of throttles, such as wrong passwords. The key is a keyed hash: no e-mail and no address is kept. Unlogged:
-- a crash of PostgreSQL forgets them, which costs nobody more than a few more guesses.
create unlogged table app_private.throttle_events (
  key bytea not null,
  at timestamptz not null,
  until timestamptz not null
);
create index on app_private.throttle_events (key, at);
create index on app_private.throttle_events (until);
