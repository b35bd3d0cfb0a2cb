-- What a campaign or seasonal link shows to a sponsor, and the home to its signed-in users: views of the owner with
-- fixed columns instead of policies on tables, because this way a new column of offers can never leak. No values,
-- contacts, checks, addresses, tokens, photos that are hidden, unreviewed or without a release [S-199].
-- A user who is limited to states sees their leagues, photos and proof, and no number of a whole campaign.

create view app_public.dashboard_campaigns with (security_barrier) as
  select c.id, c.name, c.season, c.year, c.status, s.name as sponsor_name, s.logo_file_id, c.goal_image_file_id,
    c.sponsor_facing_goal_title, c.sponsor_facing_goal_body, c.sponsor_dashboard_additional_content,
    case when l.states is null then c.looker_url end as looker_url,
    case when l.states is null then app_private.campaign_impressions(c.id)
      else (select least(sum(a.reach), 2147483647)::int from app_private.dashboard_offers o
        join app_public.assets a on a.offer_id = o.id
        where o.campaign_id = c.id) end as impressions,
    case when l.states is null then c.impressions_entered_at end as impressions_entered_at, l.states as only_states
  from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
  cross join lateral (select app_private.only_states(c.sponsor_id) as states) l
  where c.id = any ((select app_private.dashboard_campaign_ids())::int[]);

-- Both are sorted before they are joined, leagues as offers were made, the newest photo first: a list in this order
-- joins at most as many rows as its limit. There is always one of what is joined; an outer join is left out of queries
-- that need none of its columns.
create view app_public.dashboard_leagues with (security_barrier) as
  select o.id, o.campaign_id, o.organization_id, g.name as organization_name, p.name as sponsorable_property_name,
    sp.name as sport_name, p.city, p.state, app_private.country_of_state(p.state) as country, p.lat, p.lon,
    p.number_of_players, o.confirmed_at, app_private.day_of(o.confirmed_at) as confirmed_on,
    (select app_private.photo_absence(bool_or(i.shown_to_sponsor), bool_or(i.status = 'verified' and not i.hidden),
      bool_or(i.status = 'verified'), bool_or(i.status = 'pending'))
      from app_public.verification_images i where i.offer_id = o.id) as photo_absence
  from (select * from app_private.dashboard_offers order by id) o
  left join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  left join app_public.organizations g on g.id = o.organization_id
  left join app_public.sports sp on sp.id = p.sport_id
  order by o.id;

create view app_public.dashboard_photos with (security_barrier) as
  select i.id, i.offer_id, i.campaign_id, i.featured, i.created_at, i.file_id, k.name as capability_name,
    i.reviewed_at as accepted_at, d.asset_id, app_private.day_of(i.created_at) as uploaded_on,
    g.name as organization_name, (select count(*)::int from app_public.sponsor_feedback f
      where f.verification_image_id = i.id and f.reaction = 'favorite') as favorites
  from (select v.id, v.offer_id, o.campaign_id, o.organization_id, v.verification_deadline_id, v.featured, v.created_at,
    v.reviewed_at, v.file_id
    from app_private.dashboard_offers o join app_public.verification_images v on v.offer_id = o.id
    where v.shown_to_sponsor order by v.id desc) i
  left join app_public.verification_deadlines d on d.id = i.verification_deadline_id
  left join app_public.assets a on a.id = d.asset_id
  left join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  left join app_public.capabilities k on k.id = cc.capability_id
  left join app_public.organizations g on g.id = i.organization_id
  order by i.id desc;

create view app_public.dashboard_testimonials with (security_barrier) as
  select t.id, t.campaign_id, t.quote, t.attribution, t.created_at, t.position
  from app_public.testimonials t where t.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[]);

create view app_public.dashboard_statistics with (security_barrier) as
  select t.id, t.campaign_id, t.name, t.number, t.description, t.icon_name, t.position,
    coalesce(t.number_entered_at, t.created_at) as number_entered_at
  from app_public.campaign_statistics t join app_public.campaigns c on c.id = t.campaign_id
  where t.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    and not app_private.is_limited_to_states(c.sponsor_id);

