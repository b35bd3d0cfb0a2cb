-- The life of a run's sheets: downloaded for printing, printed, spoiled, mailed.

-- Refuses to print a run's checks in place of others that the bank paid. Errors: SL409.
create or replace function app_private.require_run_unpaid(p_run_id int) returns void
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.require_replaced_unpaid(array(select c.id from app_public.checks c
    where c.run_id = p_run_id and c.status = 'approved'))
$$;

-- Records that the pages of a run are downloaded for printing; every download but the first needs a reason [M1];
-- superadmins; returns the run. Called by the server before it sends them.
create or replace function app_public.record_check_run_print(run_id int, reason text default null)
  returns app_public.check_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.check_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(false);
  v := app_private.lock_check_run(record_check_run_print.run_id, false);
  if v.status = 'canceled' then perform app_private.fail('SL409', 'This run was already canceled.'); end if;
  if v.status = 'open' then perform app_private.require_run_unpaid(v.id); end if;
  if exists (select from app_public.check_run_prints p where p.run_id = v.id) then
    perform app_private.require_reason(record_check_run_print.reason);
  end if;
  insert into app_public.check_run_prints (run_id, reason, printed_by_id)
  values (v.id, nullif(btrim(record_check_run_print.reason), ''), app_private.current_user_id());
  return v;
end $$;
grant execute on function app_public.record_check_run_print(int, text) to sideline_superadmin;
comment on function app_public.record_check_run_print(int, text) is '@behavior -*';

-- Confirms that a run's sheets, except void ones, were printed, and marks their checks; superadmins; returns the run.
create or replace function app_public.confirm_check_run(run_id int) returns app_public.check_runs
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.check_runs;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(false); -- no bank's file is added at the same time
  v := app_private.lock_check_run(confirm_check_run.run_id);
  perform app_private.require_run_unpaid(v.id);
  if not exists (select from app_public.check_run_prints p where p.run_id = v.id) then
    perform app_private.fail('SL409', 'Download the checks and print them first.');
  end if;
  -- offers before checks, as everything else that changes a check
  perform from app_public.offers o where o.id in (select c.offer_id from app_public.checks c where c.run_id = v.id)
  order by o.id for update;
  with printed as (
    update app_public.checks c set printed_at = app_private.clock() where c.run_id = v.id and c.status = 'approved'
    returning c.*)
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, user_id)
  select p.offer_id, p.organization_id, p.sponsor_id, 'check_printed',
    format('Check #%s, %s', p.number, app_private.dollars(p.amount)), app_private.current_user_id() from printed p;
  update app_public.check_runs r set status = 'printed', closed_by_id = app_private.current_user_id(),
    closed_at = app_private.clock()
  where r.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.confirm_check_run(int) to sideline_superadmin;
comment on function app_public.confirm_check_run(int) is
  E'@resultFieldName checkRun\nConfirms that the sheets of a run are printed; superadmins.';

-- Records sheets of a run as void; their checks wait for another run under a new number. Errors: SL404 for an unknown
-- run or sheet, SL409 if one was mailed. Superadmins; returns the run.
create or replace function app_public.spoil_check_sheets(run_id int, first_number int, last_number int, reason text)
  returns app_public.check_runs language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.check_runs;
  v_ids int[];
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(true);
  v := app_private.lock_check_run(spoil_check_sheets.run_id, false);
  perform app_private.require_reason(spoil_check_sheets.reason);
  select array_agg(w.id) into v_ids from (
    select c.id from app_public.checks c where c.run_id = v.id and c.status = 'approved'
      and c.number between spoil_check_sheets.first_number and spoil_check_sheets.last_number
        order by c.id for update) w;
  if v_ids is null then
    perform app_private.fail('SL404', 'This run has no such sheet, or the sheet is already void.', 'first_number');
  end if;
  if exists (select from app_public.checks c where c.id = any (v_ids) and c.mailed_on is not null) then
    perform app_private.fail('SL409', 'One of these checks was mailed. Void that check instead.', 'first_number');
  end if;
  perform app_private.require_unpaid(i) from unnest(v_ids) i;
  update app_public.check_sheets s set voided_at = app_private.clock(), voided_by_id = app_private.current_user_id(),
    void_reason = btrim(spoil_check_sheets.reason)
  where s.check_id = any (v_ids) and s.voided_at is null;
  insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description,
    change_reason, user_id)
  select c.offer_id, c.organization_id, c.sponsor_id, 'check_spoiled', format('Sheet #%s, %s', c.number,
    app_private.dollars(c.amount)), btrim(spoil_check_sheets.reason), app_private.current_user_id()
  from app_public.checks c where c.id = any (v_ids);
  update app_public.checks c set run_id = null, printed_at = null, number = nextval('app_private.check_number')
  where c.id = any (v_ids);
  return v;
