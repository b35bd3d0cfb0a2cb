-- Undoes a merge.

-- Moves back the rows that came from the merged organization, by their keys, and whatever belongs to these rows by now.
-- The caller has locked the organizations.
create or replace function app_private.move_rows_back(survivor_id int, merged_id int, moved jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  v_count int;
  v_more int;
begin
  for t in select * from app_private.organization_tables() o where not o.follows and moved ? o.target::text loop
    execute format('update %1$s t set organization_id = $2 from jsonb_populate_recordset(null::%1$s, $3) k where '
      't.organization_id = $1 and %2$s', t.target,
      (select string_agg(format('t.%1$I = k.%1$I', c), ' and ') from unnest(t.key) c))
      using move_rows_back.survivor_id, move_rows_back.merged_id, moved -> t.target::text;
  end loop;
  loop -- what belongs to a row moves with it: its child rows, an offer's application, emails about an offer
    v_count := 0;
    for t in
      select c.conrelid::regclass as target, c.confrelid::regclass as owner,
        (select string_agg(format('t.%I = p.%I', x.attname, y.attname), ' and ')
          from unnest(c.conkey, c.confkey) k (a, b) join pg_attribute x on x.attrelid = c.conrelid and x.attnum = k.a
          join pg_attribute y on y.attrelid = c.confrelid and y.attnum = k.b
          where y.attname <> 'organization_id') as key
      from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid
        and c.conrelid in (select o.target from app_private.organization_tables() o)
        and c.confrelid in (select o.target from app_private.organization_tables() o)
        and not exists (select from pg_attribute x
          where x.attrelid = c.conrelid and x.attnum = any (c.conkey)
            and x.attname in ('mailing_address_id', 'deposit_account_id'))
        and (not c.conrelid = any (app_private.tie_tables())
          or c.conkey[1] = (select min(i.conkey[1]) from pg_constraint i
            where i.conrelid = c.conrelid and i.contype = 'f' and cardinality(i.conkey) > 1))
      union all select 'app_private.mail_outbox', 'app_public.offers', 't.offer_id = p.id'
      union all select 'app_public.deposit_accounts', 'app_public.deposit_accounts', 't.corrects_id = p.id'
    loop
      execute format(
        'update %s t set organization_id = $2 from %s p where p.organization_id = $2 and t.organization_id = $1 and %s',
        t.target, t.owner, t.key)
        using move_rows_back.survivor_id, move_rows_back.merged_id;
      get diagnostics v_more = row_count;
      v_count := v_count + v_more;
    end loop;
    exit when v_count = 0;
  end loop;
  update app_private.mail_outbox m set payload = m.payload || jsonb_build_object('organization_id', m.organization_id)
  where m.organization_id = move_rows_back.merged_id
    and m.payload ->> 'organization_id' = move_rows_back.survivor_id::text;
end $$;

-- Removes and lists the rows that link what was moved back to what stayed; SL409 if a check is mailed to an address, or
-- a deposit goes to an account, of the other organization.
create or replace function app_private.cut_ties(survivor_id int, merged_id int) returns setof app_public.merge_remainder
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  v_payment text;
begin
  select case when d.id is null then format('Check #%s has since been made out to an address', c.id)
    else format('Direct deposit No. %s has since gone to an account', c.id) end into v_payment
  from app_public.checks c left join app_public.addresses a on a.id = c.mailing_address_id
  left join app_public.deposit_accounts d on d.id = c.deposit_account_id
  where c.organization_id in (cut_ties.survivor_id, cut_ties.merged_id)
    and c.organization_id <> coalesce(d.organization_id, a.organization_id) limit 1;
  if found then
    perform app_private.fail('SL409', v_payment || ' of the other organization, so the merge cannot be undone.');
  end if;
  for t in
    select c.conrelid::regclass as target, c.confrelid::regclass as owner, x.attname as column
    from pg_constraint c join pg_attribute x on x.attrelid = c.conrelid and x.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) > 1 and c.conrelid = any (app_private.tie_tables())
  loop
    return query execute format(
      'with cut as (delete from %s t using %s p
          where t.organization_id in ($1, $2) and p.id = t.%I and p.organization_id <> t.organization_id
        returning to_jsonb(t) as r)
        select %L::text, null::text, (
          select string_agg(app_private.name_of(e.key, (e.value)::text::int), %L order by e.key)
          from jsonb_each(cut.r) e where e.key ~ %L), %L::text from cut',
      t.target, t.owner, t.column, split_part(t.target::text, '.', 2), ' – ',
      '(property|location|package|capability)_id$', 'It tied what went back to what stayed.')
      using cut_ties.survivor_id, cut_ties.merged_id;
  end loop;
  update app_public.organizations o set mailing_address_id = null where o.id = cut_ties.survivor_id
    and exists (select from app_public.addresses a where a.id = o.mailing_address_id and a.organization_id <> o.id);
  update app_public.organizations o set shipping_address_id = null where o.id = cut_ties.survivor_id
    and exists (select from app_public.addresses a where a.id = o.shipping_address_id and a.organization_id <> o.id);
