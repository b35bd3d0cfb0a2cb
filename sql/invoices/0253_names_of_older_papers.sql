-- Older invoices, and contracts that were sent before migration 0221, get what the audit log knows of the time when
-- they were issued or sent, otherwise what holds now.

-- A text of a record as it was after an entry of the audit log; present: what it is now.
create or replace function pg_temp.text_after(kind text, id int, field text, present text, entry bigint) returns text
  language sql as $$
  select coalesce((select a.old_values ->> field from app_private.audit_log a
    where a.table_name = kind and a.row_id = text_after.id::text and a.op = 'U' and a.id > entry
      and a.old_values ->> field is not null order by a.id limit 1), present)
$$;

alter table app_public.invoices disable trigger user;
update app_public.invoices i set
  campaign_name = pg_temp.text_after('campaigns', c.id, 'name', c.name, e.id),
  issuer_name = pg_temp.text_after('invoice_settings', 1, 'issuer_name', s.issuer_name, e.id),
  issuer_address = pg_temp.text_after('invoice_settings', 1, 'issuer_address', s.issuer_address, e.id),
  payment_instructions = pg_temp.text_after('invoice_settings', 1, 'payment_instructions', s.payment_instructions, e.id)
from app_public.invoices n
left join lateral (select a.id from app_private.audit_log a where a.table_name = 'invoices' and a.row_id = n.id::text
  and a.op = 'I' order by a.id limit 1) e on true, app_public.campaigns c, app_public.invoice_settings s
where n.id = i.id and c.id = i.campaign_id and i.campaign_name is null;
alter table app_public.invoices enable trigger user;
alter table app_public.invoices alter column campaign_name set not null, alter column issuer_name set not null,
  alter column issuer_address set not null, alter column payment_instructions set not null;

alter table app_public.campaign_contracts disable trigger user;
update app_public.campaign_contracts k set
  sponsor_name = pg_temp.text_after('sponsors', s.id, 'name', s.name, e.id),
  campaign_name = pg_temp.text_after('campaigns', c.id, 'name', c.name, e.id)
from app_public.campaign_contracts n
left join lateral (select a.id from app_private.audit_log a where a.table_name = 'campaign_contracts'
  and a.row_id = n.id::text and a.op = 'U' and a.new_values ->> 'status' = 'out_for_signature'
  order by a.id limit 1) e on true, app_public.campaigns c, app_public.sponsors s
where n.id = k.id and c.id = k.campaign_id and s.id = k.sponsor_id and k.status <> 'draft' and k.sponsor_name is null;
alter table app_public.campaign_contracts enable trigger user;
