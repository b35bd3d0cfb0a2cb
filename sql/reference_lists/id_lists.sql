-- Validates arrays of ids.

-- Checks int[] columns against their lists: arguments are pairs of column and table, such as ('sport_ids', 'sports').
-- An id that is not in the list (a null too) is refused: SL422 with the column as field.
create or replace function app_private.tg__id_lists() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_new jsonb := to_jsonb(new);
  v_ids jsonb;
  v_unknown text;
begin
  if app_private.is_bulk_load() then return new; end if;
  for i in 0 .. tg_nargs - 1 by 2 loop
    v_ids := v_new -> tg_argv[i];
    continue when v_ids = 'null' or v_ids = '[]' or tg_op = 'UPDATE' and v_ids = to_jsonb(old) -> tg_argv[i];
    execute format('select string_agg(coalesce(e.value, ''null''), '', '') from jsonb_array_elements_text($1) e
      where not exists (select from app_public.%I t where t.id = e.value::int)', tg_argv[i + 1])
      into v_unknown using v_ids;
    if v_unknown is not null then
      perform app_private.fail('SL422', format('There is no such entry in the list of %s: %s.',
        replace(tg_argv[i + 1], '_', ' '), v_unknown), tg_argv[i]);
    end if;
  end loop;
  return new;
end $$;
