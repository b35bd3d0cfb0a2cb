-- Formulas of the forecast, in closed form: the same history gives the same numbers; and when history is too thin.

-- The share of offers that advance within a stretch of cumulative hazards, the first of them times a ratio.
create or replace function app_private.share_advanced(ratio float8, advanced float8, lost float8) returns float8
  language sql immutable parallel safe
begin atomic
  select case when ratio * advanced + lost <= 0 then 0
    else ratio * advanced / (ratio * advanced + lost) * (1 - exp(-(ratio * advanced + lost))) end;
end;

-- The number of events that a prior is worth, from how much groups differ beyond chance (DerSimonian-Laird): 2 to 200.
create or replace function app_private.prior_events(observed float8[], expected float8[]) returns float8
  language sql immutable parallel safe
begin atomic
  select least(200, greatest(2, coalesce(1 / nullif(greatest(0, (sum((g.o - g.e) ^ 2 / g.e) - (count(*) - 1))
    / nullif(sum(g.e) - sum(g.e ^ 2) / sum(g.e), 0)), 0), 200)))
  from unnest(observed, expected) g (o, e) where g.e > 0.5;
end;

-- The skewness of a count of which a part is certain, from 0 to 1.
create or replace function app_private.count_skewness(mean float8, certain int, variance float8) returns float8
  language sql immutable parallel safe
begin atomic
  select greatest(0, least(1, (2 * variance / greatest(0.1, mean - certain) - 1) / sqrt(variance)));
end;

-- The quantile of such a count at z standard deviations: normal, corrected for skewness (Cornish-Fisher).
create or replace function app_private.count_quantile(z float8, mean float8, certain int, variance float8)
  returns float8 language sql immutable parallel safe
begin atomic
  select greatest(certain, mean + sqrt(variance)
    * (z + (z * z - 1) * app_private.count_skewness(mean, certain, variance) / 6));
end;

-- The chance that such a count reaches a target: the exact inverse of count_quantile.
create or replace function app_private.chance_of(target int, mean float8, certain int, variance float8) returns float8
  language sql immutable parallel safe
begin atomic
  select case when certain >= target then 1 when 1 + 4 * x.s * (x.s + x.y) <= 0 then 1
    else (1 - erf(case when x.s < 0.001 then x.y
      else (sqrt(1 + 4 * x.s * (x.s + x.y)) - 1) / (2 * x.s) end / sqrt(2))) / 2 end
  from (select (target - 0.5 - mean) / sqrt(variance) as y,
    app_private.count_skewness(mean, certain, variance) / 6 as s) x;
end;

-- How many more offers, sent today, bring the target in 8 of 10 cases; null: not even five times the target.
-- open: what is expected of the offers that exist; new_share: of one more. Offers not yet sent are less certain than
-- answers under way: their range is never narrower than the model's, and has 22 % for their mix and timing.
create or replace function app_private.more_offers(target int, confirmed int, open float8, mean float8,
  variance float8, width float8, new_share float8, shape float8) returns int
  language sql immutable parallel safe
begin atomic
  select n from generate_series(0, 5 * target) n
  cross join lateral (select n * new_share as gain) g
  where app_private.chance_of(target, mean + g.gain, confirmed, width ^ 2 * (variance + 0.3) + greatest(1, width) ^ 2
    * (g.gain * (1 - new_share) + (2 * open * g.gain + g.gain ^ 2) / shape) + 0.05 * g.gain ^ 2) >= 0.8
  order by n limit 1;
end;

-- Why a day's rates are too thin for a forecast; null: they are not. Shown instead of a number.
create or replace function app_private.forecast_obstacle(n app_private.forecast_nights) returns text
  language sql immutable
begin atomic
  select case when n.ended_campaigns < 6 then format('A forecast needs 6 ended campaigns; %s have.', n.ended_campaigns)
    when n.confirmations < 50 then format('A forecast needs 50 confirmed sponsorships; %s are.', n.confirmations) end;
end;
-- views of dashboards and lists call it as the viewer
grant execute on function app_private.forecast_obstacle(app_private.forecast_nights)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor, sideline_admin;
