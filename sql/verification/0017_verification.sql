-- Proof: what must be shown by when, the pictures that show it, and the material the league needs for it.
create table app_public.verification_deadlines (
  id int generated always as identity primary key,
  asset_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  default_verification_deadline_id int references app_public.default_verification_deadlines on delete set null,
  name text not null,
  deadline date not null,
  requires_creatives boolean not null default false,
  verification_reminder_instructions text not null,
  did_not_complete boolean not null default false,
  did_not_complete_reason text,
  verified_images int not null default 0, -- these four: kept by triggers
  pending_images int not null default 0,
  proved_at timestamptz,
  creatives int not null default 0,
  verified boolean generated always as (verified_images > 0) stored,
  any_pending_verification_images boolean generated always as (pending_images > 0) stored,
  missing_creatives boolean generated always as (requires_creatives and creatives = 0) stored,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint verification_deadlines_asset_fk foreign key (asset_id, offer_id, organization_id, sponsor_id)
    references app_public.assets (id, offer_id, organization_id, sponsor_id),
  constraint verification_deadlines_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade,
  constraint verification_deadlines_owner_key unique (id, offer_id, organization_id, sponsor_id),
  constraint verification_deadlines_name_present check (btrim(name) <> ''),
  constraint verification_deadlines_instructions_present check (btrim(verification_reminder_instructions) <> '')
);
create index on app_public.verification_deadlines (offer_id, deadline, id);
create index on app_public.verification_deadlines (offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadlines (organization_id, deadline);
create index on app_public.verification_deadlines (default_verification_deadline_id);
create index verification_deadlines_open on app_public.verification_deadlines (deadline, id)
  where verified_images = 0 and not did_not_complete;

create table app_public.verification_images (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  verification_deadline_id int,
  file_id int not null references app_private.files,
  "from" text, -- Employee, or who sent it
  status app_public.image_status not null default 'pending',
  hidden boolean not null default false,
  featured boolean not null default false,
  reviewed_by_id int references app_public.users on delete set null,
  reviewed_at timestamptz,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  constraint verification_images_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id),
  constraint verification_images_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id),
  constraint verification_images_flags_need_verified check (status = 'verified' or not (hidden or featured)), -- [S-300]
  constraint verification_images_hidden_not_featured check (not (hidden and featured)), -- [S-302]
  constraint verification_images_verified_needs_deadline check (status <> 'verified' or verification_deadline_id is not null)
);
create index on app_public.verification_images (offer_id, organization_id, sponsor_id);
create index on app_public.verification_images (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_images (organization_id, created_at desc);
create index on app_public.verification_images (sponsor_id, created_at desc, id desc) where status = 'verified' and not hidden;
create index verification_images_pending on app_public.verification_images (created_at desc, id desc) where status = 'pending';
create index on app_public.verification_images (file_id);
create index on app_public.verification_images (reviewed_by_id);
create index on app_public.verification_images (created_by_id);

create table app_public.verification_deadline_responses (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  canned_response_id int not null references app_public.verification_deadline_canned_responses,
  comment text,
  addressed boolean not null default false,
  created_at timestamptz not null default app_private.clock(),
  constraint vdr_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade
);
create index on app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadline_responses (canned_response_id);
create index on app_public.verification_deadline_responses (organization_id);

create table app_public.creative_contents (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  name text not null,
  content text not null,
  created_at timestamptz not null default app_private.clock(),
  constraint creative_contents_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade,
  constraint creative_contents_name_present check (btrim(name) <> ''),
  constraint creative_contents_content_present check (btrim(content) <> '')
);
create index on app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.creative_contents (organization_id);

create table app_public.creative_files (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  name text not null,
  file_id int not null references app_private.files,
  created_at timestamptz not null default app_private.clock(),
  constraint creative_files_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade,
  constraint creative_files_name_present check (btrim(name) <> '')
);
create index on app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.creative_files (file_id);
create index on app_public.creative_files (organization_id);
