-- Sponsors: staff keep them, their own users see them, leagues know those that made them offers.

select app_private.protect('app_public.sponsors');
create policy select_own on app_public.sponsors for select to sideline_sponsor
  using (id = any ((select app_private.my_sponsor_ids())::int[]));
comment on policy select_own on app_public.sponsors is 'Sponsor users see the sponsors they belong to.';
create policy select_league on app_public.sponsors for select to sideline_organization
  using (id = any ((select app_private.my_campaign_sponsor_ids())::int[]));
comment on policy select_league on app_public.sponsors is 'Leagues see the sponsors of offers they see.';
create policy select_link on app_public.sponsors for select to sideline_offer_link, sideline_application_link
  using (id = (select app_private.link_sponsor_id()));
grant select (id, name, logo_file_id) on app_public.sponsors
  to sideline_sponsor, sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (name, category_id), update (name, category_id) on app_public.sponsors to sideline_admin;
comment on table app_public.sponsors is E'@flatInput\n@behavior -delete\nA brand that pays leagues for showing it.';
create trigger _100_touch before update on app_public.sponsors for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.sponsors for each row execute function app_private.tg__audit();

select app_private.protect('app_public.sponsor_users');
comment on table app_public.sponsor_users is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.sponsor_users for each row execute function app_private.tg__audit();

select app_private.protect('app_public.seasonal_goals');
grant update (sponsor_facing_goal_body) on app_public.seasonal_goals to sideline_admin;
comment on table app_public.seasonal_goals is E'@flatInput\n@behavior -insert -delete\nA sponsor''s goal for a season.';
create trigger _500_audit after insert or update or delete on app_public.seasonal_goals for each row execute function app_private.tg__audit();

-- Writes the goal of a sponsor's season; writing it again updates it [S-065, S-067].
create or replace function app_public.create_seasonal_goal(sponsor_id int, season app_public.season, year int, sponsor_facing_goal_body text) returns app_public.seasonal_goals
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.seasonal_goals;
begin
  perform app_private.require_staff();
  insert into app_public.seasonal_goals (sponsor_id, season, year, sponsor_facing_goal_body)
  values (create_seasonal_goal.sponsor_id, create_seasonal_goal.season, create_seasonal_goal.year, coalesce(create_seasonal_goal.sponsor_facing_goal_body, ''))
  on conflict on constraint seasonal_goals_season_key do update set sponsor_facing_goal_body = excluded.sponsor_facing_goal_body
  returning * into v;
  return v;
end $$;
grant execute on function app_public.create_seasonal_goal(int, app_public.season, int, text) to sideline_admin;
comment on function app_public.create_seasonal_goal(int, app_public.season, int, text) is E'@resultFieldName seasonalGoal\nWrites the goal of a sponsor''s season; a second one updates the first.';

-- The goal of a sponsor's season, null when there is none [S-064].
create or replace function app_public.seasonal_goal(sponsor_id int, season app_public.season, year int) returns app_public.seasonal_goals
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select g.* from app_public.seasonal_goals g
  where g.sponsor_id = seasonal_goal.sponsor_id and g.season = seasonal_goal.season and g.year = seasonal_goal.year;
end;
grant execute on function app_public.seasonal_goal(int, app_public.season, int) to sideline_admin;
comment on function app_public.seasonal_goal(int, app_public.season, int) is E'The goal of a sponsor''s season, null when there is none.';

-- The same from the sponsor, and its users by e-mail; staff.
create or replace function app_public.sponsors_seasonal_goal(s app_public.sponsors, season app_public.season, year int) returns app_public.seasonal_goals
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select g.* from app_public.seasonal_goals g
  where g.sponsor_id = s.id and g.season = sponsors_seasonal_goal.season and g.year = sponsors_seasonal_goal.year;
end;
create or replace function app_public.sponsors_users(s app_public.sponsors) returns setof app_public.users
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select u.* from app_public.sponsor_users m join app_public.users u on u.id = m.user_id where m.sponsor_id = s.id order by u.email;
end;
grant execute on function app_public.sponsors_seasonal_goal(app_public.sponsors, app_public.season, int),
  app_public.sponsors_users(app_public.sponsors) to sideline_admin;
comment on function app_public.sponsors_seasonal_goal(app_public.sponsors, app_public.season, int) is 'Its goal for a season, null when there is none; staff.';
comment on function app_public.sponsors_users(app_public.sponsors) is E'@simpleCollections only\nIts users by e-mail; staff.';

-- The sponsors of the signed-in sponsor user; staff see all, or those of the named user [S-180, S-181].
create or replace function app_public.my_sponsors(user_id int default null) returns setof app_public.sponsors
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (app_private.visible(s)).* from app_public.sponsors s
  where case when app_private.is_staff() then my_sponsors.user_id is null
      or s.id in (select m.sponsor_id from app_public.sponsor_users m where m.user_id = my_sponsors.user_id)
    else s.id = any (app_private.my_sponsor_ids()) end
  order by lower(s.name), s.id
$$;
grant execute on function app_public.my_sponsors(int) to sideline_sponsor, sideline_admin;
comment on function app_public.my_sponsors(int) is E'@simpleCollections only\nThe caller''s sponsors by name; userId is honoured for staff only.';

-- Sets the logo from a stored file [S-048]; the server calls it for staff.
create or replace function app_public.attach_sponsor_logo(sponsor_id int, file_id int) returns app_public.sponsors
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsors;
begin
  perform app_private.require_staff();
  update app_public.sponsors s set logo_file_id = attach_sponsor_logo.file_id where s.id = attach_sponsor_logo.sponsor_id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such sponsor.'); end if;
  return v;
end $$;
grant execute on function app_public.attach_sponsor_logo(int, int) to sideline_admin;
comment on function app_public.attach_sponsor_logo(int, int) is '@behavior -*';
