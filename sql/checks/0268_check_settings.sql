-- What an installation sets about its checks: one row. Lengths in hundredths of an inch.
create table app_public.check_settings (
  id int primary key default 1,
  check_position app_public.check_position not null default 'top', -- of the check among the three parts of a letter sheet
  first_perforation int not null default 350, -- from the top of the sheet
  second_perforation int not null default 700,
  offset_right int not null default 0, -- what the printer needs
  offset_down int not null default 0,
  window_left int not null default 63, -- of the envelope's address window, on the check
  window_top int not null default 213,
  window_width int not null default 300,
  window_height int not null default 54,
  second_approval_from numeric(12,2), -- US dollars; null: one approval is enough
  single_superadmin boolean not null default false, -- the only superadmin approves what they wrote
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock(),
  constraint check_settings_one_row check (id = 1),
  constraint check_settings_perforations check (first_perforation between 250 and 450 and second_perforation between 600 and 800),
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

-- How a bank takes the file of issued and void checks.
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
  constraint positive_pay_formats_columns_given check (cardinality(columns) between 2 and 20 and 'check_number' = any (columns) and 'amount' = any (columns)),
  constraint positive_pay_formats_widths_given check ((separator = 'fixed_width') = (widths is not null)
    and cardinality(widths) = cardinality(columns) and 1 <= all (widths) and 200 >= all (widths)),
  constraint positive_pay_formats_codes_form check (issue_code ~ '^[A-Za-z0-9]{1,10}$' and void_code ~ '^[A-Za-z0-9]{1,10}$' and issue_code <> void_code),
  constraint positive_pay_formats_payee_length_range check (payee_length between 1 and 200)
);

-- The account numbers, apart from what lists, histories and the audit log show.
create table app_private.bank_accounts (
  format_id int primary key references app_public.positive_pay_formats on delete cascade,
  account_number text not null,
  constraint bank_accounts_number_form check (account_number ~ '^[0-9]{4,17}$')
);
