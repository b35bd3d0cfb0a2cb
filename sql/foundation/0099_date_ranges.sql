-- Every date and instant has a range [R19]: days that people enter are in 2000 to 2100, as a campaign's year is; instants and days
-- that the system computes in 2000 to 2199. A range check replaces the column's _finite check. No pair of columns ends before it
-- starts, and the states of a sponsor's users exist [W13]. A stored row outside of its range stops the migration, which names it:
-- only people know which day was meant.
create function app_private.are_states(states text[]) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select not exists (select from unnest(are_states.states) s where app_private.country_of_state(s) is null); end;

do $$
declare
  v record;
  v_rows text;
  v_invalid text[] := '{}';
begin
  for v in
    with days as (
      select c.oid::regclass as target, c.relname, a.attname, a.atttypid = 'date'::regtype as is_day,
        a.atttypid = 'date'::regtype and c.relnamespace = 'app_public'::regnamespace and a.attname <> 'confidence_changes_on' as is_entered
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace::regnamespace::text in ('app_public', 'app_private') and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    )
    select target, relname || '_' || attname as name, relname || '_' || attname || '_range' as constraint,
      format('%I between %L and %L', attname, '2000-01-01' || case when is_day then '' else ' 00:00:00+00' end,
        case when is_entered then '2100-12-31' else '2199-12-31' end || case when is_day then '' else ' 00:00:00+00' end)
        || case when attname = 'sessions_valid_after' then ' or sessions_valid_after = ''-infinity''' else '' end as condition -- all are valid
    from days
    union all values
      ('app_public.campaigns'::regclass, null, 'campaigns_dates_in_order', 'starts_at <= ends_at'),
      ('app_public.sponsor_users', null, 'sponsor_users_states_known', 'app_private.are_states(states)'),
      ('app_public.recap_schedules', null, 'recap_schedules_dates_in_order', 'first_on <= next_on'),
      ('app_private.user_views', null, 'user_views_instants_in_order', 'begun_at <= expires_at')
    order by 1, 3
  loop
    if v.name is not null then execute format('alter table %s drop constraint if exists %I', v.target, v.name || '_finite'); end if;
    execute format('select string_agg(coalesce(to_jsonb(t) ->> ''id'', t.ctid::text), '', '') from (select ctid, * from %s where not (%s) limit 20) t',
      v.target, v.condition) into v_rows;
    if v_rows is null then execute format('alter table %s add constraint %I check (%s)', v.target, v.constraint, v.condition);
    else v_invalid := v_invalid || format('%s, rows %s: not (%s)', v.target, v_rows, v.condition); end if;
  end loop;
  if v_invalid <> '{}' then
    raise exception 'These rows are not valid. Correct them by SQL and migrate again. %', array_to_string(v_invalid, '. ');
  end if;
end $$;
