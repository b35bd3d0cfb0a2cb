-- A sponsor's campaign in a season: its budget, requirements and dashboard content.
create table app_public.campaigns (
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors,
  name text not null constraint campaigns_name_max_200 check (char_length(name) <= 200),
  season app_public.season not null,
  year int not null,
  status app_public.campaign_status not null default 'proposed', -- [S-043]
  starts_at date constraint campaigns_starts_at_finite check (isfinite(starts_at)),
  ends_at date constraint campaigns_ends_at_finite check (isfinite(ends_at)),
  season_name text constraint campaigns_season_name_max_200 check (char_length(season_name) <= 200),
  additional_requirements text
    constraint campaigns_additional_requirements_max_20000 check (char_length(additional_requirements) <= 20000),
  sponsor_overview text constraint campaigns_sponsor_overview_max_20000 check (char_length(sponsor_overview) <= 20000),
  goal text constraint campaigns_goal_max_20000 check (char_length(goal) <= 20000),
  total_spend int,
  league_share_percentage numeric(5,4)
    constraint campaigns_league_share_percentage_finite check (league_share_percentage <> 'NaN'),
  league_budget numeric(12,2) generated always as (round(total_spend * league_share_percentage, 2)) stored, -- [S-090]
  target_number_of_leagues int,
  leagues_confirmed_goal_date date
    constraint campaigns_leagues_confirmed_goal_date_finite check (isfinite(leagues_confirmed_goal_date)),
  impressions_override int,
  looker_url text constraint campaigns_looker_url_max_2000 check (char_length(looker_url) <= 2000),
  sponsor_dashboard_additional_content text
    constraint campaigns_sponsor_dashboard_additional_content_max_100000 check (char_length(sponsor_dashboard_additional_content) <= 100000),
  sponsor_facing_goal_title text
    constraint campaigns_sponsor_facing_goal_title_max_200 check (char_length(sponsor_facing_goal_title) <= 200),
  sponsor_facing_goal_body text
    constraint campaigns_sponsor_facing_goal_body_max_100000 check (char_length(sponsor_facing_goal_body) <= 100000),
  goal_image_file_id int references app_private.files,
  primary_sales_contact_id int references app_public.users on delete set null,
  primary_strategist_contact_id int references app_public.users on delete set null,
  primary_bdr_contact_id int references app_public.users on delete set null,
  sponsorship_applications_sent timestamptz, -- first send [S-147]
  duplicated_from_id int references app_public.campaigns on delete set null,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  exclusive_by_sport boolean not null default true,
  exclusive_by_category boolean not null default true,
  any_season boolean not null default false,
  -- Days before a league may receive the same email of a campaign again; set by staff [T8].
  days_between_mails int not null default 1,
  -- When staff entered the number of impressions; shown to the sponsor [M2]. Null: it is computed.
  impressions_entered_at timestamptz,
  -- Spanish versions of texts for leagues [L6]; null: Spanish readers get the English text, marked as such.
  additional_requirements_es text,
  sponsor_overview_es text,
  constraint campaigns_owner_key unique (id, sponsor_id),
  constraint campaigns_name_present check (btrim(name) <> ''),
  constraint campaigns_year_range check (year between 2000 and 2100),
  constraint campaigns_total_spend_minimum check (total_spend >= 1),
  constraint campaigns_league_share_range check (league_share_percentage between 0 and 1),
  constraint campaigns_target_not_negative check (target_number_of_leagues >= 0),
  constraint campaigns_impressions_not_negative check (impressions_override >= 0),
  constraint campaigns_days_between_mails_range check (days_between_mails between 1 and 90),
  constraint campaigns_additional_requirements_es_max_20000 check (char_length(additional_requirements_es) <= 20000),
  constraint campaigns_sponsor_overview_es_max_20000 check (char_length(sponsor_overview_es) <= 20000)
);
create index on app_public.campaigns (sponsor_id, year desc, season desc, id);
create index on app_public.campaigns (year desc, season desc);
create index on app_public.campaigns (primary_sales_contact_id);
create index on app_public.campaigns (primary_strategist_contact_id);
create index on app_public.campaigns (primary_bdr_contact_id);
create index on app_public.campaigns (goal_image_file_id);
create index on app_public.campaigns (duplicated_from_id);

create table app_public.campaign_statistics (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  name text not null constraint campaign_statistics_name_max_200 check (char_length(name) <= 200),
  number text not null constraint campaign_statistics_number_max_200 check (char_length(number) <= 200),
  description text not null
    constraint campaign_statistics_description_max_20000 check (char_length(description) <= 20000),
  icon_name app_public.statistic_icon not null,
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  position int,
  constraint campaign_statistics_name_present check (btrim(name) <> ''),
  constraint campaign_statistics_number_present check (btrim(number) <> ''),
  constraint campaign_statistics_description_present check (btrim(description) <> '')
);
create index on app_public.campaign_statistics (campaign_id);