end $$;
grant execute on function app_public.spoil_check_sheets(int, int, int, text) to sideline_superadmin;
comment on function app_public.spoil_check_sheets(int, int, int, text) is E'@resultFieldName checkRun\n'
  'Marks sheets as void, so that their checks can be printed in another run; the reason is required; superadmins.';

-- Marks printed checks as mailed on a day, from which their arrival is estimated; superadmins. Errors: SL409 if one is
-- not printed or was already mailed, SL422 mailed_on.
create or replace function app_public.mark_checks_mailed(check_ids int[], mailed_on date)
  returns setof app_public.checks language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  if mark_checks_mailed.mailed_on is null or mark_checks_mailed.mailed_on > app_private.today() then
    perform app_private.fail('SL422', 'Enter the day they were mailed, today or earlier.', 'mailed_on');
  end if;
  perform app_private.lock_check_settings(false); -- no month is closed, and no bank's file added, at the same time
  perform app_private.require_open_month(mark_checks_mailed.mailed_on, 'mailed_on');
  if cardinality(mark_checks_mailed.check_ids) > 1000 then
    perform app_private.fail('SL422', 'Mark at most 1,000 checks at once.', 'check_ids');
  end if;
  if (select count(*) from app_public.checks c where c.id = any (mark_checks_mailed.check_ids) and c.state = 'printed')
      < (select count(distinct i) from unnest(mark_checks_mailed.check_ids) i) then
    perform app_private.fail('SL409', 'Some of these checks are not printed or were already mailed.', 'check_ids');
  end if;
  perform app_private.require_replaced_unpaid(mark_checks_mailed.check_ids, 'check_ids');
  for v in select c.* from app_public.checks c
    where c.id = any (mark_checks_mailed.check_ids) order by c.offer_id, c.id loop
    v := app_private.lock_check(v.id, 'approved');
    if v.state <> 'printed' then
      perform app_private.fail('SL409', 'Some of these checks are not printed or were already mailed.', 'check_ids');
    end if;
    if mark_checks_mailed.mailed_on < app_private.day_of(v.printed_at) then
      perform app_private.fail('SL422', format('Check #%s was printed after that day.', v.number), 'mailed_on');
    end if;
    update app_public.checks c set mailed_on = mark_checks_mailed.mailed_on,
      estimated_arrival_date = mark_checks_mailed.mailed_on + app_private.check_arrival_days(),
      valid_until = (select mark_checks_mailed.mailed_on + s.stale_after_days from app_public.check_settings s
        where s.tracked_from <= mark_checks_mailed.mailed_on)
    where c.id = v.id returning * into v;
    perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_mailed',
      format('Check #%s, %s', v.number, app_private.dollars(v.amount)));
    perform app_private.queue_mail_to_organization('check_mailed', v.organization_id, 'mailed:' || v.id,
      jsonb_build_object('check_id', v.id), v.offer_id);
    return next v;
  end loop;
end $$;
grant execute on function app_public.mark_checks_mailed(int[], date) to sideline_superadmin;
comment on function app_public.mark_checks_mailed(int[], date) is E'@resultFieldName checks\n'
  'Marks printed checks as mailed on a day; superadmins. Errors: SL409 checkIds, SL422 mailedOn.';

-- The sheets of a run in order, as they are printed and listed; superadmins.
-- amount in US dollars; state: void, printed or mailed.
create or replace function app_public.check_run_sheets(run_id int)
  returns table (number int, is_void boolean, state text, void_reason text, payee text, address text[], amount numeric,
    memo text, date text, organization text, campaign text, sponsor text, offer_id int)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query
    select s.number, s.voided_at is not null, case when s.voided_at is not null then 'void'
      else replace(c.state::text, '_', ' ') end, s.void_reason, coalesce(c.recipient_name, a.name, g.name),
      array_remove(array[a.line1, nullif(btrim(a.line2), ''), a.city || ', ' || a.state || ' ' || a.zip], null),
      c.amount, c.memo, app_private.day_of(r.created_at)::text, g.name, p.name, n.name, c.offer_id
    from app_public.check_sheets s join app_public.check_runs r on r.id = s.run_id
    join app_public.checks c on c.id = s.check_id
    join app_public.addresses a on a.id = c.mailing_address_id
    join app_public.organizations g on g.id = c.organization_id
    join app_public.offers o on o.id = c.offer_id join app_public.campaigns p on p.id = o.campaign_id
    join app_public.sponsors n on n.id = c.sponsor_id
    where s.run_id = check_run_sheets.run_id order by s.number;
end $$;
grant execute on function app_public.check_run_sheets(int) to sideline_superadmin;
comment on function app_public.check_run_sheets(int) is '@behavior -*';
