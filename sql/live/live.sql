-- Live updates: each statement announces on channel "live" the table and the owners of its rows, never what they
-- contain: {"table": "offers", "organizations": [12], "offers": [77], "sponsors": [4]}. Servers tell these and staff,
-- whose pages read again under their own policies.

-- Ids as announced; true, which means all, if there are too many for a notification; null if there are none.
create or replace function app_private.live_list(ids int[]) returns jsonb
  language sql immutable
begin atomic
  select case when cardinality(live_list.ids) > 200 then 'true'::jsonb else to_jsonb(live_list.ids) end;
end;

-- Announces the rows of a statement. Arguments: the list of a league's user that decides (organizations or
-- money_organizations), how rows belong to leagues (organization, offer, campaign, sponsor, user; none), whether
-- sponsors read them, the owners that a row names, and columns whose changes nobody waits for. Rows of many owners,
-- and those after a hundred statements of a transaction, are announced for all owners. Its query is planned once per
-- session, because planning takes longer than running it.
create or replace function app_private.tg__live() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_via text := tg_argv[1];
  v_sponsors boolean := tg_argv[2] = 'sponsors';
  v_ignored text[] := tg_argv[4];
  v_owners jsonb[];
  v jsonb := jsonb_build_object('table', tg_table_name);
  v_count int := coalesce(nullif(current_setting('sideline.live_count', true), ''), '0')::int + 1;
begin
  if app_private.is_bulk_load() then return null; end if;
  if tg_op = 'UPDATE' and v_ignored <> '{}' then
    perform from old_rows o join new_rows n using (id) where to_jsonb(o) - v_ignored <> to_jsonb(n) - v_ignored limit 1;
    if not found then return null; end if;
  end if;
  -- the names of the owners' columns are a trigger's argument, so the statement is made here; it reads these only,
  -- because planning it takes longer with each column
  execute format('select array_agg(to_jsonb(k)) from (%s limit 1001) k', case tg_op
    when 'INSERT' then format('select distinct %s from new_rows r', tg_argv[3])
    when 'DELETE' then format('select distinct %s from old_rows r', tg_argv[3])
    else format('select %1$s from new_rows r union select %1$s from old_rows r', tg_argv[3]) end) into v_owners;
  if v_owners is null then return null; end if;
  if v_count > 100 or cardinality(v_owners) > 1000 then
    v := v || jsonb_strip_nulls(jsonb_build_object(tg_argv[0], nullif(v_via <> 'none', false),
      'offers', nullif(v_via <> 'none', false), 'sponsors', nullif(v_sponsors, false)));
  elsif v_via = 'organization' and not v_sponsors and tg_argv[3] not like '%,%' then -- rows name their league only
    select v || jsonb_strip_nulls(jsonb_build_object(tg_argv[0], app_private.live_list(
        array_agg(o -> 'organization')::int[])))
      into v from unnest(v_owners) o where o ->> 'organization' is not null;
  elsif v_via <> 'none' or v_sponsors then
    with k as (
      select distinct (o ->> 'organization')::int as organization_id, (o ->> 'sponsor')::int as sponsor_id,
        (o ->> 'campaign')::int as campaign_id, (o ->> 'offer')::int as offer_id, (o ->> 'user')::int as user_id
      from unnest(v_owners) o
    ), known as ( -- offers of the rows; of a deleted offer nothing, because the offer is announced itself
      select o.* from k join app_public.offers o on o.id = k.offer_id
        where v_via <> 'none' and tg_table_name <> 'offers'
      union all select o.* from k join app_public.offers o on o.campaign_id = k.campaign_id where v_via = 'campaign'
      union all select o.* from k join app_public.offers o on o.sponsor_id = k.sponsor_id where v_via = 'sponsor'
    ), leagues as (
      select n.organization_id, n.id as offer_id from known n
        where n.status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled')
      union all select k.organization_id, k.offer_id from k -- also of a deleted offer
        where tg_table_name = 'offers' and k.offer_id is not null
      union all select k.organization_id, null from k where v_via = 'organization'
      union all select m.organization_id, null from k join app_public.organization_users m on m.user_id = k.user_id
    )
    select v || jsonb_strip_nulls(jsonb_build_object(
      tg_argv[0], app_private.live_list(array_agg(distinct l.organization_id) filter (where l.organization_id > 0)),
      'offers', app_private.live_list(array_agg(distinct l.offer_id) filter (where l.offer_id > 0)),
      'sponsors', case when v_sponsors then app_private.live_list((
        select array_agg(distinct coalesce(k.sponsor_id, c.sponsor_id))
        from k left join app_public.campaigns c on c.id = k.campaign_id
        where coalesce(k.sponsor_id, c.sponsor_id) is not null
          and (k.campaign_id is null or c.status in ('active', 'complete') or tg_table_name = 'campaigns'))) end))
    into v from leagues l;
  end if;
  perform set_config('sideline.live_count', v_count::text, true);
  perform pg_notify('live', v::text);
  return null;
