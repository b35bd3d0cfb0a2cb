-- The lines of the bank's files: matched with checks by bank, number and amount, settled by people, undone or reversed.

select app_private.protect_for_superadmins(t) from unnest('{app_public.bank_file_layouts,app_public.bank_statements,
  app_public.bank_lines,app_public.closed_months}'::regclass[]) t;
grant insert (name, number_heading, amount_heading, paid_on_heading, account_heading, reference_heading, date_format),
  update (name, number_heading, amount_heading, paid_on_heading, account_heading, reference_heading, date_format),
  delete on app_public.bank_file_layouts to sideline_superadmin;
comment on table app_public.bank_file_layouts is
  E'@flatInput\nHow the columns of a bank''s CSV of paid checks are called; for superadmins.';
comment on table app_public.bank_statements is E'@behavior -insert -update -delete\nA file of paid checks from a bank. '
  'statedTotal: what the bank''s statement says was paid, in US dollars; for superadmins.';
comment on table app_public.bank_lines is E'@behavior -insert -update -delete\nWhat a bank paid, in US dollars, or a '
  'reversing entry of the opposite amount; without a statement, an entry of a person, of the bank''s day bankPaidOn if '
  'it records a payment of a closed month; for superadmins.';
comment on table app_public.closed_months is
  E'@behavior -insert -update -delete\nMonths whose lines, and those of earlier months, change only by reversing '
  'entries; for superadmins.';
comment on constraint bank_lines_statement_id_fkey on app_public.bank_lines is
  E'@fieldName statement\n@foreignFieldName lines';
comment on constraint bank_lines_reverses_id_fkey on app_public.bank_lines is E'@foreignFieldName reversal';
create trigger _500_audit after insert or update or delete on app_public.bank_file_layouts
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.bank_statements
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.bank_lines
  for each row execute function app_private.tg__audit();
create trigger _500_audit after insert or update or delete on app_public.closed_months
  for each row execute function app_private.tg__audit();

-- What the bank paid and keeps: lines that are neither reversed nor an error that it gives back. paid_on: the bank's
-- day, also of a payment that was entered later.
create view app_private.bank_payments as
  select l.id, l.check_id, l.number, l.amount, coalesce(l.bank_paid_on, l.paid_on) as paid_on, l.settlement
  from app_public.bank_lines l
  where l.amount > 0 and l.settlement is distinct from 'bank_error'
    and not exists (select from app_public.bank_lines r where r.reverses_id = l.id);

-- Void checks that the bank paid and staff accepted: the payee has the money. gross: with what was withheld.
create view app_private.void_payments as
  select c.id as check_id, c.organization_id, c.offer_id, coalesce(c.mailed_on, min(b.paid_on)) as paid_on,
    sum(b.amount) + c.withheld as gross, c.withheld
  from app_private.bank_payments b join app_public.checks c on c.id = b.check_id
  where c.status = 'voided' and b.settlement = 'accepted' group by c.id;

-- Refuses a change of a month that is closed, as all months before a closed one are. Errors: SL409, field p_field.
create or replace function app_private.require_open_month(p_day date, p_field text default '') returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_public.closed_months m where m.month >= date_trunc('month', p_day)) then
    perform app_private.fail('SL409', format(case p_field when 'file'
      then '%s is closed. Leave its payments out of the file, and add those that are missing on the page of the month.'
      else '%s is closed. It changes only by a reversing entry.' end, to_char(p_day, 'FMMonth YYYY')), p_field);
  end if;
end $$;

create or replace function app_private.tg_bank_lines__open_month() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform app_private.require_open_month(old.paid_on); end if;
  if tg_op <> 'DELETE' then
    perform app_private.require_open_month(new.paid_on, case when tg_op = 'INSERT' then 'file' else '' end);
  end if;
  return coalesce(new, old);
end $$;

create trigger _200_open_month before insert or delete
  or update of number, amount, paid_on, check_id, clears, issue, settlement, statement_id on app_public.bank_lines
  for each row execute function app_private.tg_bank_lines__open_month();

-- Clears checks by lines of theirs, or makes them uncleared. Locks their offers first, as every change of a check does.
create or replace function app_private.clear_checks(line_ids int[], cleared boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.offers o where o.id in (select c.offer_id from app_public.checks c
    join app_public.bank_lines l on l.check_id = c.id where l.id = any (line_ids)) order by o.id for update;
  with changed as (
    update app_public.checks c set cleared_on = case when clear_checks.cleared then l.paid_on end,
      cleared_amount = case when clear_checks.cleared then l.amount end
    from app_public.bank_lines l where l.id = any (line_ids) and c.id = l.check_id returning c.*)
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, user_id)
  select c.offer_id, c.organization_id, c.sponsor_id, 'check_cleared', format(case when clear_checks.cleared
    then 'Check #%s, %s' else 'Check #%s, %s: not paid after all' end, c.number, app_private.dollars(c.amount)),
    app_private.current_user_id() from changed c;
end $$;

