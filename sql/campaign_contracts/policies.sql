-- Contracts of campaigns with their sponsors: staff draw them up; a contract that was sent for signature never changes.

select app_private.protect('app_public.campaign_contracts');
grant execute on function app_private.total_of(numeric[]) to sideline_admin; -- for the constraint
grant insert (campaign_id, total_spend, league_share_percentage, starts_on, ends_on, terms, billing_name,
    billing_address, billing_email, signer_email, amounts, due_dates),
  update (total_spend, league_share_percentage, starts_on, ends_on, terms, billing_name, billing_address,
    billing_email, signer_email, amounts, due_dates), delete
  on app_public.campaign_contracts to sideline_admin;
comment on table app_public.campaign_contracts is E'@flatInput\n'
  'The contract of a campaign with its sponsor, or an amendment of it, with the invoice schedule: the n-th amount, in '
  'US dollars, is due on the n-th day. Only drafts can be changed or deleted.';
comment on column app_public.campaign_contracts.invoiced_before is
  'US dollars invoiced under earlier versions, less credit notes; the schedule is for the rest of the total.';
comment on column app_public.campaign_contracts.sponsor_name is
  'The name of the sponsor when the contract was sent for signature; null in drafts.';
comment on column app_public.campaign_contracts.campaign_name is
  'The name of the campaign when the contract was sent for signature; null in drafts.';
comment on column app_public.campaign_contracts.signer_email is
  'Where the link to sign is emailed; null: staff pass it on themselves.';
comment on column app_public.campaign_contracts.emailed_on is
  'The day on which the link was last emailed to the signer.';
comment on column app_public.campaign_contracts.signed_at is 'When the sponsor signed.';
comment on column app_public.campaign_contracts.signer_address is 'The network address from which the sponsor signed.';

-- Completes a new draft: its sponsor, its number, who drew it up. Clients send null for empty terms.
create or replace function app_private.tg_campaign_contracts__draft() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if;
  -- two people who add a version at once get different numbers
  select c.sponsor_id into new.sponsor_id from app_public.campaigns c where c.id = new.campaign_id for no key update;
  if not found then perform app_private.fail('SL422', 'There is no such campaign.', 'campaign_id'); end if;
  new.version_number := coalesce((select max(c.version_number) from app_public.campaign_contracts c
    where c.campaign_id = new.campaign_id), 0) + 1;
  new.created_by_id := coalesce(new.created_by_id, app_private.current_user_id());
  new.terms := coalesce(new.terms, '');
  return new;
end $$;

create trigger _100_draft before insert on app_public.campaign_contracts
  for each row execute function app_private.tg_campaign_contracts__draft();

-- Refuses to change what somebody may have signed, or to delete it, for every caller.
create or replace function app_private.tg_campaign_contracts__frozen() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_open text[] := '{status,signer_email,emailed_on,signer_name,signer_address,signed_at,staff_signer_name,
    staff_signed_by_id,staff_signed_at,drawn_file_id,file_id,created_by_id,version}';
begin
  if tg_op = 'UPDATE' then new.terms := coalesce(new.terms, ''); end if;
  if tg_op = 'DELETE' then
    if old.status = 'draft' then return old; end if;
  elsif old.status = 'draft' or to_jsonb(old) - v_open = to_jsonb(new) - v_open
    and (old.status = 'out_for_signature' and old.signed_at is null
      or (old.signer_email, old.emailed_on) is not distinct from (new.signer_email, new.emailed_on))
    and (old.signed_at is null or (old.signer_name, old.signer_address, old.signed_at)
      = (new.signer_name, new.signer_address, new.signed_at))
    and (old.staff_signed_at is null
      or (old.staff_signer_name, old.staff_signed_at) = (new.staff_signer_name, new.staff_signed_at))
    and (old.drawn_file_id is null or old.drawn_file_id = new.drawn_file_id)
    and (old.file_id is null or old.file_id = new.file_id) then
    return new;
  end if;
  perform app_private.fail('SL409',
    'A contract that was sent for signature can''t be changed. Draw up another version.');
  return null;
end $$;

create trigger _150_frozen before update or delete on app_public.campaign_contracts
  for each row execute function app_private.tg_campaign_contracts__frozen();
create trigger _100_transition before update of status on app_public.campaign_contracts
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.campaign_contracts
  for each row execute function app_private.tg__audit();

-- The SHA-256 of the signed PDF in hex, to compare with a copy; null before both have signed.
create or replace function app_public.campaign_contracts_sha256(c app_public.campaign_contracts) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select encode(f.sha256, 'hex') from app_private.files f where f.id = c.file_id and app_private.is_staff()
$$;
grant execute on function app_public.campaign_contracts_sha256(app_public.campaign_contracts) to sideline_admin;
comment on function app_public.campaign_contracts_sha256(app_public.campaign_contracts) is
  'The SHA-256 of the signed PDF in hex, to compare with a copy; null before both sides have signed.';
