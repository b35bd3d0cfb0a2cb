-- What people do with the bank's lines, and whether a statement balances.

-- A line, locked together with the settings of checks: no file is added and no month is closed at the same time.
-- Errors: SL404.
create or replace function app_private.lock_bank_line(p_line_id int) returns app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.bank_lines;
begin
  perform app_private.lock_check_settings(true);
  select * into v from app_public.bank_lines l where l.id = p_line_id for update;
  if not found then
    perform app_private.fail('SL404', 'There is no such line. Its upload may have been undone.');
  end if;
  return v;
end $$;

-- Says what a line that does not match is: cleared (the check is paid, by the bank's amount; check_id: if it is another
-- than the line names), bank_error (the bank gives it back) or accepted (paid for another reason). Superadmins.
-- Errors: SL404, SL409, also check_id (or settlement, if the check is the line's), SL422 settlement, note, check_id.
create or replace function app_public.settle_bank_line(line_id int, settlement app_public.bank_line_settlement,
  note text, check_id int default null) returns app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_lines;
  c app_public.checks;
  v_field text := case when settle_bank_line.check_id is null then 'settlement' else 'check_id' end;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_bank_line(settle_bank_line.line_id);
  perform app_private.require_reason(settle_bank_line.note, 'note');
  if v.issue is null or v.settlement is not null then
    perform app_private.fail('SL409', 'This line was settled already.');
  end if;
  if settle_bank_line.settlement is null then
    perform app_private.fail('SL422', 'Choose what the line is.', 'settlement');
  elsif settle_bank_line.settlement = 'cleared' then
    if coalesce(settle_bank_line.check_id, v.check_id) is null then
      perform app_private.fail('SL422', 'Choose the check that the bank paid.', 'check_id');
    end if;
    c := app_private.lock_check_in(coalesce(settle_bank_line.check_id, v.check_id),
      '{mailed,stale,returned,stopped,escheat_due}', v_field);
    perform app_private.require_paper(c, v_field);
    if v.paid_on < c.mailed_on or v.issue = 'paid_after_void' and c.id is not distinct from v.check_id then
      perform app_private.fail('SL409', 'The check was not mailed by then, is void or paid already.', v_field);
    elsif exists (select from app_public.check_runs r where r.id = c.run_id and r.format_id <> v.format_id) then
      perform app_private.fail('SL409', format('Check #%s is of another bank.', c.number), 'check_id');
    end if;
  end if;
  update app_public.bank_lines l set settlement = settle_bank_line.settlement, note = btrim(settle_bank_line.note),
    settled_by_id = app_private.current_user_id(), settled_at = app_private.clock(),
    clears = settle_bank_line.settlement = 'cleared', check_id = coalesce(c.id, l.check_id)
  where l.id = v.id returning * into v;
  if v.clears then perform app_private.clear_checks(array[v.id], true); end if;
  return v;
end $$;
grant execute on function app_public.settle_bank_line(int, app_public.bank_line_settlement, text, int)
  to sideline_superadmin;
comment on function app_public.settle_bank_line(int, app_public.bank_line_settlement, text, int) is
  E'@resultFieldName bankLine\nSettles a line that does not match its check: it clears the check, or the one of '
  'checkId, is an error that the bank gives back, or is accepted; the note is required; superadmins. Errors: SL404, '
  'SL409, also checkId or settlement, SL422 settlement, note, checkId.';

-- Takes back a whole upload: its checks are no longer cleared, and its lines are gone. Superadmins.
-- Errors: SL404, SL409 if a month is closed or a later upload counts on its lines, SL422 reason.
create or replace function app_public.undo_bank_statement(statement_id int, reason text)
  returns app_public.bank_statements language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.bank_statements;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  perform app_private.require_reason(undo_bank_statement.reason);
  update app_public.bank_statements s set undone_at = app_private.clock(), undone_by_id = app_private.current_user_id(),
    undo_reason = btrim(undo_bank_statement.reason)
  where s.id = undo_bank_statement.statement_id and s.undone_at is null returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such statement, or it was undone.'); end if;
  if exists (select from app_public.bank_statements n
    where n.format_id = v.format_id and n.id > v.id and n.known_count > 0 and n.undone_at is null) then
    perform app_private.fail('SL409', 'A later upload has lines of this one. Undo that one first.');
  elsif exists (select from app_public.bank_lines l join app_public.bank_lines r on r.reverses_id = l.id
    where l.statement_id = v.id) then
    perform app_private.fail('SL409', 'A line of this upload was reversed, so the upload stays.');
  end if;
  perform app_private.clear_checks(array(
    select l.id from app_public.bank_lines l where l.statement_id = v.id and l.clears), false);
  delete from app_public.bank_lines l where l.statement_id = v.id;
  return v;
end $$;
grant execute on function app_public.undo_bank_statement(int, text) to sideline_superadmin;
comment on function app_public.undo_bank_statement(int, text) is E'@resultFieldName bankStatement\nTakes back a whole '
  'upload: its checks are no longer cleared; the reason is required; superadmins. Errors: SL404, SL409, SL422 reason.';

-- Takes back a line of a closed month by an entry of today, or of any month by the bank's credit on a day
-- (credited_on); its check is no longer cleared. An entry that was wrong is taken back in the same way: a line that it
-- took back then clears its check again, or waits to be settled. Superadmins; returns the entry.
-- Errors: SL404, SL409, SL409 credited_on, SL422 note, credited_on.
create or replace function app_public.reverse_bank_line(line_id int, note text, credited_on date default null)
  returns app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_lines;
  r app_public.bank_lines;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_bank_line(reverse_bank_line.line_id);
  perform app_private.require_reason(reverse_bank_line.note, 'note');
  if reverse_bank_line.credited_on not between v.paid_on and app_private.today() or v.amount < 0
    and reverse_bank_line.credited_on is not null then
    perform app_private.fail('SL422', 'Enter a day from the payment to today.', 'credited_on');
  elsif v.statement_id is not null and reverse_bank_line.credited_on is null
    and not exists (select from app_public.closed_months m where m.month >= date_trunc('month', v.paid_on)) then
    perform app_private.fail('SL409', 'Only lines of a closed month are reversed without a credit of the bank. Undo '
      'the upload instead.');
  end if;
  perform app_private.require_open_month(reverse_bank_line.credited_on, 'credited_on');
  if v.issue is not null and v.settlement is null then
    perform app_private.fail('SL409', 'Settle this line first.');
  end if;
  if exists (select from app_public.bank_lines l where l.reverses_id = v.id) then
    perform app_private.fail('SL409', 'This line was reversed already.');
  end if;
  if v.amount < 0 and v.clears then
    perform app_private.lock_check_in(v.check_id, '{mailed,stale,returned,stopped,escheat_due}');
  end if;
  insert into app_public.bank_lines (format_id, number, amount, paid_on, check_id, clears, issue, note, reverses_id,
    entered_by_id, bank_paid_on)
  values (v.format_id, v.number, -v.amount, coalesce(reverse_bank_line.credited_on, app_private.today()), v.check_id,
    v.clears, case when v.amount < 0 and not v.clears then
      (select l.issue from app_public.bank_lines l where l.id = v.reverses_id) end, btrim(reverse_bank_line.note), v.id,
    app_private.current_user_id(), case when v.amount < 0 then
      (select l.bank_paid_on from app_public.bank_lines l where l.id = v.reverses_id) end)
  returning * into r;
  if v.clears then perform app_private.clear_checks(array[r.id], r.amount > 0); end if;
  return r;
end $$;
grant execute on function app_public.reverse_bank_line(int, text, date) to sideline_superadmin;
comment on function app_public.reverse_bank_line(int, text, date) is E'@resultFieldName bankLine\nTakes back a line '
  'of a closed month, or an earlier reversing entry, by an entry of today, or any line by the bank''s credit on a '
  'day; the note is required; superadmins. Errors: SL404, SL409, SL409 creditedOn, SL422 note, creditedOn.';

-- Records that the bank paid a check in a closed month although no uploaded file has the payment, by an entry of today
-- that names the bank's day: it clears the check, or of a void check waits to be settled. format_id: the bank, required
-- if the check's run names none and there are several. Superadmins; returns the entry.
-- Errors: SL404 and SL409 check_id, SL409 format_id, SL422 amount, paid_on, note, format_id.
create or replace function app_public.record_missing_payment(check_id int, amount numeric, paid_on date, note text,
    format_id int default null) returns app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  c app_public.checks;
  r app_public.bank_lines;
  v_is_void boolean := exists (select from app_public.checks k
    where k.id = record_missing_payment.check_id and k.status = 'voided');
  v_banks int[] := array(select f.id from app_public.positive_pay_formats f);
  v_format_id int;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  perform app_private.require_reason(record_missing_payment.note, 'note');
  perform app_private.refuse_rounding(record_missing_payment.amount, 2, 'amount');
  c := case when v_is_void then app_private.lock_check(record_missing_payment.check_id, 'voided', 'check_id')
    else app_private.lock_check_in(record_missing_payment.check_id, '{mailed,stale,returned,stopped,escheat_due}',
      'check_id') end;
  perform app_private.require_paper(c, 'check_id');
  v_format_id := coalesce((select k.format_id from app_public.check_runs k where k.id = c.run_id),
    record_missing_payment.format_id, case when cardinality(v_banks) = 1 then v_banks[1] end);
  if record_missing_payment.amount is null or not record_missing_payment.amount between 0.01 and 9999999999 then
    perform app_private.fail('SL422', 'Enter an amount above zero.', 'amount');
  elsif record_missing_payment.paid_on is null or record_missing_payment.paid_on < c.mailed_on then
    perform app_private.fail('SL422', 'Enter a day on which the check had been mailed.', 'paid_on');
  elsif not exists (select from app_public.closed_months m
    where m.month >= date_trunc('month', record_missing_payment.paid_on)) then
    perform app_private.fail('SL422', 'This month is not closed. Upload the bank''s file with the payment.', 'paid_on');
  elsif exists (select from app_private.bank_payments b where b.check_id = c.id and b.number = c.number) then
    perform app_private.fail('SL409', 'The bank''s payment of this check is recorded already.', 'check_id');
  elsif c.number is null or v_banks = '{}' then
    perform app_private.fail('SL409', 'The check has no number, or our bank is not in the settings of checks.',
      'check_id');
  elsif v_format_id <> all (v_banks) or v_format_id is null then
    perform app_private.fail('SL422', 'Choose the bank that paid the check.', 'format_id');
  elsif record_missing_payment.format_id <> v_format_id then
    perform app_private.fail('SL409', format('Check #%s is of another bank.', c.number), 'format_id');
  end if;
  insert into app_public.bank_lines (format_id, number, amount, paid_on, check_id, clears, issue, note, bank_paid_on,
    entered_by_id)
  values (v_format_id, c.number, record_missing_payment.amount, app_private.today(), c.id, not v_is_void,
    case when v_is_void then 'paid_after_void'::app_public.bank_line_issue end, btrim(record_missing_payment.note),
    record_missing_payment.paid_on, app_private.current_user_id()) returning * into r;
  if r.clears then perform app_private.clear_checks(array[r.id], true); end if;
  return r;
end $$;
grant execute on function app_public.record_missing_payment(int, numeric, date, text, int) to sideline_superadmin;
comment on function app_public.record_missing_payment(int, numeric, date, text, int) is
  E'@resultFieldName bankLine\nRecords a payment of a closed month that no file of the bank has, in US dollars, by an '
  'entry of today; the note is required, and the bank (formatId) if the check''s run names none and there are several; '
  'superadmins. Errors: SL404 and SL409 checkId, SL409 formatId, SL422 amount, paidOn, note, formatId.';

-- Lines of a statement that wait for a person.
create or replace function app_public.bank_statements_open_lines(s app_public.bank_statements) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.bank_lines l
  where l.statement_id = s.id and l.issue is not null and l.settlement is null;
end;
grant execute on function app_public.bank_statements_open_lines(app_public.bank_statements) to sideline_superadmin;
comment on function app_public.bank_statements_open_lines(app_public.bank_statements) is
  E'@notNull\nHow many lines do not match their checks and are not settled.';

-- The check that would pay a line's money again, or has paid it: one that replaces the line's check, directly or
-- through others, or that check itself if the bank paid a void sheet of it; null if there is none.
create or replace function app_public.bank_lines_check_to_void(l app_public.bank_lines) returns app_public.checks
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with recursive chain as (
    select c.id, c.replaces_id, c.status from app_public.checks c where c.id = l.check_id
    union all
    select c.id, c.replaces_id, c.status from chain n join app_public.checks c on c.replaces_id = n.id)
  select c.* from chain n join app_public.checks c on c.id = n.id
  where n.status in ('pending', 'approved') and l.amount > 0 and l.settlement is distinct from 'bank_error'
    and (n.id <> l.check_id or l.issue = 'paid_after_void')
    and not exists (select from app_public.bank_lines r where r.reverses_id = l.id)
  order by c.id desc limit 1;
end;
grant execute on function app_public.bank_lines_check_to_void(app_public.bank_lines) to sideline_superadmin;
comment on function app_public.bank_lines_check_to_void(app_public.bank_lines) is
  'The check that replaces the one of which the line is a payment, and would pay the same money again.';

-- What the statement says was paid, less its lines; zero if it balances.
create or replace function app_public.bank_statements_difference(s app_public.bank_statements) returns numeric
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select s.stated_total - s.known_amount
    - coalesce((select sum(l.amount) from app_public.bank_lines l where l.statement_id = s.id), 0);
end;
grant execute on function app_public.bank_statements_difference(app_public.bank_statements) to sideline_superadmin;
comment on function app_public.bank_statements_difference(app_public.bank_statements) is
  E'@notNull\nUS dollars by which the statement''s total differs from its lines; zero if they agree.';
