-- Invoices, credit notes and payments: staff read them, superadmins write them by functions, and nothing is deleted.

select app_private.protect('app_public.invoices'), app_private.protect('app_public.credit_notes'),
  app_private.protect('app_public.invoice_payments'), app_private.protect('app_public.invoice_settings');
grant update (issuer_name, issuer_address, payment_instructions, quickbooks_item, xero_account_code, xero_tax_type)
  on app_public.invoice_settings to sideline_superadmin;
comment on table app_public.invoices is E'@behavior -insert -update -delete\n'
  '@foreignKey (sponsor_id) references app_public.sponsors (id)\n'
  'An invoice to a sponsor for an installment of a contract; in US dollars.';
comment on column app_public.invoices.balance is E'@behavior +orderBy +filterBy\nUS dollars that are still owed.';
comment on column app_public.invoices.overpaid is 'US dollars paid or credited beyond the amount.';
comment on column app_public.invoices.campaign_name is 'The name of the campaign when the invoice was issued.';
comment on column app_public.invoices.issuer_name is 'Our name when the invoice was issued.';
comment on column app_public.invoices.issuer_address is 'Our address when the invoice was issued.';
comment on column app_public.invoices.payment_instructions is 'How to pay, as printed on the invoice.';
comment on column app_public.invoices.installment is 'Which amount of the contract''s schedule, from 1.';
comment on table app_public.credit_notes is
  E'@behavior -insert -update -delete\nReduces what is owed on an invoice; in US dollars.';
comment on table app_public.invoice_payments is E'@behavior -insert -update -delete\n'
  'Money from a sponsor for an invoice, in US dollars; a reversed payment no longer counts.';
comment on table app_public.invoice_settings is E'@flatInput\n@behavior -insert -delete\n'
  'What invoices say of us, and how they are exported; superadmins change it. Errors: SL428.';

create trigger _100_recent_proof before update on app_public.invoice_settings
  for each statement execute function app_private.tg__recent_proof();
create trigger _100_touch before update on app_public.invoice_settings
  for each row execute function app_private.tg__touch();
do $$
declare v text;
begin
  foreach v in array '{invoices,credit_notes,invoice_payments,invoice_settings}'::text[] loop
    execute format('create trigger _500_audit after insert or update or delete on app_public.%I
      for each row execute function app_private.tg__audit()', v);
  end loop;
end $$;

-- Clients send null for an empty text.
create or replace function app_private.tg_invoice_settings__empty() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.issuer_address := coalesce(new.issuer_address, '');
  new.payment_instructions := coalesce(new.payment_instructions, '');
  new.quickbooks_item := coalesce(new.quickbooks_item, '');
  new.xero_account_code := coalesce(new.xero_account_code, '');
  new.xero_tax_type := coalesce(new.xero_tax_type, '');
  return new;
end $$;

create trigger _110_empty before update on app_public.invoice_settings
  for each row execute function app_private.tg_invoice_settings__empty();

-- Copies what a new invoice says of its campaign and of us: it keeps these texts.
create or replace function app_private.tg_invoices__names() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select c.name into new.campaign_name from app_public.campaigns c where c.id = new.campaign_id;
  select s.issuer_name, s.issuer_address, s.payment_instructions
  into new.issuer_name, new.issuer_address, new.payment_instructions from app_public.invoice_settings s;
  return new;
end $$;

create trigger _100_names before insert on app_public.invoices
  for each row execute function app_private.tg_invoices__names();

-- Refuses to delete a paper or payment, or to change more of it than the named columns, for every caller.
create or replace function app_private.tg__paper() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - tg_argv[0]::text[] = to_jsonb(new) - tg_argv[0]::text[]
    and (old.created_by_id is not distinct from new.created_by_id or new.created_by_id is null) then return new; end if;
  perform app_private.fail('SL409', 'This can''t be changed or deleted. A credit note or a reversal corrects it.');
  return null;
end $$;

create trigger _150_paper before update or delete on app_public.invoices for each row
  execute function app_private.tg__paper('{credited,paid,balance,overpaid,state,file_id,times_sent,sent_on,
    created_by_id}');
create trigger _150_paper before update or delete on app_public.credit_notes for each row
  execute function app_private.tg__paper('{file_id,created_by_id}');
create trigger _150_paper before update or delete on app_public.invoice_payments for each row
  execute function app_private.tg__paper('{reversed_at,reversed_by_id,reversal_reason,created_by_id}');

-- Counts what is credited and paid of an invoice; refuses what would take more credit of the sponsor than there is.
create or replace function app_private.tg__invoice_sums() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.invoices i set
    credited = (select coalesce(sum(n.amount), 0) from app_public.credit_notes n where n.invoice_id = i.id),
    paid = (select coalesce(sum(p.amount), 0) from app_public.invoice_payments p
      where p.invoice_id = i.id and p.reversed_at is null)
  where i.id = new.invoice_id;
  if app_private.sponsor_credit(new.sponsor_id) < 0 then
    perform app_private.fail('SL409', case tg_op when 'INSERT' then 'The sponsor does not have that much credit.'
      else 'The credit of this payment was used. Reverse what used it first.' end,
      case tg_op when 'INSERT' then 'amount' else '' end);
  end if;
  return null;
end $$;

create trigger _300_sums after insert on app_public.credit_notes
  for each row execute function app_private.tg__invoice_sums();
create trigger _300_sums after insert or update of reversed_at on app_public.invoice_payments
  for each row execute function app_private.tg__invoice_sums();

-- What a sponsor has paid, or was credited, beyond what it owed, and was neither used nor paid back, in US dollars.
create or replace function app_private.sponsor_credit(sponsor_id int) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select sum(i.overpaid) from app_public.invoices i where i.sponsor_id = sponsor_credit.sponsor_id), 0)
    - coalesce((select sum(p.amount) from app_public.invoice_payments p
      where p.sponsor_id = sponsor_credit.sponsor_id and p.method = 'credit' and p.reversed_at is null), 0)
    - coalesce((select sum(f.amount) from app_public.sponsor_refunds f
      where f.sponsor_id = sponsor_credit.sponsor_id and f.reversed_at is null), 0)
$$;
