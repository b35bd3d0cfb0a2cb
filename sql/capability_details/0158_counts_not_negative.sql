-- Counts of people and teams are counts: none is below zero, whoever writes them.
alter table app_public.capability_details
  add constraint capability_details_email_list_size_not_negative check (email_list_size >= 0),
  add constraint capability_details_following_size_not_negative check (social_media_following_size >= 0),
  add constraint capability_details_min_teams_not_negative check (min_teams_required >= 0);
