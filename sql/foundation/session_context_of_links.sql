-- What a link opens, and whose dashboards the viewer sees: from the claims and the session context.

-- The record that a link of exactly this kind opens; null for any other token.
create or replace function app_private.link_id(kind text) returns int
  language sql stable parallel safe
begin atomic
  select case when current_setting('jwt.claims.link_kind', true) = kind
    then nullif(current_setting('jwt.claims.link_id', true), '')::int end;
end;

-- The offer of an offer link, while it is in a stage that leagues may see [L-077].
create or replace function app_private.link_offer_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select id from app_public.offers
  where id = app_private.link_id('offer') and status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled')
$$;

-- Whether the caller sees an offer: staff, users of its league, or its link and the session gained through it [L-043].
-- The offer of a link is read last and only for that link, because that takes longer than the rest.
create or replace function app_private.sees_offer(offer_id int) returns boolean
  language sql stable
begin atomic select app_private.is_staff()
  or app_private.claim('scope_offer_id') is null and sees_offer.offer_id = any (app_private.my_offer_ids())
  or sees_offer.offer_id = app_private.link_id('offer') and sees_offer.offer_id = app_private.link_offer_id(); end;

-- Whether the caller sees an offer's value and checks: the same, but of a league's users owners and treasurers only.
create or replace function app_private.sees_money_of_offer(offer_id int) returns boolean
  language sql stable
begin atomic select app_private.is_staff() or app_private.claim('scope_offer_id') is null
    and sees_money_of_offer.offer_id = any (app_private.my_money_offer_ids())
  or sees_money_of_offer.offer_id = app_private.link_id('offer')
    and sees_money_of_offer.offer_id = app_private.link_offer_id(); end;
grant execute on function app_private.sees_money_of_offer(int)
  to sideline_offer_link, sideline_organization, sideline_admin; -- by the view offer_values

-- The organization behind an offer, application or onboarding link; of an offer only while the league may know of it.
create or replace function app_private.link_organization_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select case app_private.claim('link_kind')
    when 'league' then app_private.link_id('league')
    when 'application' then app_private.link_id('application')
    when 'offer' then (select organization_id from app_public.offers where id = app_private.link_offer_id()) end
$$;

-- The addresses that this organization uses now: a link shows current addresses only, not previous ones.
create or replace function app_private.link_address_ids() returns int[]
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select array[g.mailing_address_id, g.shipping_address_id] from app_public.organizations g
  where g.id = app_private.link_organization_id()
$$;

-- The organization behind an application or onboarding link; an offer link does not open the whole profile.
create or replace function app_private.link_wizard_organization_id() returns int
  language sql stable parallel safe
begin atomic
  select coalesce(app_private.link_id('league'), app_private.link_id('application'));
end;

-- The sponsorable property of an offer link's offer, if the league may see it.
create or replace function app_private.link_property_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$ select sponsorable_property_id from app_public.offers where id = app_private.link_offer_id() $$;

-- The campaign behind an offer or application link. An offer's link shows it only while the league may know of the
-- offer: once the offer is back in an internal stage, the link in an old email no longer shows the campaign [L-077].
create or replace function app_private.link_campaign_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select case app_private.claim('link_kind')
    when 'application' then app_private.claim('link_campaign_id')::int
    when 'offer' then (select campaign_id from app_public.offers where id = app_private.link_offer_id()) end
$$;

-- The sponsor behind an offer or application link.
create or replace function app_private.link_sponsor_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$ select sponsor_id from app_public.campaigns where id = app_private.link_campaign_id() $$;

-- The campaigns whose dashboard data the viewer sees: that of a campaign's link, the active and complete ones of a
-- season's link [S-222], and those of a signed-in sponsor user [S-176]; without those that the viewer's limits exclude.
create or replace function app_private.dashboard_campaign_ids() returns int[]
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select case app_private.claim('link_kind')
    when 'campaign' then (select coalesce(array_agg(id), '{}') from app_public.campaigns
      where id = app_private.link_id('campaign') and app_private.is_campaign_allowed(sponsor_id, id))
    when 'season' then (select coalesce(array_agg(id), '{}') from app_public.campaigns
      where sponsor_id = app_private.link_id('season') and season::text = app_private.claim('link_season')
        and year = app_private.claim('link_year')::int and status in ('active', 'complete')
        and app_private.is_campaign_allowed(sponsor_id, id))
    else (select coalesce(array_agg(id), '{}') from app_public.campaigns
      where sponsor_id = any (app_private.my_sponsor_ids()) and status in ('active', 'complete')
        and app_private.is_campaign_allowed(sponsor_id, id)) end
$$;

grant execute on function app_private.link_id(text), app_private.link_offer_id(), app_private.link_organization_id(),
  app_private.link_address_ids(), app_private.link_wizard_organization_id(), app_private.link_property_id(),
  app_private.link_campaign_id(), app_private.link_sponsor_id(), app_private.dashboard_campaign_ids()
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
