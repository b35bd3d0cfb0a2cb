-- The dates of campaigns: what the season's timeline and calendar show, and what moving one of them changes.

-- deadline: a campaign's own date for proof. proof_due: the next open deadlines of its sponsorships.
create type app_public.season_mark_kind as enum
  ('send', 'goal_date', 'season', 'deadline', 'proof_due', 'print_run', 'recap', 'league_event');

-- until: the last day of what lasts longer. count: the offers of a send, the sponsorships whose proof is due.
-- record_id: of the kind's own record, null if the mark stands for several. version: of a record that can be moved.
create type app_public.season_mark as (
  campaign_id int, kind app_public.season_mark_kind, on_date date, until date, name text, count int, record_id int,
  version int
);

-- short_by: how many the median of the forecast lacks, if its 80 % range ends below the target.
create type app_public.season_campaign as (
  id int, name text, sponsor_id int, sponsor_name text, season app_public.season, year int, target int, confirmed int,
  short_by int
);

-- complete: whether all campaigns and marks of the range are in it.
create type app_public.season_calendar as (
  campaigns app_public.season_campaign[], marks app_public.season_mark[], complete boolean
);

-- What moving a mark changes. emails: leagues that are told of it. kept: sponsorships whose deadlines stay as they are.
-- low and high: the 80 % range of the forecast, now and on the new date; null without one.
create type app_public.mark_move as (
  emails int, kept int, outside_season boolean, after_last_check boolean, deadlines_before int, starting_soon int,
  target int, low int, high int, new_low int, new_high int
);
