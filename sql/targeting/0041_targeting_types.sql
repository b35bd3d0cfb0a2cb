-- What targeting answers with.
create type app_public.targeting_summary as (count int, median_number_of_players float8);
create type app_public.prospective_properties_page as (campaign_id int, last_page boolean, next_cursor text, property_ids int[]);
create type app_public.campaign_radius as (label text, lat float8, lon float8, miles float8);
create type app_public.campaign_geometry as (id int, label text, geo_json jsonb);
