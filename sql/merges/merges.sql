-- The merges of an organization: where its number leads, and whether one can be undone.

comment on type app_public.organization_merge is
  'A merge of two organizations; until when it can be undone, and what prevents that now.';

-- Why a merge cannot be undone now; null if it can.
create or replace function app_private.unmerge_obstacle(merge app_private.organization_merges) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_later app_private.organization_merges;
begin
  if merge.unmerged_at is not null then return 'This merge was already undone.'; end if;
  if merge.merged_at < app_private.clock() - app_private.undo_period() then
    return 'A merge can be undone for 30 days only.';
  end if;
  select * into v_later from app_private.organization_merges m where m.id > merge.id and m.unmerged_at is null
    and (m.survivor_id = merge.survivor_id or m.merged_id = merge.survivor_id) order by m.id desc limit 1;
  if found then
    return format('Take back the later merge of %s (#%s) into %s (#%s) first.', v_later.merged_name, v_later.merged_id,
      v_later.survivor_name, v_later.survivor_id);
  end if;
  if not exists (select from app_public.organizations o where o.id = merge.survivor_id) then
    return format('%s was deleted since.', merge.survivor_name);
  end if;
  return null;
end $$;

-- A merge as staff see it.
create or replace function app_private.merge_of(merge app_private.organization_merges)
  returns app_public.organization_merge language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select row(merge.id, merge.survivor_id, merge.survivor_name, merge.merged_id, merge.merged_name, merge.merged_at,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = merge.merged_by_id), merge.unmerged_at,
    (select coalesce(u.name, u.email) from app_public.users u where u.id = merge.unmerged_by_id),
    merge.merged_at + app_private.undo_period(), app_private.unmerge_obstacle(merge))::app_public.organization_merge
$$;

-- The merges of an organization, on either side, newest first, at most 50; staff only. The first one that was not
-- undone and has it as mergedId says where its number leads.
create or replace function app_public.organization_merges(organization_id int)
  returns setof app_public.organization_merge
  language plpgsql stable security definer rows 5 set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select (app_private.merge_of(m)).* from app_private.organization_merges m
    where organization_merges.organization_id in (m.survivor_id, m.merged_id) order by m.id desc limit 50;
end $$;
grant execute on function app_public.organization_merges(int) to sideline_admin;
comment on function app_public.organization_merges(int) is
  E'@simpleCollections only\nThe merges of an organization, on either side, newest first; staff only. If it is the '
  'merged one of a merge that was not undone, its number leads to the survivor.';
