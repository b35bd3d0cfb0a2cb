-- Merging two organizations into one.

-- Previews a merge of two organizations: the fields to choose from, how many rows of which
-- table move, which rows both have, what prevents it and what cannot be undone; staff only. Errors: SL404, SL422.
create or replace function app_public.merge_preview(survivor_id int, merged_id int) returns app_public.merge_preview
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.merge_preview;
  v_survivor app_public.organizations;
  v_merged app_public.organizations;
  t record;
  v_count int;
  v_twins int;
begin
  perform app_private.require_staff();
  if merge_preview.survivor_id = merge_preview.merged_id then
    perform app_private.fail('SL422', 'Choose two different organizations.', 'merged_id');
  end if;
  select * into v_survivor from app_public.organizations o where o.id = merge_preview.survivor_id;
  select * into v_merged from app_public.organizations o where o.id = merge_preview.merged_id;
  if v_survivor.id is null or v_merged.id is null then
    perform app_private.fail('SL404', 'There is no such organization.',
      case when v_survivor.id is null then 'survivor_id' else 'merged_id' end);
  end if;
  v.survivor_id := v_survivor.id; v.survivor_name := v_survivor.name; v.merged_id := v_merged.id;
  v.merged_name := v_merged.name;
  v.fields := array(select f from app_private.merge_fields(v_survivor, v_merged) f);
  if lower(btrim(v_survivor.name)) = lower(btrim(v_merged.name)) then -- tells them apart wherever they are named
    v_survivor.name := format('%s (No. %s)', v_survivor.name, v_survivor.id);
    v_merged.name := format('%s (No. %s)', v_merged.name, v_merged.id);
    v.survivor_name := v_survivor.name; v.merged_name := v_merged.name;
  end if;
  v.moves := '{}'; v.both_have := '{}';
  for t in select * from app_private.organization_tables() loop
    v_twins := 0;
    if t.twins is not null then
      execute format('select count(*) from %1$s m where m.organization_id = $1 and exists (select from %1$s s where '
        's.organization_id = $2 and %2$s)', t.target,
        (select string_agg(format('s.%1$I = m.%1$I', c), ' and ') from unnest(t.twins) c)) into v_twins
        using v_merged.id, v_survivor.id;
    end if;
    execute format('select count(*) from %s m where m.organization_id = $1', t.target) into v_count using v_merged.id;
    if v_count > v_twins then
      v.moves := v.moves || row(split_part(t.target::text, '.', 2), v_count - v_twins)::app_public.merge_count;
    end if;
    if v_twins > 0 then
      v.both_have := v.both_have || row(split_part(t.target::text, '.', 2), v_twins)::app_public.merge_count;
    end if;
  end loop;
  v.obstacles := array(select o from app_private.merge_obstacles(v_survivor.id, v_merged.id) o);
  v.stays := array_remove(array[
    (select format('%s sent to %s: mail that went stays with its address.',
      case count(*) when 1 then 'One mail was' else count(*) || ' mails were' end, v_merged.name)
      from app_private.mail_outbox m where m.organization_id = v_merged.id and m.state = 'sent' having count(*) > 0),
    (select format('%s written to %s: payee and address stay as they were approved.',
      case count(*) when 1 then 'One check was' else count(*) || ' checks were' end, v_merged.name)
      from app_public.checks c where c.organization_id = v_merged.id and c.status = 'approved' having count(*) > 0),
    (select format('1099 returns of %s that were filed for %s: they stay, and are corrected, as its own.',
      string_agg(distinct y.year::text, ', '), v_merged.name)
      from app_private.reported_years(v_merged.id) y (year) join app_private.reported_years(v_survivor.id) s (year)
      on s.year = y.year having count(*) > 0),
    format('Links that were mailed keep working and lead to %s.', v_survivor.name),
    (select format('People who sign in for one of them will see what belongs to both: %s.',
      string_agg(distinct coalesce(u.name, u.email), ', '))
      from app_public.organization_users m join app_public.users u on u.id = m.user_id
      where m.organization_id in (v_survivor.id, v_merged.id) having count(*) > 0)], null);
  return v;
end $$;
grant execute on function app_public.merge_preview(int, int) to sideline_admin;
comment on function app_public.merge_preview(int, int) is
  E'@notNull\nWhat a merge of two organizations would do; staff only. Errors: SL404, SL422.';

-- The chosen fields as a patch for the survivor; null: the defaults of merge_fields. Errors: SL422 with the field.
create or replace function app_private.merge_patch(survivor app_public.organizations, merged app_public.organizations,
  choices jsonb) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_patch jsonb := '{}';
  v_key text;
  f record;
  v_choice text;
