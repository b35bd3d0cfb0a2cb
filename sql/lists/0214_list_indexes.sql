-- What lists of the console search and sort by, where the tables are large.
create index on app_public.sponsorable_properties using gin (lower(name) public.gin_trgm_ops);
create index on app_public.users using gin (lower(coalesce(name, '') || ' ' || email) public.gin_trgm_ops);
create index on app_private.mail_outbox using gin (recipient public.gin_trgm_ops);
