-- The list of campaigns in its default order, and the list of offers by status in its.
create index on app_public.campaigns (updated_at, id);
create index on app_public.offers (status, updated_at, id);
