-- What the bank's files say of deposits that were sent: returns put payments back to pending, corrections make accounts
-- that their leagues confirm.

-- A returned payment is pending again, as if it had never been approved, and goes through all rules anew.
create or replace function app_private.reopen_returned_check(c app_public.checks) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.checks k set status = 'pending', payout_method = 'check', deposit_account_id = null,
    amount = k.amount + k.withheld, withheld = 0, recipient_name = null, estimated_arrival_date = null,
    mailed_on = null, cleared_on = null, cleared_amount = null, reviewed_by_id = null, reviewed_at = null,
    first_approved_by_id = null, first_approved_at = null
  where k.id = c.id
$$;

-- The account that a correction of another one makes, unconfirmed and without its number; the one that an earlier entry
-- made if that says the same. corrected: routing, ends_in, kind; null: as it was.
create or replace function app_private.correct_deposit_account(a app_public.deposit_accounts, corrected jsonb)
  returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id int;
  v_routing text := coalesce(corrected ->> 'routing', a.routing_number);
  v_ends_in text := coalesce(corrected ->> 'ends_in', a.ends_in);
  v_kind app_public.bank_account_kind := coalesce((corrected ->> 'kind')::app_public.bank_account_kind, a.kind);
begin
  select d.id into v_id from app_public.deposit_accounts d where d.corrects_id = a.id and d.confirmed_at is null
    and d.ended_at is null and (d.routing_number, d.ends_in, d.kind) = (v_routing, v_ends_in, v_kind);
  if v_id is null then
    insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, corrects_id)
    values (a.organization_id, a.holder_name, v_kind, v_routing, v_ends_in, a.id) returning id into v_id;
  end if;
  return v_id;
end $$;

-- Applies a bank's file of returns and corrections: entries [{line, trace, amount, routing, originator, code,
-- corrected}], amount in US dollars, routing its first eight digits, originator as in deposit_runs, corrected (null:
-- cannot be read): routing, ends_in, kind. Superadmins; for the server, which seals the numbers of corrected accounts
-- in the same transaction (seal_corrected_account) and rolls back for a preview. Returns each entry with its outcome:
-- returned, corrected (corrected_id is the new account, sealed the old one's number), noted (a correction that changes
-- no account), canceled (the bank had the file of a canceled run: marked there, the payment stays as it is), or not
-- applied: known, unclear (a person must read it), unknown, other_company (sent by another originator). Errors: SL409
-- file, also for entries of a run that is not marked as sent; SL422 file if all are other originators'; SL428.
create or replace function app_public.apply_deposit_returns(file_name text, file_hash text, entries jsonb)
  returns table (line int, outcome text, reason text, ends_account boolean, check_id int, payee text, ends_in text,
    amount numeric, account_id int, corrected_id int, sealed jsonb, run_id int)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_file int;
  v_traces int[] := array(select j.trace from jsonb_to_recordset(apply_deposit_returns.entries) as j (trace int));
  v_ours text[] := array(select s.originator_id || left(s.bank_routing_number, 8) from app_public.deposit_settings s
    union select r.originator from app_public.deposit_runs r where r.originator is not null);
  c app_public.checks;
  a app_public.deposit_accounts;
  e app_public.deposit_entries;
  x record;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(true); -- one file at a time
  insert into app_public.deposit_return_files as f (file_name, file_hash, created_by_id)
  values (left(apply_deposit_returns.file_name, 200), apply_deposit_returns.file_hash, app_private.current_user_id())
  on conflict do nothing returning f.id into v_file;
  if v_file is null then perform app_private.fail('SL409', 'This file was uploaded already.', 'file'); end if;
  select j.* into x from jsonb_to_recordset(apply_deposit_returns.entries) as j (line int, originator text)
  order by (j.originator = any (v_ours)) is true desc, j.line limit 1;
  if x.originator is not null and (x.originator = any (v_ours)) is not true then
    perform app_private.fail('SL422', format('The file has nothing of ours: line %s is about a payment of company %s '
      'at bank %s. Ask the bank for our company''s file.', x.line, left(x.originator, 10), right(x.originator, 8)),
      'file');
  end if;
  perform from app_public.offers o join app_public.checks k on k.offer_id = o.id join app_public.deposit_entries d
    on d.check_id = k.id where d.trace_number = any (v_traces) order by o.id, k.id for update of o, k;
  perform from app_public.organizations g where g.id in (select b.organization_id from app_public.deposit_entries d
    join app_public.deposit_accounts b on b.id = d.account_id where d.trace_number = any (v_traces))
    order by g.id for update;
  for x in select j.*, d.id as entry_id, s.reason as words, coalesce(s.ends_account, false) as ends,
      r.status as run_status
    from jsonb_to_recordset(apply_deposit_returns.entries) as j (line int, trace int, amount numeric, routing text,
      originator text, code text, corrected jsonb)
    left join app_private.deposit_reasons s on s.code = j.code
    left join (app_public.deposit_entries d join app_public.deposit_accounts b on b.id = d.account_id
      left join app_public.checks k on k.id = d.check_id
      left join app_public.deposit_runs r on r.id = d.run_id)
      on d.trace_number = j.trace and left(b.routing_number, 8) = j.routing
        and (d.amount = j.amount or j.code like 'C%')
        -- a run that was downloaded before it kept its originator (null) takes returns of any of ours
        and j.originator = any (v_ours) and j.originator = coalesce(r.originator, j.originator)
    order by k.offer_id, k.id, j.line
  loop
    select x.line, case when x.originator = any (v_ours) then 'unknown' else 'other_company' end, x.words, false, null,
      null, null, x.amount, null, null, null, null
    into line, outcome, reason, ends_account, check_id, payee, ends_in, amount, account_id, corrected_id, sealed,
      run_id;
    if x.entry_id is not null then
      select d.* into e from app_public.deposit_entries d where d.id = x.entry_id for update;
      select b.* into a from app_public.deposit_accounts b where b.id = e.account_id for update;
      check_id := e.check_id;
      run_id := e.run_id;
      payee := a.holder_name;
      ends_in := a.ends_in;
      account_id := a.id;
      amount := e.amount;
      if x.words is null or x.code between 'R61' and 'R77' then -- what banks say of returns, not of payments
        outcome := 'unclear';
      elsif e.returned_on is not null or x.code like 'C%' and e.code is not null then
        outcome := 'known';
      elsif x.run_status = 'canceled' then
        outcome := 'canceled';
        update app_public.deposit_entries d set code = x.code, return_file_id = v_file,
          returned_on = case when x.code like 'R%' then app_private.today() end where d.id = e.id;
      elsif x.run_status <> 'sent' then
        perform app_private.fail('SL409', format('The bank returns payments of run %s. Mark it as sent first, and then '
          'upload this file again.', e.run_id), 'file');
      elsif x.code like 'R%' then
        outcome := 'returned';
        update app_public.deposit_entries d
        set code = x.code, returned_on = app_private.today(), return_file_id = v_file where d.id = e.id;
        if e.check_id is not null then
          c := app_private.lock_check(e.check_id, 'approved');
          perform app_private.reopen_returned_check(c);
          perform app_private.log_event(app_private.lock_offer(c.offer_id), 'deposit_returned', format('%s, %s',
            app_private.payment_name(c), app_private.dollars(e.amount)), format('%s: %s', x.code, x.words));
        end if;
        if x.ends and coalesce(a.ended_at, 'infinity') > app_private.clock() then
          ends_account := true;
          update app_public.deposit_accounts b set ended_at = app_private.clock(),
            end_reason = format('%s: %s', x.code, x.words) where b.id = a.id;
        end if;
        perform app_private.queue_mail_to_organization('deposit_returned', a.organization_id, 'returned:' || e.id,
          jsonb_build_object('deposit_entry_id', e.id), case when e.check_id is not null then c.offer_id end)
        where e.check_id is not null or ends_account;
      elsif x.code in ('C01', 'C02', 'C03', 'C05', 'C06', 'C07') and x.corrected is null
        or not app_private.is_routing_number(coalesce(x.corrected ->> 'routing', a.routing_number)) then
        outcome := 'unclear';
      else
        outcome := 'noted';
        update app_public.deposit_entries d set code = x.code, return_file_id = v_file where d.id = e.id;
        if x.corrected is not null and a.ended_at is null then
          outcome := 'corrected';
          corrected_id := app_private.correct_deposit_account(a, x.corrected);
          sealed := app_private.sealed_text('deposit_accounts.number', a.id::text);
        elsif x.corrected is not null and a.ended_at > app_private.clock() then -- another one takes its place already
          ends_account := true;
          update app_public.deposit_accounts b set ended_at = app_private.clock(),
            end_reason = format('%s: %s', x.code, x.words) where b.id = a.id;
        end if;
      end if;
    end if;
    return next;
  end loop;
