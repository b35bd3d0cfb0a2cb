-- A payment of a sponsor for an invoice, in US dollars; without an invoice and below zero: paid back to the sponsor.
create type app_public.billing_payment as (day date, invoice_number int, reference text, amount numeric);
