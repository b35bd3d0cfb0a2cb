-- Applying a JSON patch to a row.

-- Refuses a number that a column with so many decimal places would round; SL422 with the field [R18].
create or replace function app_private.refuse_rounding(value numeric, decimals int, field text) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if scale(trim_scale(value)) > decimals then
    perform app_private.fail('SL422', format('At most %s decimal places', decimals), field);
  end if;
end $$;

-- Writes the given keys of a patch to one row, each converted to its column's type; other keys are refused (SL403,
-- field), and so are numbers that would be rounded (SL422, field).
-- Returns false when there is no such row. Callers first check the permission for the row and list the keys that may
-- change.
create or replace function app_private.apply_patch(target regclass, row_id int, patch jsonb, allowed text[])
  returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_key text;
  v_sets text;
  v_count int;
begin
  perform app_private.refuse_rounding((patch ->> a.attname)::numeric, (a.atttypmod - 4) & 2047, a.attname)
  from pg_attribute a
  where a.attrelid = target and a.atttypid = 'numeric'::regtype and a.atttypmod > 0 and patch ? a.attname;
  select k into v_key from jsonb_object_keys(patch) k where k <> all (allowed) limit 1;
  if v_key is not null then perform app_private.fail('SL403', 'You may not change this field.', v_key); end if;
  select string_agg(format('%1$I = p.%1$I', k), ', ') into v_sets from jsonb_object_keys(patch) k;
  if v_sets is null then
    execute format('select count(*) from %s where id = $1', target) into v_count using row_id;
  else
    execute format('update %s t set %s from jsonb_populate_record(null::%1$s, $2) p where t.id = $1', target, v_sets)
      using row_id, patch;
    get diagnostics v_count = row_count;
  end if;
  return v_count = 1;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow
  or numeric_value_out_of_range then
  perform app_private.fail('SL422', 'One of the values has the wrong format.');
  return false;
end $$;
