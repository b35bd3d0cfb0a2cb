-- What one step more of each filter of a campaign would bring, whether its supply is enough, and why a property is in
-- its targeting or not: results of functions, nothing is stored.
create type app_public.near_miss_change as enum ('radius', 'low_bound', 'high_bound', 'share', 'added');

-- search_filter_id: the filter to change; null: a new one of the type. before, after: of a radius, bound or share;
-- added: a state or season, or the name of a sport or capability. parameters: the changed filter's; null for a radius.
create type app_public.near_miss as (
  type app_public.filter_type, change app_public.near_miss_change, search_filter_id int, before float8, after float8,
  added text, parameters jsonb, available int, confirmed int
);

-- first, second: positions of two steps, from 0.
create type app_public.near_miss_pair as (first int, second int, available int);
create type app_public.near_miss_report as (steps app_public.near_miss[], pair app_public.near_miss_pair);

create type app_public.supply_area as (label text, target int, available int, likely int, short int);
create type app_public.campaign_supply as (target int, confirmed int, open int, available int, likely_open int,
  likely_available int, short int, obstacle text, areas app_public.supply_area[]);

-- waits: it is no reason against the property, but it cannot be added or emailed as usual.
create type app_public.targeting_result as enum ('fails', 'waits', 'passes');
create type app_public.targeting_reason as (kind text, result app_public.targeting_result, value text, wanted text);
create type app_public.targeting_explanation as (campaign_id int, campaign_name text, available boolean,
  reasons app_public.targeting_reason[]);
