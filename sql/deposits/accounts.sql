-- The accounts to which leagues are paid.

-- The account to which an organization is paid now; null: it is paid by check. Canadian organizations are.
create or replace function app_private.deposit_account_of(organization_id int) returns app_public.deposit_accounts
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select a.* from app_public.deposit_accounts a join app_public.organizations g on g.id = a.organization_id
  where a.organization_id = deposit_account_of.organization_id and a.usable_from <= app_private.clock()
    and coalesce(a.ended_at, 'infinity') > app_private.clock()
    and coalesce(app_private.country_of_state(g.state), 'US') = 'US'
    and (select s.enabled from app_public.deposit_settings s)
  order by a.id desc limit 1
$$;
