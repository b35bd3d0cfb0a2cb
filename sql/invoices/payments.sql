-- Payments of sponsors, and what they owe.

-- Records money that a sponsor paid for an invoice, in whole or in part; method credit: from its credit. as_credit:
-- what exceeds the balance becomes a credit. Superadmins; returns the payment. Errors: SL404, SL422 with the field.
create or replace function app_public.record_invoice_payment(invoice_id int, amount numeric, received_on date,
  method app_public.payment_method, reference text default '', as_credit boolean default false)
  returns app_public.invoice_payments language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.invoices;
  r app_public.invoice_payments;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_invoice(record_invoice_payment.invoice_id);
  perform app_private.refuse_rounding(record_invoice_payment.amount, 2, 'amount');
  if record_invoice_payment.amount is null or not record_invoice_payment.amount > 0
    or record_invoice_payment.amount >= 10000000000 then
    perform app_private.fail('SL422', 'Enter an amount above zero and below ten billion.', 'amount');
  end if;
  if method is null then perform app_private.fail('SL422', 'Choose how it was paid.', 'method'); end if;
  if record_invoice_payment.received_on is null
    or record_invoice_payment.received_on not between '2000-01-01' and app_private.today() then
    perform app_private.fail('SL422', 'Enter the day it was received, today or earlier.', 'received_on');
  end if;
  if record_invoice_payment.amount > v.balance and (as_credit is not true or method = 'credit') then
    perform app_private.fail('SL422', format('That is %s more than is owed.',
      app_private.dollars(record_invoice_payment.amount - v.balance)), 'amount');
  end if;
  if method = 'credit' and record_invoice_payment.amount > app_private.sponsor_credit(v.sponsor_id) then
    perform app_private.fail('SL422', format('The sponsor has a credit of %s.',
      app_private.dollars(app_private.sponsor_credit(v.sponsor_id))), 'amount');
  end if;
  insert into app_public.invoice_payments (invoice_id, campaign_id, sponsor_id, amount, received_on, method, reference,
    created_by_id)
  values (v.id, v.campaign_id, v.sponsor_id, record_invoice_payment.amount, record_invoice_payment.received_on,
    record_invoice_payment.method, coalesce(btrim(record_invoice_payment.reference), ''),
    app_private.current_user_id()) returning * into r;
  return r;
end $$;
grant execute on function app_public.record_invoice_payment(int, numeric, date, app_public.payment_method, text,
  boolean) to sideline_superadmin;
comment on function app_public.record_invoice_payment(int, numeric, date, app_public.payment_method, text, boolean) is
  E'@resultFieldName invoicePayment\nRecords a payment for an invoice, in US dollars; asCredit: what exceeds the '
  'balance becomes a credit of the sponsor; superadmins. Errors: SL404, SL422 with the field.';

-- Reverses a payment, for example of a check that bounced: it no longer counts, and stays on record with the reason.
-- Superadmins; returns the payment. Errors: SL404, SL409 if it was reversed or its credit was used, SL422 reason.
create or replace function app_public.reverse_invoice_payment(payment_id int, reason text)
  returns app_public.invoice_payments language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r app_public.invoice_payments;
begin
  perform app_private.require_superadmin();
  select * into r from app_public.invoice_payments p where p.id = reverse_invoice_payment.payment_id;
  if not found then perform app_private.fail('SL404', 'There is no such payment.'); end if;
  perform app_private.lock_invoice(r.invoice_id);
  select * into r from app_public.invoice_payments p where p.id = r.id for update;
  if r.reversed_at is not null then perform app_private.fail('SL409', 'This payment was reversed already.'); end if;
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  update app_public.invoice_payments p set reversed_at = app_private.clock(),
    reversed_by_id = app_private.current_user_id(), reversal_reason = btrim(reverse_invoice_payment.reason)
  where p.id = r.id returning * into r;
  return r;
end $$;
grant execute on function app_public.reverse_invoice_payment(int, text) to sideline_superadmin;
comment on function app_public.reverse_invoice_payment(int, text) is E'@resultFieldName invoicePayment\n'
  'Reverses a payment; the reason is required; superadmins. Errors: SL404, SL409, SL422 reason.';

-- Days since an invoice with a balance was due; null if it is not overdue.
create or replace function app_public.invoices_days_overdue(i app_public.invoices) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when i.balance > 0 and i.due_on < app_private.today() then app_private.today() - i.due_on end;
end;
grant execute on function app_public.invoices_days_overdue(app_public.invoices) to sideline_admin;
comment on function app_public.invoices_days_overdue(app_public.invoices) is
  'Days since an invoice with a balance was due; null if it is not overdue.';

-- What sponsors owe by how long it is overdue, and their credit, in US dollars; staff.
create or replace function app_public.invoice_aging() returns app_public.invoice_aging
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(sum(i.balance) filter (where d.days <= 0), 0),
    coalesce(sum(i.balance) filter (where d.days between 1 and 30), 0),
    coalesce(sum(i.balance) filter (where d.days between 31 and 60), 0),
    coalesce(sum(i.balance) filter (where d.days between 61 and 90), 0),
    coalesce(sum(i.balance) filter (where d.days > 90), 0),
    (select coalesce(sum(o.overpaid), 0) from app_public.invoices o)
      - (select coalesce(sum(p.amount), 0) from app_public.invoice_payments p
        where p.method = 'credit' and p.reversed_at is null)
      - (select coalesce(sum(f.amount), 0) from app_public.sponsor_refunds f where f.reversed_at is null)
  from app_public.invoices i cross join lateral (select app_private.today() - i.due_on as days) d where i.balance > 0;
end;
grant execute on function app_public.invoice_aging() to sideline_admin;
comment on function app_public.invoice_aging() is
  E'@notNull\nWhat sponsors owe by how long it is overdue, and their credit, in US dollars; staff.';
select app_private.never_null('app_public.invoice_aging', '{not_due,up_to_30,up_to_60,up_to_90,over_90,credit}');

-- What a sponsor owes and has paid, in US dollars, of what the caller may see.
create or replace function app_public.sponsors_account(s app_public.sponsors) returns app_public.sponsor_account
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce((select sum(c.total_spend) from app_public.campaign_contracts c
      where c.sponsor_id = s.id and c.status = 'signed'), 0),
    coalesce(sum(i.amount), 0), coalesce(sum(i.credited), 0),
    coalesce((select sum(p.amount) from app_public.invoice_payments p
      where p.sponsor_id = s.id and p.reversed_at is null and p.method <> 'credit'), 0),
    coalesce(sum(i.balance), 0), coalesce(sum(i.balance) filter (where i.due_on < app_private.today()), 0),
    coalesce(sum(i.overpaid), 0) - coalesce((select sum(p.amount) from app_public.invoice_payments p
      where p.sponsor_id = s.id and p.reversed_at is null and p.method = 'credit'), 0)
      - coalesce((select sum(f.amount) from app_public.sponsor_refunds f
        where f.sponsor_id = s.id and f.reversed_at is null), 0),
    coalesce((select sum(f.amount) from app_public.sponsor_refunds f
      where f.sponsor_id = s.id and f.reversed_at is null), 0)
  from app_public.invoices i where i.sponsor_id = s.id;
end;
grant execute on function app_public.sponsors_account(app_public.sponsors) to sideline_admin;
comment on function app_public.sponsors_account(app_public.sponsors) is
  E'@notNull\nWhat a sponsor owes and has paid, in US dollars.';
select app_private.never_null('app_public.sponsor_account',
  '{contracted,invoiced,credited,paid,balance,overdue,credit,refunded}');
