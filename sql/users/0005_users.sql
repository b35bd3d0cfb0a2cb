-- One account an e-mail, whatever its role. Secrets live apart, where no visitor can look.

create table app_public.users (
  id int generated always as identity primary key,
  email text not null,
  name text,
  title text,
  cell_phone text,
  role app_public.user_role not null,
  status app_public.user_status not null default 'invited',
  employee boolean generated always as (role in ('admin', 'superadmin')) stored,
  last_login timestamptz,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint users_email_key unique (email),
  constraint users_email_form check (email = lower(btrim(email)) and email like '%_@_%'),
  constraint users_cell_phone_form check (cell_phone ~ '^\d{3}-\d{3}-\d{4}$')
);

create table app_private.user_secrets (
  user_id int primary key references app_public.users on delete cascade,
  password_hash text,
  sessions_valid_after timestamptz not null default '-infinity', -- tokens issued before are refused
  failed_attempts int not null default 0,
  last_failed_at timestamptz
);
