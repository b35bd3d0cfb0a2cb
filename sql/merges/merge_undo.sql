-- Undoing a merge as part of undoing a change.

-- The organization that a row belongs to now; null if it was deleted or has no id.
create or replace function app_private.organization_of(table_name text, row_id text) returns int
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id int;
begin
  if not exists (select from pg_attribute a
    where a.attrelid = format('app_public.%I', organization_of.table_name)::regclass and a.attname = 'id') then
    return split_part(organization_of.row_id, ':', 1)::int;
  end if;
  execute format('select organization_id from app_public.%I where id = $1', organization_of.table_name) into v_id
    using organization_of.row_id::int;
  return v_id;
end $$;

-- Ensures that an organization with places has a primary one: the given one, else the oldest.
create or replace function app_private.choose_primary_place(organization_id int, place_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.play_locations l set "primary" = true
  where l.id = (select p.id from app_public.play_locations p
      where p.organization_id = choose_primary_place.organization_id
      order by p.id = choose_primary_place.place_id desc nulls last, p.id limit 1)
    and not exists (select from app_public.play_locations p
      where p.organization_id = choose_primary_place.organization_id and p."primary")
$$;

-- Undoes the merge that a change made, when Undo is chosen in a notice, the history or one's own changes; null if the
-- change is not a merge. undo false: only a preview.
create or replace function app_private.undo_merge(change_id text, undo boolean) returns app_public.undo_result
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_private.organization_merges;
  v_result app_public.undo_result := ('{}', '{}', '{}');
  v_obstacle text;
begin
  select * into v from app_private.organization_merges m
  where case when undo_merge.change_id ~ '^\d{1,19}$' then undo_merge.change_id::xid8 end in (m.transaction_id,
    m.unmerged_transaction_id) limit 1;
  if not found then return null; end if;
  if v.transaction_id <> undo_merge.change_id::xid8 then
    perform app_private.fail('SL409', format('Merge %s and %s again instead.', v.survivor_name, v.merged_name));
  end if;
  v_obstacle := app_private.unmerge_obstacle(v);
  if v_obstacle is not null then perform app_private.fail('SL409', v_obstacle); end if;
  v_result.undone := array[row('organizations', v.merged_id::text, v.merged_name, null, null)::app_public.undo_record];
  v_result.stays := app_private.mails_of_change(undo_merge.change_id);
  if undo then
    v_result."left" := array(select row(l.table_name, l.row_id, l.label, l.reason, null)::app_public.undo_record
      from unnest((app_public.unmerge_organizations(v.id)).left_behind) l);
  end if;
  return v_result;
end $$;
