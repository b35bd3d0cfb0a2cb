-- No text without an end. What is read on one line (names, titles, places, numbers kept as text) holds 200 characters, an
-- address on the web or a list of e-mails 2,000, prose 20,000 and formatted text 100,000. The constraint's name says the
-- limit, from where the API takes its sentence. rules_text.sql keeps invisible characters out of the one-line columns.
do $$
declare
  r record;
begin
  for r in
    select t.relname as tbl, a.attname as col,
      case
        when a.attname ~ '(^content$|_content$|_body$)' then 100000
        when a.attname ~ '(url$|^contact_email$)' then 2000
        when a.attname ~ '(description|_reason$|^reason$|instructions|expectations|requirements|overview|^goal$|quote|^memo$|comment|response$|question|information|place$|_address$|custom_field|other_brands|^demographics_source$)'
          and a.attname !~ '_id$' then 20000
        else 200
      end as most
    from pg_catalog.pg_class t
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'app_public'::regnamespace and t.relkind = 'r' and a.attgenerated = ''
      and a.atttypid = 'text'::regtype and t.relname <> 'zip_codes'
    order by t.relname, a.attnum
  loop
    execute format('alter table app_public.%I add constraint %I check (char_length(%I) <= %s)', r.tbl,
      case when length(r.tbl || r.col) < 50 then r.tbl || '_' else '' end || r.col || '_max_' || r.most, r.col, r.most);
  end loop;
end $$;
