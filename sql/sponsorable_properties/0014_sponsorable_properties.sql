-- A program, season or event of an organization that can be sponsored.
create table app_public.sponsorable_properties (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  name text not null constraint sponsorable_properties_name_max_200 check (char_length(name) <= 200),
  season app_public.season not null,
  sport_id int references app_public.sports,
  competitiveness_id int references app_public.competitivenesses,
  number_of_players int,
  min_age int,
  max_age int,
  female boolean not null default false,
  male boolean not null default false,
  start_date date constraint sponsorable_properties_start_date_finite check (isfinite(start_date)),
  end_date date constraint sponsorable_properties_end_date_finite check (isfinite(end_date)),
  entered_data_confidence app_public.data_confidence not null default 'incomplete', -- as entered by people
  data_confidence app_public.data_confidence not null default 'incomplete', -- effective; updated by a trigger and the daily job
  confidence_changes_on date
    constraint sponsorable_properties_confidence_changes_on_finite check (isfinite(confidence_changes_on)), -- when the daily job must update it
  lat float8, -- the next five are copied from the primary play location by a trigger, so that targeting reads one table
  lon float8,
  city text constraint sponsorable_properties_city_max_200 check (char_length(city) <= 200),
  state text constraint sponsorable_properties_state_max_200 check (char_length(state) <= 200),
  zip text constraint sponsorable_properties_zip_max_200 check (char_length(zip) <= 200),
  location point generated always as (point(lon, lat)) stored,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  -- The year of the season: that of the first day, or of the last day if the first is unknown. Null without dates.
  season_year int generated always as (extract(year from coalesce(start_date, end_date))::int) stored,
  constraint sponsorable_properties_owner_key unique (id, organization_id),
  constraint sponsorable_properties_name_present check (btrim(name) <> ''),
  constraint sponsorable_properties_players_range check (number_of_players between 1 and 999999),
  constraint sponsorable_properties_min_age_range check (min_age between 0 and 99),
  constraint sponsorable_properties_max_age_range check (max_age between 0 and 99),
  constraint sponsorable_properties_ages_in_order check (min_age <= max_age),
  constraint sponsorable_properties_dates_in_order check (start_date <= end_date),
  constraint sponsorable_properties_entered_confidence check (entered_data_confidence not in ('stale', 'ended'))
);
create index on app_public.sponsorable_properties (organization_id, start_date desc, season);
create index on app_public.sponsorable_properties using gist (location);
create index on app_public.sponsorable_properties (sport_id);
create index on app_public.sponsorable_properties (competitiveness_id);
create index on app_public.sponsorable_properties (season, number_of_players);
create index on app_public.sponsorable_properties (state);
create index on app_public.sponsorable_properties (confidence_changes_on);
-- For searching and sorting the console's list.
create index on app_public.sponsorable_properties using gin (lower(name) public.gin_trgm_ops);
create index on app_public.sponsorable_properties (city);
create index on app_public.sponsorable_properties (number_of_players);
create index on app_public.sponsorable_properties (name, id);
create index on app_public.sponsorable_properties ((case when sport_id is null then 0 else sport_id end), id);

-- Where each program plays; one place is primary.
create table app_public.sponsorable_property_play_locations (
  sponsorable_property_id int not null,
  play_location_id int not null,
  organization_id int not null,
  "primary" boolean not null default false,
  primary key (sponsorable_property_id, play_location_id),
  constraint sppl_property_fk foreign key (sponsorable_property_id, organization_id)
    references app_public.sponsorable_properties (id, organization_id) on delete cascade deferrable,
  constraint sppl_location_fk foreign key (play_location_id, organization_id)
    references app_public.play_locations (id, organization_id) deferrable
);
create unique index sppl_one_primary on app_public.sponsorable_property_play_locations (sponsorable_property_id) where "primary";
create index on app_public.sponsorable_property_play_locations (play_location_id, organization_id);
create index on app_public.sponsorable_property_play_locations (sponsorable_property_id, organization_id);
create index on app_public.sponsorable_property_play_locations (organization_id);

create type app_public.offer_counts_report as (prospecting int, qualified int, proposed int, confirmed int, removed int);
