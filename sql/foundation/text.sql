-- One-line texts are stored without control characters, direction marks or other invisible characters. These come
-- along when a name is pasted, and they make different names look alike.

-- A line without such characters: breaks and tabs become a space, other such characters are removed, and so are
-- spaces at both ends. The joiners that Persian and emoji need are kept.
create or replace function app_private.plain_line(line text) returns text
  language sql immutable strict set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(line, ' *[\u0001-\u001F\u007F-\u009F\u2028\u2029]+ *', ' ', 'g'),
    '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]+', '',
    'g'))
$$;

-- Cleans the columns that it is given. Its trigger runs it only for a row that needs it.
create or replace function app_private.tg__plain_lines() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_clean jsonb;
begin
  select jsonb_object_agg(c, app_private.plain_line(to_jsonb(new) ->> c)) into v_clean from unnest(tg_argv) c;
  return jsonb_populate_record(new, v_clean);
end $$;

-- Applies to every column that 0125 (or a later table) limits to 200 characters, the limit of one-line texts.
do $$
declare
  r record;
begin
  for r in
    select t.oid::regclass as tbl,
      string_agg(format('new.%I ~ ''[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F'
        '\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E007F]''',
        a.attname), ' or ' order by a.attnum) as hidden,
      string_agg(quote_literal(a.attname), ', ' order by a.attnum) as columns
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class t on t.oid = c.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where t.relnamespace = 'app_public'::regnamespace and c.contype = 'c' and c.conname ~ '_max_200$'
      and cardinality(c.conkey) = 1
    group by t.oid
  loop
    execute format('create trigger _050_plain_lines before insert or update on %s for each row when (%s)
      execute function app_private.tg__plain_lines(%s)', r.tbl, r.hidden, r.columns);
  end loop;
end $$;

-- An amount in US dollars as the pages show it (formatMoney in ui/formats.ts): $2,150 or $2,150.50; null for null.
create or replace function app_private.dollars(amount numeric) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select '$'
    || to_char(amount, case when amount = trunc(amount) then 'FM999,999,999,990' else 'FM999,999,999,990.00' end);
end;
