-- The latest change of whom a league's money and mails go to: contact_email or mailing_address.
create type app_public.payee_change as (
  at timestamptz,
  what text,
  changed_by text
);
