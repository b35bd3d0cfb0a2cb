-- The lists behind the numbers of dashboards: rows that sum to them. Leagues, photos and assets have their own views.

-- What the impressions of the viewer's campaigns are made of: the reach of a confirmed offer's assets, or the number
-- that staff entered for a whole campaign, with the instant (entered_at; no league then). A viewer who sees only some
-- states sees the reach of their leagues, even if staff entered a number for the campaign.
create view app_public.dashboard_impressions with (security_barrier) as
  select case when s.offer_id is null then 'campaign-' || s.campaign_id else 'league-' || s.offer_id end as id,
    s.campaign_id, c.name as campaign_name, s.offer_id, l.organization_name, l.sponsorable_property_name, l.sport_name,
    l.city, l.state, (case when s.impressions > 2147483647 then 2147483647 else s.impressions end)::int as impressions,
    s.entered_at
  from app_public.campaigns c
  cross join lateral (
    select * from app_private.impression_sources i
    where i.campaign_id = c.id and not app_private.is_limited_to_states(c.sponsor_id)
    union all
    select r.*, null from app_private.offer_reach r
    where r.campaign_id = c.id and app_private.is_limited_to_states(c.sponsor_id)) s
  left join app_public.dashboard_leagues l on l.id = s.offer_id
  where c.id = any ((select app_private.dashboard_campaign_ids())::int[]) and (s.offer_id is null or l.id is not null);

-- The states of the sponsored programs, with their leagues, programs and players; null for programs without a place.
create view app_public.dashboard_states with (security_barrier) as
  select coalesce(l.state, '') as id, l.state, count(distinct l.organization_id)::int as leagues,
    count(*)::int as programs,
    (case when sum(l.number_of_players) > 2147483647 then 2147483647
      else coalesce(sum(l.number_of_players), 0) end)::int as players
  from app_public.dashboard_leagues l group by l.state;

-- What the lists can be filtered by: the states, sports and assets that the viewer's campaigns have.
create view app_public.dashboard_choices with (security_barrier) as
  select v.kind || ':' || v.name as id, v.kind, v.name
  from (
    select 'state' as kind, l.state as name from app_public.dashboard_leagues l
    union select 'sport', l.sport_name from app_public.dashboard_leagues l
    union select 'asset', k.name from app_public.campaign_capabilities cc
    join app_public.capabilities k on k.id = cc.capability_id
      where cc.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])) v
  where v.name is not null;

grant select on app_public.dashboard_impressions, app_public.dashboard_states, app_public.dashboard_choices
  to sideline_campaign_link, sideline_season_link, sideline_sponsor;

comment on view app_public.dashboard_impressions is
  E'@primaryKey id\n@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName '
  'campaign|@foreignFieldName impressionSources\n@behavior -insert -update -delete\n'
  'A part of the impressions of the viewer''s campaigns: of a sponsored program, or entered by staff for a campaign.';
comment on view app_public.dashboard_states is E'@primaryKey id\n@behavior -insert -update -delete\n'
  'A state of the viewer''s sponsored programs, with leagues, programs and players.';
comment on view app_public.dashboard_choices is E'@primaryKey id\n@behavior -insert -update -delete\n'
  'A state, sport or asset that the lists of a dashboard can be filtered by.';
