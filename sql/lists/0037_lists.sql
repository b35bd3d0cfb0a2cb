-- Sort columns of lists that depend on many rows. Updated by triggers and a daily job, because a deadline becomes overdue
-- without a write. fill_totals() inserts the rows.

create table app_private.organization_totals (
  id int primary key references app_public.organizations on delete cascade,
  confirmed_count int not null default 0,
  average_confirmed_value numeric(12,2), -- US dollars, of confirmed offers that have a value
  on_time_verification_percentage numeric(5,2),
  recount_on date -- the day on which the next open deadline becomes overdue
);
create index on app_private.organization_totals (confirmed_count, id);
create index on app_private.organization_totals (average_confirmed_value, id);
create index on app_private.organization_totals (on_time_verification_percentage, id);
create index on app_private.organization_totals (recount_on);

create table app_private.offer_totals (
  id int primary key references app_public.offers on delete cascade,
  next_deadline date, -- the earliest that is open
  overdue_deadlines_count int not null default 0,
  released_value numeric(12,2) not null default 0, -- US dollars of approved checks
  recount_on date -- the day on which the next open deadline becomes overdue
);
create index on app_private.offer_totals (next_deadline, id);
create index on app_private.offer_totals (overdue_deadlines_count, id);
create index on app_private.offer_totals (released_value, id);
create index on app_private.offer_totals (recount_on);

-- Totals that the current transaction has to recount at commit. Rows are deleted by the transaction that inserts them.
create unlogged table app_private.totals_due (
  transaction_id xid8 not null default pg_current_xact_id(),
  list text not null,
  id int not null,
  primary key (transaction_id, list, id),
  constraint totals_due_list_check check (list in ('offers', 'organizations', 'search_texts', 'checks'))
);

-- Names from other records that the list of checks sorts by. Updated by triggers; fill_totals() inserts the rows.
create table app_private.check_names (
  id int primary key references app_public.checks on delete cascade,
  payee text not null,
  campaign_name text not null,
  requested_by_name text
);
create index on app_private.check_names (payee, id);
create index on app_private.check_names (campaign_name, id);
create index on app_private.check_names (requested_by_name, id);
