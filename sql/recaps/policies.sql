-- Who sees recaps: links and sponsors those of the campaigns and seasons whose dashboards they see, and staff. A recap
-- shows the whole campaign or season, so somebody who is limited to a part of it sees none.

select app_private.protect('app_public.recaps');
create policy select_dashboard on app_public.recaps for select to sideline_campaign_link, sideline_season_link,
  sideline_sponsor
  using (campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    and sponsor_id <> all ((select app_private.limited_sponsor_ids(true))::int[]));
comment on policy select_dashboard on app_public.recaps is
  'Sponsors and dashboard links see the recaps of their campaigns.';
create policy select_season on app_public.recaps for select to sideline_season_link
  using (campaign_id is null and sponsor_id = (select app_private.link_id('season'))
    and season::text = (select app_private.claim('link_season')) and year = (select app_private.claim('link_year'))::int
    and sponsor_id <> all ((select app_private.limited_sponsor_ids(false))::int[]));
comment on policy select_season on app_public.recaps is 'A seasonal link sees the recaps of its season.';
create policy select_own_season on app_public.recaps for select to sideline_sponsor
  using (campaign_id is null and sponsor_id = any ((select app_private.my_sponsor_ids())::int[])
    and sponsor_id <> all ((select app_private.limited_sponsor_ids(false))::int[]));
comment on policy select_own_season on app_public.recaps is 'Sponsor users see the recaps of their sponsors'' seasons.';
grant select on app_public.recaps to sideline_campaign_link, sideline_season_link, sideline_sponsor;
comment on table app_public.recaps is E'@behavior -insert -update -delete\n'
  'The recap of a campaign or, without one, of a season: a file that the worker makes.';
comment on column app_public.recaps.season is E'@behavior +filterBy\nOf a recap of a season.';
comment on column app_public.recaps.year is E'@behavior +filterBy\nOf a recap of a season.';
comment on column app_public.recaps.stage is 'Steps of the run that are done, of stages.';
comment on column app_public.recaps.made_at is 'When the file that is kept was made; null without one.';
create trigger _100_transition before update of status on app_public.recaps
  for each row execute function app_private.tg__transition();

select app_private.protect('app_public.recap_shares');
create policy select_own on app_public.recap_shares for select to sideline_sponsor
  using (campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    and sponsor_id <> all ((select app_private.limited_sponsor_ids(true))::int[]));
comment on policy select_own on app_public.recap_shares is
  'Sponsor users see the shared links to recaps of their campaigns.';
create policy select_own_season on app_public.recap_shares for select to sideline_sponsor
  using (campaign_id is null and sponsor_id = any ((select app_private.my_sponsor_ids())::int[])
    and sponsor_id <> all ((select app_private.limited_sponsor_ids(false))::int[]));
comment on policy select_own_season on app_public.recap_shares is
  'Sponsor users see the shared links to recaps of their seasons.';
grant select on app_public.recap_shares to sideline_sponsor;
comment on table app_public.recap_shares is
  E'@behavior -insert -update -delete\nA link to a recap for people without an account.';
comment on column app_public.recap_shares.revoked_at is E'@behavior +orderBy +filterBy\nWhen the link was revoked.';
create trigger _500_audit after insert or update or delete on app_public.recap_shares
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.recap_schedules');
create policy select_own on app_public.recap_schedules for select to sideline_sponsor
  using (user_id = (select app_private.current_user_id()));
comment on policy select_own on app_public.recap_schedules is
  'Sponsor users see when recaps are emailed to themselves.';
grant select on app_public.recap_schedules to sideline_sponsor;
comment on table app_public.recap_schedules is
  E'@behavior -insert -update -delete\nWhen a recap is emailed to a user: once, or each month.';
create trigger _500_audit after insert or update or delete on app_public.recap_schedules
  for each row execute function app_private.tg__audit();
