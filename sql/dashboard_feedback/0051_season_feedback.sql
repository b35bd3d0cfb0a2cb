-- Feedback about a whole season of a sponsor: a row belongs either to a campaign or to a season, whose dashboard has three sections
-- of its own: its goal, promised and delivered, and the impressions.
alter table app_public.sponsor_feedback
  alter column campaign_id drop not null,
  add column sponsor_id int references app_public.sponsors on delete cascade, -- null: of a campaign, which has the sponsor
  add column season app_public.season,
  add column year int constraint sponsor_feedback_year_range check (year between 2000 and 2100),
  add constraint sponsor_feedback_of_campaign_or_season check
    (num_nonnulls(sponsor_id, season, year) = case when campaign_id is null then 3 else 0 end),
  add constraint sponsor_feedback_season_section check (campaign_id is not null or section in ('goal', 'delivery', 'effectiveness'));

drop index app_public.sponsor_feedback_reaction_once;
create unique index sponsor_feedback_reaction_once on app_public.sponsor_feedback
  (user_id, campaign_id, sponsor_id, season, year, section, verification_image_id, campaign_note_id, reaction) nulls not distinct
  where reaction is not null and user_id is not null;
create index on app_public.sponsor_feedback (sponsor_id, season, year, id desc);
