-- What sponsors see of their contracts, invoices and payments, where staff allow it. All are about whole campaigns, so
-- a user who is limited to states sees none.

-- The campaigns whose contract and invoices the signed-in sponsor user sees.
create or replace function app_private.billing_campaign_ids() returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(c.id), '{}') from app_public.campaigns c
  where c.sponsor_sees_billing and c.id = any (app_private.dashboard_campaign_ids())
    and c.sponsor_id = any (app_private.my_sponsor_ids())
    and c.sponsor_id <> all (app_private.limited_sponsor_ids(true))
$$;
grant execute on function app_private.billing_campaign_ids() to sideline_sponsor;

create policy select_own on app_public.campaign_contracts for select to sideline_sponsor
  using (status in ('signed', 'superseded') and campaign_id = any ((select app_private.billing_campaign_ids())::int[]));
comment on policy select_own on app_public.campaign_contracts is
  'Sponsor users see the signed contracts of their campaigns whose billing staff show, unless limited to states.';
create policy select_own on app_public.invoices for select to sideline_sponsor
  using (campaign_id = any ((select app_private.billing_campaign_ids())::int[]));
comment on policy select_own on app_public.invoices is
  'Sponsor users see the invoices of their campaigns whose billing staff show, unless they are limited to states.';
create policy select_own on app_public.credit_notes for select to sideline_sponsor
  using (campaign_id = any ((select app_private.billing_campaign_ids())::int[]));
comment on policy select_own on app_public.credit_notes is
  'Sponsor users see the credit notes of their campaigns whose billing staff show, unless they are limited to states.';
grant select (id, campaign_id, sponsor_id, version_number, status, total_spend, starts_on, ends_on, amounts, due_dates,
  signer_name, signed_at, staff_signer_name, staff_signed_at, file_id) on app_public.campaign_contracts
  to sideline_sponsor;
grant select (id, number, campaign_id, sponsor_id, amount, issued_on, due_on, credited, paid, balance, state, file_id)
  on app_public.invoices to sideline_sponsor;
grant select (id, number, invoice_id, campaign_id, sponsor_id, amount, reason, issued_on, file_id)
  on app_public.credit_notes to sideline_sponsor;

-- What a sponsor paid, and what was paid back to it; neither what was reversed nor uses of a credit, which move no
-- money. A credit and its refunds are of the whole sponsor, so only for a user who sees all of its invoices: for
-- others nothing, because the account would not add up.
create or replace function app_public.billing_payments(sponsor_id int) returns setof app_public.billing_payment
  language sql stable security definer rows 50 set search_path = pg_catalog, pg_temp
as $$
  with whole as materialized (select s.id from app_public.sponsors s
    where s.id = billing_payments.sponsor_id and s.id = any (app_private.my_sponsor_ids())
      and s.id <> all (app_private.limited_sponsor_ids(false))
      and not exists (select from app_public.invoices i where i.sponsor_id = s.id
        and i.campaign_id <> all (app_private.billing_campaign_ids())))
  select p.received_on, i.number, btrim(case p.method when 'check' then 'check ' else '' end || p.reference), p.amount
  from whole w join app_public.invoice_payments p on p.sponsor_id = w.id
  join app_public.invoices i on i.id = p.invoice_id where p.reversed_at is null and p.method <> 'credit'
  union all
  select f.refunded_on, null, f.reference, -f.amount
  from whole w join app_public.sponsor_refunds f on f.sponsor_id = w.id where f.reversed_at is null
  order by 1, 2
$$;
grant execute on function app_public.billing_payments(int) to sideline_sponsor;
comment on function app_public.billing_payments(int) is E'@simpleCollections only\nWhat a sponsor paid, '
  'and below zero what was paid back to it, in US dollars; for users of the sponsor who see all of its invoices.';
select app_private.never_null('app_public.billing_payment', '{day,reference,amount}');
