-- The bank's files of paid checks, and closed months. A line is what the bank paid; a reversing entry takes one back that
-- is in a closed month. Account numbers and texts of the bank are not stored.
create type app_public.bank_file_kind as enum ('csv', 'bai2', 'ofx');
create type app_public.bank_line_issue as enum ('wrong_amount', 'unknown_number', 'paid_twice', 'paid_after_void',
  'paid_after_stop', 'paid_after_return', 'paid_before_mailed');
create type app_public.bank_line_settlement as enum ('cleared', 'bank_error', 'accepted');

-- How the columns of a bank's CSV of paid checks are called.
create table app_public.bank_file_layouts (
  id int generated always as identity primary key,
  name text not null constraint bank_file_layouts_name_max_200 check (char_length(name) <= 200),
  number_heading text not null
    constraint bank_file_layouts_number_heading_max_200 check (char_length(number_heading) <= 200),
  amount_heading text not null
    constraint bank_file_layouts_amount_heading_max_200 check (char_length(amount_heading) <= 200),
  paid_on_heading text not null
    constraint bank_file_layouts_paid_on_heading_max_200 check (char_length(paid_on_heading) <= 200),
  account_heading text constraint bank_file_layouts_account_heading_max_200 check (char_length(account_heading) <= 200),
  reference_heading text
    constraint bank_file_layouts_reference_heading_max_200 check (char_length(reference_heading) <= 200),
  date_format app_public.positive_pay_date not null default 'mm_dd_yyyy',
  version int not null default 1,
  constraint bank_file_layouts_name_key unique (name),
  constraint bank_file_layouts_name_present check (btrim(name) <> ''),
  constraint bank_file_layouts_headings_present
    check (btrim(number_heading) <> '' and btrim(amount_heading) <> '' and btrim(paid_on_heading) <> '')
);

-- An uploaded file. stated_total: what the bank's statement says was paid; known_amount: lines that an earlier file had.
create table app_public.bank_statements (
  id int generated always as identity primary key,
  format_id int not null references app_public.positive_pay_formats,
  kind app_public.bank_file_kind not null,
  file_name text not null constraint bank_statements_file_name_max_200 check (char_length(file_name) <= 200),
  stated_total numeric(12,2) not null constraint bank_statements_stated_total_finite check (stated_total <> 'NaN'),
  known_count int not null default 0,
  known_amount numeric(12,2) not null default 0
    constraint bank_statements_known_amount_finite check (known_amount <> 'NaN'),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint bank_statements_created_at_range check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  undone_by_id int references app_public.users on delete set null,
  undone_at timestamptz
    constraint bank_statements_undone_at_range check (undone_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  undo_reason text constraint bank_statements_undo_reason_max_20000 check (char_length(undo_reason) <= 20000),
  constraint bank_statements_stated_total_positive check (stated_total >= 0),
  constraint bank_statements_undo_reason_given check ((undone_at is null) = (undo_reason is null) and btrim(undo_reason) <> '')
);
create index on app_public.bank_statements (format_id);
create index on app_public.bank_statements (created_by_id);
create index on app_public.bank_statements (undone_by_id);

-- clears: it is why its check is cleared, or of a reversing entry, why it is so no longer.
create table app_public.bank_lines (
  id int generated always as identity primary key,
  statement_id int references app_public.bank_statements, -- null: a reversing entry
  format_id int not null references app_public.positive_pay_formats,
  number int, -- of the check; null: the bank's file has none
  amount numeric(12,2) not null constraint bank_lines_amount_finite check (amount <> 'NaN'), -- below zero: reversing
  paid_on date not null constraint bank_lines_paid_on_range check (paid_on between '2000-01-01' and '2100-12-31'),
  fingerprint text constraint bank_lines_fingerprint_max_200 check (char_length(fingerprint) <= 200),
  check_id int references app_public.checks,
  clears boolean not null default false,
  issue app_public.bank_line_issue,
  settlement app_public.bank_line_settlement,
  note text constraint bank_lines_note_max_20000 check (char_length(note) <= 20000),
  settled_by_id int references app_public.users on delete set null,
  settled_at timestamptz
    constraint bank_lines_settled_at_range check (settled_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  reverses_id int references app_public.bank_lines,
  constraint bank_lines_once unique (format_id, fingerprint),
  constraint bank_lines_reversed_once unique (reverses_id),
  constraint bank_lines_kind check ((statement_id is null) = (reverses_id is not null)
    and (reverses_id is null) = (fingerprint is not null) and (amount > 0) = (reverses_id is null)),
  constraint bank_lines_settled check ((settlement is null) = (settled_at is null)
    and (settlement is null or btrim(note) <> '') and (settlement is null or issue is not null)),
  constraint bank_lines_clears check (case when reverses_id is not null then true
    else clears = (check_id is not null and (issue is null or settlement is not distinct from 'cleared')) end)
);
create index on app_public.bank_lines (statement_id, id);
create index on app_public.bank_lines (check_id);
create index on app_public.bank_lines (number);
create index on app_public.bank_lines (paid_on);
create index on app_public.bank_lines (settled_by_id);
create index on app_public.bank_lines (id) where issue is not null and settlement is null;

create table app_public.closed_months (
  month date primary key constraint closed_months_month_range check (month between '2000-01-01' and '2100-12-31'),
  closed_by_id int references app_public.users on delete set null,
  closed_at timestamptz not null default app_private.clock()
    constraint closed_months_closed_at_range check (closed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_public.closed_months (closed_by_id);

-- A check of which the bank's line is undone or reversed is again what it was.
insert into app_private.status_transitions
select 'check_states', v.from_state, v.to_state, v.call, '{superadmin}' from (values
  ('mailed', 'cleared', 'add_bank_lines'), ('stale', 'cleared', 'add_bank_lines'), ('returned', 'cleared', 'settleBankLine'),
  ('escheat_due', 'cleared', 'add_bank_lines'), ('cleared', 'mailed', 'undoBankStatement'),
  ('cleared', 'stale', 'undoBankStatement'), ('cleared', 'returned', 'undoBankStatement'),
  ('cleared', 'escheat_due', 'undoBankStatement')) v (from_state, to_state, call);

-- A month of checks, in US dollars (check_month).
create type app_public.check_month_totals as (month date, outstanding_before numeric, mailed numeric, mailed_count int,
  cleared numeric, cleared_count int, voided numeric, outstanding numeric, bank_difference numeric, unmatched numeric,
  open_lines int, unbalanced_statements int, closed_at timestamptz, closed_by text);
