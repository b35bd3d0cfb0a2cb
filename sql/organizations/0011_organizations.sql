-- Leagues and other organizations. Volunteers, staff and sponsors see the same row.
create table app_public.organizations (
  id int generated always as identity primary key,
  name text not null constraint organizations_name_max_200 check (char_length(name) <= 200),
  city text constraint organizations_city_max_200 check (char_length(city) <= 200),
  state text constraint organizations_state_max_200 check (char_length(state) <= 200),
  contact_email text constraint organizations_contact_email_max_2000 check (char_length(contact_email) <= 2000), -- comma-separated list [B-076]
  contact_phone text constraint organizations_contact_phone_max_200 check (char_length(contact_phone) <= 200),
  website_url text constraint organizations_website_url_max_2000 check (char_length(website_url) <= 2000),
  website_sponsorships_url text
    constraint organizations_website_sponsorships_url_max_2000 check (char_length(website_sponsorships_url) <= 2000),
  can_receive_emails boolean not null generated always as (contact_email is not null) stored,
  data_confidence app_public.data_confidence not null default 'speculative',
  data_confidence_reason text
    constraint organizations_data_confidence_reason_max_20000 check (char_length(data_confidence_reason) <= 20000),
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
  email_open_rate numeric(5,2) constraint organizations_email_open_rate_finite check (email_open_rate <> 'NaN'),
  salesforce_id text constraint organizations_salesforce_id_max_200 check (char_length(salesforce_id) <= 200),
  hubspot_company_id text
    constraint organizations_hubspot_company_id_max_200 check (char_length(hubspot_company_id) <= 200),
  sports_management_software_id int references app_public.sports_management_softwares,
  old_shipping_address text
    constraint organizations_old_shipping_address_max_20000 check (char_length(old_shipping_address) <= 20000), -- legacy column of the CSV import
  mailing_address_id int,
  shipping_address_id int,
  time_zone text not null default 'America/New_York'
    constraint organizations_time_zone_max_200 check (char_length(time_zone) <= 200), -- of its primary place; determines when end-of-day emails are sent
  last_engaged_at timestamptz, -- login, pre-qualification or acceptance [B-069]
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  language app_public.language not null default 'en',
  version int not null default 1,
  constraint organizations_name_present check (btrim(name) <> ''),
  constraint organizations_contact_email_list check (contact_email ~*
    '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}(\s*,\s*[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4})*$'),
  constraint organizations_min_age_range check (min_age between 0 and 99),
  constraint organizations_max_age_range check (max_age between 0 and 99),
  constraint organizations_ages_in_order check (min_age <= max_age),
  constraint organizations_participants_positive check (number_of_unique_participants_per_year > 0),
  constraint organizations_following_not_negative check (social_media_following_size >= 0),
  constraint organizations_list_not_negative check (email_list_size >= 0),
  constraint organizations_open_rate_percent check (email_open_rate between 0 and 100),
  constraint organizations_state_known check (state is null or app_private.country_of_state(state) is not null),
  constraint organizations_website_sponsorships_url_web_address
    check (website_sponsorships_url = '' or website_sponsorships_url ~* '^(https?://)?([^\s/?#@:.,;<>"()]+\.)+[^\s\d/?#@:.,;<>"()][^\s/?#@:.,;<>"()]+(:\d{1,5})?([/?#]\S*)?$'),
  constraint organizations_website_url_web_address
    check (website_url = '' or website_url ~* '^(https?://)?([^\s/?#@:.,;<>"()]+\.)+[^\s\d/?#@:.,;<>"()][^\s/?#@:.,;<>"()]+(:\d{1,5})?([/?#]\S*)?$')
);
create index on app_public.organizations (updated_at desc, id desc);
create index on app_public.organizations (name, id);
create index on app_public.organizations (sports_management_software_id);
create index on app_public.organizations (mailing_address_id, id);
create index on app_public.organizations (shipping_address_id, id);
create index on app_public.organizations (city);
create index on app_public.organizations (state, id);
create index on app_public.organizations (website_url);
create index on app_public.organizations (contact_email);
create index on app_public.organizations (contact_phone);
create index on app_public.organizations (organization_type_id, id);
create index on app_public.organizations (data_confidence, id);
create index on app_public.organizations (number_of_unique_participants_per_year, id);
create index on app_public.organizations (language, id);
create index on app_public.organizations (hubspot_company_id);
create index on app_public.organizations (last_engaged_at, id);
create index on app_public.organizations (created_at);
create index on app_public.organizations ((case when organization_type_id is null then 0 else organization_type_id end), id);
create index on app_public.organizations (last_engaged_at desc nulls last, id);
-- Names that start with the search text, sorted.
create index on app_public.organizations ((lower(name) collate "C"), id);

create table app_public.organization_users (
  organization_id int not null references app_public.organizations on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  created_at timestamptz not null default app_private.clock(),
  -- A member who joined through an offer's link can see only that offer until a known contact or staff confirm the membership.
  link_offer_id int, -- the offer whose link was used; null: invited, or added by staff
  confirmed boolean not null default true,
  confirmed_by text, -- email of the contact or staff member; the account's own if it is a contact
  primary key (organization_id, user_id)
);
create index on app_public.organization_users (user_id);
create index on app_public.organization_users (link_offer_id);

create table app_public.organization_zips (
  organization_id int not null references app_public.organizations on delete cascade,
  zip text not null references app_public.zip_codes
    constraint organization_zips_zip_max_200 check (char_length(zip) <= 200),
  primary key (organization_id, zip)
);
create index on app_public.organization_zips (zip);

create table app_public.organization_social_media (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  channel_id int not null references app_public.social_media_channels,
  url text not null default '' constraint organization_social_media_url_max_2000 check (char_length(url) <= 2000),
  can_post boolean not null default false,
  version int not null default 1,
  constraint organization_social_media_url_web_address
    check (url = '' or url ~* '^(https?://)?([^\s/?#@:.,;<>"()]+\.)+[^\s\d/?#@:.,;<>"()][^\s/?#@:.,;<>"()]+(:\d{1,5})?([/?#]\S*)?$')
);
create index on app_public.organization_social_media (organization_id);
create index on app_public.organization_social_media (channel_id);

-- Imported answers of an events survey [B-096].
create table app_public.events_survey_responses (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  submitted_at timestamptz not null,
  survey_gizmo_response_id text not null
    constraint events_survey_responses_survey_gizmo_response_id_max_200 check (char_length(survey_gizmo_response_id) <= 200),
  constraint events_survey_responses_response_key unique (survey_gizmo_response_id)
);
create index on app_public.events_survey_responses (organization_id, submitted_at desc);

create type app_public.sponsorship_insight_report as (
  average_confirmed_value numeric(12,2),
  confirmed_count int,
  on_time_verification_percentage numeric(5,2)
);

-- Totals of the organizations list [B-030].
create type app_public.organization_stats as (count int);

-- A member who joined through an offer's link, or was invited by one who did.
create type app_public.link_member as (user_id int, email text, name text, since timestamptz, confirmed boolean, confirmed_by text, invited_by text);

-- A change of contacts or addresses by such a member, or by the link itself (user_id null), with the previous value.
create type app_public.link_change as (user_id int, field text, "before" text, "now" text, at timestamptz);
