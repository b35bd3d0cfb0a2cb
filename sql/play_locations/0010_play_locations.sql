-- Where an organization plays. One of them is its primary one.
create table app_public.play_locations (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  nickname text not null default 'Default Nickname', -- [L-239]
  address text not null,
  street text,
  city text,
  state text,
  zipcode text,
  country app_public.country not null default 'US',
  lat float8,
  lon float8,
  "primary" boolean not null default false,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
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
