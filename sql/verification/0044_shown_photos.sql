-- The photos of an offer that its sponsor may see, newest first: dashboards count them and list featured ones without reading rows.
create index verification_images_shown_of_offer on app_public.verification_images (offer_id, created_at desc, id desc) include (featured) where shown_to_sponsor;
