-- The confirmed offers whose leagues the viewer may see; every view of leagues, photos and proof reads this one.
create view app_private.dashboard_offers as
  select o.id, o.sponsor_id, o.campaign_id, o.organization_id, o.sponsorable_property_id, o.value, o.confirmed_at
  from app_public.offers o
  where o.status = 'confirmed' and o.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    and ((select app_private.sponsor_limits()) = '{}' or exists (select from app_public.sponsorable_properties p
      where p.id = o.sponsorable_property_id and app_private.is_state_allowed(o.sponsor_id, p.state)));

-- Why a sponsor sees no photo of something, from whether it has photos of each kind (null: none at all): none,
-- in_review, hidden by staff, or without a release (unreleased); null if one is shown.
create or replace function app_private.photo_absence(shown boolean, unhidden boolean, verified boolean, pending boolean)
  returns text language sql immutable
  return case when shown then null when unhidden then 'unreleased' when verified then 'hidden'
    when pending then 'in_review' else 'none' end;
grant execute on function app_private.photo_absence(boolean, boolean, boolean, boolean)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor;
grant execute on function app_private.country_of_state(text)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor;
