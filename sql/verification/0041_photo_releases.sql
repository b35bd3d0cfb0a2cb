-- Photo releases: whether those who can be recognized on a photo, or their guardians, agreed that it is shown; copies of photos
-- in which somebody was made unrecognizable; who downloaded photos.
create type app_public.photo_release as enum ('not_stated', 'agreed', 'withheld');

alter table app_public.verification_images
  add column release app_public.photo_release not null default 'not_stated',
  -- When the release was last stated, and by whom: a name, or 'The link of the reminder'.
  add column release_stated_at timestamptz,
  add column release_stated_by_name text constraint verification_images_release_stated_by_name_max_200 check (char_length(release_stated_by_name) <= 200),
  -- The clear picture, for staff only, while file_id is a copy that was blurred or cropped.
  add column clear_file_id int references app_private.files,
  -- Whether sponsors may see it, on dashboards, in recaps and in downloads.
  add column shown_to_sponsor boolean not null generated always as (status = 'verified' and not hidden and release = 'agreed') stored;

drop index app_public.verification_images_sponsor_id_created_at_id_idx;
create index verification_images_shown on app_public.verification_images (sponsor_id, created_at desc, id desc) where shown_to_sponsor;
create index on app_public.verification_images (clear_file_id);

-- The last statement of a league for the photos of a season: the next upload starts with it.
create table app_public.photo_release_statements (
  organization_id int not null references app_public.organizations on delete cascade,
  season app_public.season not null,
  year int not null,
  stated_at timestamptz not null default app_private.clock(),
  stated_by_name text not null constraint photo_release_statements_stated_by_name_max_200 check (char_length(stated_by_name) <= 200),
  stated_by_id int references app_public.users on delete set null, -- null for a deadline's link
  primary key (organization_id, season, year)
);
create index on app_public.photo_release_statements (stated_by_id);
alter type app_public.deadline_to_respond_to add attribute release_stated_at timestamptz;

create type app_public.photo_download_way as enum ('single', 'zip', 'recap');

-- Who downloaded which photo and how, once a day.
create table app_public.photo_downloads (
  id int generated always as identity primary key,
  verification_image_id int not null references app_public.verification_images on delete cascade,
  user_id int references app_public.users on delete set null,
  link_kind text, -- of a dashboard's link: campaign or season
  way app_public.photo_download_way not null,
  downloaded_at timestamptz not null default app_private.clock(),
  constraint photo_downloads_link_kind check (link_kind in ('campaign', 'season'))
);
create index on app_public.photo_downloads (verification_image_id, downloaded_at desc);
create index on app_public.photo_downloads (user_id);

-- Files whose URLs must stop working at once: a job moves them to new keys and deletes the bytes under the old ones.
alter table app_private.file_leftovers add column at_once boolean not null default false;
create index file_leftovers_at_once on app_private.file_leftovers (storage_key) where at_once;
