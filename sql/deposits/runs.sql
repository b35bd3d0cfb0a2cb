-- Runs of deposits: payments that go to the bank in one file. One superadmin makes a run, another one approves it,
-- somebody hands its file to the bank and says so. Functions lock what they need in this order: check settings, run,
-- offer, check, organization, account.

-- The payments (null: all) that wait for a run; superadmins. While deposit_settings.prenote, an account gets no money
-- before three banking days after a trial of zero dollars that was sent, unless an earlier payment there was cleared;
-- one that the bank corrected gets none while its league can confirm the correction, which ends it.
create or replace function app_public.deposits_to_send(check_ids int[] default null)
  returns setof app_public.deposit_to_send language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query
    select c.id, c.offer_id, a.id, c.recipient_name, a.ends_in, c.amount, case
      when a.ended_at <= app_private.clock() then 'account_ended'
      when exists (select from app_public.deposit_accounts d where d.corrects_id = a.id and d.confirmed_at is null
        and d.ended_at is null) then 'account_corrected'
      when not (select s.prenote from app_public.deposit_settings s)
        or t.sent_since <= app_private.today() or exists (select from app_public.checks k
          where k.deposit_account_id = a.id and k.organization_id = a.organization_id and k.cleared_on is not null)
        then null
      when t.found then 'in_trial' else 'to_try' end::app_public.deposit_obstacle
    from app_public.checks c join app_public.deposit_accounts a on a.id = c.deposit_account_id
    cross join lateral (select count(*) > 0 as found, min(app_private.banking_day_after(r.effective_date, 3))
        filter (where r.status = 'sent') as sent_since
      from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id
      where e.account_id = a.id and e.check_id is null and e.returned_on is null and not e.canceled
        and coalesce(e.code, '') not in ('C01', 'C02', 'C03', 'C05', 'C06', 'C07')) t -- these say that it was wrong
    where c.state = 'approved' and c.payout_method = 'direct_deposit'
      and (deposits_to_send.check_ids is null or c.id = any (deposits_to_send.check_ids))
      and not exists (select from app_public.deposit_entries e where e.check_id = c.id and e.returned_on is null
        and not e.canceled)
    order by c.id;
end $$;
grant execute on function app_public.deposits_to_send(int[]) to sideline_superadmin;
comment on function app_public.deposits_to_send(int[]) is E'@simpleCollections only\n'
  'The direct deposits (null: all) that are in no run, and what keeps them out of the next one; superadmins.';
select app_private.never_null('app_public.deposit_to_send', '{check_id,offer_id,account_id,payee,ends_in,amount}');

-- A run in one of the given states, locked. Errors: SL404, SL409.
create or replace function app_private.lock_deposit_run(p_run_id int, p_states app_public.deposit_run_status[])
  returns app_public.deposit_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_runs;
begin
  select * into v from app_public.deposit_runs r where r.id = p_run_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such run of deposits.'); end if;
  if v.status <> all (p_states) then
    perform app_private.fail('SL409', case v.status when 'open' then 'This run is not approved yet.'
      else format('This run was already %s.', v.status) end);
  end if;
  return v;
end $$;

-- Refuses payments whose accounts have ended, by name. p_next: what to do. Errors: SL409, field p_field.
create or replace function app_private.require_living_accounts(p_check_ids int[], p_field text default '',
  p_next text default null) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_names text;
begin
  select string_agg(format('%s (No. %s)', c.recipient_name, c.id), ', ' order by c.id) into v_names
  from app_public.checks c join app_public.deposit_accounts a on a.id = c.deposit_account_id
  where c.id = any (p_check_ids) and a.ended_at <= app_private.clock();
  if v_names is not null then
    perform app_private.fail('SL409', format('The account of these payments has ended: %s. %s', v_names,
      coalesce(p_next, 'Void them and write them again.')), p_field);
  end if;
end $$;

