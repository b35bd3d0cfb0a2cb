-- What the map of targeting shows where it is seen from afar [T5]: places together, with the id and name of one of them.
create type app_public.property_cluster as (count int, lat float8, lon float8, sponsorable_property_id int, name text);
alter type app_public.targeting_summary add attribute with_offer int;
-- A state is looked for once [T14].
delete from app_public.search_filters s where s.type = 'StateFilter' and exists (select from app_public.search_filters o
  where o.campaign_id = s.campaign_id and o.type = 'StateFilter' and o.parameters ->> 'state' = s.parameters ->> 'state' and o.id < s.id);
create unique index search_filters_state_once on app_public.search_filters (campaign_id, (parameters ->> 'state')) where type = 'StateFilter';
