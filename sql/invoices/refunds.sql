-- Paying a sponsor's credit back: the transfer is made at the bank, and recorded here.

select app_private.protect('app_public.sponsor_refunds');
comment on table app_public.sponsor_refunds is E'@behavior -insert -update -delete\n'
  'Credit that was paid back to a sponsor, in US dollars; a reversed refund no longer counts.';
create trigger _150_paper before update or delete on app_public.sponsor_refunds for each row
  execute function app_private.tg__paper('{reversed_at,reversed_by_id,reversal_reason,created_by_id}');
create trigger _500_audit after insert or update or delete on app_public.sponsor_refunds
  for each row execute function app_private.tg__audit();

-- Records that a part or all of a sponsor's credit was paid back; superadmins, with a recent proof; returns the refund.
-- Errors: SL404, SL422 with the field.
create or replace function app_public.record_sponsor_refund(sponsor_id int, amount numeric, refunded_on date,
  reason text, reference text default '') returns app_public.sponsor_refunds
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.sponsor_refunds;
  v_credit numeric;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  -- payments and credit notes lock it, too
  perform from app_public.sponsors s where s.id = record_sponsor_refund.sponsor_id for no key update;
  if not found then perform app_private.fail('SL404', 'There is no such sponsor.'); end if;
  perform app_private.refuse_rounding(record_sponsor_refund.amount, 2, 'amount');
  v_credit := app_private.sponsor_credit(record_sponsor_refund.sponsor_id);
  if record_sponsor_refund.amount is null or not record_sponsor_refund.amount > 0 then
    perform app_private.fail('SL422', 'Enter an amount above zero.', 'amount');
  elsif record_sponsor_refund.amount > v_credit then
    perform app_private.fail('SL422', format('The sponsor has a credit of %s.', app_private.dollars(v_credit)),
      'amount');
  elsif record_sponsor_refund.refunded_on is null
    or record_sponsor_refund.refunded_on not between '2000-01-01' and app_private.today() then
    perform app_private.fail('SL422', 'Enter the day it was paid back, today or earlier.', 'refunded_on');
  elsif coalesce(btrim(record_sponsor_refund.reason), '') = '' then
    perform app_private.fail('SL422', 'A reason is required.', 'reason');
  end if;
  insert into app_public.sponsor_refunds (sponsor_id, amount, refunded_on, reason, reference, created_by_id)
  values (record_sponsor_refund.sponsor_id, record_sponsor_refund.amount, record_sponsor_refund.refunded_on,
    btrim(record_sponsor_refund.reason), coalesce(btrim(record_sponsor_refund.reference), ''),
    app_private.current_user_id()) returning * into r;
  return r;
end $$;
grant execute on function app_public.record_sponsor_refund(int, numeric, date, text, text) to sideline_superadmin;
comment on function app_public.record_sponsor_refund(int, numeric, date, text, text) is
  E'@resultFieldName sponsorRefund\nRecords that a part or all of a sponsor''s credit was paid back, in US dollars; '
  'superadmins. Errors: SL404, SL422 with the field.';

-- Reverses a refund, for example because the transfer came back: the credit is there again. Superadmins; returns the
-- refund. Errors: SL404, SL409 if it was reversed, SL422 reason.
create or replace function app_public.reverse_sponsor_refund(refund_id int, reason text)
  returns app_public.sponsor_refunds language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app_public.sponsor_refunds;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  select * into r from app_public.sponsor_refunds f where f.id = reverse_sponsor_refund.refund_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such refund.'); end if;
  if r.reversed_at is not null then perform app_private.fail('SL409', 'This refund was reversed already.'); end if;
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  update app_public.sponsor_refunds f set reversed_at = app_private.clock(),
    reversed_by_id = app_private.current_user_id(), reversal_reason = btrim(reverse_sponsor_refund.reason)
  where f.id = r.id returning * into r;
  return r;
end $$;
grant execute on function app_public.reverse_sponsor_refund(int, text) to sideline_superadmin;
comment on function app_public.reverse_sponsor_refund(int, text) is E'@resultFieldName sponsorRefund\n'
  'Reverses a refund, whose credit is there again; superadmins. Errors: SL404, SL409, SL422 reason.';
