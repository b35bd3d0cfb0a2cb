-- What people do with the bank's lines, whether a statement balances, and closing a month.

-- A line that waits for a person, locked. Errors: SL404, SL409.
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

-- Says what a line that does not match is: cleared (the check is paid, by the bank's amount), bank_error (the bank
-- gives it back) or accepted (paid for another reason). Superadmins. Errors: SL404, SL409, SL422 note.
create or replace function app_public.settle_bank_line(line_id int, settlement app_public.bank_line_settlement,
  note text) returns app_public.bank_lines language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_lines;
  c app_public.checks;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_bank_line(settle_bank_line.line_id);
  perform app_private.require_reason(settle_bank_line.note, 'note');
  if v.issue is null or v.settlement is not null then
    perform app_private.fail('SL409', 'This line was settled already.');
  end if;
  if settle_bank_line.settlement = 'cleared' then
    c := app_private.lock_check_in(v.check_id, '{mailed,stale,returned,escheat_due}');
    if v.issue not in ('wrong_amount', 'paid_twice', 'paid_after_return', 'paid_before_mailed')
      or v.paid_on < c.mailed_on then
      perform app_private.fail('SL409', 'The check was not mailed by then, is void or paid already.', 'settlement');
    end if;
  end if;
  update app_public.bank_lines l set settlement = settle_bank_line.settlement, note = btrim(settle_bank_line.note),
    settled_by_id = app_private.current_user_id(), settled_at = app_private.clock(),
    clears = settle_bank_line.settlement = 'cleared'
  where l.id = v.id returning * into v;
  if v.clears then perform app_private.clear_checks(array[v.id], true); end if;
  return v;
end $$;
grant execute on function app_public.settle_bank_line(int, app_public.bank_line_settlement, text)
  to sideline_superadmin;
comment on function app_public.settle_bank_line(int, app_public.bank_line_settlement, text) is
  E'@resultFieldName bankLine\nSettles a line that does not match its check: it clears the check, is an error that the '
  'bank gives back, or is accepted; the note is required; superadmins. Errors: SL404, SL409, SL422 note.';

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
  end if;
  perform app_private.clear_checks(array(
    select l.id from app_public.bank_lines l where l.statement_id = v.id and l.clears), false);
  delete from app_public.bank_lines l where l.statement_id = v.id;
  return v;
end $$;
grant execute on function app_public.undo_bank_statement(int, text) to sideline_superadmin;
comment on function app_public.undo_bank_statement(int, text) is E'@resultFieldName bankStatement\nTakes back a whole '
  'upload: its checks are no longer cleared; the reason is required; superadmins. Errors: SL404, SL409, SL422 reason.';

-- Takes back a line of a closed month by an entry of today; its check is no longer cleared. Superadmins; returns the
-- entry. Errors: SL404, SL409, SL422 note.
create or replace function app_public.reverse_bank_line(line_id int, note text) returns app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_lines;
  r app_public.bank_lines;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_bank_line(reverse_bank_line.line_id);
  perform app_private.require_reason(reverse_bank_line.note, 'note');
  if v.reverses_id is not null
    or not exists (select from app_public.closed_months m where m.month >= date_trunc('month', v.paid_on)) then
    perform app_private.fail('SL409', 'Only lines of a closed month are reversed. Undo the upload instead.');
  end if;
  if exists (select from app_public.bank_lines l where l.reverses_id = v.id) then
    perform app_private.fail('SL409', 'This line was reversed already.');
  end if;
  insert into app_public.bank_lines (format_id, number, amount, paid_on, check_id, clears, note, reverses_id)
  values (v.format_id, v.number, -v.amount, app_private.today(), v.check_id, v.clears, btrim(reverse_bank_line.note),
    v.id)
  returning * into r;
  if v.clears then perform app_private.clear_checks(array[v.id], false); end if;
  return r;
end $$;
grant execute on function app_public.reverse_bank_line(int, text) to sideline_superadmin;
comment on function app_public.reverse_bank_line(int, text) is E'@resultFieldName bankLine\nTakes back a line of a '
  'closed month by an entry of today; the note is required; superadmins. Errors: SL404, SL409, SL422 note.';

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
  where n.status in ('pending', 'approved') and l.reverses_id is null and l.settlement is distinct from 'bank_error'
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

