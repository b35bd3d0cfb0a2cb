-- Value and assets of many offers at once.
create type app_public.value_rule as enum ('fixed', 'per_player', 'package');
create type app_public.asset_terms as (capability_id int, quantity int, reach int);
-- What many offers are to get. amount: US dollars, for each player with per_player; minimum, maximum and round_to: US dollars.
create type app_public.offer_terms as (
  value_rule app_public.value_rule, amount numeric, minimum numeric, maximum numeric, round_to numeric,
  assets app_public.asset_terms[], replace_existing boolean
);
create type app_public.planned_offer_terms as (
  offer_id int, organization_name text, sponsorable_property_name text, number_of_players int, package_name text,
  present_value numeric(12,2), value numeric(12,2), assets text, refusal text
);
create type app_public.budget_after_terms as (
  campaign_id int, campaign_name text, budget numeric(12,2), committed numeric(12,2), committed_after numeric(12,2)
);
create type app_public.offer_terms_plan as (offers app_public.planned_offer_terms[], budgets app_public.budget_after_terms[]);
create type app_public.asked_capability as (capability_id int, name text, minimum_quantity int);
create type app_public.set_offer_terms_result as (changed_offer_ids int[], refused app_public.refused_offer[]);

alter type app_public.mail_plan add attribute without_terms_offer_ids int[];