-- Starts a statement of a bank's file; its account must be the bank's: the digits, or those that a masked number shows.
-- Superadmins; for the server, which adds the lines in the same transaction. Errors: SL409 format_id, file, SL422
-- stated_total.
create or replace function app_public.create_bank_statement(format_id int, kind app_public.bank_file_kind,
  file_name text, stated_total numeric, accounts text[]) returns app_public.bank_statements
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_statements;
  v_number text;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true); -- one file at a time, and no month is closed during it
  select b.account_number into v_number from app_private.bank_accounts b
  where b.format_id = create_bank_statement.format_id;
  if v_number is null then
    perform app_private.fail('SL409', 'Enter the account number of this bank first.', 'format_id');
  end if;
  if create_bank_statement.stated_total is null or create_bank_statement.stated_total not between 0 and 9999999999 then
    perform app_private.fail('SL422', 'Enter the total of paid checks on the bank''s statement.', 'stated_total');
  end if;
  perform app_private.refuse_rounding(create_bank_statement.stated_total, 2, 'stated_total');
  if exists (select from unnest(create_bank_statement.accounts) a
    cross join lateral (select regexp_replace(a, '[\s-]', '', 'g') as plain) p
    cross join lateral (select regexp_replace(p.plain, '^.*[^0-9]', '') as digits) d -- after X or *
    where ltrim(p.plain, '0') <> ltrim(v_number, '0') and (p.plain ~ '^[0-9]*$' or length(d.digits) < 4
      or right(v_number, length(d.digits)) <> d.digits)) then
    perform app_private.fail('SL409', 'The file has payments of another account than this bank''s.', 'file');
  end if;
  insert into app_public.bank_statements (format_id, kind, file_name, stated_total, created_by_id)
  values (create_bank_statement.format_id, create_bank_statement.kind, left(create_bank_statement.file_name, 200),
    create_bank_statement.stated_total, app_private.current_user_id()) returning * into v;
  return v;
end $$;
grant execute on function app_public.create_bank_statement(int, app_public.bank_file_kind, text, numeric, text[])
  to sideline_superadmin;
comment on function app_public.create_bank_statement(int, app_public.bank_file_kind, text, numeric, text[]) is
  '@behavior -*';

-- Adds lines ([{number, amount, paid_on, fingerprint}]) to a statement of this transaction and clears the checks that
-- they match; a sheet's number stands for its check, at the bank of its run. Lines that an earlier file had are only
-- counted. Superadmins; returns the lines. Errors: SL404, SL409 file of a closed month, SL422 file of a future day.
create or replace function app_public.add_bank_lines(statement_id int, lines jsonb) returns setof app_public.bank_lines
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.bank_statements;
  v_ids int[];
begin
  perform app_private.require_superadmin();
  select * into v from app_public.bank_statements s
  where s.id = add_bank_lines.statement_id and s.undone_at is null for update;
  if not found then perform app_private.fail('SL404', 'There is no such statement, or it was undone.'); end if;
  if exists (select from jsonb_to_recordset(lines) x (paid_on date) where x.paid_on > app_private.today()) then
    perform app_private.fail('SL422', 'The file has payments of days to come.', 'file');
  end if;
  with file as materialized (
    select x.*, s.check_id, s.voided_at is not null as is_void,
      row_number() over (partition by x.number order by x.paid_on, x.place) as nth
    from rows from (jsonb_to_recordset(lines) as (number int, amount numeric, paid_on date, fingerprint text))
      with ordinality x (number, amount, paid_on, fingerprint, place)
    left join (app_public.check_sheets s join app_public.check_runs k on k.id = s.run_id)
      on s.number = x.number and coalesce(k.format_id, v.format_id) = v.format_id
    where not exists (select from app_public.bank_lines l
      where l.format_id = v.format_id and l.fingerprint = x.fingerprint)),
  judged as (
    select f.*, case
      when f.check_id is null then 'unknown_number'
      when f.nth > 1 or not f.is_void and c.cleared_on is not null or exists (select from app_public.bank_lines l
        where l.number = f.number and l.amount > 0 and l.format_id = v.format_id
        and not exists (select from app_public.bank_lines r where r.reverses_id = l.id)) then 'paid_twice'
      when f.is_void then 'paid_after_void'
      when c.stopped_on is not null then 'paid_after_stop'
      when c.mailed_on is null or f.paid_on < c.mailed_on then 'paid_before_mailed'
      when c.returned_on is not null then 'paid_after_return'
      when f.amount <> c.amount then 'wrong_amount'
      end::app_public.bank_line_issue as issue
    from file f left join app_public.checks c on c.id = f.check_id),
  added as (
    insert into app_public.bank_lines (statement_id, format_id, number, amount, paid_on, fingerprint, check_id, issue,
      clears)
    select v.id, v.format_id, j.number, j.amount, j.paid_on, j.fingerprint, j.check_id, j.issue, j.issue is null
    from judged j order by j.place returning id)
  select array_agg(id) into v_ids from added;
  update app_public.bank_statements s set known_count = s.known_count + k.count,
    known_amount = s.known_amount + k.amount
  from (select count(*) as count, coalesce(sum(x.amount), 0) as amount
    from jsonb_to_recordset(lines) x (amount numeric, fingerprint text)
    where not exists (select from app_public.bank_lines l where l.id = any (v_ids) and l.fingerprint = x.fingerprint)) k
  where s.id = v.id and k.count > 0;
  perform app_private.clear_checks(array(
    select l.id from app_public.bank_lines l where l.id = any (v_ids) and l.clears), true);
  return query select l.* from app_public.bank_lines l where l.id = any (v_ids) order by l.id;
end $$;
grant execute on function app_public.add_bank_lines(int, jsonb) to sideline_superadmin;
comment on function app_public.add_bank_lines(int, jsonb) is '@behavior -*';
