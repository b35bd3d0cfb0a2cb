-- The bank of a run's checks; null in runs of before this migration, whose checks any bank's lines match.
alter table app_public.check_runs add column format_id int references app_public.positive_pay_formats;
create index on app_public.check_runs (format_id);

-- A bank may pay a check although it was stopped, and a reversing entry may be reversed.
alter table app_public.checks drop constraint checks_cleared_once_mailed,
  add constraint checks_cleared_once_mailed
    check (cleared_on is null or status = 'approved' and mailed_on is not null) not valid;
insert into app_private.schema_steps (name, kind, statement) values ('checks_cleared_once_mailed', 'constraint',
  'alter table app_public.checks validate constraint checks_cleared_once_mailed');
insert into app_private.status_transitions values
  ('check_states', 'stopped', 'cleared', 'settleBankLine', '{superadmin}'),
  ('check_states', 'cleared', 'stopped', 'undoBankStatement', '{superadmin}');
alter table app_public.bank_lines drop constraint bank_lines_kind, add constraint bank_lines_kind
  check ((statement_id is null) = (reverses_id is not null) and (reverses_id is null) = (fingerprint is not null)
    and amount <> 0 and (amount > 0 or reverses_id is not null));

-- Why a month was closed although a bank with outstanding checks has no statement of it.
alter table app_public.closed_months add column no_statement_reason text
  constraint closed_months_no_statement_reason_max_20000 check (char_length(no_statement_reason) <= 20000);
alter type app_public.check_month_totals add attribute without_statement text;
