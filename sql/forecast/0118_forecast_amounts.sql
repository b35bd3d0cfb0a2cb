-- Dollars and proof on time beside the number of sponsorships, and whether the sponsor sees the forecast.
alter table app_public.campaigns add column sponsor_sees_forecast boolean not null default false;

alter table app_private.forecast_nights
  add column proof_due int not null default 0, -- deadlines of two years that were proved, given up or past due
  add column proof_share float8 not null default 0, -- of these on time
  add column proof_prior float8 not null default 0; -- the number of deadlines that it is worth in a campaign's own

-- At the deadline, of the 80 % range. Null for a forecast of a past day: what was known of values is not kept.
alter table app_private.campaign_forecasts
  add column dollars_low float8, -- estimates in US dollars
  add column dollars_median float8,
  add column dollars_high float8,
  add column proof_low float8, -- the share of all deadlines of the campaign that are proved on time
  add column proof_median float8,
  add column proof_high float8;

alter type app_public.campaign_forecast
  add attribute starts_at date,
  add attribute start_low int,
  add attribute start_high int,
  add attribute dollars_low float8,
  add attribute dollars_high float8,
  add attribute proof_low_percent int,
  add attribute proof_high_percent int,
  add attribute available int,
  add attribute confirmed_since int,
  add attribute expected_since int,
  add attribute emailed_since int,
  add attribute waiting_long int;