-- Makes a run of payments (null: all that can be sent) for a banking day, and adds trials of the accounts whose
-- payments wait for one; at most 1,000 entries. Superadmins; returns the run. Errors: SL409 check_ids, SL422 check_ids,
-- effective_date, SL428.
create or replace function app_public.create_deposit_run(check_ids int[], effective_date date)
  returns app_public.deposit_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.deposit_runs;
  v_waiting app_public.deposit_to_send[];
  v_ids int[];
  v_accounts int[];
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(true); -- one run at a time, and no bank's file is added during it
  if not (select s.enabled from app_public.deposit_settings s) then
    perform app_private.fail('SL409', 'Enter our bank and switch direct deposit on in the settings first.');
  elsif create_deposit_run.effective_date is null or create_deposit_run.effective_date
      not between app_private.today() + 1 and app_private.today() + 30
    or not app_private.is_banking_day(create_deposit_run.effective_date) then
    perform app_private.fail('SL422', 'Choose a day from tomorrow to 30 days from now, no weekend and no bank holiday.',
      'effective_date');
  elsif cardinality(create_deposit_run.check_ids) > 1000 then
    perform app_private.fail('SL422', 'A run can have at most 1,000 payments.', 'check_ids');
  end if;
  perform from app_public.checks c where c.state = 'approved' and c.payout_method = 'direct_deposit'
    and (create_deposit_run.check_ids is null or c.id = any (create_deposit_run.check_ids)) order by c.id for update;
  select array_agg(w) into v_waiting from app_public.deposits_to_send(create_deposit_run.check_ids) w;
  if create_deposit_run.check_ids is not null then
    if (select count(*) from unnest(v_waiting)) < (select count(distinct i) from unnest(create_deposit_run.check_ids) i)
      then perform app_private.fail('SL409', 'Some of these payments no longer wait to be sent.', 'check_ids');
    end if;
    perform app_private.require_living_accounts(create_deposit_run.check_ids, 'check_ids');
  end if;
  v_ids := array(select w.check_id from unnest(v_waiting) w where w.obstacle is null order by 1 limit 1000);
  v_accounts := array(select distinct w.account_id from unnest(v_waiting) w where w.obstacle = 'to_try' order by 1
    limit 1000 - cardinality(v_ids));
  perform app_private.require_replaced_unpaid(v_ids, 'check_ids');
  if cardinality(v_ids) + cardinality(v_accounts) = 0 then
    perform app_private.fail('SL409', case when v_waiting is null then 'No deposits wait to be sent.'
      else 'None of these payments can be sent yet.' end, 'check_ids');
  elsif (select max(c.amount) > 99999999.99 or sum(c.amount) > 9999999999.99 from app_public.checks c
    where c.id = any (v_ids)) then
    perform app_private.fail('SL409', 'A payment is larger than the bank''s file can say.', 'check_ids');
  end if;
  insert into app_public.deposit_runs (effective_date, created_by_id)
  values (create_deposit_run.effective_date, app_private.current_user_id()) returning * into v;
  insert into app_public.deposit_entries (run_id, check_id, account_id, amount)
  select v.id, c.id, c.deposit_account_id, c.amount from app_public.checks c where c.id = any (v_ids)
  union all select v.id, null, a, 0 from unnest(v_accounts) a;
  return v;
end $$;
grant execute on function app_public.create_deposit_run(int[], date) to sideline_superadmin;
comment on function app_public.create_deposit_run(int[], date) is E'@resultFieldName depositRun\n'
  'Makes a run of direct deposits (null: all that can be sent) for a banking day from tomorrow to 30 days from now, '
  'and tries new accounts by entries of zero dollars; superadmins. Errors: SL409 checkIds, SL422 checkIds, '
  'effectiveDate, SL428.';

-- Refuses to let a run go to the bank whose day has come, that is empty, or whose payments must not be made any more.
create or replace function app_private.require_sendable(r app_public.deposit_runs) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[] := array(select e.check_id from app_public.deposit_entries e where e.run_id = r.id
  and e.check_id is not null);
  v_next text := case when r.downloaded_at is not null
    then 'If the bank has its file, mark the run as sent; otherwise cancel it.' end;
begin
  if r.effective_date <= app_private.today() then
    perform app_private.fail('SL409',
      'The day of this run has come. ' || coalesce(v_next, 'Cancel the run and make another one.'));
  elsif not exists (select from app_public.deposit_entries e where e.run_id = r.id) then
    perform app_private.fail('SL409', 'All payments of this run are void. Cancel it.');
  end if;
  perform app_private.require_living_accounts(v_ids, '', v_next);
  perform app_private.require_replaced_unpaid(v_ids);
end $$;

-- The payments of a run that were in the downloaded file of a run that this person canceled (null: anybody): if the
-- bank has that file, they are made twice. A void payment of the same sponsorship may have been written again.
create or replace function app_public.deposit_runs_earlier_files(r app_public.deposit_runs,
  canceled_by_id int default null) returns text language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select string_agg(format('%s in run %s, which %s canceled: %s', p.names, o.id, coalesce(u.name, u.email, 'somebody'),
    o.cancel_reason), '; ' order by o.id)
  from app_public.deposit_runs o left join app_public.users u on u.id = o.closed_by_id cross join lateral (
    select string_agg(distinct format('%s (No. %s)', c.recipient_name, c.id), ', ') as names
    from app_public.deposit_entries b join app_public.checks k on k.id = b.check_id
    join app_public.checks c on c.offer_id = k.offer_id and (k.id = c.id
      or k.status in ('voided', 'rejected') and k.amount + k.withheld = c.amount + c.withheld)
    join app_public.deposit_entries e on e.check_id = c.id and e.run_id = r.id where b.run_id = o.id) p
  where o.downloaded_at is not null and o.status = 'canceled' and o.id <> r.id and p.names is not null
    and (canceled_by_id is null or o.closed_by_id = canceled_by_id);
