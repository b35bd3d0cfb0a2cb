-- What an invoice says of its campaign and of us stays as it was when it was issued.
alter table app_public.invoices
  add column campaign_name text constraint invoices_campaign_name_max_200 check (char_length(campaign_name) <= 200),
  add column issuer_name text constraint invoices_issuer_name_max_200 check (char_length(issuer_name) <= 200),
  add column issuer_address text
    constraint invoices_issuer_address_max_2000 check (char_length(issuer_address) <= 2000),
  add column payment_instructions text
    constraint invoices_payment_instructions_max_2000 check (char_length(payment_instructions) <= 2000);
