-- PostgreSQL's numeric holds NaN, which passes every `>= 0` and makes sums of money meaningless, and its date holds infinity,
-- which no page can show. No column of ours means either.
do $$
declare
  r record;
begin
  for r in
    select t.relname, a.attname, a.atttypid = 'date'::regtype as is_date
    from pg_catalog.pg_class t
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'app_public'::regnamespace and t.relkind = 'r' and a.attgenerated = ''
      and a.atttypid in ('numeric'::regtype, 'date'::regtype)
    order by t.relname, a.attnum
  loop
    execute format(case when r.is_date then 'alter table app_public.%I add constraint %I check (isfinite(%I))'
      else 'alter table app_public.%I add constraint %I check (%I <> ''NaN'')' end, r.relname, r.relname || '_' || r.attname || '_finite', r.attname);
  end loop;
end $$;
