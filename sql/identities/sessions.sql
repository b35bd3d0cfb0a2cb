-- Logins that started at an identity provider, and their end there (OpenID Connect Back-Channel Logout).

-- Records that a login belongs to a session of its provider; sid: the provider's id of that session, or null.
create or replace function app_private.record_provider_session(token_hash text, user_id int, issuer text, subject text,
  sid text, expires_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.provider_sessions s where s.expires_at < app_private.clock();
  insert into app_private.provider_sessions (token_hash, user_id, issuer, subject, sid, expires_at)
  values ($1, $2, $3, $4, $5, $6)
$$;
grant execute on function app_private.record_provider_session(text, int, text, text, text, timestamptz)
  to sideline_authenticator;

-- Records that a login goes on as another one, if it belongs to a session of a provider.
create or replace function app_private.renew_provider_session(token_hash text, next_hash text, expires_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp
as $$ update app_private.provider_sessions s set token_hash = $2, expires_at = $3 where s.token_hash = $1 $$;
grant execute on function app_private.renew_provider_session(text, text, timestamptz) to sideline_authenticator;

-- Ends the logins that a verified logout token names by subject, by sid, or by both.
create or replace function app_private.end_provider_sessions(issuer text, subject text, sid text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.end_session(s.user_id, s.token_hash, s.expires_at) from app_private.provider_sessions s
  where s.issuer = $1 and coalesce(s.subject = $2, $3 is not null) and coalesce(s.sid = $3, $3 is null)
$$;
grant execute on function app_private.end_provider_sessions(text, text, text) to sideline_authenticator;