begin
  if jsonb_typeof(merge_patch.choices) <> 'object' then
    perform app_private.fail('SL422', 'Choices must be an object with a choice for each field.', 'choices');
  end if;
  select k into v_key from jsonb_object_keys(merge_patch.choices) k
  where not exists (select from pg_attribute a
    where a.attrelid = 'app_public.organizations'::regclass and a.attname = k and a.attnum > 0) limit 1;
  if v_key is not null then
    perform app_private.fail('SL422', 'There is no such field to choose.', left(v_key, 60));
  end if;
  for f in select * from app_private.merge_fields(survivor, merged) loop
    v_choice := coalesce(merge_patch.choices ->> f.name, f.choice);
    if v_choice <> all (f.choices) then
      perform app_private.fail('SL422', 'Choose one of the two values.', f.name);
    end if;
    if v_choice <> 'survivor' then
      v_patch := v_patch || jsonb_build_object(f.name, case v_choice when 'merged' then f.merged_value
        else app_private.both_values(f.name, f.survivor_value, f.merged_value) end);
    end if;
  end loop;
  if merged.last_engaged_at > survivor.last_engaged_at
    or survivor.last_engaged_at is null and merged.last_engaged_at is not null then
    v_patch := v_patch || jsonb_build_object('last_engaged_at', merged.last_engaged_at);
  end if;
  return v_patch;
end $$;

-- Moves the rows of one organization to another: returns the keys of the moved rows by table, and, by table, the rows
-- that both had and that were therefore removed. The organization's id in the payload of emails is updated, too; a
-- return of a year of which both have one stays the merged organization's own (tax_returns.merged_id).
create or replace function app_private.move_rows(survivor_id int, merged_id int, out moved jsonb, out removed jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  v_rows jsonb;
  v_has_place boolean := exists (select from app_public.play_locations l
    where l.organization_id = move_rows.survivor_id and l."primary");
begin
  moved := '{}';
  select jsonb_strip_nulls(jsonb_build_object('app_public.duplicate_organizations', jsonb_agg(to_jsonb(p)
    order by p.id))) into removed
  from app_public.duplicate_organizations p where move_rows.merged_id in (p.organization_id, p.other_organization_id);
  for t in select * from app_private.organization_tables() loop
    if t.twins is not null then
      execute format(
        'with gone as (delete from %1$s m where m.organization_id = $1
          and exists (select from %1$s s where s.organization_id = $2 and %2$s) returning m.*)
        select jsonb_agg(to_jsonb(gone)) from gone', t.target,
        (select string_agg(format('s.%1$I = m.%1$I', c), ' and ') from unnest(t.twins) c)) into v_rows
        using move_rows.merged_id, move_rows.survivor_id;
      if v_rows is not null then removed := removed || jsonb_build_object(t.target::text, v_rows); end if;
    end if;
    if t.follows then
      execute format('update %s set organization_id = $2 where organization_id = $1', t.target)
        using move_rows.merged_id, move_rows.survivor_id;
      continue;
    end if;
    execute format('with gone as (update %s t set organization_id = $2%s where t.organization_id = $1 returning %s)
      select jsonb_agg(to_jsonb(gone)) from gone', t.target,
      case when t.target = 'app_private.mail_outbox'::regclass
          then $u$, payload = case when t.payload ? 'organization_id'
              then t.payload || jsonb_build_object('organization_id', $2) else t.payload end,
            -- both leagues may have been sent that day's email
            bundled = t.bundled and not exists (select from app_private.mail_outbox s
              where s.organization_id = $2 and s.bundled and s.included_in is null
                and (s.kind, s.recipient, s.due) = (t.kind, t.recipient, t.due))$u$
        when t.target = 'app_public.tax_returns'::regclass
          then $u$, merged_id = coalesce(t.merged_id, (select $1 from app_public.tax_returns s
            where s.organization_id = $2 and s.year = t.year and s.merged_id is null limit 1))$u$
        when t.target = 'app_public.play_locations'::regclass and v_has_place then ', "primary" = false' end,
      (select string_agg(format('t.%I', c), ', ') from unnest(t.key) c)) into v_rows using move_rows.merged_id,
      move_rows.survivor_id;
    if v_rows is not null then moved := moved || jsonb_build_object(t.target::text, v_rows); end if;
  end loop;
end $$;

