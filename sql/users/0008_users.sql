-- One account per email address, for all roles. Secrets are in a table that no visitor can read.
create table app_public.users (
  id int generated always as identity primary key,
  email text not null constraint users_email_max_200 check (char_length(email) <= 200),
  name text constraint users_name_max_200 check (char_length(name) <= 200),
  title text constraint users_title_max_200 check (char_length(title) <= 200),
  cell_phone text constraint users_cell_phone_max_200 check (char_length(cell_phone) <= 200),
  role app_public.user_role not null,
  status app_public.user_status not null default 'invited',
  employee boolean generated always as (role in ('admin', 'superadmin')) stored,
  last_login timestamptz,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  language app_public.language,
  version int not null default 1,
  constraint users_email_key unique (email),
  constraint users_email_form check (email = lower(btrim(email)) and email like '%_@_%'),
  constraint users_cell_phone_form check (cell_phone ~ '^\d{3}-\d{3}-\d{4}$')
);
create index on app_public.users using gin (lower(coalesce(name, '') || ' ' || email) public.gin_trgm_ops);
-- For choosing staff members by name.
create index on app_public.users (employee, name, id);

create table app_private.user_secrets (
  user_id int primary key references app_public.users on delete cascade,
  password_hash text,
  sessions_valid_after timestamptz not null default '-infinity' -- tokens issued before are refused
);

-- Logins that ended before they expired, by logging out. A row is needed only until its token expires.
create table app_private.ended_sessions (
  token_hash text primary key, -- SHA-256 of the token, base64url: the token itself is never stored
  user_id int not null references app_public.users on delete cascade,
  expires_at timestamptz not null
);
create index on app_private.ended_sessions (user_id);

-- When a login was last used, to within a few minutes: an idle login ends before it expires.
create table app_private.session_activity (
  token_hash text primary key, -- as in ended_sessions
  user_id int not null references app_public.users on delete cascade,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index on app_private.session_activity (user_id);
create index on app_private.session_activity (expires_at);

-- IP addresses from which an account has signed in: they are not blocked by failed login attempts from other addresses.
create table app_private.sign_in_addresses (
  user_id int not null references app_public.users on delete cascade,
  address_hash bytea not null, -- a keyed hash: the address itself is not stored
  seen_at timestamptz not null default app_private.clock(),
  primary key (user_id, address_hash)
);
