-- The merged league that a return was filed for, if the league that it was merged into had a return of that year, too:
-- each return then stays with the taxpayer number that it names. Null: it is the organization's own.
alter table app_public.tax_returns add column merged_id int;
create index on app_public.tax_returns (year) where merged_id is not null;
