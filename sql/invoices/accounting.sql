-- Money that came from sponsors or went back to them, for accounting programs.

-- What moved between two days, in US dollars, negative if it left us: payments, refunds, and the reversal of each as a
-- line of its own day. Paying by a credit moves nothing. check_number: null if it was no check. Staff.
create or replace function app_public.sponsor_money(first_day date, last_day date)
  returns table (day date, payee text, description text, reference text, check_number text, amount numeric)
  language sql stable rows 500 set search_path = pg_catalog, pg_temp
begin atomic
  select m.day, m.payee, m.description, m.reference, m.check_number, m.amount
  from (
    select p.received_on as day, i.billing_name as payee, 'Invoice ' || i.number as description, p.reference,
      case when p.method = 'check' then p.reference end as check_number, p.amount, 1 as turn, p.id
    from app_public.invoice_payments p join app_public.invoices i on i.id = p.invoice_id where p.method <> 'credit'
    union all
    select app_private.day_of(p.reversed_at), i.billing_name, 'Reversed payment of invoice ' || i.number, p.reference,
      null, -p.amount, 2, p.id
    from app_public.invoice_payments p join app_public.invoices i on i.id = p.invoice_id
    where p.method <> 'credit' and p.reversed_at is not null
    union all
    select r.refunded_on, s.name, 'Refund of a credit', r.reference, null, -r.amount, 3, r.id
    from app_public.sponsor_refunds r join app_public.sponsors s on s.id = r.sponsor_id
    union all
    select app_private.day_of(r.reversed_at), s.name, 'Reversed refund of a credit', r.reference, null, r.amount, 4,
      r.id
    from app_public.sponsor_refunds r join app_public.sponsors s on s.id = r.sponsor_id where r.reversed_at is not null
  ) m where m.day between first_day and last_day order by m.day, m.turn, m.id;
end;
grant execute on function app_public.sponsor_money(date, date) to sideline_admin;
comment on function app_public.sponsor_money(date, date) is '@behavior -*';
