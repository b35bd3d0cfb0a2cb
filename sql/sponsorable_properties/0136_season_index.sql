-- Programs of a year and season, or without dates, as targeting and its near misses read them.
create index on app_public.sponsorable_properties (season_year, season);
