-- The confirmed offers whose leagues the viewer may see; every view of leagues, photos and proof reads offers through this one.
create view app_private.dashboard_offers as
  select o.id, o.sponsor_id, o.campaign_id, o.organization_id, o.sponsorable_property_id, o.value, o.confirmed_at
  from app_public.offers o
  where o.status = 'confirmed' and o.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    and ((select app_private.sponsor_limits()) = '{}' or exists (select from app_public.sponsorable_properties p
      where p.id = o.sponsorable_property_id and app_private.is_state_allowed(o.sponsor_id, p.state)));
