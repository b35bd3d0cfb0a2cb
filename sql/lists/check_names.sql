-- The payee, campaign and requester of each check as text, so that indexes can sort the list of checks. Triggers note
-- the checks whose names a statement affects; the names are written when the transaction commits (totals.sql).

comment on table app_private.check_names is
  'Payee, campaign and requester of a check, by which the list of checks sorts.';

-- Writes the names of checks as they are now.
create or replace function app_private.write_check_names(check_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.check_names as n (id, payee, campaign_name, requested_by_name)
  select i.id, i.payee, i.campaign_name, i.requested_by_name from app_private.names_of_checks i
  where i.id = any (check_ids) order by i.id
  on conflict (id) do update set payee = excluded.payee, campaign_name = excluded.campaign_name,
    requested_by_name = excluded.requested_by_name
    where (n.payee, n.campaign_name, n.requested_by_name) is distinct from (excluded.payee, excluded.campaign_name,
      excluded.requested_by_name)
$$;

-- Checks whose names are missing or differ: after a bulk load or an upgrade, or when concurrent transactions wrote a
-- check and renamed a record that it names.
create or replace function app_private.checks_with_wrong_names() returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array_agg(i.id) from app_private.names_of_checks i left join app_private.check_names n on n.id = i.id
  where n.id is null
    or (n.payee, n.campaign_name, n.requested_by_name) is distinct from (i.payee, i.campaign_name, i.requested_by_name)
$$;

-- Notes the checks whose names a row decides: the check itself, or those of its organization, campaign or user.
-- Addresses never change, so only the organization's choice of one matters.
create or replace function app_private.tg__check_names_due() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_checks int[];
begin
  if app_private.is_bulk_load() then return null; end if; -- fill_totals() writes them all at once
  case tg_table_name
    when 'checks' then v_checks := array[new.id];
    when 'organizations' then v_checks := array(select k.id from app_public.checks k
      where k.organization_id = new.id and k.recipient_name is null);
    when 'campaigns' then v_checks := array(select k.id from app_public.offers o
      join app_public.checks k on k.offer_id = o.id where o.campaign_id = new.id);
    when 'users' then v_checks := array(select k.id from app_public.checks k where k.created_by_id = new.id);
  end case;
  insert into app_private.totals_due (list, id) select 'checks', v.id from unnest(v_checks) v (id)
  on conflict do nothing;
  return null;
end $$;

create trigger _650_check_names_insert after insert on app_public.checks
  for each row execute function app_private.tg__check_names_due();
create trigger _650_check_names_update after update on app_public.checks for each row
  when ((old.recipient_name, old.organization_id, old.offer_id, old.created_by_id) is distinct from (new.recipient_name,
    new.organization_id, new.offer_id, new.created_by_id))
  execute function app_private.tg__check_names_due();
create trigger _650_check_names after update on app_public.organizations for each row
  when ((old.name, old.mailing_address_id) is distinct from (new.name, new.mailing_address_id))
    execute function app_private.tg__check_names_due();
create trigger _650_check_names after update on app_public.campaigns
  for each row when (old.name is distinct from new.name)
  execute function app_private.tg__check_names_due();
create trigger _650_check_names after update on app_public.users
  for each row when ((old.name, old.email) is distinct from (new.name, new.email))
  execute function app_private.tg__check_names_due();
