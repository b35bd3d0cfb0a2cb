-- What staff read about campaigns.

-- Campaigns whose name or sponsor's name contains the text, newest first, at most 20 [S-021]; staff.
create or replace function app_public.search_campaigns(query text) returns setof app_public.campaigns
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select c.* from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id
  where app_private.is_staff() and btrim(query) <> ''
    and (position(lower(btrim(query)) in lower(c.name)) > 0 or position(lower(btrim(query)) in lower(s.name)) > 0)
  order by c.year desc, c.season desc, c.name, c.id limit 20
$$;
grant execute on function app_public.search_campaigns(text) to sideline_admin;
comment on function app_public.search_campaigns(text) is
  E'@simpleCollections only\nCampaigns found by their own or their sponsor''s name; at most 20, newest first.';

-- Sponsors with a proposed, contracted or active campaign, or without any campaign, by name [S-025, S-026]; staff.
create or replace function app_public.sponsors_with_active_or_no_campaigns() returns setof app_public.sponsors
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.* from app_public.sponsors s
  where app_private.is_staff()
    and (exists (select from app_public.campaigns c
      where c.sponsor_id = s.id and c.status in ('proposed', 'contracted', 'active'))
      or not exists (select from app_public.campaigns c where c.sponsor_id = s.id))
  order by lower(s.name), s.id
$$;
grant execute on function app_public.sponsors_with_active_or_no_campaigns() to sideline_admin;
comment on function app_public.sponsors_with_active_or_no_campaigns() is
  E'@simpleCollections only\nSponsors with a running campaign or none yet, by name.';

-- Each season of a year that has campaigns, newest first [S-227]; staff.
create or replace function app_public.season_years() returns setof app_public.season_year
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select distinct on (c.year, c.season) c.season, c.year from app_public.campaigns c
  where app_private.is_staff() order by c.year desc, c.season desc
$$;
grant execute on function app_public.season_years() to sideline_admin;
comment on function app_public.season_years() is
  E'@simpleCollections only\nThe seasons that have campaigns, newest first.';

-- The strategists of a season's campaigns, each once [S-230]; staff.
create or replace function app_public.season_year_primary_strategist_contacts(s app_public.season_year)
  returns setof app_public.users language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.* from app_public.users u where app_private.is_staff() and u.id in (
    select c.primary_strategist_contact_id from app_public.campaigns c where c.season = s.season and c.year = s.year)
    order by u.name, u.id
$$;
grant execute on function app_public.season_year_primary_strategist_contacts(app_public.season_year) to sideline_admin;
comment on function app_public.season_year_primary_strategist_contacts(app_public.season_year) is
  E'@simpleCollections only\nThe strategists of a season''s campaigns, each once.';

-- Offers by stage of a campaign or a property: proposed includes rejected_by_league, removed includes all rejected,
-- unqualified and canceled ones [S-081, S-082].
create or replace function app_private.count_offers(campaign int, property int) returns app_public.offer_counts_report
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (count(*) filter (where status = 'prospecting')::int, count(*) filter (where status = 'qualified')::int,
    count(*) filter (where status in ('proposed', 'rejected_by_league'))::int,
    count(*) filter (where status = 'confirmed')::int,
    count(*) filter (where status in ('unqualified', 'rejected', 'rejected_by_organization',
      'canceled'))::int)::app_public.offer_counts_report
  from app_public.offers
  where (campaign is null or campaign_id = campaign) and (property is null or sponsorable_property_id = property)
$$;
grant execute on function app_private.count_offers(int, int) to sideline_admin;

create or replace function app_public.campaigns_offer_counts_report(c app_public.campaigns)
  returns app_public.offer_counts_report language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.count_offers(c.id, null); end;
