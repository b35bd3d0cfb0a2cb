-- A goal's year is one that a campaign may have; what was stored before stays.
alter table app_public.seasonal_goals add constraint seasonal_goals_year_range check (year between 2000 and 2100) not valid;
