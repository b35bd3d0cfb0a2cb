-- Approving checks: by somebody other than the writer; by two people from a configured amount on.

-- The row of check settings. for_numbers: locks it, so that nobody else assigns check numbers until the transaction
-- ends; approvals wait.
create or replace function app_private.lock_check_settings(for_numbers boolean) returns app_public.check_settings
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.check_settings;
begin
  if for_numbers then select * into v from app_public.check_settings for update;
  else select * into v from app_public.check_settings for share; end if;
  return v;
end $$;

-- How many superadmins can sign in, or could within the period of payee_change_period().
create or replace function app_private.superadmin_count() returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_public.users u
  where u.employee and (u.role = 'superadmin' and u.status = 'active' or exists (
    select from app_private.audit_log l where l.table_name = 'users' and l.row_id = u.id::text
      and l.at > app_private.clock() - app_private.payee_change_period()
      and (l.old_values ->> 'role' = 'superadmin' or u.role = 'superadmin' and l.old_values ->> 'status' = 'active')))
$$;

-- Who counts as the same person as somebody: themselves, who invited them to the staff within that period, whom they
-- invited, and so on, because nobody knows yet that another address is another person. In an installation that is not
-- older than the period, only themselves: otherwise nobody could approve a payment in it.
create or replace function app_private.same_hands(user_id int) returns setof int
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  with recursive hands (id) as (
    select same_hands.user_id
    union
    select p.id from hands h join app_private.invitations i on h.id in (i.user_id, i.invited_by_id)
      and i.organization_id is null and i.sponsor_id is null
      and coalesce(i.accepted_at, i.created_at) > app_private.clock() - app_private.payee_change_period()
    join app_public.users u on u.id = i.user_id and u.employee
    cross join lateral (values (i.user_id), (i.invited_by_id)) p (id) where p.id is not null
      and exists (select from app_public.users o where o.employee
        and o.created_at < app_private.clock() - app_private.payee_change_period()))
  select h.id from hands h
$$;

-- Whether somebody (same_hands) wrote a check, has changed it since then [M6], put it back to pending when the bank
-- returned it, or within the period of payee_change_period() changed its payee or address [K4]: the organization's name
-- or mailing address, what was merged into it, or, when its account was confirmed in that time, its members or the
-- account; or canceled a run with a payment to it whose file was downloaded.
create or replace function app_private.wrote_check(c app_public.checks, user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.same_hands(wrote_check.user_id) h (id)
  where c.created_by_id is not distinct from h.id or exists (
    select from app_private.audit_log l
    where l.table_name = 'checks' and l.row_id = c.id::text and l.user_id = h.id
      and (l.op = 'I' or l.old_values ->> 'status' = 'approved' and l.new_values ->> 'status' = 'pending'
        or not l.new_values ? 'status' and l.new_values ?| array['amount', 'memo', 'offer_id', 'organization_id'])
  ) or exists (
    select from app_private.audit_log l
    where l.table_name = 'organizations' and l.row_id = c.organization_id::text and l.user_id = h.id
      and l.at > app_private.clock() - app_private.payee_change_period()
      and l.new_values ?| array['name', 'mailing_address_id']
  ) or exists (
    select from app_private.organization_merges m
    where m.survivor_id = c.organization_id and m.merged_by_id = h.id
      and m.merged_at > app_private.clock() - app_private.payee_change_period()
  ) or exists (
    select from app_public.deposit_accounts a
    join app_private.audit_log l on l.user_id = h.id and l.organization_id = c.organization_id
      and (l.table_name = 'organization_users' and l.op in ('I', 'U')
          and l.at > app_private.clock() - app_private.payee_change_period()
        or l.table_name = 'deposit_accounts' and l.op = 'I' and a.corrects_id is not null and l.row_id = a.id::text)
    where a.organization_id = c.organization_id
      and a.confirmed_at > app_private.clock() - app_private.payee_change_period()
  ) or exists (
    select from app_public.deposit_accounts a join app_public.deposit_entries e on e.account_id = a.id and e.canceled
    join app_public.deposit_runs r on r.id = e.run_id and r.downloaded_at is not null and r.closed_by_id = h.id
    where a.organization_id = c.organization_id and e.check_id is not null
      and r.closed_at > app_private.clock() - app_private.payee_change_period()))
