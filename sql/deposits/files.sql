-- The file of a run: what the server builds it from, its downloads, and that it was sent.

-- What the file of an approved run says, with sealed account numbers for the server to open. It is the same at each
-- download: created when the run was approved, by the product's day and time; modifier: which run of that day it is.
-- Superadmins. Errors: SL404, SL409, SL428.
create or replace function app_public.open_deposit_run(deposit_run_id int) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(false);
  v := app_private.lock_deposit_run(open_deposit_run.deposit_run_id, '{approved}');
  return (select jsonb_build_object('id', v.id, 'effective', to_char(v.effective_date, 'YYMMDD'),
    'created', to_char(v.approved_at at time zone coalesce(nullif(current_setting('sideline.time_zone', true), ''),
      'America/New_York'), 'YYMMDDHH24MI'),
    'modifier', (select count(*) from app_public.deposit_runs o where (o.approved_at, o.id) < (v.approved_at, v.id)
      and app_private.day_of(o.approved_at) = app_private.day_of(v.approved_at)),
    'bank', to_jsonb(s),
    'entries', (select jsonb_agg(jsonb_build_object('trace', e.trace_number, 'amount', e.amount::text,
        'checkId', e.check_id, 'accountId', a.id, 'kind', a.kind, 'routing', a.routing_number, 'holder', a.holder_name,
        'memo', c.memo, 'sealed', app_private.sealed_text('deposit_accounts.number', a.id::text))
        order by e.trace_number)
      from app_public.deposit_entries e join app_public.deposit_accounts a on a.id = e.account_id
      left join app_public.checks c on c.id = e.check_id where e.run_id = v.id))
    from app_public.deposit_settings s for share of s);
end $$;
grant execute on function app_public.open_deposit_run(int) to sideline_superadmin;
comment on function app_public.open_deposit_run(int) is '@behavior -*';

-- Records a download of a run's file, whose SHA-256 stays what it was at the first one, and who sends it; the audit log
-- has each. Called by the server before it sends the file. Superadmins; returns the run. Errors: SL404, SL409, SL428.
create or replace function app_public.record_deposit_file(deposit_run_id int, hash text) returns app_public.deposit_runs
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(false);
  v := app_private.lock_deposit_run(record_deposit_file.deposit_run_id, '{approved}');
  perform app_private.require_sendable(v);
  if v.file_hash is distinct from record_deposit_file.hash then
    if v.file_hash is not null then
      perform app_private.fail('SL409', 'The file would differ from the one that was downloaded before, because '
        'settings of direct deposit, the time zone or the version of Sideline have changed since. Use that file, put '
        'the settings back, or cancel this run if the bank does not have its file.');
    end if;
    update app_public.deposit_runs r set file_hash = record_deposit_file.hash, downloaded_at = app_private.clock(),
      originator = (select s.originator_id || left(s.bank_routing_number, 8) from app_public.deposit_settings s)
    where r.id = v.id returning * into v;
  end if;
  perform app_public.record_export('deposit-run', 'ach', (select count(*)::int from app_public.deposit_entries e
    where e.run_id = v.id), '{}', jsonb_build_object('id', v.id, 'hash', v.file_hash));
  return v;
end $$;
grant execute on function app_public.record_deposit_file(int, text) to sideline_superadmin;
comment on function app_public.record_deposit_file(int, text) is '@behavior -*';

-- Records that a run's file was sent to the bank on a day: its payments are on their way, and the leagues are told.
-- Superadmins; returns the run. Errors: SL404, SL409 of a closed month or before the download, SL422 sent_on.
create or replace function app_public.mark_deposit_run_sent(deposit_run_id int, sent_on date)
  returns app_public.deposit_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.deposit_runs;
  c app_public.checks;
  r record;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(false); -- no month is closed at the same time
  v := app_private.lock_deposit_run(mark_deposit_run_sent.deposit_run_id, '{approved}');
  if v.file_hash is null then
    perform app_private.fail('SL409', 'Download the file and send it to the bank first.');
  end if;
  if mark_deposit_run_sent.sent_on is null or mark_deposit_run_sent.sent_on
    not between app_private.day_of(v.downloaded_at) and app_private.today() then
    perform app_private.fail('SL422', format('Enter a day from %s, when the file was downloaded, to today.',
      to_char(app_private.day_of(v.downloaded_at), 'FMMM/FMDD/YYYY')), 'sent_on');
  end if;
  perform app_private.require_open_month(mark_deposit_run_sent.sent_on, 'sent_on');
  for r in select e.id, e.check_id from app_public.deposit_entries e join app_public.checks k on k.id = e.check_id
    where e.run_id = v.id order by k.offer_id, k.id loop
    c := app_private.lock_check(r.check_id, 'approved');
    update app_public.checks k set mailed_on = mark_deposit_run_sent.sent_on, estimated_arrival_date = v.effective_date
    where k.id = c.id;
    perform app_private.log_event(app_private.lock_offer(c.offer_id), 'deposit_sent',
      format('%s, %s', app_private.payment_name(c), app_private.dollars(c.amount)));
    perform app_private.queue_mail_to_organization('check_mailed', c.organization_id, 'deposit:' || r.id,
      jsonb_build_object('check_id', c.id), c.offer_id);
  end loop;
  update app_public.deposit_runs d set status = 'sent', sent_on = mark_deposit_run_sent.sent_on,
    closed_by_id = app_private.current_user_id(), closed_at = app_private.clock() where d.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.mark_deposit_run_sent(int, date) to sideline_superadmin;
comment on function app_public.mark_deposit_run_sent(int, date) is E'@resultFieldName depositRun\nRecords that the '
  'file of a run was sent to the bank on a day; the leagues are emailed; superadmins. Errors: SL409, SL422 sentOn.';

-- The daily part, for the worker: payments that the bank has kept for deposit_settings.settle_days banking days count
-- as cleared, on that day. Returns how many.
create or replace function app_private.settle_deposits() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  c app_public.checks;
  v_count int := 0;
begin
  for r in select k.id, k.offer_id, d.settled_on from app_public.deposit_entries e
    join app_public.deposit_runs n on n.id = e.run_id and n.status = 'sent'
    join app_public.checks k on k.id = e.check_id and k.state = 'mailed'
    cross join app_public.deposit_settings s
    cross join lateral (select app_private.banking_day_after(n.effective_date, s.settle_days) as settled_on) d
    where e.returned_on is null and d.settled_on <= app_private.today() order by k.offer_id, k.id loop
    perform app_private.lock_offer(r.offer_id);
    update app_public.checks k set cleared_on = r.settled_on, cleared_amount = k.amount
    where k.id = r.id and k.state = 'mailed' returning * into c;
    if found then
      perform app_private.log_event((select o from app_public.offers o where o.id = c.offer_id), 'check_cleared',
        format('%s, %s', app_private.payment_name(c), app_private.dollars(c.amount)));
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;
