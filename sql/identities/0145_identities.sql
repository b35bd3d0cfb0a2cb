-- People as identity providers know them (OpenID Connect), and their sessions. No visitor reaches these tables.
create table app_private.user_identities (
  issuer text not null constraint user_identities_issuer_max_2000 check (char_length(issuer) <= 2000),
  subject text not null constraint user_identities_subject_max_2000 check (char_length(subject) <= 2000),
  user_id int not null references app_public.users on delete cascade,
  constraint user_identities_pkey primary key (issuer, subject),
  constraint user_identities_one_subject unique (user_id, issuer)
);

-- Logins that started at a provider, by the session that they belong to there, so that it can end them.
create table app_private.provider_sessions (
  token_hash text primary key, -- as in ended_sessions
  user_id int not null references app_public.users on delete cascade,
  issuer text not null,
  subject text not null,
  sid text, -- the provider's id of its session; null if it names none
  expires_at timestamptz not null
    constraint provider_sessions_expires_at_range
      check (expires_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_private.provider_sessions (user_id);
create index on app_private.provider_sessions (issuer, subject);
create index on app_private.provider_sessions (expires_at);

alter table app_private.challenges drop constraint challenges_purpose_check,
  add constraint challenges_purpose_check check (purpose in
    ('sign_in', 'second_factor', 'set_up', 'step_up', 'passkey', 'authenticator', 'provider'));
