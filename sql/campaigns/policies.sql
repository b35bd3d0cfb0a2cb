-- Campaigns: staff manage them; leagues and sponsors see only the columns meant for them.

select app_private.protect('app_public.campaigns');
create policy select_league on app_public.campaigns for select to sideline_organization
  using (id = any ((select app_private.my_campaign_ids())::int[]));
comment on policy select_league on app_public.campaigns is 'Leagues see the campaigns of offers they see.';
create policy select_link on app_public.campaigns for select to sideline_offer_link, sideline_application_link
  using (id = (select app_private.link_campaign_id()));
create policy select_own on app_public.campaigns for select to sideline_sponsor
  using (sponsor_id = any ((select app_private.my_sponsor_ids())::int[]) and status in ('active', 'complete')
    and id = any ((select app_private.dashboard_campaign_ids())::int[]));
comment on policy select_own on app_public.campaigns is
  'Sponsor users see the active and complete campaigns of their own sponsors, unless they are limited to others.';

-- The contact of leagues for a campaign: the member of staff named in their emails; null if there is none.
create or replace function app_private.league_contact_id(campaign app_public.campaigns) returns int
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce((league_contact_id.campaign).primary_bdr_contact_id,
    (league_contact_id.campaign).primary_strategist_contact_id, (league_contact_id.campaign).primary_sales_contact_id);
end;

grant select (id, sponsor_id, name, season, year, status, additional_requirements, additional_requirements_es,
  sponsor_overview, sponsor_overview_es) on app_public.campaigns
  to sideline_organization, sideline_offer_link, sideline_application_link;
grant select (id, sponsor_id, name, season, year, status) on app_public.campaigns to sideline_sponsor;
grant insert (sponsor_id, name, season, year, starts_at, ends_at) on app_public.campaigns to sideline_admin;
comment on table app_public.campaigns is
  E'@flatInput\n@behavior -update -delete\nA sponsor''s season: what it pays for, asks for and shows.';
comment on column app_public.campaigns.season is '@behavior +orderBy';
comment on column app_public.campaigns.status is '@behavior +orderBy';

create trigger _100_touch before update on app_public.campaigns for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.campaigns
  for each row execute function app_private.tg__audit();
