-- Invoices to sponsors, their credit notes and payments. Amounts in US dollars.

-- The last number of each kind of paper. The row is locked until the transaction that takes a number ends, so a
-- transaction that fails leaves no gap, as a sequence would.
create table app_private.paper_numbers (
  kind text primary key,
  last_number int not null
);
insert into app_private.paper_numbers values ('invoice', 1000), ('credit_note', 0);

create type app_public.invoice_state as enum ('open', 'partly_paid', 'paid', 'credited');
-- credit: of the sponsor
create type app_public.payment_method as enum ('check', 'ach', 'wire', 'card', 'credit', 'other');

create table app_public.invoices (
  id int generated always as identity primary key,
  number int not null constraint invoices_number_key unique,
  contract_id int not null references app_public.campaign_contracts,
  campaign_id int not null,
  sponsor_id int not null,
  installment int not null -- of the schedule, from 1
    constraint invoices_installment_range check (installment between 1 and 60),
  amount numeric(12,2) not null
    constraint invoices_amount_finite check (amount <> 'NaN')
    constraint invoices_amount_minimum check (amount >= 0.01),
  issued_on date not null constraint invoices_issued_on_range check (issued_on between '2000-01-01' and '2100-12-31'),
  due_on date not null constraint invoices_due_on_range check (due_on between '2000-01-01' and '2100-12-31'),
  billing_name text not null constraint invoices_billing_name_max_200 check (char_length(billing_name) <= 200),
  billing_address text not null
    constraint invoices_billing_address_max_2000 check (char_length(billing_address) <= 2000),
  billing_email text not null constraint invoices_billing_email_max_200 check (char_length(billing_email) <= 200),
  credited numeric(12,2) not null default 0 constraint invoices_credited_finite check (credited <> 'NaN'),
  paid numeric(12,2) not null default 0 constraint invoices_paid_finite check (paid <> 'NaN'),
  balance numeric(12,2) not null generated always as (greatest(amount - credited - paid, 0)) stored,
  overpaid numeric(12,2) not null generated always as (greatest(paid + credited - amount, 0)) stored,
  state app_public.invoice_state not null generated always as (case
    when credited >= amount then 'credited'::app_public.invoice_state
    when credited + paid >= amount then 'paid'
    when paid > 0 then 'partly_paid' else 'open' end) stored,
  file_id int references app_private.files,
  times_sent int not null default 0, -- by email
  sent_on date constraint invoices_sent_on_range check (sent_on between '2000-01-01' and '2100-12-31'), -- last
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint invoices_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint invoices_campaign_fk foreign key (campaign_id, sponsor_id)
    references app_public.campaigns (id, sponsor_id),
  constraint invoices_owner_key unique (id, campaign_id, sponsor_id),
  constraint invoices_credited_within check (credited between 0 and amount),
  constraint invoices_paid_not_negative check (paid >= 0)
);
-- an installment is invoiced again only after a credit note for all of it
create unique index invoices_installment_key on app_public.invoices (contract_id, installment)
  where credited < amount;
create index on app_public.invoices (contract_id);
create index on app_public.invoices (campaign_id, sponsor_id);
create index on app_public.invoices (sponsor_id, id);
create index on app_public.invoices (due_on, id);
create index on app_public.invoices (created_by_id);
create index on app_public.invoices (file_id);

create table app_public.credit_notes (
  id int generated always as identity primary key,
  number int not null constraint credit_notes_number_key unique,
  invoice_id int not null,
  campaign_id int not null,
  sponsor_id int not null,
  amount numeric(12,2) not null
    constraint credit_notes_amount_finite check (amount <> 'NaN')
    constraint credit_notes_amount_minimum check (amount >= 0.01),
  reason text not null constraint credit_notes_reason_max_2000 check (char_length(reason) <= 2000),
  issued_on date not null
    constraint credit_notes_issued_on_range check (issued_on between '2000-01-01' and '2100-12-31'),
  file_id int references app_private.files,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint credit_notes_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint credit_notes_invoice_fk foreign key (invoice_id, campaign_id, sponsor_id)
    references app_public.invoices (id, campaign_id, sponsor_id),
  constraint credit_notes_reason_present check (btrim(reason) <> '')
);
create index on app_public.credit_notes (invoice_id, campaign_id, sponsor_id);
create index on app_public.credit_notes (campaign_id);
create index on app_public.credit_notes (sponsor_id);
create index on app_public.credit_notes (created_by_id);
create index on app_public.credit_notes (file_id);

