-- The list of offers in the order of its campaigns' names and seasons.
create index on app_public.campaigns (name, id);
create index on app_public.campaigns (season, id);
