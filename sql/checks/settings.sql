-- Settings for checks, and the files with which banks verify checks.

select app_private.protect_for_superadmins('app_public.check_settings'),
  app_private.protect_for_superadmins('app_public.positive_pay_formats');
grant update (check_position, first_perforation, second_perforation, offset_right, offset_down, window_left, window_top,
  window_width, window_height, second_approval_from, single_superadmin, tracked_from, stale_after_days, reminder_days)
  on app_public.check_settings to sideline_superadmin;
grant insert (name, columns, widths, separator, has_header, date_format, amount_format, issue_code, void_code,
  payee_length),
  update (name, columns, widths, separator, has_header, date_format, amount_format, issue_code, void_code,
    payee_length), delete
  on app_public.positive_pay_formats to sideline_superadmin;
comment on table app_public.check_settings is E'@flatInput\n@behavior -insert -delete\nThe check settings of an '
  'installation, one row; lengths in hundredths of an inch, secondApprovalFrom in US dollars; checks mailed from '
  'trackedFrom on are recorded as paid and otherwise reminded of on reminderDays after the mailing; for superadmins. '
  'Errors: SL428.';
comment on table app_public.positive_pay_formats is
  E'@flatInput\nThe format in which a bank accepts the file of issued and void checks; for superadmins. Errors: SL428.';
create trigger _100_recent_proof before update on app_public.check_settings
  for each statement execute function app_private.tg__recent_proof();
create trigger _100_recent_proof before insert or update or delete on app_public.positive_pay_formats
  for each statement execute function app_private.tg__recent_proof();
create trigger _100_touch before update on app_public.check_settings
  for each row execute function app_private.tg__touch();
create trigger _100_touch before update on app_public.positive_pay_formats
  for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.check_settings
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.positive_pay_formats
  for each row execute function app_private.tg__audit();

-- The setting for a single superadmin is allowed only while there is just one (superadmin_count): SL422 [M6].
create or replace function app_private.tg_check_settings__single() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.single_superadmin and not old.single_superadmin and app_private.superadmin_count() <> 1 then
    perform app_private.fail('SL422', format('There are %s superadmins, or were in the last 14 days: let another one '
      'approve.',
      app_private.superadmin_count()), 'single_superadmin');
  end if;
  return new;
end $$;

create trigger _200_single before update of single_superadmin on app_public.check_settings
  for each row execute function app_private.tg_check_settings__single();

-- The accounts of closed months count the checks that were mailed since this day, so it stays out of them: SL409.
create or replace function app_private.tg_check_settings__tracked_from() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_open_month(least(old.tracked_from, new.tracked_from), 'tracked_from');
  return new;
end $$;

create trigger _200_tracked_from before update on app_public.check_settings
  for each row when (old.tracked_from is distinct from new.tracked_from)
  execute function app_private.tg_check_settings__tracked_from();

-- Stores the account number at a bank, 4 to 17 digits; spaces and hyphens are removed. Superadmins; it can be read
-- only in the file. Returns the format. Errors: SL404, SL422 account_number.
create or replace function app_public.set_bank_account_number(format_id int, account_number text)
  returns app_public.positive_pay_formats language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.positive_pay_formats;
  v_number text := regexp_replace(coalesce(set_bank_account_number.account_number, ''), '[\s-]', '', 'g');
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  if v_number !~ '^[0-9]{4,17}$' then
    perform app_private.fail('SL422', 'Enter an account number of 4 to 17 digits.', 'account_number');
  end if;
  update app_public.positive_pay_formats f
  set account_ends_in = right(v_number, case when length(v_number) > 6 then 4 else 2 end)
  where f.id = set_bank_account_number.format_id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such bank.'); end if;
  insert into app_private.bank_accounts as b (format_id, account_number) values (v.id, v_number)
  on conflict on constraint bank_accounts_pkey do update set account_number = excluded.account_number;
  return v;
end $$;
grant execute on function app_public.set_bank_account_number(int, text) to sideline_superadmin;
comment on function app_public.set_bank_account_number(int, text) is E'@resultFieldName positivePayFormat\n'
  'Enters the account number at a bank; superadmins. Errors: SL404, SL422 accountNumber.';

-- The account number for a bank's file; superadmins. SL409 if there is none.
create or replace function app_public.bank_account_number(format_id int) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v text;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  select b.account_number into v from app_private.bank_accounts b where b.format_id = bank_account_number.format_id;
  if v is null then perform app_private.fail('SL409', 'Enter the account number of this bank first.'); end if;
  return v;
end $$;
grant execute on function app_public.bank_account_number(int) to sideline_superadmin;
comment on function app_public.bank_account_number(int) is '@behavior -*';

-- What happened to sheets between two days, for the bank: issued (I) when they were confirmed as printed, void (V)
-- when they became void or were skipped; a sheet that was both is listed once, as void [M1]; superadmins. amount in
-- US dollars; format_id: only checks of that bank, or of none. SL422 to_date.
create or replace function app_public.positive_pay_rows(from_date date, to_date date, format_id int default null)
  returns table (number int, is_void boolean, amount numeric, issue_date date, payee text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  if from_date is null or to_date is null or not isfinite(from_date) or not isfinite(to_date) or to_date < from_date
    or to_date > from_date + 400 then
    perform app_private.fail('SL422', 'Choose two days, at most 400 days apart.', 'to_date');
  end if;
  return query
    select s.number, s.voided_at is not null and app_private.day_of(s.voided_at) <= positive_pay_rows.to_date,
      c.amount, app_private.day_of(r.created_at), coalesce(c.recipient_name, '')
    from app_public.check_sheets s join app_public.checks c on c.id = s.check_id
    join app_public.check_runs r on r.id = s.run_id
    where coalesce(positive_pay_rows.format_id, r.format_id, 0) = coalesce(r.format_id, positive_pay_rows.format_id, 0)
      and (r.status = 'printed'
        and app_private.day_of(r.closed_at) between positive_pay_rows.from_date and positive_pay_rows.to_date
      or s.voided_at is not null
        and app_private.day_of(s.voided_at) between positive_pay_rows.from_date and positive_pay_rows.to_date)
    union all
    select n::int, true, 0.00, app_private.day_of(k.created_at), ''
    from app_public.skipped_check_numbers k cross join lateral generate_series(k.first_number, k.last_number) n
    where app_private.day_of(k.created_at) between positive_pay_rows.from_date and positive_pay_rows.to_date
    order by 1;
end $$;
grant execute on function app_public.positive_pay_rows(date, date, int) to sideline_superadmin;
comment on function app_public.positive_pay_rows(date, date, int) is '@behavior -*';