create table app_public.testimonials (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  quote text not null constraint testimonials_quote_max_20000 check (char_length(quote) <= 20000),
  attribution text constraint testimonials_attribution_max_200 check (char_length(attribution) <= 200),
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  position int,
  constraint testimonials_quote_present check (btrim(quote) <> '')
);
create index on app_public.testimonials (campaign_id, created_at desc, id desc);

create table app_public.custom_questions (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  question text not null constraint custom_questions_question_max_20000 check (char_length(question) <= 20000),
  position int not null default 0,
  sent_at timestamptz, -- a sent question cannot be deleted [S-148]
  constraint custom_questions_question_present check (btrim(question) <> '')
);
create index on app_public.custom_questions (campaign_id, position, id);

create type app_public.verification_progress as (overdue int, total int, verified int);

-- What a campaign needs from each league, and the deadlines for its verification.
create table app_public.campaign_capabilities (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  capability_id int not null references app_public.capabilities,
  minimum_quantity int, -- default quantity per league
  quantity int, -- total contracted
  execution_expectations text
    constraint campaign_capabilities_execution_expectations_max_20000 check (char_length(execution_expectations) <= 20000), -- the description in the offer
  version int not null default 1,
  position int,
  constraint campaign_capabilities_once_key unique (campaign_id, capability_id), -- [S-111]
  constraint campaign_capabilities_campaign_key unique (id, campaign_id),
  constraint campaign_capabilities_minimum_not_negative check (minimum_quantity >= 0),
  constraint campaign_capabilities_quantity_not_negative check (quantity >= 0)
);
create index on app_public.campaign_capabilities (capability_id);

create table app_public.default_verification_deadlines (
  id int generated always as identity primary key,
  campaign_capability_id int not null,
  campaign_id int not null,
  name text not null constraint default_verification_deadlines_name_max_200 check (char_length(name) <= 200),
  deadline date not null constraint default_verification_deadlines_deadline_finite check (isfinite(deadline)),
  "offset" int, -- whole days from the day that offset_type names
  offset_type app_public.offset_type,
  requires_creatives boolean not null default false,
  verification_reminder_instructions text not null
    constraint verification_reminder_instructions_max_20000 check (char_length(verification_reminder_instructions) <= 20000),
  version int not null default 1,
  verification_reminder_instructions_es text,
  constraint dvd_capability_fk foreign key (campaign_capability_id, campaign_id)
    references app_public.campaign_capabilities (id, campaign_id) on delete cascade,
  constraint default_verification_deadlines_name_present check (btrim(name) <> ''),
  constraint default_verification_deadlines_instructions_present check (btrim(verification_reminder_instructions) <> ''),
  constraint default_verification_deadlines_offset_pair check (("offset" is null) = (offset_type is null)),
  constraint default_verification_deadlines_offset_minimum check (offset_type <> 'accept_offer_date' or "offset" >= 1), -- [S-119]
  constraint verification_reminder_instructions_es_max_20000
    check (char_length(verification_reminder_instructions_es) <= 20000)
);
create index on app_public.default_verification_deadlines (campaign_capability_id, campaign_id);
create index on app_public.default_verification_deadlines (campaign_id);

create table app_public.creative_content_templates (
  id int generated always as identity primary key,
  default_verification_deadline_id int not null references app_public.default_verification_deadlines on delete cascade,
  name text not null constraint creative_content_templates_name_max_200 check (char_length(name) <= 200),
  content text not null constraint creative_content_templates_content_max_100000 check (char_length(content) <= 100000),
  version int not null default 1,
  constraint creative_content_templates_name_present check (btrim(name) <> ''),
  constraint creative_content_templates_content_present check (btrim(content) <> '')
);
create index on app_public.creative_content_templates (default_verification_deadline_id);

create table app_public.creative_file_templates (
  id int generated always as identity primary key,
  default_verification_deadline_id int not null references app_public.default_verification_deadlines on delete cascade,
  name text not null constraint creative_file_templates_name_max_200 check (char_length(name) <= 200),
  file_id int not null references app_private.files,
  constraint creative_file_templates_name_present check (btrim(name) <> '')
);
create index on app_public.creative_file_templates (default_verification_deadline_id);
create index on app_public.creative_file_templates (file_id);

-- A season of a year that has campaigns, for the verifications page [S-227].
create type app_public.season_year as (season app_public.season, year int);

-- A campaign's records that staff can reorder. Their position is null until then.
create type app_public.campaign_record as enum ('campaign_capabilities', 'campaign_statistics', 'testimonials');

-- A campaign's progress: leagues, budget and contracted quantities [T4, P5, P6].
create type app_public.goal_report as (target int, confirmed int);
create type app_public.budget_report as (budget numeric, confirmed numeric, proposed numeric, remaining numeric);
create type app_public.quantity_report as (contracted int, confirmed int, verified int);
