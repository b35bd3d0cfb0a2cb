-- Direct deposit. A payment is a row of checks, paid by check or by direct deposit: all rules of value, memo, approval,
-- holds and taxes are those of a check. A deposit has an account instead of a number and an address, and its run is a
-- NACHA file instead of sheets. Of a deposit, mailed_on is the day on which its file was sent, and cleared_on the day
-- after which the bank no longer returns it.
create type app_public.payout_method as enum ('check', 'direct_deposit');
create type app_public.bank_account_kind as enum ('checking', 'savings');
create type app_public.deposit_entry_class as enum ('ccd', 'ppd');
create type app_public.deposit_run_status as enum ('open', 'approved', 'sent', 'canceled');

-- Whether nine digits can be a bank's routing number: their digit sum, and a first pair that the Federal Reserve assigns.
create function app_private.is_routing_number(routing_number text) returns boolean
  language sql immutable parallel safe
begin atomic
  select case when routing_number ~ '^\d{9}$' then
    (left(routing_number, 2)::int between 1 and 12 or left(routing_number, 2)::int between 21 and 32
      or left(routing_number, 2)::int between 61 and 72 or left(routing_number, 2)::int = 80)
    and (select sum(substr(routing_number, i, 1)::int * (array[3, 7, 1])[1 + (i - 1) % 3])::int % 10 = 0
      from generate_series(1, 9) i)
    else false end;
end;

