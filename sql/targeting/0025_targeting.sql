-- The search filters of a campaign, by which targeting finds properties.
create table app_public.search_filters (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  type app_public.filter_type not null,
  enabled boolean not null default true,
  parameters jsonb not null default '{}',
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint search_filters_campaign_key unique (id, campaign_id),
  constraint search_filters_parameters_object check (jsonb_typeof(parameters) = 'object')
);
create index on app_public.search_filters (campaign_id);
create unique index search_filters_once on app_public.search_filters (campaign_id, type)
  where type not in ('StateFilter', 'LocationFilter'); -- [B-284]
create unique index search_filters_state_once on app_public.search_filters (campaign_id, (parameters ->> 'state')) where type = 'StateFilter';

-- The extension of a LocationFilter; its id is the search filter's.
create table app_public.location_filters (
  id int primary key,
  campaign_id int not null,
  name text not null constraint location_filters_name_max_200 check (char_length(name) <= 200),
  radius numeric(5,2) not null default 25 constraint location_filters_radius_finite check (radius <> 'NaN'), -- miles
  strategy app_public.location_strategy not null default 'total',
  strategy_count int not null default 0,
  version int not null default 1,
  constraint location_filters_filter_fk foreign key (id, campaign_id)
    references app_public.search_filters (id, campaign_id) on delete cascade,
  constraint location_filters_name_present check (btrim(name) <> ''),
  constraint location_filters_radius_range check (radius between 1 and 100), -- [B-289]
  constraint location_filters_count_not_negative check (strategy_count >= 0) -- [B-290]
);
create index on app_public.location_filters (id, campaign_id);
create index on app_public.location_filters (campaign_id);

create table app_public.locations (
  id int generated always as identity primary key,
  location_filter_id int not null references app_public.location_filters on delete cascade,
  name text not null constraint locations_name_max_200 check (char_length(name) <= 200),
  kind app_public.place_kind not null,
  place text constraint locations_place_max_20000 check (char_length(place) <= 20000),
  lat float8,
  lon float8,
  market_id int references app_public.markets,
  version int not null default 1,
  constraint locations_name_present check (btrim(name) <> ''),
  constraint locations_market_pair check ((kind = 'market') = (market_id is not null)),
  constraint locations_point_given check (kind = 'market' or (lat is not null and lon is not null)),
  constraint locations_market_key unique (location_filter_id, market_id)
);
create index on app_public.locations (location_filter_id);
create index on app_public.locations (market_id);

create table app_public.location_lists (
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors on delete cascade,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock()
);
create index on app_public.location_lists (sponsor_id);
create index on app_public.location_lists (created_by_id);

create table app_public.location_list_items (
  id int generated always as identity primary key,
  location_list_id int not null references app_public.location_lists on delete cascade,
  name text constraint location_list_items_name_max_200 check (char_length(name) <= 200),
  address text not null constraint location_list_items_address_max_200 check (char_length(address) <= 200),
  city text constraint location_list_items_city_max_200 check (char_length(city) <= 200),
  state text constraint location_list_items_state_max_200 check (char_length(state) <= 200),
  zip text constraint location_list_items_zip_max_200 check (char_length(zip) <= 200),
  lat float8,
  lon float8
);
create index on app_public.location_list_items (location_list_id);

create type app_public.prospecting_report as (
  id text,
  available int,
  prospecting int,
  qualified int,
  proposed int,
  confirmed int,
  target int,
  last_touchpoint timestamptz,
  conflicting int
);

-- Results of targeting queries.
create type app_public.targeting_summary as (count int, median_number_of_players float8, with_offer int);
create type app_public.prospective_properties_page as (campaign_id int, last_page boolean, next_cursor text, property_ids int[]);
create type app_public.campaign_radius as (label text, lat float8, lon float8, miles float8);
create type app_public.campaign_geometry as (id int, label text, geo_json jsonb);

-- A cluster of properties on the targeting map when zoomed out [T5], with the id and name of one of them.
create type app_public.property_cluster as (count int, lat float8, lon float8, sponsorable_property_id int, name text);
