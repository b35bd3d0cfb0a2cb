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

-- Whether an organization may choose direct deposit: it is offered, and the organization is in the United States.
create or replace function app_private.may_choose_deposit(organization_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(app_private.country_of_state(g.state), 'US') = 'US'
    and (select s.enabled from app_public.deposit_settings s)
  from app_public.organizations g where g.id = may_choose_deposit.organization_id
$$;

-- The same for its owners and treasurers; null for everybody else.
create or replace function app_public.may_choose_deposit(organization_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.may_choose_deposit(may_choose_deposit.organization_id)
  where may_choose_deposit.organization_id = any (app_private.my_money_organization_ids())
$$;
grant execute on function app_public.may_choose_deposit(int) to sideline_organization;
comment on function app_public.may_choose_deposit(int) is 'Whether an organization may be paid by direct deposit: only '
  'in the United States, while it is offered; for its owners and treasurers, null for everybody else.';

-- unconfirmed, waiting until usable_from, in_use, or ended.
create or replace function app_public.deposit_accounts_state(a app_public.deposit_accounts) returns text
  language sql stable
begin atomic
  select case when a.ended_at <= app_private.clock() then 'ended' when a.confirmed_at is null then 'unconfirmed'
    when a.usable_from > app_private.clock() then 'waiting' else 'in_use' end;
end;
grant execute on function app_public.deposit_accounts_state(app_public.deposit_accounts)
  to sideline_organization, sideline_admin;
comment on function app_public.deposit_accounts_state(app_public.deposit_accounts) is
  E'@notNull\nunconfirmed, waiting until usableFrom, in_use, or ended.';

-- The last digits of the account to which a check is paid, or would be if it were approved now; null: by check. Staff.
create or replace function app_public.checks_deposit_ends_in(c app_public.checks) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when c.status = 'pending' then (app_private.deposit_account_of(c.organization_id)).ends_in
    else (select a.ends_in from app_public.deposit_accounts a where a.id = c.deposit_account_id) end
  where app_private.is_staff()
$$;
grant execute on function app_public.checks_deposit_ends_in(app_public.checks) to sideline_admin;
comment on function app_public.checks_deposit_ends_in(app_public.checks) is 'The last digits of the account to which '
  'it is paid by direct deposit, or would be if it were approved now; null if it is paid by check.';
