-- Recaps: what a sponsor takes along of a campaign or a season, as a file that the worker makes.
create type app_public.recap_format as enum ('pdf', 'pptx');
create type app_public.recap_status as enum ('queued', 'running', 'ready', 'failed', 'withdrawn');

-- One recap of a campaign or season in each format; making it again replaces its file.
create table app_public.recaps (
  id int generated always as identity primary key,
  sponsor_id int not null references app_public.sponsors on delete cascade,
  campaign_id int references app_public.campaigns on delete cascade, -- null: of a season
  season app_public.season,
  year int constraint recaps_year_range check (year between 2000 and 2100),
  format app_public.recap_format not null,
  status app_public.recap_status not null default 'queued',
  stage int not null default 0, -- steps of the run that are done
  stages int not null default 0, -- steps of the run; 0 before it has counted them
  made_at timestamptz, -- of the file that is kept; null without one
  byte_size int,
  created_at timestamptz not null default app_private.clock(),
  constraint recaps_campaign_format_key unique (campaign_id, format),
  constraint recaps_of_campaign_or_season check ((campaign_id is null) = (season is not null and year is not null)
    and (season is null) = (year is null)),
  constraint recaps_file check ((made_at is null) = (byte_size is null)),
  constraint recaps_ready_has_file check (status <> 'ready' or made_at is not null)
);
create unique index recaps_season_format_key on app_public.recaps (sponsor_id, season, year, format) where campaign_id is null;
create index on app_public.recaps (sponsor_id);

insert into app_private.status_transitions values
  ('recaps', 'queued', 'running', 'makeRecap', '{}'),
  ('recaps', 'ready', 'running', 'makeRecap', '{}'),
  ('recaps', 'failed', 'running', 'makeRecap', '{}'),
  ('recaps', 'withdrawn', 'running', 'makeRecap', '{}'),
  ('recaps', 'running', 'queued', 'makeRecap', '{}'),
  ('recaps', 'running', 'ready', 'makeRecap', '{}'),
  ('recaps', 'running', 'failed', 'makeRecap', '{}'),
  ('recaps', 'ready', 'queued', 'makeRecap', '{campaign_link,season_link,sponsor,admin}'),
  ('recaps', 'failed', 'queued', 'makeRecap', '{campaign_link,season_link,sponsor,admin}'),
  ('recaps', 'withdrawn', 'queued', 'makeRecap', '{campaign_link,season_link,sponsor,admin}'),
  ('recaps', 'ready', 'withdrawn', 'reviewVerificationImage', '{admin}'),
  ('recaps', 'failed', 'withdrawn', 'reviewVerificationImage', '{admin}');

-- The run that makes a recap now or made it last, and the file that is kept. Not in the API: its file is sent by an endpoint
-- that asks for the recap's state each time.
create table app_private.recap_runs (
  recap_id int primary key references app_public.recaps on delete cascade,
  run int not null default 0, -- a run that was overtaken by a later one publishes nothing
  started_at timestamptz,
  file_id int references app_private.files,
  fingerprint text -- of the data in the file
);
create index on app_private.recap_runs (file_id);

-- The photos in the file that is kept.
create table app_private.recap_photos (
  recap_id int not null references app_public.recaps on delete cascade,
  verification_image_id int not null references app_public.verification_images on delete cascade,
  primary key (recap_id, verification_image_id)
);
create index on app_private.recap_photos (verification_image_id);

-- A link to a recap for people without an account. Its token is signed, not stored; link_views counts who opened it.
create table app_public.recap_shares (
  id int generated always as identity primary key,
  recap_id int not null references app_public.recaps on delete cascade,
  sponsor_id int not null references app_public.sponsors on delete cascade,
  campaign_id int references app_public.campaigns on delete cascade,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on app_public.recap_shares (recap_id);
create index on app_public.recap_shares (sponsor_id);
create index on app_public.recap_shares (campaign_id);
create index on app_public.recap_shares (created_by_id);

-- When a recap is emailed to a user: once, or on the same day of each month.
create table app_public.recap_schedules (
  id int generated always as identity primary key,
  recap_id int not null references app_public.recaps on delete cascade,
  sponsor_id int not null references app_public.sponsors on delete cascade,
  campaign_id int references app_public.campaigns on delete cascade,
  user_id int not null references app_public.users on delete cascade,
  monthly boolean not null,
  first_on date not null constraint recap_schedules_first_on_finite check (isfinite(first_on)),
  next_on date not null constraint recap_schedules_next_on_finite check (isfinite(next_on)),
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  constraint recap_schedules_recap_user_key unique (recap_id, user_id)
);
create index on app_public.recap_schedules (sponsor_id);
create index on app_public.recap_schedules (campaign_id);
create index on app_public.recap_schedules (user_id);
create index on app_public.recap_schedules (created_by_id);
create index on app_public.recap_schedules (next_on);

alter table app_private.mail_outbox drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (kind in (
    'offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image', 'check_approved',
    'set_password', 'invitation', 'recovery', 'removal_notice', 'application', 'survey', 'onboarding',
    'additional_verification', 'creatives', 'self_signup', 'daily_work', 'member_request', 'contact_change',
    'check_mailed', 'check_voided', 'recap'));
