-- What the lists of campaigns and offers ask of an offer's deadlines is answered by the index alone.
create index verification_deadlines_open_of_offer on app_public.verification_deadlines (offer_id, deadline)
  where verified_images = 0 and not did_not_complete;
create index verification_deadlines_pending on app_public.verification_deadlines (offer_id) include (pending_images) where pending_images > 0;
-- Programs share names, sponsors are sorted by these.
drop index app_public.sponsorable_properties_name_idx;
create index on app_public.sponsorable_properties (name, id);
create index on app_public.sponsors (name, id);
create index on app_public.sponsors (updated_at, id);
