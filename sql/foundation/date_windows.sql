-- Windows around today in which people enter dates, in days before and after today (null: no limit): season dates with
-- which a league accepts an offer [L-037], season dates of an offer [S-252], dates of a program [B-132],
-- of a new one [B-140].
create or replace function app_private.date_windows() returns table (name text, days_before int, days_after int)
  language sql immutable parallel safe
begin atomic
  values ('acceptance', 14, 365), ('offer', 365, 730), ('program', 365, 730), ('new_program', null, 730);
end;

-- Whether a date is in the window with this name; null if the date is.
create or replace function app_private.in_date_window(day date, window_name text) returns boolean
  language sql stable parallel safe
begin atomic
  select day - app_private.today() between -coalesce(w.days_before, 1000000) and w.days_after
  from app_private.date_windows() w where w.name = window_name;
end;
