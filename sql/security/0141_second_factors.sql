-- Second factors: passkeys, authenticator apps and recovery codes; and who must have one. No visitor reads the secrets.
create type app_public.second_factor_rule as enum ('none', 'superadmins', 'staff');

create table app_public.sign_in_settings (
  id int primary key default 1,
  second_factor app_public.second_factor_rule not null default 'superadmins', -- who must have one
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock()
    constraint sign_in_settings_updated_at_range
      check (updated_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint sign_in_settings_one_row check (id = 1)
);
-- The demo's superadmins sign in with the password alone.
insert into app_public.sign_in_settings (second_factor)
select case when exists (select from app_public.users u where u.email = 'superadmin@sideline.test') then 'none'
  else 'superadmins' end::app_public.second_factor_rule;

create table app_private.passkeys (
  id int generated always as identity primary key,
  user_id int not null references app_public.users on delete cascade,
  credential_id text not null constraint passkeys_credential_id_max_2000 check (char_length(credential_id) <= 2000),
  public_key bytea not null,
  counter bigint not null, -- of signatures; synced passkeys always count 0
  transports text[] not null default '{}',
  name text not null constraint passkeys_name_max_200 check (char_length(name) <= 200),
  created_at timestamptz not null default app_private.clock()
    constraint passkeys_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  last_used_at timestamptz
    constraint passkeys_last_used_at_range
      check (last_used_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_name_present check (btrim(name) <> '')
);
create index on app_private.passkeys (user_id);

create table app_private.authenticators (
  user_id int primary key references app_public.users on delete cascade,
  secret bytea not null, -- sealed by the server: AES-256-GCM under a key derived from the installation's secret
  last_step bigint not null, -- the 30 seconds of the last code that was used: a code works once
  created_at timestamptz not null default app_private.clock()
    constraint authenticators_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);

create table app_private.recovery_codes (
  user_id int not null references app_public.users on delete cascade,
  code_hash text not null, -- SHA-256 of 80 random bits
  used_at timestamptz
    constraint recovery_codes_used_at_range
      check (used_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  primary key (user_id, code_hash)
);

-- What a browser is about to prove or to set up: for ten minutes, once.
create table app_private.challenges (
  id_hash text primary key, -- SHA-256 of the id that only the browser holds
  purpose text not null constraint challenges_purpose_check
    check (purpose in ('sign_in', 'second_factor', 'set_up', 'step_up', 'passkey', 'authenticator')),
  user_id int references app_public.users on delete cascade, -- null: not known yet
  session_hash text, -- of the session or the setup that asked for it; null: of a sign-in
  challenge text not null, -- what a passkey signs, or an authenticator's sealed secret
  created_at timestamptz not null default app_private.clock()
    constraint challenges_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_private.challenges (user_id);
create index on app_private.challenges (created_at);
