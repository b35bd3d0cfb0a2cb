-- Logins that were ended before their time: by logging out. A row is needed only until its token would have ended by itself.
create table app_private.ended_sessions (
  token_hash text primary key, -- SHA-256 of the token, base64url: the token itself is never kept
  user_id int not null references app_public.users on delete cascade,
  expires_at timestamptz not null
);
create index on app_private.ended_sessions (user_id);
