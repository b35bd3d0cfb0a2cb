-- Invoices and credit notes, with numbers without gaps.

-- Takes the next number of a kind of paper. Others who need one wait until the transaction ends; if it fails, they get
-- this number.
create or replace function app_private.next_paper_number(kind text) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_private.paper_numbers n set last_number = n.last_number + 1
  where n.kind = next_paper_number.kind returning n.last_number
$$;

-- What was invoiced for a campaign less credit notes, in US dollars.
create or replace function app_private.invoiced_of_campaign(campaign_id int) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(i.amount - i.credited), 0) from app_public.invoices i
  where i.campaign_id = invoiced_of_campaign.campaign_id
$$;

-- A draft plans the rest of its total: what was invoiced before is read again when its sums change or it is sent.
create or replace function app_private.tg_campaign_contracts__invoiced() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.invoiced_before := app_private.invoiced_of_campaign(new.campaign_id);
  return new;
end $$;

create trigger _200_invoiced before insert on app_public.campaign_contracts
  for each row execute function app_private.tg_campaign_contracts__invoiced();
create trigger _140_invoiced before update on app_public.campaign_contracts for each row
  when (old.status = 'draft' and (old.status, old.total_spend, old.amounts)
    is distinct from (new.status, new.total_spend, new.amounts))
  execute function app_private.tg_campaign_contracts__invoiced();

-- Refuses what changes the invoiced sum of a campaign while both sides are signing a version that states it.
create or replace function app_private.refuse_during_amendment(campaign_id int) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_public.campaign_contracts c
    where c.campaign_id = refuse_during_amendment.campaign_id and c.status = 'out_for_signature') then
    perform app_private.fail('SL409',
      'A new version of the contract is out for signature. Wait for it or withdraw it.');
  end if;
end $$;

-- An invoice, locked until the transaction ends, after its sponsor and its campaign. Errors: SL404.
create or replace function app_private.lock_invoice(invoice_id int) returns app_public.invoices
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.invoices;
begin
  select * into v from app_public.invoices i where i.id = lock_invoice.invoice_id;
  if not found then perform app_private.fail('SL404', 'There is no such invoice.'); end if;
  perform from app_public.sponsors s where s.id = v.sponsor_id for no key update;
  perform from app_public.campaigns c where c.id = v.campaign_id for no key update;
  select * into v from app_public.invoices i where i.id = v.id for update;
  return v;
end $$;

-- Issues an installment, from 1, of a signed contract as an invoice; superadmins; returns it. Due on the day of the
-- schedule, or today if that has passed. Errors: SL404, SL409 if it was issued already, SL422 installment.
create or replace function app_public.issue_invoice(contract_id int, installment int) returns app_public.invoices
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_contract app_public.campaign_contracts;
  v app_public.invoices;
begin
  perform app_private.require_superadmin();
  v_contract := app_private.lock_contract(issue_invoice.contract_id, 'signed');
  perform app_private.refuse_during_amendment(v_contract.campaign_id);
  if installment is null or installment not between 1 and cardinality(v_contract.amounts) then
    perform app_private.fail('SL422', 'The contract has no such installment.', 'installment');
  end if;
  select * into v from app_public.invoices i
  where i.contract_id = v_contract.id and i.installment = issue_invoice.installment and i.credited < i.amount;
  if found then perform app_private.fail('SL409', format('Invoice %s was issued for this already.', v.number)); end if;
  insert into app_public.invoices (number, contract_id, campaign_id, sponsor_id, installment, amount, issued_on, due_on,
    billing_name, billing_address, billing_email, created_by_id)
  values (app_private.next_paper_number('invoice'), v_contract.id, v_contract.campaign_id, v_contract.sponsor_id,
    issue_invoice.installment, v_contract.amounts[issue_invoice.installment], app_private.today(),
    greatest(v_contract.due_dates[issue_invoice.installment], app_private.today()), v_contract.billing_name,
    v_contract.billing_address, v_contract.billing_email, app_private.current_user_id())
  returning * into v;
  perform app_private.add_job('invoices__pdf', json_build_object('id', v.id), 'invoice:' || v.id);
  return v;
end $$;
grant execute on function app_public.issue_invoice(int, int) to sideline_superadmin;
comment on function app_public.issue_invoice(int, int) is E'@resultFieldName invoice\n'
  'Issues an installment of a signed contract as an invoice; superadmins. Errors: SL404, SL409, SL422 installment.';

-- Issues a credit note for all or a part of an invoice, the only way to void one; superadmins; returns the credit note.
-- What was paid beyond what remains is a credit of the sponsor. Errors: SL404, SL409, SL422 with the field.
create or replace function app_public.credit_invoice(invoice_id int, amount numeric, reason text)
  returns app_public.credit_notes language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.invoices;
  v_note app_public.credit_notes;
begin
  perform app_private.require_superadmin();
  v := app_private.lock_invoice(credit_invoice.invoice_id);
  perform app_private.refuse_during_amendment(v.campaign_id);
  perform app_private.refuse_rounding(credit_invoice.amount, 2, 'amount');
  if credit_invoice.amount is null or not credit_invoice.amount > 0 then
    perform app_private.fail('SL422', 'Enter an amount above zero.', 'amount');
  end if;
  if credit_invoice.amount > v.amount - v.credited then
    perform app_private.fail('SL422', format('At most %s of this invoice can be credited.',
      app_private.dollars(v.amount - v.credited)), 'amount');
  end if;
  if coalesce(btrim(reason), '') = '' then perform app_private.fail('SL422', 'A reason is required.', 'reason'); end if;
  insert into app_public.credit_notes (number, invoice_id, campaign_id, sponsor_id, amount, reason, issued_on,
    created_by_id)
  values (app_private.next_paper_number('credit_note'), v.id, v.campaign_id, v.sponsor_id, credit_invoice.amount,
    btrim(credit_invoice.reason), app_private.today(), app_private.current_user_id()) returning * into v_note;
  perform app_private.add_job('credit_notes__pdf', json_build_object('id', v_note.id), 'credit_note:' || v_note.id);
  return v_note;
end $$;
grant execute on function app_public.credit_invoice(int, numeric, text) to sideline_superadmin;
comment on function app_public.credit_invoice(int, numeric, text) is E'@resultFieldName creditNote\n'
  'Issues a credit note for all or a part of an invoice; the sponsor reads the reason; superadmins. Errors: SL404, '
  'SL409, SL422 with the field.';
