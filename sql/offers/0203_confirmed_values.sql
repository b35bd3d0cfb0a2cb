-- For index-only scans: what a campaign's offers are worth, by status. Replaces the index without the value.
insert into app_private.schema_steps (name, kind, statement) values
  ('app_public.offers_of_campaign', 'index',
    'create index concurrently offers_of_campaign on app_public.offers (campaign_id, status, id) include (value)');
drop index app_public.offers_campaign_id_status_id_idx;
