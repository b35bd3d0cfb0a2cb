-- A sponsor's goal for a season.

select app_private.protect('app_public.seasonal_goals');
grant update (sponsor_facing_goal_body) on app_public.seasonal_goals to sideline_admin;
comment on table app_public.seasonal_goals is E'@flatInput\n@behavior -insert -delete\nA sponsor''s goal for a season.';
create trigger _500_audit after insert or update or delete on app_public.seasonal_goals
  for each row execute function app_private.tg__audit();

-- Writes the goal of a sponsor's season; a second one updates the first [S-065, S-067].
create or replace function app_public.create_seasonal_goal(sponsor_id int, season app_public.season, year int,
  sponsor_facing_goal_body text) returns app_public.seasonal_goals
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.seasonal_goals;
begin
  perform app_private.require_staff();
  insert into app_public.seasonal_goals (sponsor_id, season, year, sponsor_facing_goal_body)
  values (create_seasonal_goal.sponsor_id, create_seasonal_goal.season, create_seasonal_goal.year,
    coalesce(create_seasonal_goal.sponsor_facing_goal_body, ''))
  on conflict on constraint seasonal_goals_season_key do update
    set sponsor_facing_goal_body = excluded.sponsor_facing_goal_body
  returning * into v;
  return v;
end $$;
grant execute on function app_public.create_seasonal_goal(int, app_public.season, int, text) to sideline_admin;
comment on function app_public.create_seasonal_goal(int, app_public.season, int, text) is
  E'@resultFieldName seasonalGoal\nWrites the goal of a sponsor''s season; a second one updates the first.';

-- The goal of a sponsor's season, null when there is none [S-064].
create or replace function app_public.seasonal_goal(sponsor_id int, season app_public.season, year int)
  returns app_public.seasonal_goals language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select g.* from app_public.seasonal_goals g
  where g.sponsor_id = seasonal_goal.sponsor_id and g.season = seasonal_goal.season and g.year = seasonal_goal.year;
end;
grant execute on function app_public.seasonal_goal(int, app_public.season, int) to sideline_admin;
comment on function app_public.seasonal_goal(int, app_public.season, int) is
  E'The goal of a sponsor''s season, null when there is none.';

-- The same as a field of the sponsor; staff.
create or replace function app_public.sponsors_seasonal_goal(s app_public.sponsors, season app_public.season, year int)
  returns app_public.seasonal_goals language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select g.* from app_public.seasonal_goals g
  where g.sponsor_id = s.id and g.season = sponsors_seasonal_goal.season and g.year = sponsors_seasonal_goal.year;
end;
grant execute on function app_public.sponsors_seasonal_goal(app_public.sponsors, app_public.season, int)
  to sideline_admin;
comment on function app_public.sponsors_seasonal_goal(app_public.sponsors, app_public.season, int) is
  'Its goal for a season, null when there is none; staff.';
