-- How a season's campaigns stand together, for Today.

-- As of a day, the end of a week or today: sponsorships confirmed (null after today) and those that the pace asks for;
-- and the proof due in the week that ends then.
create type app_public.season_week as (on_date date, confirmed int, pace int, due int, proven int, overdue int);

create type app_public.season_outlook as (
  campaigns int, confirmed int, target int, pace int, likely int, likely_target int, too_early int, spent numeric(12,2),
  budget numeric(12,2), proof_percent int, overdue_offers int, weeks app_public.season_week[]
);
