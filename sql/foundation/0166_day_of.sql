-- The one place that says in which zone a calendar day is counted [S-447] (setting sideline.time_zone, default US Eastern).
-- Lives in the history because today() does.
create function app_private.day_of(instant timestamptz) returns date
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select (instant at time zone coalesce(nullif(current_setting('sideline.time_zone', true), ''), 'America/New_York'))::date;
end;

create or replace function app_private.today() returns date
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
begin atomic select app_private.day_of(app_private.clock()); end;