create table app_public.invoice_payments (
  id int generated always as identity primary key,
  invoice_id int not null,
  campaign_id int not null,
  sponsor_id int not null,
  amount numeric(12,2) not null
    constraint invoice_payments_amount_finite check (amount <> 'NaN')
    constraint invoice_payments_amount_minimum check (amount >= 0.01),
  received_on date not null
    constraint invoice_payments_received_on_range check (received_on between '2000-01-01' and '2100-12-31'),
  method app_public.payment_method not null,
  reference text not null default '' -- the number of the check, or what the bank says
    constraint invoice_payments_reference_max_200 check (char_length(reference) <= 200),
  reversed_at timestamptz
    constraint invoice_payments_reversed_at_range
      check (reversed_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  reversed_by_id int references app_public.users on delete set null,
  reversal_reason text
    constraint invoice_payments_reversal_reason_max_2000 check (char_length(reversal_reason) <= 2000),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
    constraint invoice_payments_created_at_range
      check (created_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint invoice_payments_invoice_fk foreign key (invoice_id, campaign_id, sponsor_id)
    references app_public.invoices (id, campaign_id, sponsor_id),
  constraint invoice_payments_reversal_reason_given
    check ((reversed_at is null) = (reversal_reason is null) and btrim(reversal_reason) <> '')
);
create index on app_public.invoice_payments (invoice_id, campaign_id, sponsor_id);
create index on app_public.invoice_payments (campaign_id);
create index on app_public.invoice_payments (sponsor_id);
create index on app_public.invoice_payments (created_by_id);
create index on app_public.invoice_payments (reversed_by_id);

-- What invoices say of us, and how they are exported, in one row.
create table app_public.invoice_settings (
  id int primary key default 1,
  issuer_name text not null default 'Sideline'
    constraint invoice_settings_issuer_name_max_200 check (char_length(issuer_name) <= 200),
  issuer_address text not null default ''
    constraint invoice_settings_issuer_address_max_2000 check (char_length(issuer_address) <= 2000),
  payment_instructions text not null default ''
    constraint invoice_settings_payment_instructions_max_2000 check (char_length(payment_instructions) <= 2000),
  quickbooks_item text not null default 'Sponsorship'
    constraint invoice_settings_quickbooks_item_max_200 check (char_length(quickbooks_item) <= 200),
  xero_account_code text not null default '200'
    constraint invoice_settings_xero_account_code_max_200 check (char_length(xero_account_code) <= 200),
  xero_tax_type text not null default 'Tax Exempt (0%)'
    constraint invoice_settings_xero_tax_type_max_200 check (char_length(xero_tax_type) <= 200),
  version int not null default 1,
  updated_at timestamptz not null default app_private.clock()
    constraint invoice_settings_updated_at_range
      check (updated_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  constraint invoice_settings_one_row check (id = 1),
  constraint invoice_settings_issuer_name_present check (btrim(issuer_name) <> '')
);
insert into app_public.invoice_settings default values;

-- Open amounts by how long they are overdue; up_to_30: 1 to 30 days.
create type app_public.invoice_aging as (not_due numeric, up_to_30 numeric, up_to_60 numeric, up_to_90 numeric,
  over_90 numeric);

-- What a sponsor owes and has paid. credit: paid or credited beyond what was owed, and not used yet.
create type app_public.sponsor_account as (contracted numeric, invoiced numeric, credited numeric, paid numeric,
  balance numeric, overdue numeric, credit numeric);

do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check,
    add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''invoice''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
