-- A season of a year that has campaigns, for the verifications page [S-227].
create type app_public.season_year as (season app_public.season, year int);
