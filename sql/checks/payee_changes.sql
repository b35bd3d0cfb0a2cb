-- Recent changes of where a league's money goes, which are checked before a check is approved.

-- How long such a change counts as recent.
create or replace function app_private.payee_change_period() returns interval
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select interval '14 days'; end;

-- The latest change of an organization's contact email, mailing address or account for direct deposit in that time, or
-- merge into it, or cancelation of a run with a payment to it whose file was downloaded: when, what and by whom (a
-- name, or an email); null if there was none. Setting the first email or address does not count [X1]; the first account
-- does, because the money went elsewhere before, as do payments that came by a merge.
create or replace function app_private.recent_payee_change(organization_id int) returns app_public.payee_change
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select row(c.at, c.what, c.changed_by)::app_public.payee_change from (
  select l.at, case when l.old_values ->> 'mailing_address_id' is null then 'contact_email'
    else 'mailing_address' end as what,
    coalesce(u.name, u.email, case when l.link_kind is null then 'the system'
      else 'a mailed link' end) as changed_by
  from app_private.audit_log l left join app_public.users u on u.id = l.user_id
  where l.table_name = 'organizations' and l.row_id = recent_payee_change.organization_id::text and l.op = 'U'
    and l.at > app_private.clock() - app_private.payee_change_period()
    and coalesce(l.old_values ->> 'mailing_address_id', l.old_values ->> 'contact_email') is not null
  union all
  select a.confirmed_at, 'deposit_account', coalesce(u.name, u.email, 'a former user')
  from app_public.deposit_accounts a left join app_public.users u on u.id = a.confirmed_by_id
  where a.organization_id = recent_payee_change.organization_id
    and a.confirmed_at > app_private.clock() - app_private.payee_change_period()
  union all
  select m.merged_at, 'merge', coalesce(u.name, u.email, 'a former user')
  from app_private.organization_merges m left join app_public.users u on u.id = m.merged_by_id
  where m.survivor_id = recent_payee_change.organization_id and m.unmerged_at is null
    and m.merged_at > app_private.clock() - app_private.payee_change_period()
  union all
  select r.closed_at, 'downloaded_file', coalesce(u.name, u.email, 'a former user')
  from app_public.deposit_accounts a join app_public.deposit_entries e on e.account_id = a.id and e.canceled
  join app_public.deposit_runs r on r.id = e.run_id and r.downloaded_at is not null
  left join app_public.users u on u.id = r.closed_by_id
  where a.organization_id = recent_payee_change.organization_id and e.check_id is not null
    and r.closed_at > app_private.clock() - app_private.payee_change_period()) c
  order by c.at desc, c.what desc limit 1 -- a merge is named before the accounts that it confirms
$$;

-- Refuses to pay an organization whose contact email, mailing address or account changed recently, or into which
-- another was merged, unless the caller has seen all such changes. payee_change_seen: the time of the last change seen;
-- null: none. Errors: SL409, field payee_change_seen [X1].
create or replace function app_private.require_payee_change_seen(organization_id int, seen timestamptz) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.payee_change := app_private.recent_payee_change(require_payee_change_seen.organization_id);
begin
  if v.at > coalesce(seen, '-infinity') then
    perform app_private.fail('SL409',
      format('%s by %s on %s. Check that it is right, then approve again.',
        case v.what
          when 'merge' then 'Another league was merged into this one'
          when 'downloaded_file' then 'A payment to this league was in a file for the bank that was canceled'
          else format('The %s of this league was changed',
            replace(replace(v.what, '_', ' '), 'deposit', 'direct deposit')) end,
        v.changed_by, to_char(app_private.day_of(v.at), 'FMMonth FMDD')),
      'payee_change_seen');
  end if;
end $$;

-- The same change for a check's page; staff.
create or replace function app_public.checks_recent_payee_change(c app_public.checks) returns app_public.payee_change
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select v from app_private.recent_payee_change(c.organization_id) v where app_private.is_staff() and v.at is not null
$$;
grant execute on function app_public.checks_recent_payee_change(app_public.checks) to sideline_admin;
comment on function app_public.checks_recent_payee_change(app_public.checks) is
  'The latest change of the league''s contact email, mailing address or account, merge into it, or payment to it in a '
  'downloaded file that was canceled, in the last 14 days; null if there is none. Approving the check requires its '
  'time.';

comment on type app_public.payee_change is
  'A change of where a league''s money or emails go. what: contact_email, mailing_address, '
  'deposit_account, merge, or downloaded_file: a payment was in a downloaded file that was canceled.';
select app_private.never_null('app_public.payee_change', '{at,what,changed_by}');
