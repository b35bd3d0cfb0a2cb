-- What lists sort by that depends on many rows: an offer's deadlines and checks, and how many deadlines an organization met in
-- time. Kept by triggers and by a daily job, because a deadline becomes overdue by itself. The rows are made by fill_totals().
create table app_private.offer_totals (
  id int primary key references app_public.offers on delete cascade,
  next_deadline date, -- the earliest that is open
  overdue_deadlines_count int not null default 0,
  released_value numeric(12,2) not null default 0, -- US dollars of approved checks
  recount_on date -- when the next open deadline is overdue
);
create index on app_private.offer_totals (next_deadline, id);
create index on app_private.offer_totals (overdue_deadlines_count, id);
create index on app_private.offer_totals (released_value, id);
create index on app_private.offer_totals (recount_on);

-- Row-level security would keep indexes from answering filters by exact numbers; a view is what staff read.
alter table app_public.organization_totals no force row level security, disable row level security;
alter table app_public.organization_totals set schema app_private;
delete from app_private.organization_totals;
alter table app_private.organization_totals
  add column on_time_verification_percentage numeric(5,2),
  add column recount_on date; -- when the next open deadline is overdue
create index on app_private.organization_totals (on_time_verification_percentage, id);
create index on app_private.organization_totals (recount_on);

-- Totals that the present transaction has yet to count, when it commits. Rows never outlive their transaction.
create unlogged table app_private.totals_due (
  transaction_id xid8 not null default pg_current_xact_id(),
  list text not null check (list in ('offers', 'organizations')),
  id int not null,
  primary key (transaction_id, list, id)
);

-- Names of relations that may be absent are sorted by a join on the key or 0 (not coalesce, which no index answers under row-level
-- security).
create index on app_public.organizations ((case when organization_type_id is null then 0 else organization_type_id end), id);
create index on app_public.sponsorable_properties ((case when sport_id is null then 0 else sport_id end), id);
create index on app_public.checks ((case when created_by_id is null then 0 else created_by_id end), id);
create index on app_private.mail_outbox ((case when organization_id is null then 0 else organization_id end), id);
create index on app_public.organizations (last_engaged_at desc nulls last, id);
create index on app_public.checks (memo, id);
create index on app_public.checks ((case when voided_at is null then reviewed_at else voided_at end), id);
create index on app_private.mail_outbox (attempts, id);
create index on app_private.mail_outbox (left(case when state <> 'sent' then last_error end, 500), id);

-- What the search of checks looks at.
create index on app_public.checks using gin ((lower(memo || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(number::text, ''))) public.gin_trgm_ops);
