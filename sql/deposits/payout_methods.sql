-- How leagues are paid.

-- How an offer's league is paid now, for everybody who sees the offer's money; null for another one's.
create or replace function app_public.offer_payout_method(offer_id int) returns app_public.payout_method
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when (app_private.deposit_account_of(o.organization_id)).id is null then 'check'
    else 'direct_deposit' end::app_public.payout_method
  from app_public.offers o
  where o.id = offer_payout_method.offer_id and app_private.sees_money_of_offer(o.id)
$$;
grant execute on function app_public.offer_payout_method(int)
  to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_payout_method(int) is '@behavior -*';
