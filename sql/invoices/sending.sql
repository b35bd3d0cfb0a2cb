-- Invoices and reminders that staff send by email; nothing is sent automatically.

-- Days that must pass before the same invoice is sent again.
create or replace function app_private.days_between_invoice_mails() returns int
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select 3; end;

-- Emails an invoice with a message of the sender: the invoice, and once it is overdue a reminder of it. Staff; returns
-- the invoice. Errors: SL404; SL409 if nothing is owed, it has no PDF yet, the links of its contract are revoked, it
-- was sent in the last three days, or its address takes no email; SL422 message.
create or replace function app_public.send_invoice(invoice_id int, message text) returns app_public.invoices
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.invoices;
  v_reason text;
begin
  perform app_private.require_staff();
  v := app_private.lock_invoice(send_invoice.invoice_id);
  if v.balance = 0 then perform app_private.fail('SL409', 'Nothing is owed on this invoice.'); end if;
  if v.file_id is null then
    perform app_private.fail('SL409', 'The PDF is still being made. Please try again in a minute.');
  end if;
  if app_private.link_version('contract', v.contract_id::text) is null then
    perform app_private.fail('SL409', 'The links of this contract are revoked. Renew them first.');
  end if;
  if v.sent_on > app_private.today() - app_private.days_between_invoice_mails() then
    perform app_private.fail('SL409', format('It was sent on %s. Wait until %s.', to_char(v.sent_on, 'FMMM/FMDD/YYYY'),
      to_char(v.sent_on + app_private.days_between_invoice_mails(), 'FMMM/FMDD/YYYY')));
  end if;
  if coalesce(btrim(message), '') = '' or char_length(message) > 2000 then
    perform app_private.fail('SL422', 'Enter a message of at most 2,000 characters.', 'message');
  end if;
  v_reason := app_private.mail_suppression_reason('invoice', v.billing_email);
  if v_reason is not null then perform app_private.fail('SL409', v_reason); end if;
  update app_public.invoices i set times_sent = i.times_sent + 1, sent_on = app_private.today()
  where i.id = v.id returning * into v;
  perform app_private.queue_mail('invoice', v.billing_email, 'invoice:' || v.id || ':' || v.times_sent,
    jsonb_build_object('invoice_id', v.id, 'message', btrim(send_invoice.message)), null, null);
  return v;
end $$;
grant execute on function app_public.send_invoice(int, text) to sideline_admin;
comment on function app_public.send_invoice(int, text) is E'@resultFieldName invoice\nEmails an invoice, or a reminder '
  'of it, with a message of the sender. Errors: SL404, SL409, SL422 message.';

-- What the email of an invoice says, and the version of the link to its PDF; version is null while the contract's links
-- are revoked. Amounts in US dollars. For the server and the worker.
create or replace function app_private.invoice_of_mail(invoice_id int)
  returns table (number int, amount numeric, balance numeric, issued_on date, due_on date, days_overdue int,
    email text, campaign text, sponsor text, logo_key text, issuer text, version int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select i.number, i.amount, i.balance, i.issued_on, i.due_on, app_public.invoices_days_overdue(i), i.billing_email,
    i.campaign_name, s.name, app_public.file_key(s.logo_file_id, true), i.issuer_name,
    app_private.link_version('contract', i.contract_id::text)
  from app_public.invoices i join app_public.sponsors s on s.id = i.sponsor_id
  where i.id = invoice_of_mail.invoice_id
$$;
grant execute on function app_private.invoice_of_mail(int) to sideline_authenticator;

-- The key of the file that the link of an invoice opens; null once the links of its contract were revoked or renewed.
-- For the server, which has verified the token.
create or replace function app_private.linked_invoice_file(invoice_id int, link_version int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select f.storage_key from app_public.invoices i join app_private.files f on f.id = i.file_id
  where i.id = linked_invoice_file.invoice_id
    and app_private.link_version('contract', i.contract_id::text) = linked_invoice_file.link_version
$$;
grant execute on function app_private.linked_invoice_file(int, int) to sideline_authenticator;
