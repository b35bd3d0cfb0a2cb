-- A league enters the account to which it is paid. The server has sealed the number: the database gets its last digits.

-- Locks the organization whose account the caller decides on: an owner or treasurer of it, signed in by a session with
-- a recent proof. approve_check locks it, too. Errors: SL404, SL403, SL428.
create or replace function app_private.lock_payee(organization_id int) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  select * into v from app_public.organizations g
  where g.id = lock_payee.organization_id and g.id = any (app_private.my_organization_ids()) for update;
  if v.id is null then perform app_private.fail('SL404', 'There is no such organization.', 'organization_id'); end if;
  -- the caller's role may have changed while this waited for the lock
  if not exists (select from app_public.organization_users m where m.organization_id = v.id
      and m.user_id = app_private.current_user_id() and m.confirmed and m.role <> 'helper') then
    perform app_private.fail('SL403', 'Your role in this league does not include this. Please ask an owner.');
  end if;
  perform app_private.require_recent_proof();
  return v;
end $$;

-- Locks an account of the caller's organization that is to be confirmed. Errors: SL404, SL403, SL409, SL428.
create or replace function app_private.lock_unconfirmed_account(account_id int) returns app_public.deposit_accounts
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_accounts;
begin
  perform app_private.lock_payee((select a.organization_id from app_public.deposit_accounts a
    where a.id = lock_unconfirmed_account.account_id));
  select * into v from app_public.deposit_accounts a where a.id = lock_unconfirmed_account.account_id;
  if v.id is null or v.confirmed_at is not null or v.ended_at is not null then
    perform app_private.fail('SL409', 'This account is no longer waiting for a code. Reload the page.');
  end if;
  return v;
end $$;

