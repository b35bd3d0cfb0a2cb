-- Adding offers to a campaign.

-- Why no programs can be added to a campaign, because it is over or was rejected; null if they can [T2].
create or replace function app_private.adding_refusal(p_campaign app_public.campaigns) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select case when p_campaign.status in ('complete', 'rejected')
    then 'This campaign is ' || p_campaign.status::text || ': no programs can be added to it.' end;
end;

-- Refuses a campaign to which no programs can be added: SL409; SL404 if it does not exist. Returns the campaign.
create or replace function app_private.require_taking_campaign(p_campaign_id int) returns app_public.campaigns
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.campaigns;
begin
  select * into v from app_public.campaigns c where c.id = p_campaign_id;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  if app_private.adding_refusal(v) is not null then
    perform app_private.fail('SL409', app_private.adding_refusal(v));
  end if;
  return v;
end $$;

-- Makes prospects of the given properties that the campaign can take [B-335, B-350]; without include_conflicts,
-- properties that conflict with a placement in another campaign are skipped; with it, the log of each offer names its
-- conflict [T1]. Returns the new offers. Each is tracked as "PreQual Offer Sent" [B-336]. Callers check the permission.
create or replace function app_private.add_offers(campaign_id int, property_ids int[],
  include_conflicts boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_campaign app_public.campaigns := app_private.require_taking_campaign(add_offers.campaign_id);
  v_sponsor text; v_ids int[];
begin
  select s.name into v_sponsor from app_public.sponsors s where s.id = v_campaign.sponsor_id;
  v_ids := app_private.available_among(v_campaign.id, property_ids);
  return query
    with conflicts as materialized (
      select k.sponsorable_property_id as id, k.message from app_private.placement_conflicts(v_campaign.id, v_ids) k),
    added as (
      insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id)
      select v_campaign.id, v_campaign.sponsor_id, p.id, p.organization_id from app_public.sponsorable_properties p
      where p.id = any (v_ids) and (include_conflicts or p.id not in (select k.id from conflicts k))
      on conflict on constraint offers_once_per_campaign do nothing returning *),
    logged as (
      insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description,
        change_reason, user_id)
      select a.id, a.organization_id, a.sponsor_id, 'created', 'Added to ' || v_campaign.name,
        'Despite a conflict. ' || k.message, app_private.current_user_id()
      from added a left join conflicts k on k.id = a.sponsorable_property_id),
    tracked as (
      insert into app_private.analytics_events (name, properties, user_id)
      select 'PreQual Offer Sent', jsonb_build_object('campaign_id', v_campaign.id, 'sponsor_name', v_sponsor,
        'offer_id', a.id, 'property_name', p.name),
        app_private.current_user_id()
      from added a join app_public.sponsorable_properties p on p.id = a.sponsorable_property_id)
    select * from added;
end $$;
