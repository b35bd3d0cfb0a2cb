-- Check runs: approved checks on numbered sheets. Functions that assign numbers lock the settings' row,
-- so two runs never share a sheet.

select app_private.protect_for_superadmins(t) from unnest('{app_public.check_runs,app_public.check_sheets,
  app_public.skipped_check_numbers,app_public.check_run_prints}'::regclass[]) t;
comment on table app_public.check_runs is E'@behavior -insert -update -delete\n'
  'Approved checks that are printed together, starting with the number on the first sheet; for superadmins.';
comment on table app_public.check_sheets is E'@behavior -insert -update -delete\n'
  'A numbered sheet of check stock: the check on it, or why it is void; for superadmins.';
comment on table app_public.skipped_check_numbers is
  E'@behavior -insert -update -delete\nNumbers of sheets that no run used, and why; for superadmins.';
comment on table app_public.check_run_prints is
  E'@behavior -insert -update -delete\nEach download of a run''s pages; for superadmins.';
create trigger _100_transition before update of status on app_public.check_runs
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.check_runs
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.check_sheets
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.skipped_check_numbers
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.check_run_prints
  for each row execute function app_private.tg__audit();

comment on constraint check_sheets_run_id_fkey on app_public.check_sheets is
  E'@fieldName run\n@foreignFieldName sheets';
comment on constraint check_sheets_check_id_fkey on app_public.check_sheets is
  E'@fieldName check\n@foreignFieldName sheets';
comment on constraint check_run_prints_run_id_fkey on app_public.check_run_prints is
  E'@fieldName run\n@foreignFieldName prints';
comment on constraint check_runs_format_id_fkey on app_public.check_runs is '@fieldName bank';
comment on constraint checks_run_id_fkey on app_public.checks is E'@fieldName run\n@foreignFieldName checks';
comment on constraint checks_replaces_id_fkey on app_public.checks is
  E'@fieldName replaces\n@foreignFieldName replacements';

-- The highest sheet number that is used or recorded as skipped; null before the first run.
create or replace function app_private.last_sheet_number() returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select greatest((select max(s.number) from app_public.check_sheets s),
    (select max(k.last_number) from app_public.skipped_check_numbers k))
$$;

-- The expected number of the next run's first sheet; superadmins.
create or replace function app_public.next_sheet_number() returns int
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return coalesce(app_private.last_sheet_number() + 1,
    (select min(c.number) from app_public.checks c where c.state = 'approved' and c.payout_method = 'check'), 1001);
end $$;
grant execute on function app_public.next_sheet_number() to sideline_superadmin;
comment on function app_public.next_sheet_number() is
  'The number that the next run''s first sheet probably has; superadmins.';

-- A run, locked; SL404 when there is none, SL409 unless it is open.
create or replace function app_private.lock_check_run(p_run_id int, p_open boolean default true)
  returns app_public.check_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.check_runs;
begin
  select * into v from app_public.check_runs r where r.id = p_run_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such check run.'); end if;
  if p_open and v.status <> 'open' then
    perform app_private.fail('SL409',
      format('This run was already %s.', case v.status when 'printed' then 'confirmed as printed' else 'canceled' end));
  end if;
  return v;
end $$;