-- A month of checks as its page shows it, all in US dollars: what was outstanding before, mailed, cleared (at the
-- checks' amounts), void and outstanding at its end: before + mailed - cleared - voided = outstanding. bank_difference:
-- what the bank paid above the checks' amounts; unmatched: what it paid for none of them, or for checks that were
-- mailed before check_settings.tracked_from.
create or replace function app_public.check_month(month date) returns app_public.check_month_totals
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.check_month_totals;
  v_first date := date_trunc('month', check_month.month);
  v_last date := date_trunc('month', check_month.month) + interval '1 month - 1 day';
begin
  perform app_private.require_superadmin();
  if check_month.month is null or check_month.month not between '2000-01-01' and '2100-12-31' then
    perform app_private.fail('SL422', 'Choose a month.', 'month');
  end if;
  r.month := v_first;
  select coalesce(sum(c.amount) filter (where c.mailed_on < v_first), 0),
    coalesce(sum(c.amount) filter (where c.mailed_on >= v_first), 0), count(*) filter (where c.mailed_on >= v_first)
  into r.outstanding_before, r.mailed, r.mailed_count
  from app_public.checks c where c.valid_until is not null and c.mailed_on <= v_last;
  select coalesce(sum(c.amount) filter (where app_private.day_of(c.voided_at) >= v_first), 0),
    r.outstanding_before - coalesce(sum(c.amount) filter (where app_private.day_of(c.voided_at) < v_first), 0)
  into r.voided, r.outstanding_before
  from app_public.checks c where c.valid_until is not null and c.mailed_on is not null
    and app_private.day_of(c.voided_at) <= v_last;
  select coalesce(sum(sign(l.amount) * c.amount) filter (where l.paid_on >= v_first), 0),
    coalesce(sum(sign(l.amount)) filter (where l.paid_on >= v_first), 0),
    coalesce(sum(l.amount - sign(l.amount) * c.amount) filter (where l.paid_on >= v_first), 0),
    r.outstanding_before - coalesce(sum(sign(l.amount) * c.amount) filter (where l.paid_on < v_first), 0)
  into r.cleared, r.cleared_count, r.bank_difference, r.outstanding_before
  from app_public.bank_lines l join app_public.checks c on c.id = l.check_id
  where l.clears and l.paid_on <= v_last and c.valid_until is not null;
  r.outstanding := r.outstanding_before + r.mailed - r.cleared - r.voided;
  select coalesce(sum(l.amount), 0), count(*) filter (where l.issue is not null and l.settlement is null)
  into r.unmatched, r.open_lines
  from app_public.bank_lines l left join app_public.checks c on c.id = l.check_id
  where (not l.clears or c.valid_until is null) and l.paid_on between v_first and v_last;
  select count(distinct s.id) into r.unbalanced_statements from app_public.bank_statements s
  join app_public.bank_lines l on l.statement_id = s.id
  where l.paid_on between v_first and v_last and app_public.bank_statements_difference(s) <> 0;
  select m.closed_at, coalesce(u.name, u.email) into r.closed_at, r.closed_by
  from app_public.closed_months m left join app_public.users u on u.id = m.closed_by_id where m.month >= v_first
  order by m.month limit 1;
  return r;
end $$;
grant execute on function app_public.check_month(date) to sideline_superadmin;
comment on function app_public.check_month(date) is
  'What was mailed, cleared and void in a month, and what was outstanding before and after; superadmins.';
comment on type app_public.check_month_totals is
  'A month of checks in US dollars: outstandingBefore + mailed - cleared - voided = outstanding.';
select app_private.never_null('app_public.check_month_totals', '{month,outstanding_before,mailed,mailed_count,cleared,
  cleared_count,voided,outstanding,bank_difference,unmatched,open_lines,unbalanced_statements}');

-- Closes a month that is over, and with it those before; all of their statements balance. Superadmins.
-- Errors: SL409, SL422 month.
create or replace function app_public.close_month(month date) returns app_public.closed_months
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.closed_months;
  r app_public.check_month_totals;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  r := app_public.check_month(close_month.month);
  if r.month + interval '1 month' > app_private.today() then
    perform app_private.fail('SL422', 'This month is not over yet.', 'month');
  elsif r.closed_at is not null then
    perform app_private.fail('SL409', 'This month was closed already.');
  elsif r.open_lines > 0 or r.unbalanced_statements > 0 then
    perform app_private.fail('SL409', format('%s lines are not settled and %s statements do not balance.', r.open_lines,
      r.unbalanced_statements));
  elsif exists (select from app_public.bank_lines l
      where l.paid_on < r.month and l.issue is not null and l.settlement is null)
    or exists (select from app_public.bank_statements s where app_public.bank_statements_difference(s) <> 0
      and exists (select from app_public.bank_lines l where l.statement_id = s.id and l.paid_on < r.month)) then
    perform app_private.fail('SL409',
      'This closes earlier months, too, and one of them has lines to settle or a statement that does not balance.');
  end if;
  insert into app_public.closed_months (month, closed_by_id) values (r.month, app_private.current_user_id())
  returning * into v;
  return v;
end $$;
grant execute on function app_public.close_month(date) to sideline_superadmin;
comment on function app_public.close_month(date) is E'@resultFieldName closedMonth\nCloses a month whose statements '
  'balance, and those before: they then change only by reversing entries; superadmins. Errors: SL409, SL422 month.';
