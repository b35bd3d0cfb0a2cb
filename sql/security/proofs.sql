-- Step-up: what may do harm asks for a proof that it is still the person who signed in.

-- Refuses a session that proved who it is more than ten minutes ago (SL428); signing in counts as a proof. The apps
-- answer SL428 by asking for one and sending the request again (ui/stepUp.ts).
create or replace function app_private.require_proof_of(user_id int, token_hash text) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app_private.session_activity a
    where a.token_hash = require_proof_of.token_hash and a.user_id = require_proof_of.user_id
      and a.proved_at > app_private.clock() - interval '10 minutes') then
    perform app_private.fail('SL428', 'Please confirm that it is you.');
  end if;
end $$;
grant execute on function app_private.require_proof_of(int, text) to sideline_authenticator;

-- The same for the viewer's session; also refuses viewers without one: keys and links. A view as somebody else needs
-- none, because its transactions cannot write.
create or replace function app_private.require_recent_proof() returns void
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.require_proof_of(app_private.current_user_id(), app_private.claim('session'))
  where current_setting('transaction_read_only') = 'off'
$$;

-- Asks a signed-in viewer, also one with a key, for a recent proof before rows change.
create or replace function app_private.tg__recent_proof() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.current_user_id() is not null then perform app_private.require_recent_proof(); end if;
  return null;
end $$;
