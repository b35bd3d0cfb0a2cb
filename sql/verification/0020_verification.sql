-- Verification: deadlines, the images that prove them, and the creatives that the league needs.
create table app_public.verification_deadlines (
  id int generated always as identity primary key,
  asset_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  default_verification_deadline_id int references app_public.default_verification_deadlines on delete set null,
  name text not null constraint verification_deadlines_name_max_200 check (char_length(name) <= 200),
  deadline date not null constraint verification_deadlines_deadline_finite check (isfinite(deadline)),
  requires_creatives boolean not null default false,
  verification_reminder_instructions text not null
    constraint verification_reminder_instructions_max_20000 check (char_length(verification_reminder_instructions) <= 20000),
  did_not_complete boolean not null default false,
  did_not_complete_reason text
    constraint verification_deadlines_did_not_complete_reason_max_20000 check (char_length(did_not_complete_reason) <= 20000),
  verified_images int not null default 0, -- these four are updated by triggers
  pending_images int not null default 0,
  proved_at timestamptz,
  creatives int not null default 0,
  verified boolean not null generated always as (verified_images > 0) stored,
  any_pending_verification_images boolean not null generated always as (pending_images > 0) stored,
  missing_creatives boolean not null generated always as (requires_creatives and creatives = 0) stored,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  verification_reminder_instructions_es text,
  constraint verification_deadlines_asset_fk foreign key (asset_id, offer_id, organization_id, sponsor_id)
    references app_public.assets (id, offer_id, organization_id, sponsor_id) deferrable,
  constraint verification_deadlines_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint verification_deadlines_owner_key unique (id, offer_id, organization_id, sponsor_id),
  constraint verification_deadlines_name_present check (btrim(name) <> ''),
  constraint verification_deadlines_instructions_present check (btrim(verification_reminder_instructions) <> ''),
  constraint verification_reminder_instructions_es_max_20000
    check (char_length(verification_reminder_instructions_es) <= 20000)
);
create index on app_public.verification_deadlines (offer_id, deadline, id);
create index on app_public.verification_deadlines (offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadlines (organization_id, deadline);
create index on app_public.verification_deadlines (default_verification_deadline_id);
create index verification_deadlines_open on app_public.verification_deadlines (deadline, id)
  where verified_images = 0 and not did_not_complete;
-- For index-only scans by the lists of campaigns and offers.
create index verification_deadlines_open_of_offer on app_public.verification_deadlines (offer_id, deadline)
  where verified_images = 0 and not did_not_complete;
create index verification_deadlines_pending on app_public.verification_deadlines (offer_id) include (pending_images) where pending_images > 0;

create table app_public.verification_images (
  id int generated always as identity primary key,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  verification_deadline_id int,
  file_id int not null references app_private.files,
  "from" text constraint verification_images_from_max_200 check (char_length("from") <= 200), -- 'Employee' or the sender
  status app_public.image_status not null default 'pending',
  hidden boolean not null default false,
  featured boolean not null default false,
  reviewed_by_id int references app_public.users on delete set null,
  reviewed_at timestamptz,
  created_by_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  -- A rejection has a reason and a note [M5]; a review states the version that was read [M4].
  version int not null default 1,
  rejection_reason_id int references app_public.image_rejection_reasons,
  rejection_note text,
  constraint verification_images_offer_fk foreign key (offer_id, organization_id, sponsor_id)
    references app_public.offers (id, organization_id, sponsor_id) deferrable,
  constraint verification_images_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) deferrable,
  constraint verification_images_flags_need_verified check (status = 'verified' or not (hidden or featured)), -- [S-300]
  constraint verification_images_hidden_not_featured check (not (hidden and featured)), -- [S-302]
  constraint verification_images_verified_needs_deadline
    check (status <> 'verified' or verification_deadline_id is not null),
  constraint verification_images_reason_needs_rejection
    check (status = 'rejected' or rejection_reason_id is null and rejection_note is null),
  constraint verification_images_rejection_note_length check (length(rejection_note) <= 1000)
);
create index on app_public.verification_images (offer_id, organization_id, sponsor_id);
create index on app_public.verification_images (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_images (organization_id, created_at desc);
create index on app_public.verification_images (sponsor_id, created_at desc, id desc) where status = 'verified' and not hidden;
create index verification_images_pending on app_public.verification_images (created_at desc, id desc) where status = 'pending';
create index on app_public.verification_images (file_id);
create index on app_public.verification_images (reviewed_by_id);
create index on app_public.verification_images (created_by_id);
create index on app_public.verification_images (rejection_reason_id);

create table app_public.verification_deadline_responses (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  canned_response_id int not null references app_public.verification_deadline_canned_responses,
  comment text constraint verification_deadline_responses_comment_max_20000 check (char_length(comment) <= 20000),
  addressed boolean not null default false,
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint vdr_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint verification_deadline_responses_comment_length check (length(comment) <= 2000)
);
create index on app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.verification_deadline_responses (canned_response_id);
create index on app_public.verification_deadline_responses (organization_id);
-- For the policy of leagues.
create index on app_public.verification_deadline_responses (offer_id);

create table app_public.creative_contents (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  name text not null constraint creative_contents_name_max_200 check (char_length(name) <= 200),
  content text not null constraint creative_contents_content_max_100000 check (char_length(content) <= 100000),
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint creative_contents_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint creative_contents_name_present check (btrim(name) <> ''),
  constraint creative_contents_content_present check (btrim(content) <> '')
);
create index on app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.creative_contents (organization_id);
-- For the policies of offer links.
create index on app_public.creative_contents (offer_id);

create table app_public.creative_files (
  id int generated always as identity primary key,
  verification_deadline_id int not null,
  offer_id int not null,
  organization_id int not null,
  sponsor_id int not null,
  name text not null constraint creative_files_name_max_200 check (char_length(name) <= 200),
  file_id int not null references app_private.files,
  created_at timestamptz not null default app_private.clock(),
  constraint creative_files_deadline_fk foreign key (verification_deadline_id, offer_id, organization_id, sponsor_id)
    references app_public.verification_deadlines (id, offer_id, organization_id, sponsor_id) on delete cascade deferrable,
  constraint creative_files_name_present check (btrim(name) <> '')
);
create index on app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id);
create index on app_public.creative_files (file_id);
create index on app_public.creative_files (organization_id);
create index on app_public.creative_files (offer_id);

-- What the page of a deadline link shows: names and dates, no other ids [L-245, L-246].
create type app_public.deadline_to_respond_to as (
  id int,
  deadline date,
  name text,
  capability_name text,
  campaign_name text,
  sponsor_name text,
  sponsorable_property_name text,
  organization_name text,
  verified boolean,
  pending_verification_images int,
  accepts_proof boolean,
  rejected_at timestamptz,
  rejection_reason text,
  rejection_reason_in_spanish text,
  rejection_note text,
  instructions text,
  instructions_es text,
  contact_name text,
  contact_email text,
  contact_phone text
);
