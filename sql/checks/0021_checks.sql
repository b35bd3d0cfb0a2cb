-- Checks to leagues. Pending and approved checks of an offer never exceed its value; number, recipient and address are fixed
-- at approval.
create sequence app_private.check_number start 1001;

create type app_public.check_state as enum ('pending', 'approved', 'in_run', 'printed', 'mailed', 'rejected', 'voided');

-- A run prints approved checks on numbered sheets of pre-printed stock. Every sheet number is accounted for: it has a check, is
-- void with a reason, or was skipped with a reason.
create type app_public.check_run_status as enum ('open', 'printed', 'canceled');

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

create table app_public.checks (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  amount numeric(12,2) not null constraint checks_amount_finite check (amount <> 'NaN'), -- US dollars
  memo text not null constraint checks_memo_max_20000 check (char_length(memo) <= 20000),
  number int,
  status app_public.check_status not null default 'pending',
  action_reason text constraint checks_action_reason_max_20000 check (char_length(action_reason) <= 20000),
  estimated_arrival_date date constraint checks_estimated_arrival_date_finite check (isfinite(estimated_arrival_date)),
  recipient_name text constraint checks_recipient_name_max_200 check (char_length(recipient_name) <= 200),
  mailing_address_id int,
  created_by_id int references app_public.users on delete set null,
  reviewed_by_id int references app_public.users on delete set null,
  reviewed_at timestamptz,
  voided_by_id int references app_public.users on delete set null,
  voided_at timestamptz,
  created_at timestamptz not null default app_private.clock(),
  run_id int references app_public.check_runs,
  printed_at timestamptz,
  mailed_on date,
  first_approved_by_id int references app_public.users on delete set null,
  first_approved_at timestamptz,
  replaces_id int references app_public.checks on delete set null,
  state app_public.check_state not null generated always as (case
    when status = 'pending' then 'pending'::app_public.check_state
    when status = 'rejected' then 'rejected'
    when status = 'voided' then 'voided'
    when mailed_on is not null then 'mailed'
    when printed_at is not null then 'printed'
    when run_id is not null then 'in_run'
    else 'approved' end) stored,
  constraint checks_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) deferrable,
  constraint checks_address_fk foreign key (mailing_address_id, organization_id)
    references app_public.addresses (id, organization_id) deferrable,
  constraint checks_amount_positive check (amount > 0),
  constraint checks_memo_length check (length(btrim(memo)) between 1 and 40), -- [S-324]
  constraint checks_recipient_length check (length(recipient_name) <= 40), -- [S-333]
  constraint checks_reason_given check (status not in ('rejected', 'voided') or btrim(action_reason) <> ''),
  constraint checks_mailed_on_finite check (isfinite(mailed_on)),
  constraint checks_printed_in_run check (printed_at is null or run_id is not null),
  constraint checks_mailed_printed check (mailed_on is null or printed_at is not null),
  -- a check that was voided before printing gives up its number to the check on that sheet
  constraint checks_approved_complete check (
    (status <> 'approved' or number is not null) and (status not in ('approved', 'voided') or mailing_address_id is not null)),
  constraint checks_number_key unique (number) deferrable initially immediate -- a run reassigns many numbers in one statement
);
create index on app_public.checks (offer_id, organization_id, sponsor_id);
create index on app_public.checks (organization_id, created_at desc);
create index checks_pending on app_public.checks (created_at, id) where status = 'pending';
create index on app_public.checks (mailing_address_id, organization_id);
create index on app_public.checks (created_by_id);
create index on app_public.checks (reviewed_by_id);
create index on app_public.checks (voided_by_id);
create index on app_public.checks (status, id);
create index on app_public.checks (amount, id);
create index on app_public.checks (created_at, id);
create index on app_public.checks (sponsor_id, id);
create index on app_public.checks (memo, id);
create index on app_public.checks ((case when voided_at is null then reviewed_at else voided_at end), id);
-- The text that a search for checks matches.
create index on app_public.checks using gin ((lower(memo || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(number::text, ''))) public.gin_trgm_ops);
create index on app_public.checks (run_id, id);
create index on app_public.checks (state, id);
create index on app_public.checks (number, id);
create index on app_public.checks (mailed_on, id);
create index on app_public.checks (first_approved_by_id);
create index on app_public.checks (replaces_id);

-- The latest change of where a league's checks and emails go: contact_email or mailing_address.
create type app_public.payee_change as (at timestamptz, what text, changed_by text);
create type app_public.check_position as enum ('top', 'middle', 'bottom');

