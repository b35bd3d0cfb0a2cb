-- Places where an organization plays. One of them is its primary place.
create table app_public.play_locations (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  nickname text not null default 'Default Nickname'
    constraint play_locations_nickname_max_200 check (char_length(nickname) <= 200), -- [L-239]
  address text not null constraint play_locations_address_max_200 check (char_length(address) <= 200),
  street text constraint play_locations_street_max_200 check (char_length(street) <= 200),
  city text constraint play_locations_city_max_200 check (char_length(city) <= 200),
  state text constraint play_locations_state_max_200 check (char_length(state) <= 200),
  zipcode text constraint play_locations_zipcode_max_200 check (char_length(zipcode) <= 200),
  country app_public.country not null default 'US',
  lat float8,
  lon float8,
  "primary" boolean not null default false,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint play_locations_owner_key unique (id, organization_id),
  constraint play_locations_nickname_present check (btrim(nickname) <> ''),
  constraint play_locations_address_present check (btrim(address) <> ''),
  constraint play_locations_lat_range check (lat between -90 and 90),
  constraint play_locations_lon_range check (lon between -180 and 180)
);
create index on app_public.play_locations (organization_id);
create unique index play_locations_one_primary on app_public.play_locations (organization_id) where "primary";

create type app_public.play_location_input as (
  address text, nickname text, street text, city text, state text, zipcode text, country app_public.country,
  lat float8, lon float8
);
