-- When a login was last used, to within a few minutes: one that rests for long is over before its time.
create table app_private.session_activity (
  token_hash text primary key, -- as in ended_sessions
  user_id int not null references app_public.users on delete cascade,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index on app_private.session_activity (user_id);
create index on app_private.session_activity (expires_at);
