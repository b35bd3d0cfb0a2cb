-- Errors that users see.

-- Raises a registered error (sql/errors.md) with a message for users and the field that caused it, if any.
create or replace function app_private.fail(code text, message text, field text default '') returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception using errcode = code, message = message, column = field;
end $$;
