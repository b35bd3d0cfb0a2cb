-- What becomes of a check after it was mailed: paid by the bank, returned by the post, too old to be cashed, stopped at
-- the bank, or money that a state claims. A check that is void or stopped was never paid.
alter table app_public.checks
  add column valid_until date constraint checks_valid_until_range
    check (valid_until between '2000-01-01' and '2100-12-31'), -- null: nobody records what the bank paid
  add column cleared_on date constraint checks_cleared_on_range check (cleared_on between '2000-01-01' and '2100-12-31'),
  add column cleared_amount numeric(12,2) constraint checks_cleared_amount_finite check (cleared_amount <> 'NaN'),
  add column returned_on date
    constraint checks_returned_on_range check (returned_on between '2000-01-01' and '2100-12-31'),
  add column stale_on date constraint checks_stale_on_range check (stale_on between '2000-01-01' and '2100-12-31'),
  add column stopped_on date
    constraint checks_stopped_on_range check (stopped_on between '2000-01-01' and '2100-12-31'),
  add column escheat_due_on date
    constraint checks_escheat_due_on_range check (escheat_due_on between '2000-01-01' and '2100-12-31'),
  add constraint checks_cleared_complete check ((cleared_on is null) = (cleared_amount is null)),
  add constraint checks_cleared_once_mailed
    check (cleared_on is null or status = 'approved' and mailed_on is not null and stopped_on is null),
  add constraint checks_ended_once_mailed
    check (num_nonnulls(returned_on, stale_on, stopped_on, escheat_due_on) = 0 or mailed_on is not null),
  drop column state;
alter table app_public.checks add column state app_public.check_state not null generated always as (case
  when status = 'pending' then 'pending'::app_public.check_state
  when status = 'rejected' then 'rejected'
  when status = 'voided' then 'voided'
  when cleared_on is not null then 'cleared'
  when stopped_on is not null then 'stopped'
  when escheat_due_on is not null then 'escheat_due'
  when returned_on is not null then 'returned'
  when stale_on is not null then 'stale'
  when mailed_on is not null then 'mailed'
  when printed_at is not null then 'printed'
  when run_id is not null then 'in_run'
  else 'approved' end) stored;
create index on app_public.checks (state, id);
create unique index checks_replaced_once on app_public.checks (replaces_id) where status in ('pending', 'approved');

-- Which state of a check may follow which; its status is one part of it.
insert into app_private.status_transitions
select 'check_states', v.from_state, t.to_state, v.call, '{superadmin}' from (values
  ('pending', '{approved}', 'approveCheck'), ('pending', '{rejected}', 'rejectCheck'),
  ('approved', '{in_run}', 'createCheckRun'), ('in_run', '{approved}', 'cancelCheckRun'),
  ('in_run', '{approved}', 'spoilCheckSheets'), ('printed', '{approved}', 'spoilCheckSheets'),
  ('in_run', '{printed}', 'confirmCheckRun'), ('printed', '{mailed}', 'markChecksMailed'),
  ('mailed', '{stale,escheat_due}', 'age_checks'), ('stale', '{escheat_due}', 'age_checks'),
  ('returned', '{escheat_due}', 'age_checks'),
  ('mailed', '{returned}', 'markCheckReturned'), ('stale', '{returned}', 'markCheckReturned'),
  ('mailed', '{stopped}', 'stopCheck'), ('stale', '{stopped}', 'stopCheck'), ('returned', '{stopped}', 'stopCheck'),
  ('escheat_due', '{stopped}', 'stopCheck'),
  ('approved', '{voided}', 'voidCheck'), ('in_run', '{voided}', 'voidCheck'), ('printed', '{voided}', 'voidCheck'),
  ('mailed', '{voided}', 'voidCheck'), ('returned', '{voided}', 'voidCheck'), ('stale', '{voided}', 'voidCheck'),
  ('stopped', '{voided}', 'voidCheck'), ('escheat_due', '{voided}', 'voidCheck')) v (from_state, to_states, call)
cross join lateral unnest(v.to_states::text[]) t (to_state);

alter table app_public.check_settings
  add column tracked_from date constraint check_settings_tracked_from_range
    check (tracked_from between '2000-01-01' and '2100-12-31'), -- checks mailed from then on; null: none
  add column stale_after_days int not null default 180
    constraint check_settings_stale_after_days_range check (stale_after_days between 30 and 1000),
  add column reminder_days int[] not null default '{45,90,150}'
    constraint check_settings_reminder_days_few check (cardinality(reminder_days) <= 5
      and 1 <= all (reminder_days) and 1000 >= all (reminder_days) and array_position(reminder_days, null) is null);

-- After how many years a state claims the money of a check that nobody cashed, and where that is written.
create table app_public.dormancy_rules (
  id int generated always as identity primary key,
  state text not null constraint dormancy_rules_state_known check (app_private.country_of_state(state) is not null),
  years int not null constraint dormancy_rules_years_range check (years between 1 and 30),
  source text not null constraint dormancy_rules_source_max_2000 check (char_length(source) <= 2000),
  version int not null default 1,
  constraint dormancy_rules_state_key unique (state),
  constraint dormancy_rules_source_present check (btrim(source) <> '')
);
insert into app_public.dormancy_rules (state, years, source) values
  ('AZ', 3, 'A.R.S. § 44-302'), ('CA', 3, 'Cal. Code Civ. Proc. § 1520'), ('DE', 5, '12 Del. C. § 1133'),
  ('FL', 5, 'Fla. Stat. § 717.102'), ('GA', 5, 'O.C.G.A. § 44-12-193'), ('IL', 3, '765 ILCS 1026/15-201'),
  ('MA', 3, 'M.G.L. c. 200A § 5'), ('NC', 5, 'N.C.G.S. § 116B-53'), ('NJ', 3, 'N.J.S.A. 46:30B-7'),
  ('NY', 3, 'N.Y. Aband. Prop. Law § 1315'), ('OH', 5, 'Ohio Rev. Code § 169.02'), ('PA', 3, '72 P.S. § 1301.6'),
  ('TX', 3, 'Tex. Prop. Code § 72.101');

-- The email that a check was not cashed; its kind is added to whatever the list has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''check_not_cashed''::text, ') from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