-- Ends accounts of an organization that were not confirmed, and deletes their numbers. corrected: also the bank's
-- corrections.
create or replace function app_private.end_unconfirmed_accounts(organization_id int, corrected boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (update app_public.deposit_accounts a set ended_at = app_private.clock()
    where a.organization_id = end_unconfirmed_accounts.organization_id and a.confirmed_at is null
      and a.ended_at is null and (a.corrects_id is null or end_unconfirmed_accounts.corrected) returning a.id)
  delete from app_private.sealed_texts s using gone
  where s.column_name = 'deposit_accounts.number' and s.row_id = gone.id::text
$$;

-- The id of the next account: the server seals the number for this row before it is stored.
create or replace function app_private.next_deposit_account_id() returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select nextval(pg_get_serial_sequence('app_public.deposit_accounts', 'id'))::int $$;
grant execute on function app_private.next_deposit_account_id() to sideline_authenticator;

-- Stores an account that is to be confirmed, in place of an earlier unconfirmed one; for the server, which has checked
-- the number and sealed it for account_id (the last three arguments). Errors: SL404, SL403, SL409 if the organization
-- is paid by check, SL422 with the field, SL428.
create or replace function app_public.enter_deposit_account(account_id int, organization_id int, holder_name text,
  kind text, routing_number text, ends_in text, key_id text, wrapped_key bytea, sealed bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_organization app_public.organizations := app_private.lock_payee(enter_deposit_account.organization_id);
  v_holder text := app_private.signed_name(enter_deposit_account.holder_name, 'holder_name');
begin
  if not app_private.may_choose_deposit(v_organization.id) then
    perform app_private.fail('SL409', 'Your organization is paid by check: direct deposit is not offered to it.');
  elsif v_holder = '' then
    perform app_private.fail('SL422', 'Please fill this in.', 'holder_name');
  elsif v_holder ~ '(\d[ .-]?){6}' then
    perform app_private.fail('SL422', 'Please enter a name here, not a number.', 'holder_name');
  elsif coalesce(enter_deposit_account.kind, '') not in ('checking', 'savings') then
    perform app_private.fail('SL422', 'Please choose the kind of account.', 'kind');
  elsif not app_private.is_routing_number(coalesce(enter_deposit_account.routing_number, '')) then
    perform app_private.fail('SL422', 'Please enter a valid routing number: nine digits, as on a check.',
      'routing_number');
  end if;
  perform app_private.end_unconfirmed_accounts(v_organization.id, false);
  insert into app_public.deposit_accounts (id, organization_id, holder_name, kind, routing_number, ends_in,
    entered_by_id) overriding system value
  values (enter_deposit_account.account_id, v_organization.id, v_holder,
    enter_deposit_account.kind::app_public.bank_account_kind, enter_deposit_account.routing_number,
    enter_deposit_account.ends_in, app_private.current_user_id());
  perform app_private.store_sealed_text('deposit_accounts.number', enter_deposit_account.account_id::text,
    enter_deposit_account.key_id, enter_deposit_account.wrapped_key, enter_deposit_account.sealed);
end $$;
grant execute on function app_public.enter_deposit_account(int, int, text, text, text, text, text, bytea, bytea)
  to sideline_organization;
comment on function app_public.enter_deposit_account(int, int, text, text, text, text, text, bytea, bytea) is
  '@behavior -*';

-- Emails the caller a code by which an account is confirmed, in place of an earlier code; for the server. code_seed:
-- what the code is made of again when the email is sent; code_hash: under a key of the server. Errors: SL404, SL403,
-- SL409, SL428.
create or replace function app_public.send_deposit_account_code(account_id int, code_seed text, code_hash text)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.deposit_accounts := app_private.lock_unconfirmed_account(send_deposit_account_code.account_id);
begin
  insert into app_private.deposit_account_codes as c (account_id, user_id, code_hash, expires_at)
  values (v.id, app_private.current_user_id(), send_deposit_account_code.code_hash,
    app_private.clock() + interval '15 minutes')
  on conflict on constraint deposit_account_codes_pkey do update set user_id = excluded.user_id,
    code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0;
  perform app_private.queue_mail('deposit_account_code', u.email,
    format('deposit_account:%s:%s', v.id, send_deposit_account_code.code_seed),
    jsonb_build_object('account_id', v.id, 'code_seed', send_deposit_account_code.code_seed), null, v.organization_id)
  from app_public.users u where u.id = app_private.current_user_id();
end $$;
grant execute on function app_public.send_deposit_account_code(int, text, text) to sideline_organization;
comment on function app_public.send_deposit_account_code(int, text, text) is '@behavior -*';

-- Confirms an account by the code that the caller was emailed, given as its hash under each key of the server. It is
-- used three days later, and the account before it until then, unless the bank corrected that; one that still waited
-- never is. Returns confirmed, wrong (which counts), or ended, if there is no code, it expired or was mistyped five
-- times. Errors: SL404, SL403, SL409, SL428.
create or replace function app_public.confirm_deposit_account(account_id int, code_hashes text[]) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.deposit_accounts := app_private.lock_unconfirmed_account(confirm_deposit_account.account_id);
  v_code app_private.deposit_account_codes;
  v_now timestamptz := app_private.clock();
  v_usable_from timestamptz := v_now + interval '3 days';
begin
  select * into v_code from app_private.deposit_account_codes c
  where c.account_id = v.id and c.user_id = app_private.current_user_id() and c.tries < 5 and c.expires_at > v_now;
  if not found then return 'ended'; end if;
  if (v_code.code_hash = any (confirm_deposit_account.code_hashes)) is not true then
    update app_private.deposit_account_codes c set tries = c.tries + 1 where c.account_id = v.id;
    return 'wrong';
  end if;
  update app_public.deposit_accounts a
  set ended_at = case when a.usable_from > v_now or exists (select from app_public.deposit_accounts d
    where d.corrects_id = a.id and d.confirmed_at is null and d.ended_at is null) then v_now else v_usable_from end
  where a.organization_id = v.organization_id and a.confirmed_at is not null
    and coalesce(a.ended_at, 'infinity') > v_now;
  update app_public.deposit_accounts a set confirmed_at = v_now, confirmed_by_id = app_private.current_user_id(),
    usable_from = v_usable_from
  where a.id = v.id;
  delete from app_private.deposit_account_codes c where c.account_id = v.id;
  perform app_private.end_unconfirmed_accounts(v.organization_id, true);
  perform app_private.tell_account_change(v.id, 'changed');
  return 'confirmed';
end $$;
grant execute on function app_public.confirm_deposit_account(int, text[]) to sideline_organization;
comment on function app_public.confirm_deposit_account(int, text[]) is '@behavior -*';