create view app_public.dashboard_creative_contents with (security_barrier) as
  select t.id, d.campaign_id, t.name, t.content
  from app_public.creative_content_templates t
  join app_public.default_verification_deadlines d on d.id = t.default_verification_deadline_id
  where d.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[]);

create view app_public.dashboard_creative_files with (security_barrier) as
  select t.id, d.campaign_id, t.name, t.file_id
  from app_public.creative_file_templates t
  join app_public.default_verification_deadlines d on d.id = t.default_verification_deadline_id
  where d.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[]);

-- The sponsor of a dashboard link, even if its season has no campaigns [S-206].
create view app_public.dashboard_sponsors with (security_barrier) as
  select s.id, s.name, s.logo_file_id from app_public.sponsors s
  where s.id = coalesce(app_private.link_id('season'),
    (select c.sponsor_id from app_public.campaigns c where c.id = app_private.link_id('campaign')));

-- The goal of a seasonal link's season [S-209]; null without one, and for every other token.
create or replace function app_public.dashboard_goal_body() returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.sponsor_facing_goal_body from app_public.seasonal_goals g
  where g.sponsor_id = app_private.link_id('season') and g.season::text = app_private.claim('link_season')
    and g.year = app_private.claim('link_year')::int
$$;
grant execute on function app_public.dashboard_goal_body() to sideline_season_link;
comment on function app_public.dashboard_goal_body() is
  'The goal of a seasonal link''s season, as rich text; null without one and for every other token.';

-- How many organizations the sponsored programs of a link's campaigns belong to [M9]; one may have several programs.
create or replace function app_public.dashboard_organizations_count() returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select count(distinct o.organization_id)::int from app_private.dashboard_offers o $$;
grant execute on function app_public.dashboard_organizations_count() to sideline_campaign_link, sideline_season_link;
comment on function app_public.dashboard_organizations_count() is
  E'@notNull\nHow many organizations the sponsored programs of a link''s campaigns belong to.';

grant select on app_public.dashboard_sponsors, app_public.dashboard_campaigns, app_public.dashboard_leagues,
  app_public.dashboard_photos, app_public.dashboard_testimonials, app_public.dashboard_statistics,
  app_public.dashboard_creative_contents, app_public.dashboard_creative_files
    to sideline_campaign_link, sideline_season_link;
grant select on app_public.dashboard_campaigns, app_public.dashboard_leagues, app_public.dashboard_photos
  to sideline_sponsor;

comment on view app_public.dashboard_campaigns is
  E'@primaryKey id\n@behavior -insert -update -delete\nA campaign as its sponsor sees it.';
comment on view app_public.dashboard_sponsors is
  E'@primaryKey id\n@behavior -insert -update -delete\nThe sponsor whose dashboard a link opens.';
comment on view app_public.dashboard_leagues is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName leagues\n'
  '@behavior -insert -update -delete\nA sponsored program of the link''s campaigns, with its league.';
comment on view app_public.dashboard_photos is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName photos\n'
  '@foreignKey (offer_id) references dashboard_leagues (id)|@fieldName league|@foreignFieldName photos\n'
  '@foreignKey (asset_id) references dashboard_assets (id)|@fieldName asset|@foreignFieldName photos\n'
  '@behavior -insert -update -delete\nA verified photo that its sponsor may see.';
comment on view app_public.dashboard_testimonials is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName testimonials\n'
  '@behavior -insert -update -delete';
comment on view app_public.dashboard_statistics is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName statistics\n'
  '@behavior -insert -update -delete';
comment on view app_public.dashboard_creative_contents is E'@primaryKey id\n@foreignKey (campaign_id) references '
  'dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName creativeContents\n@behavior -insert -update -delete';
comment on view app_public.dashboard_creative_files is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName creativeFiles\n'
  '@behavior -insert -update -delete';