-- An account to which a league is paid; its number is sealed (deposit_accounts.number). It is never changed: another
-- one replaces it. confirmed_at: by the code that its treasurer was emailed; usable_from: three days later; ended_at:
-- when another one takes its place, or it was removed. corrects_id: the bank's correction of an account, to be confirmed.
create table app_public.deposit_accounts (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations,
  holder_name text not null constraint deposit_accounts_holder_name_max_200 check (char_length(holder_name) <= 200),
  kind app_public.bank_account_kind not null,
  routing_number text not null constraint deposit_accounts_routing_number_max_200 check (char_length(routing_number) <= 200),
  ends_in text not null constraint deposit_accounts_ends_in_form check (ends_in ~ '^\d{2,4}$'),
  entered_by_id int references app_public.users on delete set null, -- null: the bank corrected it
  entered_at timestamptz not null default app_private.clock()
    constraint deposit_accounts_entered_at_range
      check (entered_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  confirmed_by_id int references app_public.users on delete set null,
  confirmed_at timestamptz constraint deposit_accounts_confirmed_at_range
    check (confirmed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  usable_from timestamptz constraint deposit_accounts_usable_from_range
    check (usable_from between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  ended_at timestamptz constraint deposit_accounts_ended_at_range
    check (ended_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  end_reason text constraint deposit_accounts_end_reason_max_20000 check (char_length(end_reason) <= 20000),
  corrects_id int references app_public.deposit_accounts,
  constraint deposit_accounts_owner_key unique (id, organization_id),
  constraint deposit_accounts_holder_name_present check (btrim(holder_name) <> ''),
  constraint deposit_accounts_routing_number_known check (app_private.is_routing_number(routing_number)),
  constraint deposit_accounts_confirmed check ((confirmed_at is null) = (usable_from is null))
);
create index on app_public.deposit_accounts (organization_id, id desc);
create index on app_public.deposit_accounts (entered_by_id);
create index on app_public.deposit_accounts (confirmed_by_id);
create index on app_public.deposit_accounts (corrects_id);
-- one at a time: that before it has its end
create unique index deposit_accounts_current on app_public.deposit_accounts (organization_id)
  where confirmed_at is not null and ended_at is null;

-- The code by which a treasurer confirms an account: its hash, and how often it was mistyped.
create table app_private.deposit_account_codes (
  account_id int primary key references app_public.deposit_accounts on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null constraint deposit_account_codes_expires_at_range
    check (expires_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint deposit_account_codes_code_hash_max_200 check (char_length(code_hash) <= 200)
);
create index on app_private.deposit_account_codes (user_id);

-- Our bank and how it wants the file, in one row. Leagues may choose direct deposit while enabled.
create table app_public.deposit_settings (
  id int primary key default 1 constraint deposit_settings_one_row check (id = 1),
  enabled boolean not null default false,
  bank_name text constraint deposit_settings_bank_name_max_23 check (char_length(bank_name) <= 23),
  bank_routing_number text
    constraint deposit_settings_bank_routing_number_max_200 check (char_length(bank_routing_number) <= 200),
  company_name text constraint deposit_settings_company_name_max_16 check (char_length(company_name) <= 16),
  originator_id text constraint deposit_settings_originator_id_form check (originator_id ~ '^[0-9A-Z]{10}$'), -- as the bank assigned it
  entry_class app_public.deposit_entry_class not null default 'ccd',
  entry_description text not null default 'SPONSOR'
    constraint deposit_settings_entry_description_max_10 check (char_length(entry_description) <= 10),
  prenote boolean not null default true, -- an entry of zero dollars tries each new account before money goes there
  settle_days int not null default 5 -- banking days after which a deposit counts as kept
    constraint deposit_settings_settle_days_range check (settle_days between 2 and 60),
  version int not null default 1,
  constraint deposit_settings_routing_known
    check (bank_routing_number is null or app_private.is_routing_number(bank_routing_number)),
  constraint deposit_settings_description_present check (btrim(entry_description) <> ''),
  constraint deposit_settings_complete
    check (not enabled or num_nulls(bank_name, bank_routing_number, company_name, originator_id) = 0)
);
insert into app_public.deposit_settings default values;

-- A file of deposits for the bank: who made it gives the first approval, another superadmin the second.
create table app_public.deposit_runs (
  id int generated always as identity primary key,
  status app_public.deposit_run_status not null default 'open',
  effective_date date not null
    constraint deposit_runs_effective_date_range check (effective_date between '2000-01-01' and '2100-12-31'),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock() constraint deposit_runs_created_at_range
    check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  approved_by_id int references app_public.users on delete set null,
  approved_at timestamptz constraint deposit_runs_approved_at_range
    check (approved_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  file_hash text constraint deposit_runs_file_hash_form check (file_hash ~ '^[0-9a-f]{64}$'), -- SHA-256; downloads agree
  downloaded_at timestamptz constraint deposit_runs_downloaded_at_range
    check (downloaded_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'), -- first
  sent_on date constraint deposit_runs_sent_on_range check (sent_on between '2000-01-01' and '2100-12-31'),
  closed_by_id int references app_public.users on delete set null, -- sent or canceled
  closed_at timestamptz constraint deposit_runs_closed_at_range
    check (closed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  cancel_reason text constraint deposit_runs_cancel_reason_max_20000 check (char_length(cancel_reason) <= 20000),
  constraint deposit_runs_approved check (status not in ('approved', 'sent') or approved_at is not null),
  constraint deposit_runs_file check ((file_hash is null) = (downloaded_at is null)
    and (file_hash is null or approved_at is not null) and (status <> 'sent' or file_hash is not null)),
  constraint deposit_runs_closed
    check ((status in ('sent', 'canceled')) = (closed_at is not null) and (status = 'sent') = (sent_on is not null)),
  constraint deposit_runs_cancel_reason_given check (status <> 'canceled' or btrim(cancel_reason) <> '')
);
create index on app_public.deposit_runs (created_by_id);
create index on app_public.deposit_runs (approved_by_id);
create index on app_public.deposit_runs (closed_by_id);
insert into app_private.status_transitions values
  ('deposit_runs', 'open', 'approved', 'approveDepositRun', '{superadmin}'),
  ('deposit_runs', 'open', 'canceled', 'cancelDepositRun', '{superadmin}'),
  ('deposit_runs', 'approved', 'canceled', 'cancelDepositRun', '{superadmin}'),
  ('deposit_runs', 'approved', 'sent', 'markDepositRunSent', '{superadmin}'),
  ('checks', 'approved', 'pending', 'applyDepositReturns', '{superadmin}'),
  ('check_states', 'approved', 'mailed', 'markDepositRunSent', '{superadmin}'),
  ('check_states', 'mailed', 'pending', 'applyDepositReturns', '{superadmin}'),
  ('check_states', 'cleared', 'pending', 'applyDepositReturns', '{superadmin}'),
  ('check_states', 'mailed', 'cleared', 'settle_deposits', '{superadmin}')
on conflict do nothing;

-- An uploaded file of returns and corrections, each once.
create table app_public.deposit_return_files (
  id int generated always as identity primary key,
  file_name text not null constraint deposit_return_files_file_name_max_200 check (char_length(file_name) <= 200),
  file_hash text not null constraint deposit_return_files_file_hash_form check (file_hash ~ '^[0-9a-f]{64}$'),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock() constraint deposit_return_files_created_at_range
    check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint deposit_return_files_once unique (file_hash)
);
create index on app_public.deposit_return_files (created_by_id);

-- A payment in a run, or (amount 0, without a check) the trial of an account. A payment has one entry that was not
-- returned, so it is in one run only. trace_number: its last seven digits in the file; code: R01 … as the bank returned
-- it, or C01 … as it corrected it.
create table app_public.deposit_entries (
  id int generated always as identity primary key,
  run_id int not null references app_public.deposit_runs,
  check_id int references app_public.checks,
  account_id int not null references app_public.deposit_accounts,
  amount numeric(12,2) not null constraint deposit_entries_amount_finite check (amount <> 'NaN'), -- US dollars
  trace_number int not null generated by default as identity (minvalue 1 maxvalue 9999999),
  returned_on date constraint deposit_entries_returned_on_range check (returned_on between '2000-01-01' and '2100-12-31'),
  code text constraint deposit_entries_code_form check (code ~ '^[RC]\d\d$'),
  return_file_id int references app_public.deposit_return_files,
  constraint deposit_entries_trace_key unique (trace_number),
  constraint deposit_entries_trial check (amount >= 0 and (check_id is null) = (amount = 0)),
  constraint deposit_entries_returned
    check ((code is null) = (return_file_id is null) and (returned_on is not null) = (coalesce(code, '') ~ '^R'))
);
create index on app_public.deposit_entries (run_id, id);
create index on app_public.deposit_entries (check_id);
create index on app_public.deposit_entries (account_id);
create index on app_public.deposit_entries (return_file_id);
create unique index deposit_entries_live on app_public.deposit_entries (check_id) where returned_on is null;

alter table app_public.checks
  add column payout_method app_public.payout_method not null default 'check',
  add column deposit_account_id int,
  drop constraint checks_approved_complete,
  drop constraint checks_mailed_printed,
  add constraint checks_approved_complete check (payout_method = 'direct_deposit' or (status <> 'approved'
    or number is not null) and (status not in ('approved', 'voided') or mailing_address_id is not null)) not valid,
  add constraint checks_mailed_printed
    check (mailed_on is null or printed_at is not null or payout_method = 'direct_deposit') not valid,
  add constraint checks_one_method check (case payout_method when 'check' then deposit_account_id is null
    else deposit_account_id is not null and num_nonnulls(number, run_id, printed_at, mailing_address_id) = 0
      and status in ('approved', 'voided') end) not valid,
  add constraint checks_deposit_account_fk foreign key (deposit_account_id, organization_id)
    references app_public.deposit_accounts (id, organization_id) deferrable not valid;
insert into app_private.schema_steps (name, kind, statement) values
  ('app_public.checks_deposit_account', 'index', 'create index concurrently checks_deposit_account on '
    'app_public.checks (deposit_account_id, organization_id)'),
  ('checks_approved_complete', 'constraint', 'alter table app_public.checks validate constraint checks_approved_complete'),
  ('checks_mailed_printed', 'constraint', 'alter table app_public.checks validate constraint checks_mailed_printed'),
  ('checks_one_method', 'constraint', 'alter table app_public.checks validate constraint checks_one_method'),
  ('checks_deposit_account_fk', 'constraint', 'alter table app_public.checks validate constraint checks_deposit_account_fk');

-- The emails of direct deposit; their kinds are added to whatever the list has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''deposit_account_code''::text, ''deposit_account_change''::text, ''deposit_returned''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
