-- Pages stay open while the version of the servers changes, and for a while both run: each server answers the
-- operations of the others, too, as far as its schema can.

-- Adds a server's own operations ({id: document}) and deletes those that no server has registered for 90 days; for the
-- server only.
create or replace function app_private.register_operations(operations jsonb) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.known_operations (id, document)
    select o.key, o.value from jsonb_each_text(register_operations.operations) o order by 1
    on conflict (id) do update set started_at = excluded.started_at;
  delete from app_private.known_operations o where o.started_at < app_private.clock() - interval '90 days'
$$;
grant execute on function app_private.register_operations(jsonb) to sideline_authenticator;

-- The document of an operation that some server has registered; null: there is none. For the server only.
create or replace function app_private.known_operation(id text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select o.document from app_private.known_operations o where o.id = known_operation.id $$;
grant execute on function app_private.known_operation(text) to sideline_authenticator;
