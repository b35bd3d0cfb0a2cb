-- Targeting finds the programs of a campaign's season and year, unless staff have it look in any season [T2].

-- The year of a program's season: that of its first day, or of its last where the first is unknown. Null without dates.
alter table app_public.sponsorable_properties
  add column season_year int generated always as (extract(year from coalesce(start_date, end_date))::int) stored;
alter table app_public.campaigns add column any_season boolean not null default false;
