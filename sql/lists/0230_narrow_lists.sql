-- When the newest offer of a campaign was changed, where a list of an old year starts; and, for index-only scans, what
-- was proved on time.
insert into app_private.schema_steps (name, kind, statement) values
  ('app_public.offers_newest', 'index',
    'create index concurrently offers_newest on app_public.offers (campaign_id, updated_at)'),
  ('app_public.verification_deadlines_proof', 'index',
    'create index concurrently verification_deadlines_proof on app_public.verification_deadlines (offer_id) '
    'include (deadline, proved_at, verified, did_not_complete)');
