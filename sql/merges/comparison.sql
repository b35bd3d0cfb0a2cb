-- What a merge of two organizations affects, read from the catalog, and what prevents it.

comment on table app_private.organization_merges is
  'Merges of organizations and what each moved; kept for redirects and for undoing them.';

-- Tables whose rows contain an organization's id: key, without that id; follows, true if rows only follow the row
-- that they belong to, whose foreign key cascades the organization's id; and twins, the columns that identify a row
-- that both organizations have, of which one is kept. Duplicate pairs are left out, because they are searched again
-- and the audit log has the old ones.
create or replace function app_private.organization_tables()
  returns table (target regclass, key name[], follows boolean, twins name[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with named as (
    select c.oid, c.oid::regclass as target, a.attnum,
      array(select k.attname from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary and k.attname <> 'organization_id' order by k.attnum) as key,
      exists (select from pg_index i
        where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as in_key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
    where c.relkind = 'r' and not c.relispartition
      and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
      and c.oid <> 'app_public.duplicate_organizations'::regclass)
  select n.target, n.key,
    exists (select from pg_constraint f
      where f.conrelid = n.oid and f.contype = 'f' and n.attnum = any (f.conkey) and cardinality(f.conkey) > 1)
      and not exists (select from pg_constraint f
        where f.conrelid = n.oid and f.contype = 'f' and f.conkey = array[n.attnum]),
    coalesce(t.twins, case when n.in_key then n.key end)
  from named n left join (values ('app_public.organization_social_media'::regclass, '{channel_id,url}'::name[]),
    ('app_public.signed_releases', '{season,year,signer_name,child_names}'),
    ('app_private.contact_syncs', '{campaign_id,due}')) t (target, twins) on t.target = n.target
  order by n.target::text
$$;

-- Join tables: when a merge is undone, a row that joins a moved record to one that was already there is deleted.
create or replace function app_private.tie_tables() returns regclass[]
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select '{app_public.sponsorable_property_play_locations,app_public.capability_detail_properties,
    app_public.capability_detail_play_locations,app_public.organization_package_properties,
    app_public.organization_capability_packages}'::regclass[]
$$;

-- The foreign keys that include an organization's id, as names for SET CONSTRAINTS.
create or replace function app_private.organization_constraints() returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select string_agg(distinct format('%I.%I', c.connamespace::regnamespace, c.conname), ', ') from pg_constraint c
  where c.contype = 'f' and c.condeferrable and cardinality(c.conkey) > 1
    and exists (select from pg_attribute a
      where a.attrelid = c.confrelid and a.attnum = any (c.confkey) and a.attname = 'organization_id')
$$;

-- Whether a value is null, empty or false.
create or replace function app_private.is_blank(value jsonb) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select is_blank.value is null or is_blank.value in ('null', '""', 'false', '[]') $$;

-- Both values combined, for lists and email addresses; null where only one value is possible.
create or replace function app_private.both_values(field text, a jsonb, b jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when jsonb_typeof(a) = 'array' and jsonb_typeof(b) = 'array'
      then (select coalesce(jsonb_agg(v order by v), '[]') from (select jsonb_array_elements(a)
        union select jsonb_array_elements(b)) u (v))
    when both_values.field = 'contact_email' and jsonb_typeof(a) = 'string' and jsonb_typeof(b) = 'string'
      then to_jsonb((select string_agg(address, ', ' order by n) from (select address, min(n) as n
        from (select lower(btrim(x)) as address,
          n from regexp_split_to_table((a #>> '{}') || ',' || (b #>> '{}'), ',') with ordinality s (x, n)) l
        where address <> '' group by 1) once)) end
$$;

-- A value as people read it, with names instead of ids.
create or replace function app_private.value_text(field text, value jsonb, names jsonb) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when app_private.is_blank(value) and value is distinct from 'false' then null
    when jsonb_typeof(value) = 'boolean' then case when value = 'true' then 'Yes' else 'No' end
    when value_text.field ~ '_ids?$'
      then (select string_agg(coalesce(names ->> (value_text.field || ':' || i), i), ', ')
        from jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value
          else jsonb_build_array(value) end) i)
    else value #>> '{}' end
$$;

-- The fields in which two organizations differ, each with the proposed choice: a value instead of none, lists
-- combined, otherwise the value of the organization that is kept (C3).
create or replace function app_private.merge_fields(survivor app_public.organizations, merged app_public.organizations)
  returns setof app_public.merge_field language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.name, c.s, c.m, app_private.value_text(c.name, c.s, n.names), app_private.value_text(c.name, c.m, n.names),
    case when c.name = 'time_zone' then -- the zone of the location that remains primary
        case when exists (select from app_public.play_locations l where l.organization_id = survivor.id and l."primary")
          or not exists (select from app_public.play_locations l where l.organization_id = merged.id and l."primary")
            then 'survivor' else 'merged' end
      when c.name = 'data_confidence_reason' then -- the reason for the confidence that is chosen
        case when survivor.data_confidence = merged.data_confidence and survivor.data_confidence_reason is null
          then 'merged' else 'survivor' end
      when app_private.is_blank(c.m) then 'survivor' when app_private.is_blank(c.s) then 'merged'
      when t.together is not null then 'both' else 'survivor' end,
    case when t.together is not null then '{survivor,merged,both}'::text[] else '{survivor,merged}' end,
    c.name in ('contact_email', 'mailing_address_id') and not app_private.is_blank(c.s)
  from (select a.attname::text as name, a.attnum, to_jsonb(survivor) -> a.attname::text as s,
    to_jsonb(merged) -> a.attname::text as m
    from pg_attribute a where a.attrelid = 'app_public.organizations'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and a.attname not in ('id', 'created_at', 'updated_at', 'version', 'last_engaged_at')) c
  cross join lateral (
    select app_private.names_in(jsonb_build_object(c.name, c.s), jsonb_build_object(c.name, c.m)) as names) n
  cross join lateral (select case when not app_private.is_blank(c.s) and not app_private.is_blank(c.m)
    then app_private.both_values(c.name, c.s, c.m) end as together) t
  where c.s is distinct from c.m and not (app_private.is_blank(c.s) and app_private.is_blank(c.m))
  order by c.attnum
$$;

-- The years of which the IRS has, or may have, an organization's own return, not that of a league merged into it.
create or replace function app_private.reported_years(organization_id int) returns setof int
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select r.year from app_public.tax_returns r
  where r.organization_id = reported_years.organization_id and r.merged_id is null
  union select d.year from app_private.downloaded_returns d where d.organization_id = reported_years.organization_id
$$;

-- What prevents merging two organizations now: anything that would be lost or paid for twice.
create or replace function app_private.merge_obstacles(survivor_id int, merged_id int) returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('Both have a live offer of %s for a %s program: #%s and #%s. Cancel or remove one of them first.',
    c.name, concat_ws(' ', p.season::text, lower((select s.name from app_public.sports s where s.id = p.sport_id))),
    o.id, x.id)
  from app_public.offers o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  join app_public.offers x on x.campaign_id = o.campaign_id and x.organization_id = merge_obstacles.merged_id
    and x.status in ('proposed', 'confirmed')
  join app_public.sponsorable_properties q on q.id = x.sponsorable_property_id and q.season = p.season
    and q.sport_id is not distinct from p.sport_id
  join app_public.campaigns c on c.id = o.campaign_id
  where o.organization_id = merge_obstacles.survivor_id and o.status in ('proposed', 'confirmed')
  union all
  select format('Both have a sponsorship application for %s %s, and the answers cannot be joined.', a.season, a.year)
  from app_public.sponsorship_applications a
  join app_public.sponsorship_applications b on b.organization_id = merge_obstacles.merged_id
    and (b.season, b.year) = (a.season, a.year)
  where a.organization_id = merge_obstacles.survivor_id
  union all
  select format('Both have an account for direct deposit: ••%s and ••%s. End one of the two accounts first.', a.ends_in,
    b.ends_in)
  from app_public.deposit_accounts a
  join app_public.deposit_accounts b on b.organization_id = merge_obstacles.merged_id and b.confirmed_at is not null
    and b.ended_at is null
  where a.organization_id = merge_obstacles.survivor_id and a.confirmed_at is not null and a.ended_at is null
  union all
  select format('Both have a 1099-NEC of %s, and that of %s was only downloaded. Record it as filed on the page "1099 '
    'returns" first: each then stays as it was filed.', a.year, g.name)
  from app_private.reported_years(merge_obstacles.survivor_id) a (year)
  join app_private.reported_years(merge_obstacles.merged_id) b (year) on b.year = a.year
  join app_public.organizations g on g.id in (merge_obstacles.survivor_id, merge_obstacles.merged_id)
    and not exists (select from app_public.tax_returns r
      where r.organization_id = g.id and r.year = a.year and r.merged_id is null)
$$;

-- Both organizations, locked after their offers and in the order of their ids, like every function that locks both.
-- Errors: SL404; SL409 if one was merged concurrently; SL422 for an organization and itself.
create or replace function app_private.lock_for_merge(survivor_id int, merged_id int,
  out survivor app_public.organizations, out merged app_public.organizations)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id int;
  v app_public.organizations;
begin
  if lock_for_merge.survivor_id = lock_for_merge.merged_id then
    perform app_private.fail('SL422', 'Choose two different organizations.', 'merged_id');
  end if;
  perform from app_public.offers o
    where o.organization_id in (lock_for_merge.survivor_id, lock_for_merge.merged_id) order by o.id for update;
  for v_id in select unnest(array[least(lock_for_merge.survivor_id, lock_for_merge.merged_id),
    greatest(lock_for_merge.survivor_id, lock_for_merge.merged_id)]) loop
    select * into v from app_public.organizations o where o.id = v_id for update;
    if not found then
      if app_private.survivor_of(v_id) <> v_id then
        perform app_private.fail('SL409',
          format('Organization #%s was already merged into #%s.', v_id, app_private.survivor_of(v_id)));
      end if;
      perform app_private.fail('SL404', 'There is no such organization.',
        case when v_id = lock_for_merge.survivor_id then 'survivor_id' else 'merged_id' end);
    end if;
    if v_id = lock_for_merge.survivor_id then survivor := v; else merged := v; end if;
  end loop;
end $$;

-- Adds an entry about a merge to an organization's history; no column of its row changes.
create or replace function app_private.log_merge(organization_id int, what text, other text, back boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values,
    organization_id)
  select app_private.actor_role(), app_private.current_user_id(), 'organizations', log_merge.organization_id::text, 'U',
    jsonb_build_object(what, case when back then other end),
    jsonb_build_object(what, case when not back then other end), log_merge.organization_id
$$;

comment on type app_public.merge_field is
  'A field that differs: both values, raw and as text, the proposed choice (survivor, merged, both) and what may be '
  'chosen. leagueIsTold: another value than the survivor''s is emailed to its contacts at once.';
