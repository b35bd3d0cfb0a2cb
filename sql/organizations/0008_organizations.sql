-- A league. The same row whether a volunteer, staff or a sponsor looks at it.
create table app_public.organizations (
  id int generated always as identity primary key,
  name text not null,
  city text,
  state text,
  contact_email text, -- comma-separated list [B-076]
  contact_phone text,
  website_url text,
  website_sponsorships_url text,
  can_receive_emails boolean generated always as (contact_email is not null) stored,
  data_confidence app_public.data_confidence not null default 'speculative',
  data_confidence_reason text,
  female boolean not null default false,
  male boolean not null default false,
  min_age int,
  max_age int,
  winter_games boolean not null default false,
  spring_games boolean not null default false,
  summer_games boolean not null default false,
  fall_games boolean not null default false,
  winter_sport_ids int[] not null default '{}',
  spring_sport_ids int[] not null default '{}',
  summer_sport_ids int[] not null default '{}',
  fall_sport_ids int[] not null default '{}',
  sport_ids int[] not null default '{}',
  competitiveness_ids int[] not null default '{}',
  number_of_unique_participants_per_year int,
  organization_type_id int references app_public.organization_types,
  social_media_following_size int,
  email_list_size int,
  email_open_rate numeric(5,2),
  salesforce_id text,
  hubspot_company_id text,
  sports_management_software_id int references app_public.sports_management_softwares,
  old_shipping_address text, -- legacy column of the CSV import
  mailing_address_id int,
  shipping_address_id int,
  time_zone text not null default 'America/New_York', -- of its primary place; end-of-day mail is sent by it
  last_engaged_at timestamptz, -- login, pre-qualification or acceptance [B-069]
  search_text text generated always as (lower(name || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' '
    || coalesce(website_url, '') || ' ' || coalesce(contact_email, ''))) stored,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint organizations_name_present check (btrim(name) <> ''),
  constraint organizations_contact_email_list check (contact_email ~*
    '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}(\s*,\s*[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4})*$'),
  constraint organizations_min_age_range check (min_age between 0 and 99),
  constraint organizations_max_age_range check (max_age between 0 and 99),
  constraint organizations_ages_in_order check (min_age <= max_age),
  constraint organizations_participants_positive check (number_of_unique_participants_per_year > 0),
  constraint organizations_following_not_negative check (social_media_following_size >= 0),
  constraint organizations_list_not_negative check (email_list_size >= 0),
  constraint organizations_open_rate_percent check (email_open_rate between 0 and 100)
);
create index organizations_search on app_public.organizations using gin (search_text gin_trgm_ops);
create index on app_public.organizations (updated_at desc, id desc);
create index on app_public.organizations (name, id);
create index on app_public.organizations (organization_type_id);
create index on app_public.organizations (sports_management_software_id);
create index on app_public.organizations (mailing_address_id, id);
create index on app_public.organizations (shipping_address_id, id);

create table app_public.organization_users (
  organization_id int not null references app_public.organizations on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  created_at timestamptz not null default app_private.clock(),
  primary key (organization_id, user_id)
);
create index on app_public.organization_users (user_id);

create table app_public.organization_zips (
  organization_id int not null references app_public.organizations on delete cascade,
  zip text not null references app_public.zip_codes,
  primary key (organization_id, zip)
);
create index on app_public.organization_zips (zip);

create table app_public.organization_social_media (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  channel_id int not null references app_public.social_media_channels,
  url text not null default '',
  can_post boolean not null default false
);
create index on app_public.organization_social_media (organization_id);
create index on app_public.organization_social_media (channel_id);

-- Imported answers of an events survey [B-096].
create table app_public.events_survey_responses (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  submitted_at timestamptz not null,
  survey_gizmo_response_id text not null,
  constraint events_survey_responses_response_key unique (survey_gizmo_response_id)
);
create index on app_public.events_survey_responses (organization_id, submitted_at desc);

create table app_public.comments (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  content text not null,
  user_id int references app_public.users on delete set null, -- null: "System User" [B-213]
  created_at timestamptz not null default app_private.clock(),
  constraint comments_content_present check (btrim(content) <> '')
);
create index on app_public.comments (organization_id, created_at desc, id desc);
create index on app_public.comments (user_id);

create type app_public.sponsorship_insight_report as (
  average_confirmed_value numeric(12,2),
  confirmed_count int,
  on_time_verification_percentage numeric(5,2)
);
