-- When each offer entered which status in which campaign, for rates and forecasts: columns of an offer say only how it
-- is now, and its log is prose. Rows outlive their offer, so there are no foreign keys; they name no person or league.
create table app_private.offer_stages (
  id bigint generated always as identity primary key,
  offer_id int not null,
  campaign_id int not null,
  status app_public.offer_status, -- null: it left the campaign, deleted or moved to another
  at timestamptz not null default app_private.clock()
    constraint offer_stages_at_range check (at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00')
);
create index on app_private.offer_stages (offer_id, id);
create index on app_private.offer_stages (campaign_id, at);
