-- Users of a sponsor, and sponsors of a user.

create or replace function app_public.sponsors_users(s app_public.sponsors) returns setof app_public.users
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select u.* from app_public.sponsor_users m join app_public.users u on u.id = m.user_id
  where m.sponsor_id = s.id order by u.email;
end;
grant execute on function app_public.sponsors_users(app_public.sponsors) to sideline_admin;
comment on function app_public.sponsors_users(app_public.sponsors) is
  E'@simpleCollections only\nIts users by email; staff.';

-- The sponsors of the signed-in sponsor user; staff see all, or those of the named user [S-180, S-181].
create or replace function app_public.my_sponsors(user_id int default null) returns setof app_public.sponsors
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select (app_private.visible(s)).* from app_public.sponsors s
  where case when app_private.is_staff() then my_sponsors.user_id is null
      or s.id in (select m.sponsor_id from app_public.sponsor_users m where m.user_id = my_sponsors.user_id)
    else s.id = any (app_private.my_sponsor_ids()) end
  order by lower(s.name), s.id
$$;
grant execute on function app_public.my_sponsors(int) to sideline_sponsor, sideline_admin;
comment on function app_public.my_sponsors(int) is
  E'@simpleCollections only\nThe caller''s sponsors by name; userId is honored for staff only.';