end $$;

-- Tables whose changes are announced, and the arguments of their triggers. How rows belong to leagues follows from the
-- policy by which leagues read them; sponsors read these tables through views of their dashboards.
create or replace function app_private.live_tables()
  returns table (target regclass, list text, via text, sponsors text, owners text, ignored text[])
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select c.oid::regclass,
    case when p.qual ~ 'my_money_' and p.qual !~ 'my_organization_ids' then 'money_organizations'
      else 'organizations' end,
    case when c.relname = 'offers' or p.qual ~ 'my_(money_)?offer_ids' then 'offer'
      when p.qual ~ 'organization_ids' then 'organization' when p.qual ~ 'my_campaign_ids' then 'campaign'
      when p.qual ~ 'my_campaign_sponsor_ids' then 'sponsor' when p.qual ~ 'my_fellow_user_ids' then 'user'
      else 'none' end,
    case when c.relname = any ('{assets,campaign_capabilities,campaign_contracts,campaign_notes,campaign_statistics,
      campaigns,credit_notes,invoices,offers,sponsor_refunds,
      photo_requests,recap_schedules,recap_shares,recaps,seasonal_goals,sponsor_feedback,sponsors,testimonials,
      verification_deadlines,verification_images}') then 'sponsors' else '' end,
    coalesce(case c.relname when 'organizations' then 'r.id as organization' when 'sponsors' then 'r.id as sponsor'
        when 'campaigns' then 'r.id as campaign, r.sponsor_id as sponsor' when 'users' then 'r.id as "user"'
        -- only in stages that leagues may know of [L-077]
        when 'offers' then 'case when r.status in (''proposed'', ''confirmed'', ''rejected_by_league'', ''canceled'') '
          'then r.id end as offer, r.organization_id as organization, r.sponsor_id as sponsor, '
          'r.campaign_id as campaign' end,
      (select string_agg(format('r.%I as %s', a.attname, left(a.attname, -3)), ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('organization_id', 'sponsor_id', 'campaign_id', 'offer_id')),
      'true as row'),
    case when c.relname in ('organizations', 'users')
      then '{last_engaged_at,last_login,updated_at}'::text[] else '{}' end -- each sign-in changes them
  from pg_class c left join lateral (
    select string_agg(pg_get_expr(q.polqual, q.polrelid), ' ') as qual from pg_policy q where q.polrelid = c.oid
      and q.polcmd in ('r', '*') and 'sideline_organization'::regrole::oid = any (q.polroles)) p on true
  where c.relkind = 'r' and case c.relnamespace when 'app_public'::regnamespace
      then c.relname not in ('markets', 'staff_settings', 'zip_codes') -- fixed, or a setting of the reader
    when 'app_private'::regnamespace then c.relname in ('invitations', 'mail_hold', 'mail_outbox', 'mail_suppressions',
      'organization_merges', 'recap_runs', 'today_put_offs') end
$$;

do $$
declare
  r record;
  v text[];
begin
  for r in select * from app_private.live_tables() loop
    foreach v slice 1 in array array[['insert', 'new table as new_rows'], ['delete', 'old table as old_rows'],
      ['update', 'old table as old_rows new table as new_rows']] loop
      execute format('create trigger _620_live_%1$s after %1$s on %2$s referencing %3$s for each statement '
        'execute function app_private.tg__live(%4$L, %5$L, %6$L, %7$L, %8$L)',
        v[1], r.target, v[2], r.list, r.via, r.sponsors, r.owners, r.ignored);
    end loop;
  end loop;
end $$;

-- Servers know whose topics a user follows, so they ask again when a membership changes.
create trigger _600_announce after insert or delete or update of role, confirmed on app_public.organization_users
  for each row execute function app_private.tg_users__announce('user_id');
create trigger _600_announce after insert or delete or update on app_public.sponsor_users
  for each row execute function app_private.tg_users__announce('user_id');