end;
grant execute on function app_public.deposit_runs_earlier_files(app_public.deposit_runs, int) to sideline_superadmin;
comment on function app_public.deposit_runs_earlier_files(app_public.deposit_runs, int) is 'Payments of the run that '
  'were in the downloaded file of a canceled one, or void ones of their sponsorships, with its person and reason.';

-- The second approval of a run, by a superadmin who, with same_hands, neither made it, nor wrote one of its payments,
-- nor canceled one of its earlier files, unless there is only one (check_settings.single_superadmin). file_seen: the
-- caller has seen these files, required if there are any. Superadmins; returns the run.
-- Errors: SL403, SL404, SL409, also file_seen, SL428.
create or replace function app_public.approve_deposit_run(deposit_run_id int, file_seen boolean default false)
  returns app_public.deposit_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.deposit_runs;
  v_settings app_public.check_settings;
  v_names text;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  v_settings := app_private.lock_check_settings(false);
  v := app_private.lock_deposit_run(approve_deposit_run.deposit_run_id, '{open}');
  if not (v_settings.single_superadmin and app_private.superadmin_count() = 1) then
    if v.created_by_id in (select app_private.same_hands(app_private.current_user_id())) then
      perform app_private.fail('SL403', case when v.created_by_id = app_private.current_user_id()
        then 'You made this run.' else 'Somebody linked to you by an invitation in the last 14 days made this run.' end
        || ' Another superadmin has to approve it.');
    elsif exists (select from app_private.same_hands(app_private.current_user_id()) h (id)
      where app_public.deposit_runs_earlier_files(v, h.id) is not null) then
      perform app_private.fail('SL403', 'You, or somebody linked to you by an invitation, canceled an earlier run of '
        'these payments whose file was downloaded. Another superadmin has to approve this one.');
    end if;
    select string_agg(format('%s (No. %s)', c.recipient_name, c.id), ', ' order by c.id) into v_names
    from app_public.deposit_entries e join app_public.checks c on c.id = e.check_id
    where e.run_id = v.id and app_private.wrote_check(c, app_private.current_user_id());
    if v_names is not null then
      perform app_private.fail('SL403', format('You, or somebody linked to you by an invitation in the last 14 days, '
        'wrote these payments or changed their payee: %s. Another superadmin has to approve it.', v_names));
    end if;
  end if;
  v_names := app_public.deposit_runs_earlier_files(v);
  if v_names is not null and not coalesce(approve_deposit_run.file_seen, false) then
    perform app_private.fail('SL409', format('These payments were in a file that was downloaded. Make sure that the '
      'bank does not have it: otherwise they are made twice. %s', v_names), 'file_seen');
  end if;
  perform app_private.require_sendable(v);
  update app_public.deposit_runs r set status = 'approved', approved_by_id = app_private.current_user_id(),
    approved_at = app_private.clock() where r.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.approve_deposit_run(int, boolean) to sideline_superadmin;
comment on function app_public.approve_deposit_run(int, boolean) is E'@resultFieldName depositRun\nReleases a run of '
  'direct deposits that somebody else made, of payments that somebody else wrote; fileSeen is required if it has '
  'earlierFiles, which somebody else canceled; superadmins. Errors: SL403, SL409, also fileSeen, SL428.';

-- Cancels a run that was not sent; its payments wait again, and its entries stay for what the bank may say of them.
-- not_at_bank: the caller says that the bank does not have the file, required once it was downloaded. Superadmins;
-- returns the run. Errors: SL404, SL409 not_at_bank, SL422 reason, SL428.
create or replace function app_public.cancel_deposit_run(deposit_run_id int, reason text,
  not_at_bank boolean default false) returns app_public.deposit_runs
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(true);
  v := app_private.lock_deposit_run(cancel_deposit_run.deposit_run_id, '{open,approved}');
  perform app_private.require_reason(cancel_deposit_run.reason);
  if v.downloaded_at is not null and not coalesce(cancel_deposit_run.not_at_bank, false) then
    perform app_private.fail('SL409', 'The file of this run was downloaded. Make sure that the bank does not have it: '
      'otherwise its payments are made twice.', 'not_at_bank');
  end if;
  update app_public.deposit_entries e set canceled = true where e.run_id = v.id;
  update app_public.deposit_runs r set status = 'canceled', cancel_reason = btrim(cancel_deposit_run.reason),
    closed_by_id = app_private.current_user_id(), closed_at = app_private.clock() where r.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.cancel_deposit_run(int, text, boolean) to sideline_superadmin;
comment on function app_public.cancel_deposit_run(int, text, boolean) is E'@resultFieldName depositRun\nCancels a run '
  'of direct deposits that was not sent; its payments wait again; the reason is required, and notAtBank once the file '
  'was downloaded; superadmins. Errors: SL409 notAtBank, SL422 reason, SL428.';
