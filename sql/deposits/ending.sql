-- Ending accounts, and emails about their changes.

-- Members who were owners or treasurers of an organization in the last 14 days, by their confirmed roles before.
create or replace function app_private.former_money_members(organization_id int) returns setof text
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select u.email from app_private.audit_log l
  join app_public.users u on l.row_id = former_money_members.organization_id || ':' || u.id and u.status = 'active'
  left join app_public.organization_users m
    on m.organization_id = former_money_members.organization_id and m.user_id = u.id
  where l.table_name = 'organization_users' and l.organization_id = former_money_members.organization_id
    and l.op in ('U', 'D') and l.at > app_private.clock() - app_private.payee_change_period()
    and l.old_values ->> 'role' <> 'helper'
    and coalesce((l.old_values ->> 'confirmed')::boolean, m.confirmed, true)
$$;

-- Who is emailed about an organization's account: its owners and treasurers, and unless members_only its contacts and
-- those who were contacts, owners or treasurers in the last 14 days (former). Helpers, who see no money, are left out.
create or replace function app_private.account_readers(organization_id int, members_only boolean)
  returns table (address text, former boolean)
  language sql stable security definer rows 3 set search_path = pg_catalog, pg_temp
as $$
  with former as materialized (select f from app_private.former_money_members(account_readers.organization_id) f)
  select r.address, bool_and(r.former) from (
    select u.email, false from app_public.organization_users m join app_public.users u on u.id = m.user_id
    where m.organization_id = account_readers.organization_id and m.confirmed and m.role <> 'helper'
      and u.status = 'active'
    union all
    select f, true from former where not account_readers.members_only
    union all
    select c.address, c.former from app_public.organizations g cross join lateral (
      select a, false from app_private.contact_addresses(g.contact_email) a
      union all select f, true from app_private.former_contact_addresses(g.id, g.contact_email) f) c (address, former)
    where g.id = account_readers.organization_id and not account_readers.members_only
      and (c.address in (select f from former)
        or not app_private.is_helper(account_readers.organization_id, c.address))) r (address, former)
  group by 1
$$;

-- Emails readers of an account (account_readers) about a change of it: changed, canceled (value: the last digits of the
-- account that is used instead, absent: checks), removed, ended (by staff) or corrected (by the bank; only owners and
-- treasurers).
create or replace function app_private.tell_account_change(account_id int, change text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.queue_mail('deposit_account_change', r.address, format('deposit_account:%s:%s', a.id, change),
    jsonb_strip_nulls(jsonb_build_object('account_id', a.id, 'organization_id', a.organization_id, 'change', change,
      'person', app_private.masked_email(u.email), 'former', r.former,
      'value', case change when 'canceled' then (app_private.deposit_account_of(a.organization_id)).ends_in end)),
    null, a.organization_id)
  from app_public.deposit_accounts a
  cross join lateral app_private.account_readers(a.organization_id, change = 'corrected') r
  left join app_public.users u on u.id = app_private.current_user_id() and not app_private.is_staff()
  where a.id = tell_account_change.account_id;
end $$;

-- Emails owners and treasurers that the bank corrected their account (account_id), and that one must confirm it.
create or replace function app_private.tell_account_corrected(account_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select app_private.tell_account_change(tell_account_corrected.account_id, 'corrected') $$;

-- The data of the emails about an account, and whether it can still be confirmed.
create or replace function app_private.account_of_deposit_mail(account_id int)
  returns table (organization_id int, organization text, contact_email text, language text, ends_in text,
    usable_from text, end_reason text, waits boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.id, g.name, g.contact_email, g.language::text, a.ends_in, app_private.day_of(a.usable_from)::text,
    a.end_reason, a.confirmed_at is null and a.ended_at is null
  from app_public.deposit_accounts a join app_public.organizations g on g.id = a.organization_id
  where a.id = account_of_deposit_mail.account_id
$$;
grant execute on function app_private.account_of_deposit_mail(int) to sideline_authenticator;

-- Ends an account: owners and treasurers cancel a change that still waits, after which the account before it stays, or
-- go back to checks at once; superadmins end one with a reason. Ending the bank's correction also ends the account that
-- it corrects. Returns the organization. Errors: SL404, SL403, SL409, SL422 reason, SL428.
create or replace function app_public.end_deposit_account(id int, reason text default null)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.deposit_accounts;
  v_organization app_public.organizations;
  v_now timestamptz := app_private.clock();
begin
  select * into v from app_public.deposit_accounts a where a.id = end_deposit_account.id;
  if app_private.is_staff() then
    perform app_private.require_superadmin();
    perform app_private.require_recent_proof();
    perform app_private.require_reason(end_deposit_account.reason);
    select * into v_organization from app_public.organizations g where g.id = v.organization_id for update;
  else
    v_organization := app_private.lock_payee(v.organization_id);
  end if;
  select * into v from app_public.deposit_accounts a where a.id = end_deposit_account.id;
  if v.id is null then perform app_private.fail('SL404', 'There is no such account.', 'id'); end if;
  if v.ended_at <= v_now then perform app_private.fail('SL409', 'This account has ended already.'); end if;
  update app_public.deposit_accounts a
  set ended_at = v_now, end_reason = nullif(btrim(end_deposit_account.reason), '') where a.id = v.id;
  if v.confirmed_at is null then
    delete from app_private.sealed_texts s where s.column_name = 'deposit_accounts.number' and s.row_id = v.id::text;
    if app_private.is_staff() then perform app_private.tell_account_change(v.id, 'ended'); end if;
    if exists (select from app_public.deposit_accounts a where a.id = v.corrects_id
      and coalesce(a.ended_at, 'infinity') > v_now) then
      return app_public.end_deposit_account(v.corrects_id, end_deposit_account.reason);
    end if;
    return app_private.visible(v_organization);
  end if;
  if v.usable_from > v_now then
    update app_public.deposit_accounts a set ended_at = null where a.organization_id = v.organization_id
      and a.usable_from <= v_now and a.ended_at > v_now;
  end if;
  perform app_private.tell_account_change(v.id, case when app_private.is_staff() then 'ended'
    when v.usable_from > v_now and v.corrects_id is null then 'canceled' else 'removed' end);
  return app_private.visible(v_organization);
end $$;
grant execute on function app_public.end_deposit_account(int, text) to sideline_organization, sideline_superadmin;
comment on function app_public.end_deposit_account(int, text) is E'@resultFieldName organization\n'
  'Ends an account: owners and treasurers of the league cancel a change that still waits, or go back to checks; '
  'superadmins end one with a reason. Errors: SL404, SL403, SL409, SL422 reason, SL428.';
