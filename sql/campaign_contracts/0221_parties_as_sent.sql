-- What the sponsor and the campaign were called when a contract was sent for signature; null in drafts and in contracts
-- that were sent before this migration.
alter table app_public.campaign_contracts
  add column sponsor_name text
    constraint campaign_contracts_sponsor_name_max_200 check (char_length(sponsor_name) <= 200),
  add column campaign_name text
    constraint campaign_contracts_campaign_name_max_200 check (char_length(campaign_name) <= 200);
