-- Notes of staff on a campaign's dashboard, and what users of its sponsor answer: reactions, comments and requests about photos.

create table app_public.campaign_notes (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  title text constraint campaign_notes_title_max_200 check (char_length(title) <= 200),
  body text not null constraint campaign_notes_body_max_100000 check (char_length(body) <= 100000), -- rich text
  dated_on date not null default app_private.today(),
  published boolean not null default false, -- false: a draft, for staff only
  created_at timestamptz not null default app_private.clock(),
  version int not null default 1,
  constraint campaign_notes_body_present check (btrim(body) <> ''),
  constraint campaign_notes_dated_on_finite check (isfinite(dated_on))
);
create index on app_public.campaign_notes (campaign_id, dated_on desc, id desc);

-- The part of a dashboard that feedback is about.
create type app_public.dashboard_section as enum
  ('goal', 'delivery', 'effectiveness', 'testimonials', 'results', 'leagues', 'creative', 'note', 'photo');
create type app_public.dashboard_reaction as enum ('love', 'thanks', 'question', 'favorite');

-- A row is either a reaction or a comment. campaign_id is the campaign of the photo or note.
create table app_public.sponsor_feedback (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  section app_public.dashboard_section not null,
  verification_image_id int references app_public.verification_images on delete cascade,
  campaign_note_id int references app_public.campaign_notes on delete cascade,
  reaction app_public.dashboard_reaction,
  body text constraint sponsor_feedback_body_max_2000 check (char_length(body) <= 2000),
  user_id int references app_public.users on delete set null,
  client_key uuid not null default gen_random_uuid(), -- of the browser: the same comment sent twice is stored once
  created_at timestamptz not null default app_private.clock(),
  constraint sponsor_feedback_body_present check (btrim(body) <> ''),
  constraint sponsor_feedback_reaction_or_body check (num_nonnulls(reaction, body) = 1),
  constraint sponsor_feedback_photo_section check ((section = 'photo') = (verification_image_id is not null)),
  constraint sponsor_feedback_note_section check ((section = 'note') = (campaign_note_id is not null)),
  constraint sponsor_feedback_favorite_photo check (reaction <> 'favorite' or section = 'photo'),
  constraint sponsor_feedback_client_key unique (user_id, client_key)
);
create unique index sponsor_feedback_reaction_once on app_public.sponsor_feedback
  (user_id, campaign_id, section, verification_image_id, campaign_note_id, reaction) nulls not distinct
  where reaction is not null and user_id is not null;
create index on app_public.sponsor_feedback (campaign_id, id desc);
create index on app_public.sponsor_feedback (verification_image_id, reaction);
create index on app_public.sponsor_feedback (campaign_note_id);

create type app_public.photo_wish as enum ('hide', 'feature');
create type app_public.photo_request_status as enum ('open', 'done', 'declined');

create table app_public.photo_requests (
  id int generated always as identity primary key,
  campaign_id int not null references app_public.campaigns on delete cascade,
  verification_image_id int not null references app_public.verification_images on delete cascade,
  wish app_public.photo_wish not null,
  reason text constraint photo_requests_reason_max_2000 check (char_length(reason) <= 2000),
  status app_public.photo_request_status not null default 'open',
  answer text constraint photo_requests_answer_max_2000 check (char_length(answer) <= 2000),
  user_id int references app_public.users on delete set null,
  created_at timestamptz not null default app_private.clock(),
  answered_by_id int references app_public.users on delete set null,
  answered_at timestamptz,
  constraint photo_requests_open_unanswered check ((status = 'open') = (answered_at is null)),
  constraint photo_requests_declined_answered check (status <> 'declined' or answer is not null)
);
create unique index photo_requests_open_once on app_public.photo_requests (verification_image_id, wish) where status = 'open';
create index on app_public.photo_requests (campaign_id, status, id desc);
create index on app_public.photo_requests (verification_image_id, id desc);
create index on app_public.photo_requests (user_id);
create index on app_public.photo_requests (answered_by_id);

insert into app_private.status_transitions values
  ('photo_requests', 'open', 'done', 'answerPhotoRequest', '{admin}'),
  ('photo_requests', 'open', 'declined', 'answerPhotoRequest', '{admin}'),
  ('photo_requests', 'done', 'open', 'answerPhotoRequest', '{admin}'),
  ('photo_requests', 'declined', 'open', 'answerPhotoRequest', '{admin}');

-- How much a user wrote on dashboards on one day, against floods.
create table app_private.feedback_counts (
  user_id int primary key references app_public.users on delete cascade,
  day date not null,
  writes int not null
);

alter type app_public.my_work add attribute photo_requests int;
