-- Writing, canceling and rejecting checks.

-- What remains of an offer's value: the value less approved and pending checks [S-322, S-323], and less what the bank
-- paid for void ones and staff accepted.
create or replace function app_private.check_available(p_offer_id int) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.value - coalesce((select sum(p.gross) from app_private.offer_payments p where p.offer_id = o.id), 0)
  from app_public.offers o where o.id = p_offer_id
$$;
grant execute on function app_private.check_available(int) to sideline_admin;

-- The maximum amount of a new check in US dollars; staff.
create or replace function app_public.offers_check_available(o app_public.offers) returns numeric
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.check_available(o.id); end;
grant execute on function app_public.offers_check_available(app_public.offers) to sideline_admin;
comment on function app_public.offers_check_available(app_public.offers) is
  'US dollars that remain for a new check: the value less pending and approved checks.';

-- A restored check counts again: only on a confirmed offer, within its value [S-323], also by an undo of an undo [K6].
create or replace function app_private.tg_checks__within_value() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.offers o where o.id = new.offer_id for update;
  if (select o.status from app_public.offers o where o.id = new.offer_id) <> 'confirmed' then
    perform app_private.fail('SL409', 'Checks can only be written for confirmed offers.');
  elsif coalesce(app_private.check_available(new.offer_id), -1) < 0 then
    perform app_private.fail('SL409', 'Check value exceeds the remaining offer value');
  end if;
  return null;
end $$;

create trigger _300_within_value after insert on app_public.checks for each row
  when (app_private.is_restoring() and new.status = 'pending') execute function app_private.tg_checks__within_value();

-- Why a check can no longer be approved or rejected, and who decided it: the message for the second of two people.
create or replace function app_private.check_decided(c app_public.checks) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('This check was %s already%s%s.', c.status,
    case when c.status = 'approved' and c.number is not null then format(' as #%s', c.number) else '' end,
    (select ' by ' || coalesce(u.name, u.email) from app_public.users u
     where u.id = case when c.status = 'voided' then c.voided_by_id else c.reviewed_by_id end))
$$;

-- How messages and the log call a payment.
create or replace function app_private.payment_name(c app_public.checks) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select case c.payout_method when 'check' then 'Check #' || c.number else 'Direct deposit No. ' || c.id end;
end;

-- Locks a check and its offer, so that two people cannot decide at once. Errors: SL404, SL409, field p_field.
create or replace function app_private.lock_check(p_check_id int, p_status app_public.check_status,
  p_field text default '') returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks; v_offer_id int;
begin
  select c.offer_id into v_offer_id from app_public.checks c where c.id = p_check_id;
  if not found then
    perform app_private.fail('SL404', 'This check no longer exists. It may have been canceled.', p_field);
  end if;
  perform app_private.lock_offer(v_offer_id);
  select * into v from app_public.checks c where c.id = p_check_id for update;
  if v.id is null then
    perform app_private.fail('SL404', 'This check no longer exists. It may have been canceled.', p_field);
  end if;
  if v.status = 'pending' and p_status <> 'pending' then
    perform app_private.fail('SL409', 'This check is not approved yet.', p_field);
  end if;
  if v.status <> p_status then
    perform app_private.fail('SL409', app_private.check_decided(v), p_field);
  end if;
  return v;
end $$;

-- Writes a pending check on a confirmed offer, at most what remains [S-321..S-324];
-- concurrent writers for one offer wait for each other.
create or replace function app_public.create_check(offer_id int, amount numeric, memo text) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_offer app_public.offers; v app_public.checks;
begin
  perform app_private.require_staff();
  v_offer := app_private.lock_offer(create_check.offer_id);
  if v_offer.status <> 'confirmed' then
    perform app_private.fail('SL409', 'Checks can only be written for confirmed offers.');
  end if;
  perform app_private.refuse_rounding(amount, 2, 'amount');
  if amount is null or amount <= 0 then
    perform app_private.fail('SL422', 'Enter an amount above zero.', 'amount');
  end if;
  if amount > coalesce(app_private.check_available(v_offer.id), 0) then
    perform app_private.fail('SL422', 'Check value exceeds the remaining offer value', 'amount');
  end if;
  if coalesce(length(btrim(memo)), 0) not between 1 and 40 then
    perform app_private.fail('SL422', 'Enter a memo of at most 40 characters.', 'memo');
  elsif app_private.unprintable_characters(memo) is not null then
    perform app_private.fail('SL422',
      format('These characters can''t be printed on a check: %s.', app_private.unprintable_characters(memo)), 'memo');
  end if;
  insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, created_by_id)
  values (v_offer.id, v_offer.organization_id, v_offer.sponsor_id, create_check.amount, btrim(create_check.memo),
    app_private.current_user_id()) returning * into v;
  perform app_private.log_event(v_offer, 'check_written', app_private.dollars(v.amount) || ', ' || v.memo);
  return v;
end $$;
grant execute on function app_public.create_check(int, numeric, text) to sideline_admin;
comment on function app_public.create_check(int, numeric, text) is E'@resultFieldName check\nWrites a pending check '
  'for at most the remaining value of the offer. amount in US dollars; memo at most 40 characters.';

-- Deletes pending checks that are canceled; one that the bank returned as a deposit is rejected and stays [T35].
create or replace function app_private.cancel_pending_check(c app_public.checks, reason text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_public.deposit_entries e where e.check_id = c.id) then
    update app_public.checks k set status = 'rejected', action_reason = cancel_pending_check.reason,
      reviewed_by_id = app_private.current_user_id(), reviewed_at = app_private.clock() where k.id = c.id;
  else
    delete from app_public.checks k where k.id = c.id;
  end if;
end $$;

-- Cancels a pending check; its amount becomes available again [S-328, S-329]; returns the offer.
create or replace function app_public.cancel_check(check_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks; v_offer app_public.offers;
begin
  perform app_private.require_staff();
  v := app_private.lock_check(cancel_check.check_id, 'pending');
  perform app_private.cancel_pending_check(v, 'Canceled');
  select * into v_offer from app_public.offers o where o.id = v.offer_id;
  perform app_private.log_event(v_offer, 'check_canceled', app_private.dollars(v.amount) || ', ' || v.memo);
  return v_offer;
end $$;
grant execute on function app_public.cancel_check(int) to sideline_admin;
comment on function app_public.cancel_check(int) is E'@resultFieldName offer\nCancels a pending check.';

create or replace function app_public.reject_check(check_id int, reason text) returns app_public.checks
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.checks;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_check(reject_check.check_id, 'pending');
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  update app_public.checks c set status = 'rejected', action_reason = btrim(reason),
    reviewed_by_id = app_private.current_user_id(), reviewed_at = app_private.clock()
  where c.id = v.id returning * into v;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_rejected',
    app_private.dollars(v.amount), reason);
  return v;
end $$;
grant execute on function app_public.reject_check(int, text) to sideline_superadmin;
comment on function app_public.reject_check(int, text) is
  E'@resultFieldName check\nRejects a pending check; the reason is required; superadmins.';

-- Checks awaiting a decision, oldest first [B-374, B-389]; superadmins.
create or replace function app_public.pending_checks() returns setof app_public.checks
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select c.* from app_public.checks c where c.status = 'pending' order by c.created_at, c.id; end;
grant execute on function app_public.pending_checks() to sideline_superadmin;
comment on function app_public.pending_checks() is E'Checks awaiting a decision, oldest first; superadmins.';