$$;

-- A regular expression for a character that the check fonts lack. The planner inlines it, so a search of many
-- checks compiles it once.
create or replace function app_private.unprintable_pattern() returns text
  language sql immutable parallel safe
begin atomic
  select '[^\s\u0020-\u007E\u00A0-\u0148\u014A-\u01C3\u01C5-\u0254\u02C6-\u02DD\u0300-\u0304\u0306-\u030A\u030C\u0323'
    '\u0326-\u0328\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03D7\u03FC-\u0479\u0480-\u049D\u04A0-\u04FF\u0591-\u05C7'
    '\u05D0-\u05EA\u05EF-\u05F4\u0600-\u06FF\u0750-\u077F\u0900-\u097F\u1100-\u11FF\u1E00-\u1EFF\u200B-\u200F'
    '\u2010-\u2027\u202F-\u2055\u20A0-\u20AF\u20B1-\u20B5\u2116\u2117\u2122\u3000-\u303F\u3041-\u3096\u3099-\u30FF'
    '\u3105-\u312D\u3131-\u318E\u3400-\u4DB5\u4E00-\u9FD0\uAC00-\uD7A3\uFF01-\uFF5E\uFF61-\uFF9F]|[\u0080-\u009F'
    '\u1E9C]';
end;

-- The first characters of a text that the check fonts lack, each once; null if the text can be printed.
create or replace function app_private.unprintable_characters(text text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select nullif(left(string_agg(distinct m[1], ''), 10), '')
  from regexp_matches(normalize(unprintable_characters.text, NFC), app_private.unprintable_pattern(), 'g') m
$$;

-- Refuses a memo, or a payee whose name or address the fonts cannot show: SL409.
create or replace function app_private.require_printable(payee text, address_id int, memo text) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_characters text;
begin
  select app_private.unprintable_characters(concat_ws(' ', require_printable.payee, a.line1, a.line2, a.city))
    into v_characters
  from app_public.addresses a where a.id = require_printable.address_id;
  if v_characters is not null then
    perform app_private.fail('SL409',
      format('These characters can''t be printed on a check: %s. Change the spelling in the mailing address.',
        v_characters));
  end if;
  v_characters := app_private.unprintable_characters(require_printable.memo);
  if v_characters is not null then
    perform app_private.fail('SL409', format('These characters in the memo can''t be printed on a check: %s. Reject '
      'the check and create it again with another memo.', v_characters));
  end if;
end $$;

-- Releases a pending check: number, address, recipient and arrival are fixed, it waits for a run, and the league is
-- notified [B-377, B-381, B-382, S-334]. A league with an account (deposits) is paid by direct deposit: the account is
-- fixed instead of number and address. From check_settings.second_approval_from on the first approval only counts,
-- and the check stays pending [M6]. payee_change_seen: when contact email, mailing address or account changed, or
-- another league was merged into this one, as shown to the approver (checks_recent_payee_change) [X1]. Superadmins;
-- returns the check. SL403 for somebody who wrote it (wrote_check).
create or replace function app_public.approve_check(check_id int, payee_change_seen timestamptz default null)
  returns app_public.checks language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.checks;
  v_settings app_public.check_settings;
  v_organization app_public.organizations;
  v_account app_public.deposit_accounts;
  v_recipient text;
  v_alone boolean;
  v_withheld numeric;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  v_settings := app_private.lock_check_settings(false);
  v := app_private.lock_check(approve_check.check_id, 'pending');
  if (select o.status from app_public.offers o where o.id = v.offer_id) <> 'confirmed' then
    perform app_private.fail('SL409', 'This sponsorship is not confirmed any longer. Reject or cancel the payment.');
  end if;
  perform app_private.require_replaced_unpaid(array[v.id]);
  v_alone := v_settings.single_superadmin and app_private.superadmin_count() = 1;
  if not v_alone and app_private.wrote_check(v, app_private.current_user_id()) then
    perform app_private.fail('SL403', 'You, or somebody linked to you by an invitation in the last 14 days, wrote this '
      'check, changed its payee or address in that time, or canceled a downloaded file with a payment to it. Another '
      'superadmin has to approve it.');
  end if;
  select * into v_organization from app_public.organizations g where g.id = v.organization_id for update;
  v_account := app_private.deposit_account_of(v.organization_id);
  if v_account.id is not null then
    v_organization.mailing_address_id := null;
  elsif v_organization.mailing_address_id is null then
    perform app_private.fail('SL409',
      'A mailing address is not set so the check cannot be sent yet. Please visit the Shipping Info tab.');
  end if;
  perform app_private.require_payee_change_seen(v.organization_id, approve_check.payee_change_seen);
  if app_private.check_available(v.offer_id) < 0 then
    perform app_private.fail('SL409', 'Check value exceeds the remaining offer value');
  end if;
  v_recipient := coalesce(left(v_account.holder_name, 40),
    (select coalesce(nullif(btrim(a.name), ''), v_organization.name) from app_public.addresses a
     where a.id = v_organization.mailing_address_id));
  if length(v_recipient) > 40 then
    perform app_private.fail('SL409',
      format('The recipient''s name is %s characters too long.', length(v_recipient) - 40));
  end if;
  if v_account.id is null then
    perform app_private.require_printable(v_recipient, v_organization.mailing_address_id, v.memo);
  end if;
  v_withheld := app_private.tax_withholding(v);
  if v.amount >= v_settings.second_approval_from and not v_alone then
    if v.first_approved_by_id is null or app_private.wrote_check(v, v.first_approved_by_id) then
      update app_public.checks c set first_approved_by_id = app_private.current_user_id(),
        first_approved_at = app_private.clock()
      where c.id = v.id returning * into v;
      perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_approved',
        format('First approval of %s; a second is needed', app_private.dollars(v.amount)));
      return v;
    elsif v.first_approved_by_id in (select app_private.same_hands(app_private.current_user_id())) then
      perform app_private.fail('SL409', 'You, or somebody linked to you by an invitation in the last 14 days, gave the '
        'first approval. Another superadmin has to give the second.');
    end if;
  end if;
  update app_public.checks c set status = 'approved',
    number = case when v_account.id is null then nextval('app_private.check_number') end,
    payout_method = case when v_account.id is null then 'check' else 'direct_deposit' end::app_public.payout_method,
    deposit_account_id = v_account.id,
    amount = v.amount - v_withheld, withheld = v_withheld,
    mailing_address_id = v_organization.mailing_address_id, recipient_name = v_recipient,
    estimated_arrival_date = app_private.today() + app_private.check_arrival_days(),
    reviewed_by_id = app_private.current_user_id(), reviewed_at = app_private.clock()
  where c.id = v.id returning * into v;
  perform app_private.log_event(app_private.lock_offer(v.offer_id), 'check_approved',
    format('%s, %s%s', app_private.payment_name(v), app_private.dollars(v.amount),
      case when v_withheld > 0 then format('; %s withheld', app_private.dollars(v_withheld)) else '' end));
  perform app_private.queue_mail_to_organization('check_approved', v.organization_id, 'check:' || v.id,
    jsonb_build_object('check_id', v.id), v.offer_id);
  return v;
end $$;
grant execute on function app_public.approve_check(int, timestamptz) to sideline_superadmin;
comment on function app_public.approve_check(int, timestamptz) is E'@resultFieldName check\n'
  'Releases a pending check that somebody else wrote, or gives the first of two approvals; superadmins. Errors: SL403, '
  'SL409, with field payeeChangeSeen when contact email, mailing address or account changed recently or a league was '
  'merged into this one, taxForm when the check is held until the league''s tax form is signed.';

-- Days until a check arrives, counted from its approval or, once it is mailed, from the mailing (setting
-- sideline.check_arrival_days).
create or replace function app_private.check_arrival_days() returns int
  language sql stable set search_path = pg_catalog, pg_temp
as $$ select coalesce(nullif(current_setting('sideline.check_arrival_days', true), '')::int, 10) $$;