create or replace function app_private.require_reason(reason text, field text default 'reason') returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(btrim(require_reason.reason), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', require_reason.field);
  end if;
end $$;

-- Numbers reserved for checks without a sheet are released if a sheet has one of them: waiting checks get the next
-- free number, and checks that were voided before printing get none. The next number is above all of these.
create or replace function app_private.free_check_numbers(first_number int, last_number int, kept_ids int[])
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform setval('app_private.check_number',
    greatest(free_check_numbers.last_number, (select q.last_value from app_private.check_number q)));
  update app_public.checks c set number = case when c.status = 'approved' then nextval('app_private.check_number') end
  where c.number between free_check_numbers.first_number and free_check_numbers.last_number and c.run_id is null
    and c.id <> all (kept_ids);
end $$;

-- The characters of a check's payee, address and memo that the check fonts lack; null if there are none; staff.
create or replace function app_public.checks_unprintable_characters(c app_public.checks) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.unprintable_characters(concat_ws(' ', c.recipient_name, a.line1, a.line2, a.city, c.memo))
  from (select app_private.is_staff() as staff) v
  left join app_public.addresses a on a.id = c.mailing_address_id where v.staff
$$;
grant execute on function app_public.checks_unprintable_characters(app_public.checks) to sideline_admin;
comment on function app_public.checks_unprintable_characters(app_public.checks) is
  'The characters of payee, address and memo that cannot be printed on a check; null if there are none.';

-- Those of the waiting checks (null: all) that the fonts cannot print, in a run's order, at most 1,000; superadmins.
create or replace function app_public.unprintable_checks(check_ids int[] default null) returns setof app_public.checks
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query select c.* from app_public.checks c left join app_public.addresses a on a.id = c.mailing_address_id
    where c.state = 'approved' and c.payout_method = 'check'
      and (unprintable_checks.check_ids is null or c.id = any (unprintable_checks.check_ids))
      and normalize(concat_ws(' ', c.recipient_name, a.line1, a.line2, a.city, c.memo),
        NFC) ~ app_private.unprintable_pattern()
    order by c.number, c.id limit 1000;
end $$;
grant execute on function app_public.unprintable_checks(int[]) to sideline_superadmin;
comment on function app_public.unprintable_checks(int[]) is E'@simpleCollections only\n'
  'Those of the waiting checks (null: all) that cannot be printed, at most 1,000; superadmins.';

-- The same for the given checks as one text that names each payee, id and its characters; null if there are none.
create or replace function app_private.unprintable_check_names(check_ids int[]) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select string_agg(format('%s, No. %s (%s)', c.recipient_name, c.id, app_public.checks_unprintable_characters(c)),
    '; ' order by c.id)
  from app_public.unprintable_checks(unprintable_check_names.check_ids) c
$$;

-- Puts waiting checks (null: all) on the sheets from a number on, in the order of their numbers; superadmins; returns
-- the run. leave_out_unprintable: checks that cannot be printed stay waiting; format_id: the bank that pays them, by
-- default the only one. Sheets between the last known number and this one are recorded with skipped_reason. Errors:
-- SL409 if a check is not waiting or cannot be printed, SL422 with field.
create or replace function app_public.create_check_run(check_ids int[], first_number int,
    skipped_reason text default null, leave_out_unprintable boolean default false, format_id int default null)
  returns app_public.check_runs
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.check_runs;
  v_ids int[];
  v_left_out int[] := '{}';
  v_last_known int;
  v_last int;
  v_banks int[] := array(select f.id from app_public.positive_pay_formats f order by f.id);
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(true);
  if create_check_run.leave_out_unprintable then
    select coalesce(array_agg(u.id), '{}') into v_left_out
    from app_public.unprintable_checks(create_check_run.check_ids) u;
  end if;
  if create_check_run.format_id <> all (v_banks) and create_check_run.format_id is not null
    or create_check_run.format_id is null and cardinality(v_banks) > 1 then
    perform app_private.fail('SL422', 'Choose the bank that pays these checks.', 'format_id');
  end if;
  v_last_known := app_private.last_sheet_number();
  select array_agg(w.id order by w.number, w.id) into v_ids from (
    select c.id, c.number from app_public.checks c
    where c.state = 'approved' and c.payout_method = 'check'
      and (create_check_run.check_ids is null or c.id = any (create_check_run.check_ids))
      and c.id <> all (v_left_out)
    order by c.number, c.id
    limit case when create_check_run.check_ids is null then 1000 end for update) w;
  perform app_private.require_replaced_unpaid(v_ids, 'check_ids');
  if v_ids is null or cardinality(v_ids) < (select count(distinct i) from unnest(create_check_run.check_ids) i
    where i <> all (v_left_out)) then
    perform app_private.fail('SL409', case when create_check_run.check_ids is null then 'No checks wait to be printed.'
      else 'Some of these checks are no longer waiting to be printed.' end, 'check_ids');
  elsif cardinality(v_ids) > 1000 then
    perform app_private.fail('SL422', 'A run can have at most 1,000 checks.', 'check_ids');
  elsif app_private.unprintable_check_names(v_ids) is not null then
    perform app_private.fail('SL409',
      format('Some characters on these checks can''t be printed: %s. Void these checks, or print only the others.',
        app_private.unprintable_check_names(v_ids)), 'check_ids');
  elsif create_check_run.first_number is null or create_check_run.first_number not between 1 and 999999999 then
    perform app_private.fail('SL422', 'Enter the number on the first sheet.', 'first_number');
  elsif create_check_run.first_number <= v_last_known then
    perform app_private.fail('SL422', format('Sheets up to %s are already recorded. The next one is %s.', v_last_known,
      v_last_known + 1), 'first_number');
  elsif create_check_run.first_number > v_last_known + 100000 then
    perform app_private.fail('SL422', format('The last sheet recorded is %s. Check this number.', v_last_known),
      'first_number');
  elsif create_check_run.first_number > v_last_known + 1 then
    if coalesce(btrim(create_check_run.skipped_reason), '') = '' then
      perform app_private.fail('SL422', format('Enter what happened to the sheets from %s to %s.', v_last_known + 1,
        create_check_run.first_number - 1), 'skipped_reason');
    end if;
    insert into app_public.skipped_check_numbers (first_number, last_number, reason, created_by_id)
    values (v_last_known + 1, create_check_run.first_number - 1, btrim(create_check_run.skipped_reason),
      app_private.current_user_id());
  end if;
  v_last := create_check_run.first_number + cardinality(v_ids) - 1;
  perform app_private.free_check_numbers(create_check_run.first_number, v_last, v_ids);
  insert into app_public.check_runs (first_number, last_number, created_by_id, format_id)
  values (create_check_run.first_number, v_last, app_private.current_user_id(),
    coalesce(create_check_run.format_id, v_banks[1])) returning * into v;
  insert into app_public.check_sheets (number, run_id, check_id)
  select v.first_number + n::int - 1, v.id, i from unnest(v_ids) with ordinality w (i, n);
  update app_public.checks c set number = s.number, run_id = v.id from app_public.check_sheets s
  where s.run_id = v.id and s.check_id = c.id;
  return v;
end $$;
grant execute on function app_public.create_check_run(int[], int, text, boolean, int) to sideline_superadmin;
comment on function app_public.create_check_run(int[], int, text, boolean, int) is
  E'@resultFieldName checkRun\nPuts waiting checks (null: all) on sheets from a number on, without those that cannot '
  'be printed when leaveOutUnprintable; formatId: the bank that pays them, by default the only one; superadmins. '
  'Errors: SL409 checkIds, SL422 firstNumber, skippedReason, formatId.';

-- Cancels a run of which no sheet was printed: its checks wait again, its sheets count as blank stock. Only the
-- latest run can be canceled, so that no number is skipped; superadmins; returns the run.
create or replace function app_public.cancel_check_run(run_id int, reason text) returns app_public.check_runs
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.check_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  v := app_private.lock_check_run(cancel_check_run.run_id);
  perform app_private.require_reason(cancel_check_run.reason);
  if app_private.last_sheet_number() > v.last_number then
    perform app_private.fail('SL409', 'Later sheets are recorded. Mark the sheets of this run as spoiled instead.');
  elsif exists (select from app_public.check_sheets s where s.run_id = v.id and s.voided_at is not null) then
    perform app_private.fail('SL409',
      'Some sheets of this run are void, so it cannot be canceled. Mark the others as spoiled, or confirm them.');
  end if;
  update app_public.checks c set run_id = null where c.run_id = v.id;
  delete from app_public.check_sheets s where s.run_id = v.id;
  update app_public.check_runs r set status = 'canceled', cancel_reason = btrim(cancel_check_run.reason),
    closed_by_id = app_private.current_user_id(), closed_at = app_private.clock() where r.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.cancel_check_run(int, text) to sideline_superadmin;
comment on function app_public.cancel_check_run(int, text) is
  E'@resultFieldName checkRun\nCancels the latest run if none of it was printed; the reason is required; superadmins.';
