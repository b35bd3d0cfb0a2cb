-- What sponsors are to pay: installments to issue, and overdue invoices.

-- Sponsors with installments of signed contracts that are due within 7 days or were, and have no invoice; not while an
-- amendment is out for signature, because nothing is issued then. At stake is their amount.
create or replace function app_private.today_installments(instant timestamptz) returns setof app_private.today_item
  language sql stable rows 10
begin atomic
  select 'installments_to_issue'::app_public.today_kind, s.id::bigint, s.name, s.id::bigint, sum(p.amount),
    min(p.due_on)
  from app_public.campaign_contracts c join app_public.sponsors s on s.id = c.sponsor_id
  cross join lateral unnest(c.amounts, c.due_dates) with ordinality p (amount, due_on, installment)
  where c.status = 'signed' and p.due_on <= app_private.day_of(instant) + 7
    and not exists (select from app_public.campaign_contracts a
      where a.campaign_id = c.campaign_id and a.status = 'out_for_signature')
    and not exists (select from app_public.invoices i
      where i.contract_id = c.id and i.installment = p.installment and i.credited < i.amount)
  group by s.id;
end;

-- Invoices of the campaigns with a balance whose day has passed.
create or replace function app_private.today_overdue(campaign_ids int[], instant timestamptz)
  returns setof app_private.today_item language sql stable rows 20
begin atomic
  select 'invoices_overdue'::app_public.today_kind, i.id::bigint, c.name, i.id::bigint, i.balance, i.due_on
  from app_public.invoices i join app_public.campaigns c on c.id = i.campaign_id
  where i.campaign_id = any (campaign_ids) and i.balance > 0 and i.due_on < app_private.day_of(instant);
end;
