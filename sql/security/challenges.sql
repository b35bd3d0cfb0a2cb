-- Challenges: what a browser has ten minutes for, to sign in, to prove who it is, or to set up a second factor.

-- Whether a challenge is not older than ten minutes, nor than the end of its user's sessions, as by a new password; a
-- setup also ends with the first factor, so that nobody who knows the password adds one beside it.
create or replace function app_private.is_open(c app_private.challenges) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.created_at > app_private.clock() - interval '10 minutes'
    and not exists (select from app_private.user_secrets s
      where s.user_id = c.user_id and s.sessions_valid_after > c.created_at)
    and (c.purpose <> 'set_up' or not app_private.has_second_factor(c.user_id))
$$;

-- Stores a challenge under the hash of its id, and deletes old ones.
create or replace function app_private.create_challenge(id_hash text, purpose text, challenge text,
  user_id int default null, session_hash text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.challenges c where c.created_at < app_private.clock() - interval '10 minutes';
  insert into app_private.challenges (id_hash, purpose, challenge, user_id, session_hash)
  values (create_challenge.id_hash, create_challenge.purpose, create_challenge.challenge, create_challenge.user_id,
    create_challenge.session_hash)
$$;
grant execute on function app_private.create_challenge(text, text, text, int, text) to sideline_authenticator;

-- An open challenge of this purpose and session, without spending it; at most one row.
create or replace function app_private.find_challenge(id_hash text, purpose text, session_hash text)
  returns table (user_id int, email text, challenge text)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select c.user_id, u.email, c.challenge
  from app_private.challenges c left join app_public.users u on u.id = c.user_id
  where c.id_hash = find_challenge.id_hash and c.purpose = find_challenge.purpose
    and c.session_hash is not distinct from find_challenge.session_hash and app_private.is_open(c)
$$;
grant execute on function app_private.find_challenge(text, text, text) to sideline_authenticator;

-- The same, and spends it: of concurrent uses only one gets the row.
create or replace function app_private.spend_challenge(id_hash text, purpose text, session_hash text)
  returns table (user_id int, email text, challenge text)
  language sql security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.challenges c
  where c.id_hash = spend_challenge.id_hash and c.purpose = spend_challenge.purpose
    and c.session_hash is not distinct from spend_challenge.session_hash and app_private.is_open(c)
  returning c.user_id, (select u.email from app_public.users u where u.id = c.user_id), c.challenge
$$;
grant execute on function app_private.spend_challenge(text, text, text) to sideline_authenticator;
