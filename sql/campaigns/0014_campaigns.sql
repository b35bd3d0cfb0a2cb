-- A sponsor's season: what it pays for, asks for and shows.
create table app_public.campaigns (
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors,
  name text not null,
  season app_public.season not null,
  year int not null,
  status app_public.campaign_status not null default 'proposed', -- [S-043]
  starts_at date,
  ends_at date,
  season_name text,
  additional_requirements text,
  sponsor_overview text,
  goal text,
  total_spend int,
  league_share_percentage numeric(5,4),
  league_budget numeric(12,2) generated always as (round(total_spend * league_share_percentage, 2)) stored, -- [S-090]
  target_number_of_leagues int,
  leagues_confirmed_goal_date date,
  impressions_override int,
  looker_url text,
  sponsor_dashboard_additional_content text,
  sponsor_facing_goal_title text,
  sponsor_facing_goal_body text,
  goal_image_file_id int references app_private.files,
  primary_sales_contact_id int references app_public.users on delete set null,
  primary_strategist_contact_id int references app_public.users on delete set null,
  primary_bdr_contact_id int references app_public.users on delete set null,
  sponsorship_applications_sent timestamptz, -- first send [S-147]
  duplicated_from_id int references app_public.campaigns on delete set null,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint campaigns_owner_key unique (id, sponsor_id),
  constraint campaigns_name_present check (btrim(name) <> ''),
  constraint campaigns_year_range check (year between 2000 and 2100),
  constraint campaigns_total_spend_minimum check (total_spend >= 1),
  constraint campaigns_league_share_range check (league_share_percentage between 0 and 1),
  constraint campaigns_target_not_negative check (target_number_of_leagues >= 0),
  constraint campaigns_impressions_not_negative check (impressions_override >= 0)
);
create index on app_public.campaigns (sponsor_id, year desc, season desc, id);
create index on app_public.campaigns (year desc, season desc);
create index on app_public.campaigns using gin (lower(name) gin_trgm_ops);
create index on app_public.campaigns (primary_sales_contact_id);
create index on app_public.campaigns (primary_strategist_contact_id);
create index on app_public.campaigns (primary_bdr_contact_id);
create index on app_public.campaigns (goal_image_file_id);
create index on app_public.campaigns (duplicated_from_id);

create table app_public.campaign_statistics (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  name text not null,
  number text not null,
  description text not null,
  icon_name app_public.statistic_icon not null,
  created_at timestamptz not null default app_private.clock(),
  constraint campaign_statistics_name_present check (btrim(name) <> ''),
  constraint campaign_statistics_number_present check (btrim(number) <> ''),
  constraint campaign_statistics_description_present check (btrim(description) <> '')
);
create index on app_public.campaign_statistics (campaign_id);

create table app_public.testimonials (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  quote text not null,
  attribution text,
  created_at timestamptz not null default app_private.clock(),
  constraint testimonials_quote_present check (btrim(quote) <> '')
);
create index on app_public.testimonials (campaign_id, created_at desc, id desc);

create table app_public.custom_questions (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  question text not null,
  position int not null default 0,
  sent_at timestamptz, -- a question that was sent stays [S-148]
  constraint custom_questions_question_present check (btrim(question) <> '')
);
create index on app_public.custom_questions (campaign_id, position, id);

create type app_public.verification_progress as (overdue int, total int, verified int);
