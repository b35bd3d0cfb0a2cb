-- What forecasts are computed from, and what they said: rates of each night, and a forecast for each campaign and day.
-- They are kept as they were said that day, because how wide a range must be is learned from them.

-- One row for each night on which rates were counted.
create table app_private.forecast_nights (
  night date primary key constraint forecast_nights_night_range check (night between '2000-01-01' and '2100-12-31'),
  ended_campaigns int not null, -- with offers, whose goal date has passed
  confirmations int not null,
  confirming_prior float8 not null, -- the number of confirmations that the common rate is worth in a campaign's own
  sending_prior float8 not null -- the same for sending
);

-- Cumulative hazards by days of waiting: unsent offers are sent or lost, sent ones are confirmed or lost.
create table app_private.forecast_hazards (
  night date not null references app_private.forecast_nights on delete cascade
    constraint forecast_hazards_night_range check (night between '2000-01-01' and '2100-12-31'),
  stage text not null constraint forecast_hazards_stage check (stage in ('unsent', 'sent')),
  age int not null, -- days, at most 150
  advanced float8 not null,
  lost float8 not null,
  primary key (night, stage, age)
);

-- How often offers of a group are confirmed, as a multiple of the common rate.
create table app_private.forecast_ratios (
  night date not null references app_private.forecast_nights on delete cascade
    constraint forecast_ratios_night_range check (night between '2000-01-01' and '2100-12-31'),
  factor text not null constraint forecast_ratios_factor check (factor in ('sponsor', 'earlier_partner')),
  key int not null, -- the sponsor's id; 1: earlier partners, 0: others
  confirmed float8 not null,
  expected float8 not null,
  ratio float8 not null,
  primary key (night, factor, key)
);

-- What forecasts of campaigns that have ended taught, by weeks before the deadline.
create table app_private.forecast_habits (
  night date not null references app_private.forecast_nights on delete cascade
    constraint forecast_habits_night_range check (night between '2000-01-01' and '2100-12-31'),
  weeks int not null,
  closed_existing float8 not null, -- the share of a gap to the target that staff closed by sending what waited
  closed_all float8 not null, -- also by adding prospects
  unsent float8 not null, -- the share of the expected sends that did not happen with the target in sight
  width_existing float8 not null, -- how much wider a range had to be to hold 8 of 10 outcomes
  width_all float8 not null,
  primary key (night, weeks)
);

-- deadline: the goal date, or the season's start once the goal date has passed or without one.
create table app_private.campaign_forecasts (
  campaign_id int not null references app_public.campaigns on delete cascade,
  day date not null constraint campaign_forecasts_day_range check (day between '2000-01-01' and '2100-12-31'),
  night date not null references app_private.forecast_nights
    constraint campaign_forecasts_night_range check (night between '2000-01-01' and '2100-12-31'),
  deadline date not null
    constraint campaign_forecasts_deadline_range check (deadline between '2000-01-01' and '2100-12-31'),
  target int,
  confirmed int not null,
  sent int not null, -- offers that wait for an answer
  unsent int not null, -- offers that were not sent yet
  ratio float8 not null, -- how often the campaign's offers are confirmed, as a multiple of what its groups explain
  shape float8 not null, -- of the gamma distribution of that ratio
  sending_shape float8 not null,
  new_share float8 not null, -- the chance that an offer sent today is confirmed by the deadline
  chance float8, -- that the target is reached by the deadline
  more_offers int, -- sent now, for 8 of 10; null: not by more offers alone
  primary key (campaign_id, day)
);
create index on app_private.campaign_forecasts (night);
create index on app_private.campaign_forecasts (deadline);

-- Confirmed sponsorships by a date. existing: of offers that exist; all: with those that staff usually add.
create table app_private.forecast_points (
  campaign_id int not null,
  day date not null constraint forecast_points_day_range check (day between '2000-01-01' and '2100-12-31'),
  on_date date not null
    constraint forecast_points_on_date_range check (on_date between '2000-01-01' and '2100-12-31'),
  sent_mean float8 not null, -- of the offers that wait for an answer
  unsent_mean float8 not null, -- of those that were not sent yet
  mean float8 not null, -- before what past forecasts taught
  existing_mean float8 not null,
  existing_variance float8 not null,
  existing_low float8 not null, -- of the 80 % range
  existing_median float8 not null,
  existing_high float8 not null,
  all_mean float8 not null,
  all_variance float8 not null,
  low float8 not null,
  median float8 not null,
  high float8 not null,
  primary key (campaign_id, day, on_date),
  constraint forecast_points_forecast_fk foreign key (campaign_id, day)
    references app_private.campaign_forecasts (campaign_id, day) on delete cascade
);

create type app_public.forecast_reason as enum ('date', 'answers', 'sends', 'rates', 'goals');
create type app_public.forecast_change as (reason app_public.forecast_reason, change int);

-- Until the forecast's day only confirmed is set, after it only the others: the median and the 80 % range.
create type app_public.forecast_point as (on_date date, confirmed int, low int, median int, high int);

-- A campaign's newest forecast as staff see it. Without numbers if there is an obstacle.
create type app_public.campaign_forecast as (
  day date, obstacle text, uncertain boolean, deadline date, target int, confirmed int, sent int, unsent int,
  low int, median int, high int, chance_percent int, more_offers int, points app_public.forecast_point[],
  changed_since date, changes app_public.forecast_change[], held_forecasts int, ended_forecasts int, ended_campaigns int
);
