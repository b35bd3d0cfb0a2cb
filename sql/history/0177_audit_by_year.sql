-- The audit trail by year, so that a year that is over can be put away as a whole. What is there until now stays where it is
-- and becomes the partition of all years until the present one ends; the worker makes the next ones ahead of time.
do $$
declare
  v_next int := (select extract(year from greatest(app_private.clock(), max(d.at)) at time zone 'UTC')::int + 1 from app_private.audit_log_default d);
  v_name text := 'audit_log_before_' || v_next;
  v_index name;
begin
  alter table app_private.audit_log detach partition app_private.audit_log_default;
  execute format('alter table app_private.audit_log_default rename to %I', v_name);
  for v_index in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ('app_private.' || v_name)::regclass loop
    execute format('alter index app_private.%I rename to %I', v_index, replace(v_index, 'audit_log_default', v_name));
  end loop;
  execute format('alter table app_private.audit_log attach partition app_private.%I for values from (minvalue) to (%L)', v_name, v_next || '-01-01 00:00:00+00');
  create table app_private.audit_log_default partition of app_private.audit_log default;
end $$;
