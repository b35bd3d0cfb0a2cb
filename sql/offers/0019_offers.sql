-- One offer per campaign and sponsorable property. It has its owners' ids so that policies can use an index.
create table app_public.offers (
  id int generated always as identity primary key,
  guid uuid not null default gen_random_uuid(),
  campaign_id int not null,
  sponsor_id int not null,
  sponsorable_property_id int not null,
  organization_id int not null,
  status app_public.offer_status not null default 'prospecting',
  value numeric(12,2) constraint offers_value_finite check (value <> 'NaN'), -- US dollars
  season_start date constraint offers_season_start_finite check (isfinite(season_start)),
  season_end date constraint offers_season_end_finite check (isfinite(season_end)),
  additional_requirements text
    constraint offers_additional_requirements_max_20000 check (char_length(additional_requirements) <= 20000),
  custom_field text constraint offers_custom_field_max_20000 check (char_length(custom_field) <= 20000),
  removal_reason text constraint offers_removal_reason_max_20000 check (char_length(removal_reason) <= 20000),
  league_rejection_reason text
    constraint offers_league_rejection_reason_max_20000 check (char_length(league_rejection_reason) <= 20000),
  communicated_to_league boolean not null default false,
  offer_sent_at timestamptz,
  offer_opened_at timestamptz,
  number_of_offer_views int not null default 0,
  survey_sent_at timestamptz,
  number_of_survey_views int not null default 0,
  onboarding_email_sent_at timestamptz,
  sponsorship_application_sent_at timestamptz,
  confirmed_at timestamptz,
  last_touchpoint timestamptz,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  additional_requirements_es text,
  constraint offers_guid_key unique (guid),
  constraint offers_campaign_fk foreign key (campaign_id, sponsor_id) references app_public.campaigns (id, sponsor_id),
  constraint offers_property_fk foreign key (sponsorable_property_id, organization_id)
    references app_public.sponsorable_properties (id, organization_id) deferrable,
  constraint offers_once_per_campaign unique (campaign_id, sponsorable_property_id), -- a removed one cannot be added again [B-350]
  constraint offers_owner_key unique (id, organization_id, sponsor_id),
  constraint offers_campaign_key unique (id, campaign_id),
  constraint offers_value_positive check (value > 0),
  constraint offers_season_in_order check (season_start <= season_end),
  constraint offers_confirmed_complete check (
    status <> 'confirmed' or (season_start is not null and season_end is not null and confirmed_at is not null)),
  constraint offers_additional_requirements_es_max_20000 check (char_length(additional_requirements_es) <= 20000)
);
create index on app_public.offers (organization_id, created_at desc, id desc);
create index on app_public.offers (sponsor_id, created_at desc, id desc);
create index on app_public.offers (campaign_id, status, id);
create index on app_public.offers (sponsorable_property_id, organization_id);
create index on app_public.offers (created_at desc, id desc); -- the staff's list
create index on app_public.offers (campaign_id, sponsor_id, id);
create index on app_public.offers (status, id);
create index on app_public.offers (value, id);
create index on app_public.offers (updated_at, id);
create index on app_public.offers (season_start, id);
create index on app_public.offers (season_end, id);
create index on app_public.offers (offer_sent_at, id);
create index on app_public.offers (confirmed_at, id);
create index on app_public.offers (last_touchpoint, id);
-- An organization's placements, for finding conflicts.
create index offers_placed on app_public.offers (organization_id, campaign_id, sponsorable_property_id) where status in ('proposed', 'confirmed');

