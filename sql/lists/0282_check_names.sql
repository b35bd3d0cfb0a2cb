-- The names that the list of checks sorts by and that other records decide. Written by triggers; the rows are made by fill_totals().
create table app_private.check_names (
  id int primary key references app_public.checks on delete cascade,
  payee text not null,
  campaign_name text not null,
  requested_by_name text
);
create index on app_private.check_names (payee, id);
create index on app_private.check_names (campaign_name, id);
create index on app_private.check_names (requested_by_name, id);

alter table app_private.totals_due drop constraint totals_due_list_check,
  add constraint totals_due_list_check check (list in ('offers', 'organizations', 'search_texts', 'checks'));

drop index app_public.checks_created_by_id_id_idx;