-- A sheet of a run. A spoiled sheet is void and its check waits for another; voiding a check voids its sheet.
create table app_public.check_sheets (
  number int primary key,
  run_id int not null references app_public.check_runs,
  check_id int not null references app_public.checks,
  voided_at timestamptz,
  voided_by_id int references app_public.users on delete set null,
  void_reason text,
  constraint check_sheets_number_positive check (number > 0),
  constraint check_sheets_void_reason_max_20000 check (char_length(void_reason) <= 20000),
  constraint check_sheets_void_reason_given
    check ((voided_at is null) = (void_reason is null) and btrim(void_reason) <> '')
);
create index on app_public.check_sheets (run_id, number);
create index on app_public.check_sheets (check_id);
create index on app_public.check_sheets (voided_by_id);
create unique index check_sheets_live_key on app_public.check_sheets (check_id) where voided_at is null;

-- Numbers between two runs that no run used: lost or damaged sheets, or stock that is not used.
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

-- Each printing of a run; a reason is required for all but the first.
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

-- Number and amount of checks in one state, by age.
create type app_public.check_summary as (
  state app_public.check_state,
  count int,
  amount numeric, -- US dollars
  up_to_7_days int,
  up_to_30_days int,
  over_30_days int,
  oldest_days int
);

-- Settings for checks, in one row. Lengths are in hundredths of an inch.
create table app_public.check_settings (
  id int primary key default 1,
  check_position app_public.check_position not null default 'top', -- of the check among the three parts of a letter sheet
  first_perforation int not null default 350, -- from the top of the sheet
  second_perforation int not null default 700,
  offset_right int not null default 0, -- corrects the printer's alignment
  offset_down int not null default 0,
  window_left int not null default 63, -- of the envelope's address window, on the check
  window_top int not null default 213,
  window_width int not null default 300,
  window_height int not null default 54,
  second_approval_from numeric(12,2), -- US dollars; null: one approval is enough
  single_superadmin boolean not null default false, -- true: the only superadmin may approve their own checks
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock(),
  constraint check_settings_one_row check (id = 1),
  constraint check_settings_perforations
    check (first_perforation between 250 and 450 and second_perforation between 600 and 800),
  constraint check_settings_offsets check (offset_right between -100 and 100 and offset_down between -100 and 100),
  constraint check_settings_window check (window_left between 0 and 750 and window_top between 0 and 350
    and window_width between 100 and 800 and window_height between 30 and 200),
  constraint check_settings_second_approval_from_finite check (second_approval_from <> 'NaN'),
  constraint check_settings_second_approval_from_positive check (second_approval_from > 0)
);
insert into app_public.check_settings default values;

create type app_public.positive_pay_column as enum (
  'account_number', 'check_number', 'amount', 'issue_date', 'record_type', 'payee', 'blank');
create type app_public.positive_pay_date as enum ('mmddyy', 'mmddyyyy', 'mm_dd_yyyy', 'yyyymmdd', 'yyyy_mm_dd'); -- _ stands for / or -
create type app_public.positive_pay_amount as enum ('dollars', 'cents');
create type app_public.positive_pay_separator as enum ('comma', 'semicolon', 'tab', 'pipe', 'fixed_width');

-- A bank's format for the positive pay file of issued and void checks.
create table app_public.positive_pay_formats (
  id int generated always as identity primary key,
  name text not null, -- the bank
  account_ends_in text, -- its last digits; null: not entered yet
  columns app_public.positive_pay_column[] not null,
  widths int[], -- of the columns, for fixed_width
  separator app_public.positive_pay_separator not null default 'comma',
  has_header boolean not null default false,
  date_format app_public.positive_pay_date not null default 'mmddyyyy',
  amount_format app_public.positive_pay_amount not null default 'dollars',
  issue_code text not null default 'I',
  void_code text not null default 'V',
  payee_length int not null default 60,
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock(),
  constraint positive_pay_formats_name_key unique (name),
  constraint positive_pay_formats_name_present check (btrim(name) <> ''),
  constraint positive_pay_formats_name_max_200 check (char_length(name) <= 200),
  constraint positive_pay_formats_columns_given
    check (cardinality(columns) between 2 and 20 and 'check_number' = any (columns) and 'amount' = any (columns)),
  constraint positive_pay_formats_widths_given check ((separator = 'fixed_width') = (widths is not null)
    and cardinality(widths) = cardinality(columns) and 1 <= all (widths) and 200 >= all (widths)),
  constraint positive_pay_formats_codes_form
    check (issue_code ~ '^[A-Za-z0-9]{1,10}$' and void_code ~ '^[A-Za-z0-9]{1,10}$' and issue_code <> void_code),
  constraint positive_pay_formats_payee_length_range check (payee_length between 1 and 200)
);

-- Account numbers, in a table that no list, record history or audit log shows.
create table app_private.bank_accounts (
  format_id int primary key references app_public.positive_pay_formats on delete cascade,
  account_number text not null,
  constraint bank_accounts_number_form check (account_number ~ '^[0-9]{4,17}$')
);
