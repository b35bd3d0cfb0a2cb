-- Sessions in which staff view the portal as one of its users.
create table app_private.user_views (
  id int generated always as identity primary key,
  staff_id int not null references app_public.users on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  session_hash text not null, -- of the login that started it, as in ended_sessions; the view ends with that login
  begun_at timestamptz not null default app_private.clock(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on app_private.user_views (staff_id);
create index on app_private.user_views (user_id);
create index on app_private.user_views (expires_at) where ended_at is null;
