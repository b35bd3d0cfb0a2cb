-- What money lists say: outstanding checks by age, cash that is needed by week, and totals of campaigns; in US dollars.
create type app_public.check_age as (days_from int, days_to int, count int, amount numeric);
create type app_public.cash_week as (week date, offers int, amount numeric);
create type app_public.campaign_money as (campaign_id int, campaign_name text, sponsor_name text, budget numeric,
  committed numeric, approved numeric, mailed numeric, cleared numeric, to_come numeric);
