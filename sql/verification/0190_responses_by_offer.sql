-- The league's policy finds answers to deadlines by the offers it knows of.
create index on app_public.verification_deadline_responses (offer_id);
