-- How many offers of a send wait for a day.
create type app_public.send_day as (send_id int, kind text, campaign_name text, paused boolean, on_date date, waiting int);
