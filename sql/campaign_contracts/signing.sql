-- Signing a contract: staff in the console, the sponsor by a link. Both sign the PDF that was made when it was sent.

-- A contract, locked until the transaction ends. Errors: SL404; SL409 if it is not in the status.
create or replace function app_private.lock_contract(contract_id int, status app_public.contract_status)
  returns app_public.campaign_contracts language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts;
begin
  -- its campaign first: versions of one campaign are signed one after the other
  perform from app_public.campaigns p where p.id = (select c.campaign_id from app_public.campaign_contracts c
    where c.id = lock_contract.contract_id) for no key update;
  select * into v from app_public.campaign_contracts c where c.id = lock_contract.contract_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such contract.'); end if;
  if v.status <> lock_contract.status then
    perform app_private.fail('SL409', format('This contract is %s.', replace(v.status::text, '_', ' ')));
  end if;
  return v;
end $$;

-- Freezes a draft with the names of its parties and has its PDF made, which both sides can sign from then on; emails
-- the link to its signer; staff; returns the contract. Errors: SL404, SL409.
create or replace function app_public.send_contract_for_signature(contract_id int)
  returns app_public.campaign_contracts language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts;
begin
  perform app_private.require_staff();
  v := app_private.lock_contract(send_contract_for_signature.contract_id, 'draft');
  update app_public.campaign_contracts c
  set status = 'out_for_signature', sponsor_name = s.name, campaign_name = p.name
  from app_public.sponsors s, app_public.campaigns p
  where c.id = v.id and s.id = c.sponsor_id and p.id = c.campaign_id returning c.* into v;
  perform app_private.add_job('campaign_contracts__pdf', jsonb_build_object('id', v.id)::json, 'contract:' || v.id);
  return app_private.ask_signer(v);
end $$;
grant execute on function app_public.send_contract_for_signature(int) to sideline_admin;
comment on function app_public.send_contract_for_signature(int) is E'@resultFieldName campaignContract\n'
  'Freezes a draft and has its PDF made for signing; emails the sponsor''s link to its signer. Errors: SL404, SL409.';

-- Takes a contract back that not both have signed; its link ends; staff; returns the contract. Errors: SL404, SL409.
create or replace function app_public.withdraw_contract(contract_id int) returns app_public.campaign_contracts
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts;
begin
  perform app_private.require_staff();
  v := app_private.lock_contract(withdraw_contract.contract_id, 'out_for_signature');
  update app_public.campaign_contracts c set status = 'withdrawn' where c.id = v.id returning * into v;
  perform app_private.revoke_link_versions('contract', v.id::text);
  return v;
end $$;
grant execute on function app_public.withdraw_contract(int) to sideline_admin;
comment on function app_public.withdraw_contract(int) is E'@resultFieldName campaignContract\n'
  'Takes a contract back that not both sides have signed; its link ends. Errors: SL404, SL409.';

-- Refuses a signature without a name, without agreement, or before the PDF exists. Returns the name. SL409, SL422.
create or replace function app_private.contract_signature(c app_public.campaign_contracts, signer_name text,
  agreed boolean) returns text language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v text := app_private.signed_name(signer_name, 'signer_name');
begin
  if v = '' then perform app_private.fail('SL422', 'Please enter your name.', 'signer_name'); end if;
  if agreed is not true then perform app_private.fail('SL422', 'Please tick this to sign.', 'agreed'); end if;
  if c.drawn_file_id is null then
    perform app_private.fail('SL409', 'The contract is still being prepared. Please try again in a minute.');
  end if;
  return v;
end $$;

-- After a signature: once both have signed, the contract is in force, the version before is superseded, the signed PDF
-- is made, and both sides are told.
create or replace function app_private.conclude_contract(contract_id int) returns app_public.campaign_contracts
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts;
begin
  select * into v from app_public.campaign_contracts c where c.id = conclude_contract.contract_id;
  if v.signed_at is null or v.staff_signed_at is null then return v; end if;
  update app_public.campaign_contracts c set status = 'superseded'
  where c.campaign_id = v.campaign_id and c.status = 'signed';
  update app_public.campaign_contracts c set status = 'signed' where c.id = v.id returning * into v;
  perform app_private.add_job('campaign_contracts__pdf', jsonb_build_object('id', v.id)::json, 'contract:' || v.id);
  perform app_private.tell_signed(v);
  return v;