end $$;

-- Restores the removed copies of rows that both organizations had, if the kept copy still exists; lists the others.
create or replace function app_private.restore_twins(survivor_id int, merged_id int, removed jsonb)
  returns setof app_public.merge_remainder language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t record;
  v_row jsonb;
  v_there boolean;
begin
  for t in select o.target, o.twins from app_private.organization_tables() o where removed ? o.target::text loop
    for v_row in select jsonb_array_elements(removed -> t.target::text) loop
      execute format('select exists (select from %1$s s, jsonb_populate_record(null::%1$s, $2) r where '
        's.organization_id = $1 and %2$s)', t.target,
        (select string_agg(format('s.%1$I = r.%1$I', c), ' and ') from unnest(t.twins) c)) into v_there
        using restore_twins.survivor_id, v_row;
      if not v_there or not app_private.restore_merged_row(t.target, v_row) then
        return next row(split_part(t.target::text, '.', 2), null, (select string_agg(coalesce(app_private.name_of(c,
          case when v_row ->> c ~ '^\d{1,9}$' then (v_row ->> c)::int end), v_row ->> c), ', ')
          from unnest(t.twins) c), 'The one that was kept was removed since.')::app_public.merge_remainder;
      end if;
    end loop;
  end loop;
  -- the other organization may have been merged or deleted
  for v_row in select jsonb_array_elements(removed -> 'app_public.duplicate_organizations') loop
    if exists (select from app_public.organizations o where o.id = (v_row ->> 'organization_id')::int)
      and exists (select from app_public.organizations o where o.id = (v_row ->> 'other_organization_id')::int) then
      delete from app_public.duplicate_organizations p
      where (p.organization_id, p.other_organization_id) = ((v_row ->> 'organization_id')::int,
        (v_row ->> 'other_organization_id')::int);
      perform app_private.restore_merged_row('app_public.duplicate_organizations', v_row);
    end if;
  end loop;
end $$;

