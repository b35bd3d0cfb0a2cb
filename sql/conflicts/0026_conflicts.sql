-- Why a property conflicts with a placement: the same program, another one of its sport, or a sponsor of the same category.
create type app_public.conflict_rule as enum ('program', 'sport', 'category');
create type app_public.placement_conflict as (
  sponsorable_property_id int, sponsorable_property_name text, organization_id int, organization_name text, rule app_public.conflict_rule,
  offer_id int, offer_status app_public.offer_status, campaign_id int, campaign_name text, sponsor_name text, message text
);
create type app_public.adding_plan as (available_count int, conflicting_count int, conflicts app_public.placement_conflict[]);
