-- Sealed texts: the database stores them and cannot open them. No visitor's role reads the table; a function that gives
-- one out checks its caller and writes to the audit log first.

-- Stores the sealed text of a row's column, in place of an earlier one.
create or replace function app_private.store_sealed_text(column_name text, row_id text, key_id text, wrapped_key bytea,
  sealed bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.sealed_texts as s (column_name, row_id, key_id, wrapped_key, sealed)
  values (store_sealed_text.column_name, store_sealed_text.row_id, store_sealed_text.key_id,
    store_sealed_text.wrapped_key, store_sealed_text.sealed)
  on conflict on constraint sealed_texts_pkey do update set key_id = excluded.key_id,
    wrapped_key = excluded.wrapped_key, sealed = excluded.sealed
$$;

-- The sealed text of a row's column, in base64; null if there is none.
create or replace function app_private.sealed_text(column_name text, row_id text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('row_id', s.row_id, 'key_id', s.key_id,
    'wrapped_key', translate(encode(s.wrapped_key, 'base64'), E'\n', ''),
    'sealed', translate(encode(s.sealed, 'base64'), E'\n', ''))
  from app_private.sealed_texts s where s.column_name = sealed_text.column_name and s.row_id = sealed_text.row_id
$$;
