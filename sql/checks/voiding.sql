-- Voids an approved check, or replaces it by another.

-- Voids an approved check: its amount is available again, its sheet is void, and the league is emailed the reason
-- [S-330, S-331, M7]; superadmins.
create or replace function app_public.void_check(check_id int, reason text) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  v := app_private.lock_check(void_check.check_id, 'approved');
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  update app_public.checks c set status = 'voided', action_reason = btrim(reason),
    voided_by_id = app_private.current_user_id(), voided_at = app_private.clock()
  where c.id = v.id returning * into v;
  update app_public.check_sheets s set voided_at = app_private.clock(), voided_by_id = app_private.current_user_id(),
    void_reason = v.action_reason
  where s.check_id = v.id and s.voided_at is null;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_voided',
    format('Check #%s, %s', v.number, app_private.dollars(v.amount)), reason);
  perform app_private.queue_mail_to_organization('check_voided', v.organization_id, 'void:' || v.id,
    jsonb_build_object('check_id', v.id), v.offer_id);
  return v;
end $$;
grant execute on function app_public.void_check(int, text) to sideline_superadmin;
comment on function app_public.void_check(int, text) is
  E'@resultFieldName check\nVoids an approved check; the reason is required, and the league reads it; superadmins.';

-- Voids an approved check and writes a new one of the same amount, to be approved like any other [M6]; a null memo is
-- taken from the old check; superadmins; returns the new check. SL422, field memo, when the memo cannot be printed.
create or replace function app_public.reissue_check(check_id int, reason text, memo text default null)
  returns app_public.checks language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_old app_public.checks; v app_public.checks;
begin
  perform app_private.require_superadmin();
  v_old := app_public.void_check(reissue_check.check_id, reissue_check.reason);
  v := app_public.create_check(v_old.offer_id, v_old.amount, coalesce(reissue_check.memo, v_old.memo));
  update app_public.checks c set replaces_id = v_old.id where c.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.reissue_check(int, text, text) to sideline_superadmin;
comment on function app_public.reissue_check(int, text, text) is
  E'@resultFieldName check\nVoids an approved check and writes a pending one of the same amount; the reason is '
  'required; memo at most 40 characters, by default the old one; superadmins.';
