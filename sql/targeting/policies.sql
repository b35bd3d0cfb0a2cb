-- Filters of a campaign and their places, for staff only.

select app_private.protect('app_public.search_filters');
grant insert (campaign_id, type, enabled, parameters), update (enabled, parameters), delete on app_public.search_filters
  to sideline_admin;
comment on table app_public.search_filters is E'@flatInput\nA filter of a campaign. parameters by type: capabilityIds; '
  'sportIds; winter, spring, summer, fall (true or false); state; lowBound, highBound (people, or US dollars a year); '
  'one of asian, black, hispanic, islander, native, white with a share from 0 to 1.';
create trigger _500_audit after insert or update or delete on app_public.search_filters
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.location_filters');
comment on table app_public.location_filters is E'@behavior -insert -update -delete\n'
  'Places that a campaign wants to be near; radius in miles. Its id is its search filter''s: that is deleted.';
create trigger _500_audit after insert or update or delete on app_public.location_filters
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.locations');
grant update (name) on app_public.locations to sideline_admin;
comment on table app_public.locations is
  E'@flatInput\n@behavior -insert -delete\nAn address, ZIP or market of a location filter.';
create trigger _500_audit after insert or update or delete on app_public.locations
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.location_lists');
comment on table app_public.location_lists is
  E'@behavior -insert -update -delete\nAn uploaded list of a sponsor''s places.';
create trigger _500_audit after insert or update or delete on app_public.location_lists
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.location_list_items');
comment on table app_public.location_list_items is '@behavior -insert -update -delete';
create trigger _500_audit after insert or update or delete on app_public.location_list_items
  for each row execute function app_private.tg__audit();
