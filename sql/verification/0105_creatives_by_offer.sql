-- The policies of offer links ask for the creatives of one offer.
create index on app_public.creative_contents (offer_id);
create index on app_public.creative_files (offer_id);
