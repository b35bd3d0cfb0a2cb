-- Partitions of the audit log by year.

-- A new partition inherits the row triggers, but not the truncate trigger.
create or replace function app_private.guard_audit_partitions() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v regclass;
begin
  for v in select i.inhrelid from pg_inherits i where i.inhparent = 'app_private.audit_log'::regclass
      and not exists (select from pg_trigger t where t.tgrelid = i.inhrelid and t.tgname = '_100_no_truncate') loop
    execute format('create trigger _100_no_truncate before truncate on %s for each statement execute function '
      'app_private.tg__append_only()', v);
  end loop;
end $$;

select app_private.guard_audit_partitions();

-- Creates missing partitions for this year and the next; returns the years. Rows of other years are in the default
-- partition: a year stays there if it already has rows of it, because no worker ran or the clock was moved. The
-- worker calls it every day.
create or replace function app_private.make_audit_partitions() returns int[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC'
  set lock_timeout = '5s' as $$
declare
  v_made int[] := '{}';
  v_year int := extract(year from app_private.today());
  v_from timestamptz;
begin
  for v_year in v_year .. v_year + 1 loop
    v_from := make_timestamptz(v_year, 1, 1, 0, 0, 0);
    continue when exists (
        select from pg_inherits i join pg_class c on c.oid = i.inhrelid
        cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) b
        where i.inhparent = 'app_private.audit_log'::regclass
          and v_year >= coalesce(substring(b.bound from 'FROM \(''(\d{4})')::int, 0)
          and v_year < substring(b.bound from 'TO \(''(\d{4})')::int)
      or exists (select from app_private.audit_log_default d
        where d.at >= v_from and d.at < v_from + interval '1 year');
    execute format(
      'create table app_private.audit_log_%s partition of app_private.audit_log for values from (%L) to (%L)',
      v_year, v_from, v_from + interval '1 year');
    v_made := v_made || v_year;
  end loop;
  perform app_private.guard_audit_partitions();
  return v_made;
end $$;
