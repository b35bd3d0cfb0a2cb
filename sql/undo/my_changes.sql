-- The caller's own changes.

-- Whether a change to a row is undone: reverted, and the revert was not undone in turn.
create or replace function app_private.is_undone(change_id xid8, table_name text, row_id text) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return exists (
    select from app_private.undone_rows u
    where u.change_id = is_undone.change_id and u.table_name = is_undone.table_name
      and u.row_id = is_undone.row_id and u.columns is null
      and not app_private.is_undone(u.undo_id, u.table_name, u.row_id));
end $$;

-- Who undid an entry of the audit log, and which change the entry itself reverted.
create or replace function app_private.undo_state(entry app_private.audit_log, out undone_at timestamptz,
  out undone_by text, out undoes text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  select u.at, coalesce(s.name, s.email) into undone_at, undone_by
  from app_private.undone_rows u left join app_public.users s on s.id = u.user_id
  where u.change_id = entry.transaction_id and u.table_name = entry.table_name and u.row_id = entry.row_id
    and u.columns is null
    and not app_private.is_undone(u.undo_id, u.table_name, u.row_id)
  order by u.at desc limit 1;
  select u.change_id::text into undoes from app_private.undone_rows u
  where u.undo_id = entry.transaction_id and u.table_name = entry.table_name and u.row_id = entry.row_id limit 1;
end $$;

-- Whether the history offers to undo an entry: it is recent, made by a person, not undone,
-- and of a kind that can be undone.
create or replace function app_private.is_undoable(entry app_private.audit_log) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select entry.transaction_id is not null and entry.at >= app_private.clock() - app_private.undo_period()
    and (entry.user_id is not null or entry.link_kind is not null)
    and case when exists (select from app_private.organization_merges m
      where entry.transaction_id in (m.transaction_id, m.unmerged_transaction_id))
      then exists (select from app_private.organization_merges m
        where m.transaction_id = entry.transaction_id and app_private.unmerge_obstacle(m) is null)
    else app_private.undo_refusal(row(entry.table_name, entry.row_id,
      case when entry.op = 'U' then app_private.differing(entry.table_name, entry.old_values, entry.new_values)
        else entry.old_values end,
      case when entry.op = 'U' then app_private.differing(entry.table_name, entry.new_values, entry.old_values)
        else entry.new_values end,
      entry.parent_table, entry.parent_id, entry.id, entry.user_id)::app_private.changed_row) is null end
    and not app_private.is_undone(entry.transaction_id, entry.table_name, entry.row_id)
$$;

-- The caller's own changes of the last 30 days, newest first; before_id is the id of the previous page's last one,
-- page_size at most 100. Each has its main entry and the number of records of that kind. Staff. SL422 beforeId.
create or replace function app_public.my_changes(before_id text default null, page_size int default 20)
  returns setof app_public.change_summary
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_entry app_private.audit_log;
  v_lead app_private.audit_log;
  v_history app_public.history_entry;
  v_summary app_public.change_summary;
  v_at bigint;
  v_seen xid8[] := '{}';
  v_limit int := least(greatest(coalesce(my_changes.page_size, 20), 1), 100);
begin
  perform app_private.require_staff();
  if my_changes.before_id !~ '^\d{1,19}$' then
    perform app_private.fail('SL422', 'This page does not exist.', 'beforeId');
  end if;
  select min(l.id) into v_at from app_private.audit_log l where l.transaction_id = my_changes.before_id::xid8;
  loop
    exit when cardinality(v_seen) >= v_limit;
    select * into v_entry from app_private.audit_log l
    where l.user_id = app_private.current_user_id() and (v_at is null or l.id < v_at) and l.transaction_id is not null
      and l.transaction_id <> all (v_seen)
    order by l.id desc limit 1;
    exit when not found or v_entry.at < app_private.clock() - app_private.undo_period();
    v_seen := v_seen || v_entry.transaction_id;
    v_at := v_entry.id;
    -- entries of a record itself come before those of its child rows
    select l.* into v_lead from app_private.audit_log l
    where l.transaction_id = v_entry.transaction_id and l.at = v_entry.at
    order by l.parent_table is not null, l.op = 'U', l.id limit 1;
    v_history := app_private.history_entry(v_lead);
    v_summary := row(v_entry.transaction_id::text, v_entry.at, v_history,
      (select count(distinct l.row_id) from app_private.audit_log l
        where l.transaction_id = v_lead.transaction_id and l.at = v_lead.at and l.table_name = v_lead.table_name),
      v_history.undoable, v_history.undone_at, v_history.undone_by, v_history.undoes);
    return next v_summary;
  end loop;
end $$;
grant execute on function app_public.my_changes(text, int) to sideline_admin;
comment on function app_public.my_changes(text, int) is
  E'@simpleCollections only\nThe caller''s own changes of the last 30 days, newest first; staff only.';

comment on type app_public.change_summary is 'A change: its main entry and how many records of that kind it affected.';
