-- Which properties a campaign looks for.
create table app_public.search_filters (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  type app_public.filter_type not null,
  enabled boolean not null default true,
  parameters jsonb not null default '{}',
  created_at timestamptz not null default app_private.clock(),
  constraint search_filters_campaign_key unique (id, campaign_id),
  constraint search_filters_parameters_object check (jsonb_typeof(parameters) = 'object')
);
create index on app_public.search_filters (campaign_id);
create unique index search_filters_once on app_public.search_filters (campaign_id, type)
  where type not in ('StateFilter', 'LocationFilter'); -- [B-284]

-- The extension of a LocationFilter; its id is the search filter's.
create table app_public.location_filters (
  id int primary key,
  campaign_id int not null,
  name text not null,
  radius numeric(5,2) not null default 25, -- miles
  strategy app_public.location_strategy not null default 'total',
  strategy_count int not null default 0,
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
  name text not null,
  kind app_public.place_kind not null,
  place text,
  lat float8,
  lon float8,
  market_id int references app_public.markets,
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
  name text,
  address text not null,
  city text,
  state text,
  zip text,
  lat float8,
  lon float8
);
create index on app_public.location_list_items (location_list_id);

create type app_public.prospecting_report as (
  id text, available int, prospecting int, qualified int, proposed int, confirmed int, target int,
  last_touchpoint timestamptz
);