end $$;
grant execute on function app_public.apply_deposit_returns(text, text, jsonb) to sideline_superadmin;
comment on function app_public.apply_deposit_returns(text, text, jsonb) is '@behavior -*';

-- Stores the sealed number of an account that a correction made, and tells the league's treasurers to confirm it.
-- Superadmins; for the server. Nothing happens if the number is there already. Errors: SL409.
create or replace function app_public.seal_corrected_account(deposit_account_id int, key_id text, wrapped_key bytea,
  sealed bytea) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  perform app_private.require_superadmin();
  select a.id into v_id from app_public.deposit_accounts a where a.id = seal_corrected_account.deposit_account_id
    and a.corrects_id is not null and a.entered_by_id is null and a.confirmed_at is null for update;
  if not found then perform app_private.fail('SL409', 'This correction no longer waits.'); end if;
  if app_private.sealed_text('deposit_accounts.number', v_id::text) is null then
    perform app_private.store_sealed_text('deposit_accounts.number', v_id::text, seal_corrected_account.key_id,
      seal_corrected_account.wrapped_key, seal_corrected_account.sealed);
    perform app_private.tell_account_corrected(v_id);
  end if;
end $$;
grant execute on function app_public.seal_corrected_account(int, text, bytea, bytea) to sideline_superadmin;
comment on function app_public.seal_corrected_account(int, text, bytea, bytea) is '@behavior -*';

-- The data of the email about a returned entry.
create or replace function app_private.returned_deposit_of_mail(entry_id int)
  returns table (organization_id int, organization text, contact_email text, language text, amount numeric, code text,
    ends_in text, account_ended boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.id, g.name, g.contact_email, g.language::text, e.amount, e.code, a.ends_in,
    coalesce(a.ended_at <= app_private.clock(), false)
  from app_public.deposit_entries e join app_public.deposit_accounts a on a.id = e.account_id
  join app_public.organizations g on g.id = a.organization_id
  where e.id = returned_deposit_of_mail.entry_id and e.returned_on is not null
$$;
grant execute on function app_private.returned_deposit_of_mail(int) to sideline_authenticator;