-- Merges one organization into another: everything that belongs to it moves to the survivor, whose fields are set as
-- chosen ({"name": "merged", "contact_email": "both"}; fields that are not named as merge_preview proposes), and its
-- number leads to the survivor from then on. Staff only; returns the merge, which can be undone for 30 days. Errors:
-- SL404; SL409 with the first obstacle of merge_preview or if one was already merged; SL422 with the field.
create or replace function app_public.merge_organizations(survivor_id int, merged_id int, choices jsonb default '{}')
  returns app_public.organization_merge language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_both record;
  v_survivor app_public.organizations;
  v_merged app_public.organizations;
  v_after app_public.organizations;
  v_obstacle text;
  v_patch jsonb;
  v_place int;
  v_rows record;
  v_waiting bigint[];
  v_readers text[];
  v_merge app_private.organization_merges;
begin
  perform app_private.require_staff();
  select * into v_both from app_private.lock_for_merge(merge_organizations.survivor_id, merge_organizations.merged_id);
  v_survivor := v_both.survivor;
  v_merged := v_both.merged;
  select o into v_obstacle from app_private.merge_obstacles(v_survivor.id, v_merged.id) o limit 1;
  if v_obstacle is not null then perform app_private.fail('SL409', v_obstacle); end if;
  v_patch := app_private.merge_patch(v_survivor, v_merged, coalesce(merge_organizations.choices, '{}'));
  select l.id into v_place from app_public.play_locations l where l.organization_id = v_merged.id and l."primary";
  v_waiting := array(select m.id from app_private.mail_outbox m
    where m.organization_id = v_survivor.id and m.state = 'queued');
  v_readers := array(select r.address from app_private.account_readers(v_merged.id, false) r);
  execute 'set constraints ' || app_private.organization_constraints() || ' deferred';
  perform set_config('sideline.restoring', 'on', true);
  select * into v_rows from app_private.move_rows(v_survivor.id, v_merged.id);
  delete from app_public.organizations o where o.id = v_merged.id;
  perform set_config('sideline.restoring', 'off', true);
  perform app_private.apply_patch('app_public.organizations', v_survivor.id, v_patch,
    array(select jsonb_object_keys(v_patch)));
  execute 'set constraints ' || app_private.organization_constraints() || ' immediate';
  perform app_private.confirm_merged_accounts(v_survivor.id, v_merged, v_rows.moved, v_readers);
  select * into v_after from app_public.organizations o where o.id = v_survivor.id;
  insert into app_private.organization_merges (survivor_id, merged_id, survivor_name, merged_name, merged_by_id,
    fields_before, fields_after, merged_row, moved, removed, skipped_mails)
  select v_survivor.id, v_merged.id, v_after.name, v_merged.name, app_private.current_user_id(),
    coalesce(jsonb_object_agg(k, to_jsonb(v_survivor) -> k) filter (where k is not null), '{}'),
    coalesce(jsonb_object_agg(k, to_jsonb(v_after) -> k) filter (where k is not null), '{}'),
    to_jsonb(v_merged) || jsonb_build_object('primary_place_id', v_place), v_rows.moved, v_rows.removed,
    array(select m.id from app_private.mail_outbox m where m.id = any (v_waiting) and m.state = 'skipped')
  from (select 1) one left join jsonb_object_keys(v_patch) k on true returning * into v_merge;
  perform app_private.log_merge(v_survivor.id, 'merged_with', format('%s (#%s)', v_merged.name, v_merged.id), false);
  perform app_private.log_merge(v_merged.id, 'merged_into', format('%s (#%s)', v_after.name, v_survivor.id), false);
  return app_private.merge_of(v_merge);
end $$;
grant execute on function app_public.merge_organizations(int, int, jsonb) to sideline_admin;
comment on function app_public.merge_organizations(int, int, jsonb) is
  E'@resultFieldName merge\nMerges one organization into another, with a choice for each field that differs; can be '
  'undone for 30 days. Errors: SL404, SL409, SL422.';

comment on type app_public.merge_count is 'The number of rows of a table.';
comment on type app_public.merge_preview is 'What a merge would do: fields to choose, what moves, which rows both '
  'have, what prevents it and what cannot be undone.';
select app_private.never_null('app_public.merge_preview',
  '{survivor_id,survivor_name,merged_id,merged_name,fields,moves,both_have,obstacles,stays}'),
  app_private.never_null('app_public.merge_field', '{name,choice,choices,league_is_told}'),
  app_private.never_null('app_public.merge_count', '{table_name,count}'),
  app_private.never_null('app_public.organization_merge',
    '{id,survivor_id,survivor_name,merged_id,merged_name,merged_at,until}');