-- What a league provides for the value of an offer. The second key keeps offer and capability in one campaign; it is
-- deferrable because offers can be moved.
create table app_public.assets (
  id int generated always as identity primary key,
  offer_id int not null,
  campaign_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  campaign_capability_id int not null,
  quantity int,
  reach int,
  constraint assets_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint assets_campaign_fk foreign key (offer_id, campaign_id)
    references app_public.offers (id, campaign_id) on delete cascade deferrable,
  constraint assets_capability_fk foreign key (campaign_capability_id, campaign_id)
    references app_public.campaign_capabilities (id, campaign_id) deferrable,
  constraint assets_once_key unique (offer_id, campaign_capability_id),
  constraint assets_owner_key unique (id, offer_id, organization_id, sponsor_id),
  constraint assets_quantity_positive check (quantity > 0),
  constraint assets_reach_positive check (reach > 0),
  constraint assets_reach_needs_quantity check (reach is null or quantity is not null) -- [S-250]
);
create index on app_public.assets (offer_id, organization_id, sponsor_id);
create index on app_public.assets (offer_id, campaign_id);
create index on app_public.assets (campaign_capability_id, campaign_id);
create index on app_public.assets (organization_id);

create table app_public.offer_contracts (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  version_number int not null,
  file_id int not null references app_private.files,
  created_at timestamptz not null default app_private.clock(),
  constraint offer_contracts_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint offer_contracts_version_key unique (offer_id, version_number)
);
create index on app_public.offer_contracts (offer_id, organization_id, sponsor_id);
create index on app_public.offer_contracts (organization_id);
create index on app_public.offer_contracts (file_id);

create table app_public.pre_qual_survey_responses (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  boolean_response boolean,
  created_at timestamptz not null default app_private.clock(),
  constraint pre_qual_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade deferrable
);
create index on app_public.pre_qual_survey_responses (offer_id, organization_id, sponsor_id);
create index on app_public.pre_qual_survey_responses (organization_id, created_at);

-- The log of an offer [S-336]; append-only for all roles.
create table app_public.sponsorship_events (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  event_type app_public.event_type not null,
  description text constraint sponsorship_events_description_max_20000 check (char_length(description) <= 20000),
  change_reason text constraint sponsorship_events_change_reason_max_20000 check (char_length(change_reason) <= 20000),
  user_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  constraint sponsorship_events_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade deferrable
);
create index on app_public.sponsorship_events (offer_id, created_at desc, id desc);
create index on app_public.sponsorship_events (offer_id, organization_id, sponsor_id);
create index on app_public.sponsorship_events (organization_id);
create index on app_public.sponsorship_events (user_id);

create type app_public.offer_conflict as (conflict boolean, conflicting_offer_status app_public.offer_status, conflicting_offer_id int);
create type app_public.recent_comment as (created_at timestamptz, description text);
create type app_public.refused_offer as (offer_id int, organization_name text, reason text);
create type app_public.send_offer_emails_result as (sent_offer_ids int[], skipped app_public.refused_offer[], refused app_public.refused_offer[]);

-- Setting value and assets of many offers at once.
create type app_public.value_rule as enum ('fixed', 'per_player', 'package');
create type app_public.asset_terms as (capability_id int, quantity int, reach int);

-- The terms for many offers. amount: US dollars, per player with per_player; minimum, maximum and round_to: US dollars.
create type app_public.offer_terms as (
  value_rule app_public.value_rule, amount numeric, minimum numeric, maximum numeric, round_to numeric,
  assets app_public.asset_terms[], replace_existing boolean
);
create type app_public.planned_offer_terms as (
  offer_id int, organization_name text, sponsorable_property_name text, number_of_players int, package_name text,
  present_value numeric(12,2), value numeric(12,2), assets text, refusal text
);
create type app_public.budget_after_terms as (
  campaign_id int, campaign_name text, budget numeric(12,2), committed numeric(12,2), committed_after numeric(12,2)
);
create type app_public.offer_terms_plan as (offers app_public.planned_offer_terms[], budgets app_public.budget_after_terms[]);
create type app_public.asked_capability as (capability_id int, name text, minimum_quantity int);
create type app_public.set_offer_terms_result as (changed_offer_ids int[], refused app_public.refused_offer[]);

-- A deadline that accepting an offer will create, shown beforehand [M11].
create type app_public.deadline_to_come as (name text, capability_name text, deadline date, after_season boolean, after_last_check boolean);

alter table app_public.organization_users add foreign key (link_offer_id) references app_public.offers on delete set null;
alter table app_public.addresses add foreign key (link_offer_id) references app_public.offers on delete set null;
