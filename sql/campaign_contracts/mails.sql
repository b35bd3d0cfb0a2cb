-- Emails about contracts: the link to whoever signs for the sponsor, and to both sides once both have signed.

-- Queues the email that asks the contract's signer to sign; does nothing for one without an address. Returns the
-- contract. Errors: SL409 if the address takes no email.
create or replace function app_private.ask_signer(c app_public.campaign_contracts) returns app_public.campaign_contracts
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_reason text;
begin
  if c.signer_email is null then return c; end if;
  v_reason := app_private.mail_suppression_reason('contract_to_sign', c.signer_email);
  if v_reason is not null then perform app_private.fail('SL409', v_reason, 'signer_email'); end if;
  perform app_private.queue_mail('contract_to_sign', c.signer_email, 'contract:' || c.id,
    jsonb_build_object('contract_id', c.id), null, null);
  update app_public.campaign_contracts k set emailed_on = app_private.today() where k.id = c.id returning * into c;
  return c;
end $$;

-- Emails the link of a contract that is out for signature again, or a new one to another address, which ends the old
-- link; once a day and address. Staff; returns the contract. Errors: SL404; SL409 if the sponsor has signed, its link
-- is revoked, it was emailed there today, or the address takes no email; SL422 signer_email.
create or replace function app_public.email_contract(contract_id int, signer_email text)
  returns app_public.campaign_contracts language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaign_contracts;
  v_email text := lower(btrim(signer_email));
begin
  perform app_private.require_staff();
  v := app_private.lock_contract(email_contract.contract_id, 'out_for_signature');
  if v.signed_at is not null then
    perform app_private.fail('SL409', format('%s has signed this contract already.', v.signer_name));
  elsif app_private.link_version('contract', v.id::text) is null then
    perform app_private.fail('SL409', 'The links of this contract are revoked. Renew them first.');
  elsif coalesce(v_email, '') = '' then
    perform app_private.fail('SL422', 'Enter a valid email.', 'signer_email');
  elsif exists (select from app_private.mail_outbox m where m.kind = 'contract_to_sign' and m.recipient = v_email
    and m.subject_key = 'contract:' || v.id and m.due = app_private.today()) then
    perform app_private.fail('SL409', 'It was emailed to this address today. Wait until tomorrow.', 'signer_email');
  end if;
  if v_email <> v.signer_email then perform app_private.raise_link_version('contract', v.id::text); end if;
  update app_public.campaign_contracts c set signer_email = v_email where c.id = v.id returning * into v;
  return app_private.ask_signer(v);
end $$;
grant execute on function app_public.email_contract(int, text) to sideline_admin;
comment on function app_public.email_contract(int, text) is E'@resultFieldName campaignContract\n'
  'Emails the link of a contract out for signature again, or a new link to another address, which ends the old one. '
  'Errors: SL404, SL409, SL422 signerEmail.';

-- Tells both sides that a contract is signed: who signed for the sponsor, or where it is billed, and who signed for us.
create or replace function app_private.tell_signed(c app_public.campaign_contracts) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.queue_mail('contract_signed', a.address, 'contract:' || c.id,
    jsonb_build_object('contract_id', c.id), null, null)
  from (select coalesce(c.signer_email, c.billing_email) as address
    union select u.email from app_public.users u where u.id = c.staff_signed_by_id and u.status = 'active') a
$$;

-- What the emails of a contract say, in US dollars: the version of its link, null while it is revoked; recipients: of
-- the email that both have signed. For the server and the worker.
create or replace function app_private.contract_of_mail(contract_id int)
  returns table (status text, sponsor text, campaign text, logo_key text, version_number int, total_spend numeric,
    starts_on date, ends_on date, signer_email text, signer_name text, staff_signer_name text, recipients text[],
    version int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.status::text, coalesce(c.sponsor_name, s.name), coalesce(c.campaign_name, p.name),
    app_public.file_key(s.logo_file_id, true), c.version_number, c.total_spend, c.starts_on, c.ends_on,
    c.signer_email, c.signer_name, c.staff_signer_name,
    array_remove(array[coalesce(c.signer_email, c.billing_email), u.email], null),
    app_private.link_version('contract', c.id::text)
  from app_public.campaign_contracts c join app_public.campaigns p on p.id = c.campaign_id
  join app_public.sponsors s on s.id = c.sponsor_id left join app_public.users u on u.id = c.staff_signed_by_id
  where c.id = contract_of_mail.contract_id
$$;
grant execute on function app_private.contract_of_mail(int) to sideline_authenticator;
