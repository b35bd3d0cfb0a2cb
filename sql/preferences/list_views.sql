-- Saved views of lists.

-- Saved views: everybody sees shared ones and their own, and may change their own; superadmins may delete shared ones.
alter table app_public.list_views enable row level security;
alter table app_public.list_views force row level security;
create policy owner_all on app_public.list_views to sideline_owner using (true) with check (true);
create policy select_own_or_shared on app_public.list_views for select to sideline_admin
  using ((owner_id = (select app_private.current_user_id()) or shared) and (select app_private.is_staff_or_null()));
create policy insert_own on app_public.list_views for insert to sideline_admin
  with check (owner_id = (select app_private.current_user_id()) and (select app_private.is_staff()));
create policy update_own on app_public.list_views for update to sideline_admin
  using (owner_id = (select app_private.current_user_id()) and (select app_private.is_staff_or_null()))
  with check (owner_id = (select app_private.current_user_id()) and (select app_private.is_staff()));
create policy delete_own_or_shared on app_public.list_views for delete to sideline_admin
  using ((owner_id = (select app_private.current_user_id()) or shared and (select app_private.is_superadmin()))
    and (select app_private.is_staff_or_null()));
grant select on app_public.list_views to sideline_admin;
grant insert (resource, label, shared, view), update (label, shared, view), delete on app_public.list_views
  to sideline_admin;
comment on table app_public.list_views is
  E'@flatInput\nA saved view of a list of the console: filters, order and columns, as the console writes them.';
create trigger _100_touch before update on app_public.list_views for each row execute function app_private.tg__touch();

-- The owner is the user who saves it.
create or replace function app_private.tg_list_views__owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.owner_id := coalesce(app_private.current_user_id(), new.owner_id);
  return new;
end $$;

create trigger _200_owner before insert on app_public.list_views
  for each row execute function app_private.tg_list_views__owner();
