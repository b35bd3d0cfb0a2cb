-- The account of a month of checks, and closing a month.

-- The banks, or "the bank" of checks that are of none, that have checks outstanding in a month or in earlier ones that
-- it closes, too, and no uploaded line of that month; null if there are none.
create or replace function app_private.banks_without_statement(p_month date) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select string_agg(distinct coalesce(f.name, 'the bank'), ', ')
  from (select distinct r.format_id, m.month from app_public.checks c join app_public.check_runs r on r.id = c.run_id
    cross join lateral generate_series(date_trunc('month', greatest(c.mailed_on,
        (select max(x.month) + interval '1 month' from app_public.closed_months x))),
      least(p_month, date_trunc('month', coalesce(c.cleared_on, app_private.day_of(c.voided_at)))),
      '1 month') m (month)
    where c.valid_until is not null) k
  left join app_public.positive_pay_formats f on f.id = k.format_id
  where not exists (select from app_public.bank_lines l where l.statement_id is not null
    and l.format_id = coalesce(k.format_id, l.format_id)
    and l.paid_on >= k.month and l.paid_on < k.month + interval '1 month')
$$;

-- A month of checks as its page shows it, all in US dollars: what was outstanding before, mailed, cleared (at the
-- checks' amounts), void and outstanding at its end: before + mailed - cleared - voided = outstanding. bank_difference:
-- what the bank paid above the checks' amounts; unmatched: what it paid for none of them, or for checks that were
-- mailed before check_settings.tracked_from; without_statement: banks that need a statement of it.
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
  select coalesce(sum(e.amount) filter (where d.sent_on between v_first and v_last), 0),
    coalesce(sum(e.amount) filter (where e.returned_on between v_first and v_last), 0)
  into r.deposits_sent, r.deposits_returned
  from app_public.deposit_entries e join app_public.deposit_runs d on d.id = e.run_id and d.status = 'sent';
  r.without_statement := app_private.banks_without_statement(v_first);
  select m.closed_at, coalesce(u.name, u.email) into r.closed_at, r.closed_by
  from app_public.closed_months m left join app_public.users u on u.id = m.closed_by_id where m.month >= v_first
  order by m.month limit 1;
  return r;
end $$;
grant execute on function app_public.check_month(date) to sideline_superadmin;
comment on function app_public.check_month(date) is
  'What was mailed, cleared and void in a month, and what was outstanding before and after; superadmins.';
comment on type app_public.check_month_totals is
  'A month of checks in US dollars: outstandingBefore + mailed - cleared - voided = outstanding. Direct deposits are '
  'apart: what was sent to the bank, and what it returned in that month.';
select app_private.never_null('app_public.check_month_totals', '{month,outstanding_before,mailed,mailed_count,cleared,
  cleared_count,voided,outstanding,bank_difference,unmatched,open_lines,unbalanced_statements,deposits_sent,
  deposits_returned}');

-- Closes a month that is over, and with it those before; all of their statements balance. no_statement_reason: why it
-- needs none of a bank with outstanding checks that has none. Superadmins.
-- Errors: SL409, SL422 month, no_statement_reason.
create or replace function app_public.close_month(month date, no_statement_reason text default null)
  returns app_public.closed_months
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.closed_months;
  r app_public.check_month_totals;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  perform app_private.track_checks();
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
  if r.without_statement is not null and coalesce(btrim(close_month.no_statement_reason), '') = '' then
    perform app_private.fail('SL422', format('No statement with payments of this month and those before is uploaded of '
      '%s. Upload it, or say why there is none.', r.without_statement), 'no_statement_reason');
  end if;
  insert into app_public.closed_months (month, closed_by_id, no_statement_reason)
  values (r.month, app_private.current_user_id(),
    case when r.without_statement is not null then btrim(close_month.no_statement_reason) end)
  returning * into v;
  return v;
end $$;
grant execute on function app_public.close_month(date, text) to sideline_superadmin;
comment on function app_public.close_month(date, text) is E'@resultFieldName closedMonth\nCloses a month whose '
  'statements balance, and those before: they then change only by reversing entries; noStatementReason: why a bank '
  'with outstanding checks has no statement; superadmins. Errors: SL409, SL422 month, noStatementReason.';