-- Inserts a row as it was, under its id; false if a row that it references is gone or it conflicts with another.
create or replace function app_private.restore_merged_row(target regclass, r jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.insert_row(target, r);
  return true;
exception when foreign_key_violation or unique_violation then
  return false;
end $$;

-- Undoes a merge within 30 days; staff only. What came from the merged organization goes back to it, with later
-- changes; what was added to the survivor since then stays there and is listed, as are fields of the survivor that
-- were changed since. Errors: SL404; SL409 with the reason (already undone, too old, a later merge exists,
-- a check links both).
create or replace function app_public.unmerge_organizations(merge_id int) returns app_public.unmerge_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_private.organization_merges;
  v_survivor app_public.organizations;
  v_left app_public.merge_remainder[] := '{}';
  v_obstacle text;
  v_patch jsonb;
begin
  perform app_private.require_staff();
  select * into v from app_private.organization_merges m where m.id = unmerge_organizations.merge_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such merge.', 'merge_id'); end if;
  perform from app_public.offers o where o.organization_id = v.survivor_id order by o.id for update;
  select * into v_survivor from app_public.organizations o where o.id = v.survivor_id for update;
  v_obstacle := app_private.unmerge_obstacle(v);
  if v_obstacle is not null then perform app_private.fail('SL409', v_obstacle); end if;
  execute 'set constraints ' || app_private.organization_constraints() || ' deferred';
  perform set_config('sideline.restoring', 'on', true);
  if not app_private.restore_merged_row('app_public.organizations', v.merged_row) then
    perform app_private.fail('SL409',
      'A record that the organization referred to no longer exists, so the merge cannot be undone.');
  end if;
  perform app_private.move_rows_back(v.survivor_id, v.merged_id, v.moved);
  v_left := v_left || array(select l from app_private.cut_ties(v.survivor_id, v.merged_id) l)
    || array(select l from app_private.restore_twins(v.survivor_id, v.merged_id, v.removed) l);
  perform app_private.choose_primary_place(v.merged_id, (v.merged_row ->> 'primary_place_id')::int),
    app_private.choose_primary_place(v.survivor_id, null);
  perform set_config('sideline.restoring', 'off', true);
  -- the merged row gets its old values back, whatever its places have derived;
  -- the survivor's fields only where nobody has changed them since
  update app_public.organizations o set (city, state, time_zone) = (select r.city, r.state, r.time_zone
    from jsonb_populate_record(null::app_public.organizations, v.merged_row) r)
  where o.id = v.merged_id;
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into v_patch from jsonb_each(v.fields_before) f
  where to_jsonb(v_survivor) -> f.key = v.fields_after -> f.key;
  perform app_private.apply_patch('app_public.organizations', v.survivor_id, v_patch,
    array(select jsonb_object_keys(v_patch)));
  execute 'set constraints ' || app_private.organization_constraints() || ' immediate';
  update app_private.mail_outbox m set state = 'queued', last_error = null
  where m.id = any (v.skipped_mails) and m.state = 'skipped' and m.due >= app_private.today() - 1;
  update app_private.organization_merges m
  set unmerged_at = app_private.clock(), unmerged_by_id = app_private.current_user_id(),
    unmerged_transaction_id = pg_current_xact_id() where m.id = v.id;
  perform app_private.end_accounts_since(v);
  -- returns that stayed the merged organization's own, with corrections recorded since, also of a year in which only
  -- the merged organization had one
  update app_public.tax_returns r set organization_id = v.merged_id
  where r.organization_id = v.survivor_id and r.merged_id is null and r.filed_at > v.merged_at
    and exists (select from app_public.tax_returns o where o.organization_id = v.merged_id and o.year = r.year)
    and not exists (select from app_public.tax_returns o where o.organization_id = v.survivor_id and o.year = r.year
      and o.merged_id is null and o.filed_at <= v.merged_at);
  update app_public.tax_returns r set organization_id = app_private.survivor_of(r.merged_id),
    merged_id = nullif(r.merged_id, app_private.survivor_of(r.merged_id))
  where r.organization_id in (v.survivor_id, v.merged_id) and r.merged_id is not null;
  insert into app_private.undone_rows (undo_id, change_id, table_name, row_id, user_id)
  select distinct pg_current_xact_id(), v.transaction_id, l.table_name, l.row_id, app_private.current_user_id()
  from app_private.audit_log l where l.transaction_id = v.transaction_id and l.at = v.merged_at;
  perform app_private.log_merge(v.survivor_id, 'merged_with', format('%s (#%s)', v.merged_name, v.merged_id), true);
  perform app_private.log_merge(v.merged_id, 'merged_into', format('%s (#%s)', v.survivor_name, v.survivor_id), true);
  return row(v.merged_id, v.survivor_id, v_left
    || array(select row('organizations', v.survivor_id, f.key, 'It was changed since.')::app_public.merge_remainder
      from jsonb_object_keys(v.fields_before) f (key) where not v_patch ? f.key order by 1)
    || array(select row(l.table_name, l.row_id, app_private.row_label(l.table_name, l.row_id),
      format('It was added to %s since.', v_survivor.name))::app_public.merge_remainder
      from app_private.audit_log l
      where l.parent_table = 'organizations' and l.parent_id = v.survivor_id::text and l.op = 'I' and l.at > v.merged_at
        and not exists (select from app_private.organization_merges m
          where m.unmerged_transaction_id = l.transaction_id)
        and app_private.organization_of(l.table_name, l.row_id) = v.survivor_id
          order by l.id limit 50))::app_public.unmerge_result;
end $$;
grant execute on function app_public.unmerge_organizations(int) to sideline_admin;
comment on function app_public.unmerge_organizations(int) is
  E'@resultFieldName result\nUndoes a merge within 30 days and lists what was not moved back. Errors: SL404, SL409.';

comment on type app_public.merge_remainder is
  'A row or field that stayed with the survivor when a merge was undone; reason says why.';
comment on type app_public.unmerge_result is
  'The result of undoing a merge: the restored organization, and what was not moved back.';
select app_private.never_null('app_public.merge_remainder', '{table_name,reason}'),
  app_private.never_null('app_public.unmerge_result', '{organization_id,survivor_id,left_behind}');
