-- What a deadline link shows: names and a date, no ids of anything else [L-245, L-246].
create type app_public.deadline_to_respond_to as (
  id int, deadline date, name text, capability_name text, campaign_name text, sponsor_name text, sponsorable_property_name text
);
