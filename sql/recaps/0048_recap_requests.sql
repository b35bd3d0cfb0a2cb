-- Who asked last for a recap; null if it was somebody with the dashboard's link, or a user who was deleted.
alter table app_private.recap_runs add column requested_by_id int references app_public.users on delete set null;
create index on app_private.recap_runs (requested_by_id);
