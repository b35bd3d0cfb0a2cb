-- Accounts for direct deposit of merged organizations.

-- After a merge that moved an account, or programs to a league with one: the account is used three days later, and
-- everybody whose payments it would get is emailed, also the merged league's former_readers.
create or replace function app_private.confirm_merged_accounts(survivor_id int, merged app_public.organizations,
  moved jsonb, former_readers text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  -- an account that is being replaced ends now instead of living on beside its successor
  update app_public.deposit_accounts a set ended_at = app_private.clock()
  where a.organization_id = confirm_merged_accounts.survivor_id and a.ended_at > app_private.clock()
    and moved ?| '{app_public.deposit_accounts,app_public.sponsorable_properties}';
  for v_id in update app_public.deposit_accounts a set confirmed_at = app_private.clock(),
      usable_from = app_private.clock() + interval '3 days'
    where a.organization_id = confirm_merged_accounts.survivor_id
      and moved ?| '{app_public.deposit_accounts,app_public.sponsorable_properties}'
      and a.confirmed_at is not null and a.ended_at is null returning a.id
  loop
    perform app_private.queue_mail('deposit_account_change', r.address,
      format('deposit_account:%s:merged:%s', v_id, merged.id), jsonb_build_object('account_id', v_id,
        'organization_id', survivor_id, 'change', 'merged', 'value', merged.name, 'former', bool_and(r.former)),
      null, survivor_id)
    from (select * from app_private.account_readers(survivor_id, false)
      union all select f, true from unnest(former_readers) f) r group by r.address;
  end loop;
end $$;

-- After a merge is undone: ends the accounts that were entered for the survivor since, with the bank's corrections of
-- them, because people of both leagues could enter them; one that would be used until then lasts, and one that the
-- merge made wait has its times of before. No account that ended is used again: checks are sent. The survivor's people
-- are emailed.
create or replace function app_private.end_accounts_since(merge app_private.organization_merges) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_confirmed int[];
begin
  with recursive entered (id) as (
    select a.id from app_public.deposit_accounts a
    where a.organization_id = merge.survivor_id and a.entered_at > merge.merged_at and a.corrects_id is null
    union select a.id from app_public.deposit_accounts a join entered e on a.corrects_id = e.id
  ), ended as (
    update app_public.deposit_accounts a set ended_at = app_private.clock(),
      end_reason = format('The merge with %s was undone.', merge.merged_name)
    where a.id in (select e.id from entered e) and coalesce(a.ended_at, 'infinity') > app_private.clock()
    returning a.id, a.confirmed_at
  ), gone as (
    delete from app_private.sealed_texts s using ended e where e.confirmed_at is null
      and s.column_name = 'deposit_accounts.number' and s.row_id = e.id::text
  ) select array_agg(e.id order by e.id) into v_confirmed from ended e where e.confirmed_at is not null;
  update app_public.deposit_accounts a set ended_at = null
  where a.organization_id in (merge.survivor_id, merge.merged_id)
    and a.usable_from <= app_private.clock() and a.ended_at > app_private.clock()
    and not exists (select from app_public.deposit_accounts n where n.organization_id = a.organization_id
      and n.confirmed_at is not null and n.ended_at is null);
  update app_public.deposit_accounts a set confirmed_at = (l.old_values ->> 'confirmed_at')::timestamptz,
    usable_from = (l.old_values ->> 'usable_from')::timestamptz
  from app_private.audit_log l
  where l.transaction_id = merge.transaction_id and l.at = merge.merged_at and l.table_name = 'deposit_accounts'
    and l.row_id = a.id::text and a.usable_from = (l.new_values ->> 'usable_from')::timestamptz and a.ended_at is null;
  perform app_private.tell_account_change(c, 'canceled') from unnest(v_confirmed) c;
end $$;