end $$;

-- Signs for us, with the name of the member of staff; returns the contract. Errors: SL404, SL409, SL422 with the field.
create or replace function app_public.sign_contract(contract_id int, signer_name text, agreed boolean)
  returns app_public.campaign_contracts language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts; v_name text;
begin
  perform app_private.require_staff();
  v := app_private.lock_contract(sign_contract.contract_id, 'out_for_signature');
  if v.staff_signed_at is not null then
    perform app_private.fail('SL409', format('%s has signed this contract for us already.', v.staff_signer_name));
  end if;
  v_name := app_private.contract_signature(v, sign_contract.signer_name, sign_contract.agreed);
  update app_public.campaign_contracts c set staff_signer_name = v_name, staff_signed_at = app_private.clock(),
    staff_signed_by_id = app_private.current_user_id() where c.id = v.id;
  return app_private.conclude_contract(v.id);
end $$;
grant execute on function app_public.sign_contract(int, text, boolean) to sideline_admin;
comment on function app_public.sign_contract(int, text, boolean) is E'@resultFieldName campaignContract\n'
  'Signs a contract for us with the signer''s name. Errors: SL404, SL409, SL422 with the field.';

-- What the link of a contract shows, and its state: preparing, open, signed (by the sponsor), concluded (by both) or
-- revoked; no row if the contract is gone. Amounts in US dollars. For the server, which has verified the token.
create or replace function app_private.contract_page(contract_id int, link_version int)
  returns table (state text, sponsor text, campaign text, version_number int, total_spend numeric, starts_on date,
    ends_on date, invoiced_before numeric, amounts numeric[], due_dates date[], signer_name text,
    signed_at timestamptz, file_key text, sha256 text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
      when app_private.link_version('contract', c.id::text) is distinct from contract_page.link_version
        or c.status in ('draft', 'withdrawn') then 'revoked'
      when c.drawn_file_id is null then 'preparing'
      when c.file_id is not null then 'concluded'
      when c.signed_at is not null then 'signed' else 'open' end,
    coalesce(c.sponsor_name, s.name), coalesce(c.campaign_name, p.name), c.version_number, c.total_spend, c.starts_on,
    c.ends_on, c.invoiced_before, c.amounts, c.due_dates, c.signer_name, c.signed_at, f.storage_key,
    encode(f.sha256, 'hex')
  from app_public.campaign_contracts c join app_public.campaigns p on p.id = c.campaign_id
  join app_public.sponsors s on s.id = c.sponsor_id
  left join app_private.files f on f.id = coalesce(c.file_id, c.drawn_file_id)
  where c.id = contract_page.contract_id
$$;
grant execute on function app_private.contract_page(int, int) to sideline_authenticator;

-- Signs for the sponsor, by the link; address: of the request on the network. The same link signs once. Errors: SL404
-- if the link is not open, SL409, SL422 with the field.
create or replace function app_private.sign_contract_by_link(contract_id int, link_version int, signer_name text,
  agreed boolean, address text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaign_contracts; v_name text;
begin
  v := app_private.lock_contract(sign_contract_by_link.contract_id, 'out_for_signature');
  if app_private.link_version('contract', v.id::text) is distinct from sign_contract_by_link.link_version then
    perform app_private.fail('SL404', 'This link has ended.');
  end if;
  if v.signed_at is not null then
    perform app_private.fail('SL409', format('%s has signed this contract already.', v.signer_name));
  end if;
  v_name := app_private.contract_signature(v, sign_contract_by_link.signer_name, sign_contract_by_link.agreed);
  update app_public.campaign_contracts c set signer_name = v_name, signed_at = app_private.clock(),
    signer_address = left(sign_contract_by_link.address, 200) where c.id = v.id;
  perform app_private.conclude_contract(v.id);
end $$;
grant execute on function app_private.sign_contract_by_link(int, int, text, boolean, text) to sideline_authenticator;
