-- The location filter of each circle on the map, so that a larger radius of one filter can be shown.
alter type app_public.campaign_radius add attribute location_filter_id int;
