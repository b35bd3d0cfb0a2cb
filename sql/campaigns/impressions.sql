-- The reach of each confirmed offer's assets, if any has one.
create view app_private.offer_reach as
  select o.campaign_id, o.id as offer_id, sum(a.reach) as impressions
  from app_public.offers o join app_public.assets a on a.offer_id = o.id and a.reach is not null
  where o.status = 'confirmed' group by o.campaign_id, o.id;

-- What a campaign's impressions are made of: the number that staff entered, zero included (offer_id is null), otherwise
-- the reach of confirmed offers [S-161]. Sums and lists of impressions read only this view.
create view app_private.impression_sources as
  select c.id as campaign_id, null::int as offer_id, c.impressions_override::bigint as impressions,
    c.impressions_entered_at as entered_at
  from app_public.campaigns c where c.impressions_override is not null
  union all
  select r.*, null from app_private.offer_reach r
  join app_public.campaigns c on c.id = r.campaign_id and c.impressions_override is null;

-- The sum of the sources, null without any; capped at the maximum of an Int:
-- an overflow must not make the sponsor's whole dashboard fail.
create or replace function app_private.campaign_impressions(campaign int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (case when sum(s.impressions) > 2147483647 then 2147483647 else sum(s.impressions) end)::int
  from app_private.impression_sources s where s.campaign_id = campaign
$$;
-- The dashboards' view executes it as the viewer, who needs this grant.
grant execute on function app_private.campaign_impressions(int)
  to sideline_admin, sideline_campaign_link, sideline_season_link, sideline_sponsor;

create or replace function app_public.campaigns_impressions(c app_public.campaigns) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.campaign_impressions(c.id); end;
grant execute on function app_public.campaigns_impressions(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_impressions(app_public.campaigns) is
  'The override when set, zero included; otherwise the reach of confirmed offers.';
