-- Offers that stopped on their way to proof.

-- Offers of open campaigns: sent 5 days ago and not opened; opened 7 days ago and not answered; with an application
-- that was started and not continued for 3 days, nor its link sent again.
create or replace function app_private.today_offers(campaign_ids int[], instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select case when o.offer_opened_at is null then 'offers_unopened' else 'offers_unanswered' end::app_public.today_kind,
    o.id::bigint, c.name, o.id::bigint, o.value, app_private.day_of(coalesce(o.offer_opened_at, o.offer_sent_at))
  from app_public.campaigns c join app_public.offers o on o.campaign_id = c.id and o.status = 'proposed'
  where c.id = any (campaign_ids) and o.offer_sent_at <= instant - interval '5 days'
    and (o.offer_opened_at is null or o.offer_opened_at <= instant - interval '7 days')
  union all
  select 'applications_unfinished', o.id, c.name, o.id, o.value, app_private.day_of(max(a.updated_at))
  from app_public.campaigns c join app_public.sponsorship_applications a on a.campaign_id = c.id
  cross join lateral (select * from app_public.offers f where f.id = a.offer_id and f.campaign_id = c.id
    and f.status in ('prospecting', 'qualified', 'proposed') limit 1) o
  where c.id = any (campaign_ids) and a.submitted_at is null and not a.not_interested and a.done_steps <> '{}'
  group by o.id, o.value, o.sponsorship_application_sent_at, c.id
  having greatest(max(a.updated_at), o.sponsorship_application_sent_at) <= instant - interval '3 days';
end;

-- Confirmed offers whose season has not ended: of leagues without a mailing address, to which no check is sent, or
-- without a shipping address, to which nothing is shipped; and those confirmed in the last 30 days that conflict with
-- another confirmed one.
create or replace function app_private.today_confirmed(campaign_ids int[], instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select 'addresses_missing'::app_public.today_kind, o.id::bigint, c.name, o.id::bigint, o.value, o.season_start
  from app_public.campaigns c join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed'
  join app_public.organizations g on g.id = o.organization_id
  where c.id = any (campaign_ids) and o.season_end >= app_private.day_of(instant)
    and (g.mailing_address_id is null or g.shipping_address_id is null)
  union all
  select 'conflicts', o.id, c.name, o.id, o.value, app_private.day_of(o.confirmed_at)
  from (
    select r.campaign_id, array_agg(r.sponsorable_property_id) as property_ids from app_public.offers r
    where r.confirmed_at > instant - interval '30 days' and r.status = 'confirmed'
      and r.campaign_id = any (campaign_ids)
      and (select true from app_public.offers p where p.organization_id = r.organization_id
        and p.status = 'confirmed' and p.campaign_id <> r.campaign_id limit 1)
    group by r.campaign_id) a
  cross join lateral app_private.placement_conflicts(a.campaign_id, a.property_ids) k
  join app_public.offers o on o.campaign_id = a.campaign_id and o.sponsorable_property_id = k.sponsorable_property_id
  join app_public.campaigns c on c.id = o.campaign_id
  where k.offer_status = 'confirmed';
end;
