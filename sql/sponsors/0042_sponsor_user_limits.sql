-- What a user of a sponsor may see of it: null means everything, an empty list nothing. States are US and Canadian postal codes.
alter table app_public.sponsor_users
  add column states text[],
  add column campaign_ids int[],
  add constraint sponsor_users_states_codes check (states::text ~ '^\{([A-Z]{2}(,[A-Z]{2}){0,99})?\}$'),
  add constraint sponsor_users_campaign_ids_count check (cardinality(campaign_ids) <= 1000);
