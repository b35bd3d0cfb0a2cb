-- Campaigns of the next season made from earlier ones: what staff change of the proposal (null: nothing; left_out: keys of parts), and the preview.
create type app_public.rolled_over_deadline as (default_verification_deadline_id int, deadline date);
create type app_public.campaign_roll_over as (
  campaign_id int, name text, season_name text, season app_public.season, year int, target_number_of_leagues int, total_spend int, leagues_confirmed_goal_date date,
  left_out text[], deadlines app_public.rolled_over_deadline[], asked_offer_ids int[], left_out_offer_ids int[]);
create type app_public.rolled_over_part_kind as enum ('capability', 'deadline', 'question', 'filter', 'contact');
create type app_public.rolled_over_part as (key text, kind app_public.rolled_over_part_kind, name text, deadline date, note text, left_out boolean, refused boolean);
create type app_public.previous_partner as (
  offer_id int, organization_id int, organization_name text, sponsorable_property_id int, sponsorable_property_name text, creates_property boolean, start_date date,
  end_date date, proofs_due int, proofs_on_time int, value numeric(12,2), answer_days int, rejected_photos int, seasons int, reason text, refused boolean, asked boolean);
create type app_public.campaign_roll_over_plan as (
  campaign_id int, sponsor_name text, previous_name text, previous_target_number_of_leagues int, previous_total_spend int, previous_goal_date date, name text,
  season_name text, season app_public.season, year int, target_number_of_leagues int, total_spend int, leagues_confirmed_goal_date date, reason text,
  parts app_public.rolled_over_part[], partners app_public.previous_partner[], key text);
