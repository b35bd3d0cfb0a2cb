-- Voids an approved check, or replaces it by another.

-- Voids an approved check: its amount is available again, its sheet is void, and the league is emailed the reason
-- [S-330, S-331, M7]; superadmins.
create or replace function app_public.void_check(check_id int, reason text) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.lock_check_settings(false); -- no bank's file is added at the same time
  perform from app_public.deposit_runs r where r.id in (select e.run_id from app_public.deposit_entries e
    where e.check_id = void_check.check_id and e.returned_on is null) for share; -- it is not approved at the same time
  v := app_private.lock_check_in(void_check.check_id,
    '{approved,in_run,printed,mailed,returned,stale,stopped,escheat_due}');
  perform app_private.require_unpaid(v.id);
  if v.mailed_on is not null then perform app_private.require_paper(v); end if;
  if exists (select from app_public.deposit_entries e join app_public.deposit_runs r on r.id = e.run_id
    where e.check_id = v.id and e.returned_on is null and r.status in ('approved', 'sent')) then
    perform app_private.fail('SL409', 'This deposit is in an approved run. Cancel the run first.');
  end if;
  delete from app_public.deposit_entries e where e.check_id = v.id and e.returned_on is null and not e.canceled;
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  update app_public.checks c set status = 'voided', action_reason = btrim(reason),
    voided_by_id = app_private.current_user_id(), voided_at = app_private.clock()
  where c.id = v.id returning * into v;
  update app_public.check_sheets s set voided_at = app_private.clock(), voided_by_id = app_private.current_user_id(),
    void_reason = v.action_reason
  where s.check_id = v.id and s.voided_at is null;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_voided',
    format('%s, %s', app_private.payment_name(v), app_private.dollars(v.amount)), reason);
  perform app_private.queue_mail_to_organization('check_voided', v.organization_id, 'void:' || v.id,
    jsonb_build_object('check_id', v.id), v.offer_id);
  return v;
end $$;
grant execute on function app_public.void_check(int, text) to sideline_superadmin;
comment on function app_public.void_check(int, text) is
  E'@resultFieldName check\nVoids an approved check that the bank has not paid; the reason is required, and the league '
  'reads it; superadmins.';

-- Voids an approved check and writes a new one of the same amount, to be approved like any other [M6]; a null memo is
-- taken from the old check; superadmins; returns the new check. stopped_on: when the bank was told not to pay the old
-- check, which it might still do if that was mailed and not returned; not needed for a check that is not tracked.
-- Errors: SL422 memo when it cannot be printed, stopped_on.
create or replace function app_public.reissue_check(check_id int, reason text, memo text default null,
  stopped_on date default null) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_old app_public.checks; v app_public.checks;
begin
  perform app_private.require_superadmin();
  perform app_private.lock_check_settings(false);
  perform from app_public.deposit_runs r where r.id in (select e.run_id from app_public.deposit_entries e
    where e.check_id = reissue_check.check_id and e.returned_on is null) for share; -- before the offer, as void_check
  v_old := app_private.lock_check(reissue_check.check_id, 'approved');
  if reissue_check.stopped_on is not null then
    perform app_private.require_reason(reissue_check.reason);
    update app_public.checks c set stopped_on = reissue_check.stopped_on
    where c.id = (app_private.lock_check_to_stop(v_old.id, reissue_check.stopped_on)).id;
  elsif v_old.state in ('mailed', 'stale', 'escheat_due') and v_old.valid_until is not null then
    perform app_private.fail('SL422', 'Enter the day on which the bank was told not to pay it.', 'stopped_on');
  end if;
  v_old := app_public.void_check(reissue_check.check_id, reissue_check.reason);
  v := app_public.create_check(v_old.offer_id, v_old.amount + v_old.withheld, coalesce(reissue_check.memo, v_old.memo));
  update app_public.checks c set replaces_id = v_old.id where c.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.reissue_check(int, text, text, date) to sideline_superadmin;
comment on function app_public.reissue_check(int, text, text, date) is
  E'@resultFieldName check\nVoids an approved check and writes a pending one of the same amount; the reason is '
  'required; memo at most 40 characters, by default the old one; stoppedOn, when the bank was told not to pay it, is '
  'required for one that was mailed, did not come back and is recorded as paid; superadmins.';
