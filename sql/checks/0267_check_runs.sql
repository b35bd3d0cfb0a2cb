-- Printing: a run puts approved checks on the numbered sheets of pre-printed stock. Every sheet number is explained: it carries a
-- check, is void with a reason, or was skipped with a reason.
create type app_public.check_run_status as enum ('open', 'printed', 'canceled');
create type app_public.check_state as enum ('pending', 'approved', 'in_run', 'printed', 'mailed', 'rejected', 'voided');
create type app_public.check_position as enum ('top', 'middle', 'bottom');
alter type app_public.event_type add value 'check_printed' after 'check_approved';
alter type app_public.event_type add value 'check_mailed' after 'check_printed';
alter type app_public.event_type add value 'check_spoiled' after 'check_mailed';

create table app_public.check_runs (
  id int generated always as identity primary key,
  status app_public.check_run_status not null default 'open',
  first_number int not null, -- on its first sheet
  last_number int not null,
  cancel_reason text,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  closed_by_id int references app_public.users on delete set null,
  closed_at timestamptz, -- printed or canceled
  constraint check_runs_numbers check (first_number between 1 and last_number),
  constraint check_runs_closed check ((status = 'open') = (closed_at is null)),
  constraint check_runs_cancel_reason_max_20000 check (char_length(cancel_reason) <= 20000),
  constraint check_runs_cancel_reason_given check (status <> 'canceled' or btrim(cancel_reason) <> '')
);
create index on app_public.check_runs (created_by_id);
create index on app_public.check_runs (closed_by_id);

insert into app_private.status_transitions values
  ('check_runs', 'open', 'printed', 'confirmCheckRun', '{superadmin}'),
  ('check_runs', 'open', 'canceled', 'cancelCheckRun', '{superadmin}');

-- A sheet of a run. A spoiled one is void and its check waits for another; a check that is voided voids its sheet.
create table app_public.check_sheets (
  number int primary key,
  run_id int not null references app_public.check_runs,
  check_id int not null references app_public.checks,
  voided_at timestamptz,
  voided_by_id int references app_public.users on delete set null,
  void_reason text,
  constraint check_sheets_number_positive check (number > 0),
  constraint check_sheets_void_reason_max_20000 check (char_length(void_reason) <= 20000),
  constraint check_sheets_void_reason_given check ((voided_at is null) = (void_reason is null) and btrim(void_reason) <> '')
);
create index on app_public.check_sheets (run_id, number);
create index on app_public.check_sheets (check_id);
create index on app_public.check_sheets (voided_by_id);
create unique index check_sheets_live_key on app_public.check_sheets (check_id) where voided_at is null;

-- Numbers between two runs that no sheet of a run has: lost, torn, or of stock that is not used.
create table app_public.skipped_check_numbers (
  id int generated always as identity primary key,
  first_number int not null,
  last_number int not null,
  reason text not null,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  constraint skipped_check_numbers_order check (first_number between 1 and last_number),
  constraint skipped_check_numbers_reason_present check (btrim(reason) <> ''),
  constraint skipped_check_numbers_reason_max_20000 check (char_length(reason) <= 20000)
);
create index on app_public.skipped_check_numbers (created_by_id);

-- Each time the pages of a run were taken to a printer; every time but the first with a reason.
create table app_public.check_run_prints (
  id int generated always as identity primary key,
  run_id int not null references app_public.check_runs,
  reason text,
  printed_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  constraint check_run_prints_reason_max_20000 check (char_length(reason) <= 20000)
);
create index on app_public.check_run_prints (run_id, id);
create index on app_public.check_run_prints (printed_by_id);

alter table app_public.checks
  add column run_id int references app_public.check_runs,
  add column printed_at timestamptz,
  add column mailed_on date,
  add column first_approved_by_id int references app_public.users on delete set null,
  add column first_approved_at timestamptz,
  add column replaces_id int references app_public.checks on delete set null,
  add column state app_public.check_state not null generated always as (case
    when status = 'pending' then 'pending'::app_public.check_state
    when status = 'rejected' then 'rejected'
    when status = 'voided' then 'voided'
    when mailed_on is not null then 'mailed'
    when printed_at is not null then 'printed'
    when run_id is not null then 'in_run'
    else 'approved' end) stored,
  add constraint checks_mailed_on_finite check (isfinite(mailed_on)),
  add constraint checks_printed_in_run check (printed_at is null or run_id is not null),
  add constraint checks_mailed_printed check (mailed_on is null or printed_at is not null),
  drop constraint checks_approved_complete,
  -- a check that was voided before it was printed loses its number to the sheet that has it
  add constraint checks_approved_complete check (
    (status <> 'approved' or number is not null) and (status not in ('approved', 'voided') or mailing_address_id is not null)),
  drop constraint checks_number_key,
  add constraint checks_number_key unique (number) deferrable initially immediate; -- a run moves many numbers in one statement
create index on app_public.checks (run_id, id);
create index on app_public.checks (state, id);
create index on app_public.checks (number, id);
create index on app_public.checks (mailed_on, id);
create index on app_public.checks (first_approved_by_id);
create index on app_public.checks (replaces_id);

-- Checks that wait for the same thing, by age.
create type app_public.check_summary as (
  state app_public.check_state,
  count int,
  amount numeric, -- US dollars
  up_to_7_days int,
  up_to_30_days int,
  over_30_days int,
  oldest_days int
);

-- It said "printed" of checks that nothing printed.
drop table app_private.printed_checks;
