-- The entries of a canceled run stay, because the bank may have had its file all the same.
alter table app_public.deposit_entries add column canceled boolean not null default false;
drop index app_public.deposit_entries_live;
create unique index deposit_entries_live on app_public.deposit_entries (check_id)
  where returned_on is null and not canceled;

-- Who sends the file, as it says: the company's identification, and the first eight digits of our bank's routing
-- number. Null: not downloaded, or before this column.
alter table app_public.deposit_runs add column originator text
  constraint deposit_runs_originator_form check (originator ~ '^[0-9A-Z]{10}\d{8}$');
