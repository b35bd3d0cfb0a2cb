-- A campaign's offers are read a step at a time in the order of their ids; with the sponsor, since the relation names both.
drop index app_public.offers_campaign_id_sponsor_id_idx;
create index on app_public.offers (campaign_id, sponsor_id, id);