grant execute on function app_public.campaigns_offer_counts_report(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_offer_counts_report(app_public.campaigns) is
  E'@notNull\nHow many offers are in each stage; removed are all that have left.';

-- Deadlines of confirmed offers, physical and digital: overdue, total, verified [S-075, S-077].
create or replace function app_private.verification_progress(campaign int, is_digital boolean)
  returns app_public.verification_progress language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (count(*) filter (where d.deadline < app_private.today() and not d.verified and not d.did_not_complete)::int,
    count(*)::int, count(*) filter (where d.verified)::int)::app_public.verification_progress
  from app_public.offers o
  join app_public.verification_deadlines d on d.offer_id = o.id
  join app_public.assets a on a.id = d.asset_id
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  where o.campaign_id = campaign and o.status = 'confirmed' and k.digital = is_digital
$$;
grant execute on function app_private.verification_progress(int, boolean) to sideline_admin;

create or replace function app_public.campaigns_physical_verification_progress(c app_public.campaigns)
  returns app_public.verification_progress language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.verification_progress(c.id, false); end;
grant execute on function app_public.campaigns_physical_verification_progress(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_physical_verification_progress(app_public.campaigns) is
  E'@notNull\nDeadlines of confirmed offers that need something physical: overdue, total, verified.';

create or replace function app_public.campaigns_digital_verification_progress(c app_public.campaigns)
  returns app_public.verification_progress language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.verification_progress(c.id, true); end;
grant execute on function app_public.campaigns_digital_verification_progress(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_digital_verification_progress(app_public.campaigns) is
  E'@notNull\nDeadlines of confirmed offers that are met online: overdue, total, verified.';

-- The leagues' budget, the values of confirmed and of proposed offers, and what is left to offer, below 0 if they
-- exceed the budget; without a budget neither [P5]. US dollars.
create or replace function app_public.campaigns_budget_report(c app_public.campaigns) returns app_public.budget_report
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select (c.league_budget, v.confirmed, v.proposed,
    c.league_budget - v.confirmed - v.proposed)::app_public.budget_report
  from (select coalesce(sum(o.value) filter (where o.status = 'confirmed'), 0) as confirmed,
    coalesce(sum(o.value) filter (where o.status = 'proposed'), 0) as proposed from app_public.offers o
      where o.campaign_id = c.id) v;
end;
grant execute on function app_public.campaigns_budget_report(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_budget_report(app_public.campaigns) is
  E'@notNull\nThe leagues'' budget, what confirmed and proposed offers take of it and what remains to offer, below 0 '
  'when they exceed it; US dollars.';

-- The contracted quantity of a capability, the quantity in confirmed offers, and the verified part of it: that of
-- assets whose deadlines are all verified [P5].
create or replace function app_public.campaign_capabilities_quantity_report(k app_public.campaign_capabilities)
  returns app_public.quantity_report language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select (k.quantity, coalesce(sum(a.quantity), 0)::int, coalesce(sum(a.quantity) filter (where
    (select bool_and(d.verified) from app_public.verification_deadlines d where d.asset_id = a.id)),
    0)::int)::app_public.quantity_report
  from app_public.assets a join app_public.offers o on o.id = a.offer_id and o.status = 'confirmed'
  where a.campaign_capability_id = k.id;
end;
grant execute on function app_public.campaign_capabilities_quantity_report(app_public.campaign_capabilities)
  to sideline_admin;
comment on function app_public.campaign_capabilities_quantity_report(app_public.campaign_capabilities) is
  E'@notNull\nThe quantity that was contracted, that confirmed offers bring, and that of their assets whose deadlines '
  'are all verified.';

select app_private.never_null('app_public.budget_report', '{confirmed,proposed}');
select app_private.never_null('app_public.quantity_report', '{confirmed,verified}');

-- How many organizations have confirmed.
create or replace function app_public.campaigns_organization_count(c app_public.campaigns) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(distinct o.organization_id)::int from app_public.offers o
  where o.campaign_id = c.id and o.status = 'confirmed';
end;
grant execute on function app_public.campaigns_organization_count(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_organization_count(app_public.campaigns) is
  'How many organizations have a confirmed offer.';

create or replace function app_public.campaigns_confirmed_offers(c app_public.campaigns) returns setof app_public.offers
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select o.* from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed' order by o.id;
end;
grant execute on function app_public.campaigns_confirmed_offers(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_confirmed_offers(app_public.campaigns) is
  'The confirmed offers of the campaign.';

-- The default deadlines of all its capabilities, by date; staff.
create or replace function app_public.campaigns_default_verification_deadlines(c app_public.campaigns)
  returns setof app_public.default_verification_deadlines language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select d.* from app_public.default_verification_deadlines d where d.campaign_id = c.id order by d.deadline, d.id;
end;
grant execute on function app_public.campaigns_default_verification_deadlines(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_default_verification_deadlines(app_public.campaigns) is
  E'@simpleCollections only\nThe default verification deadlines of all its capabilities, by date; staff.';

-- The pre-qualification survey needs at least one question [B-342].
create or replace function app_public.campaigns_has_survey_questions(c app_public.campaigns) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select exists (select from app_public.custom_questions q where q.campaign_id = c.id); end;
grant execute on function app_public.campaigns_has_survey_questions(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_has_survey_questions(app_public.campaigns) is
  'Whether the campaign has custom questions, which the pre-qualification survey needs.';

select app_private.never_null('app_public.verification_progress', '{overdue,total,verified}');
select app_private.never_null('app_public.offer_counts_report', '{prospecting,qualified,proposed,confirmed,removed}');
select app_private.never_null('app_public.season_year', '{season,year}');
