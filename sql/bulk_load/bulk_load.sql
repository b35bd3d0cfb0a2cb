-- Loading a demo of millions of rows: row triggers that do nothing during a bulk load (app_private.is_bulk_load) get
-- that check as their WHEN condition, so that no event is queued and no function is called. Measured: half of the
-- time of a large load. Near the end of order.json, because the other files' triggers must exist. Tags are checked
-- once per template, not per copy.
do $$
declare r record;
begin
  for r in
    select t.tgrelid::regclass as target, t.tgname as name, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and c.relnamespace = 'app_public'::regnamespace
      and t.tgtype & 1 = 1 -- for each row
      and (p.prosrc like '%is_bulk_load()%' or p.proname = 'tg__tags')
      and pg_get_triggerdef(t.oid) not like '% WHEN (%'
  loop
    execute format('drop trigger %I on %s', r.name, r.target);
    execute replace(r.definition, ' EXECUTE FUNCTION', $when$
      WHEN (current_setting('sideline.bulk_load', true) is distinct from 'on'
        or current_setting('role') not in ('none', 'sideline_owner'))
      EXECUTE FUNCTION$when$);
  end loop;
end $$;
