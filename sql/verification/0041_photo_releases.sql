-- Photo releases: whether those who can be recognized on a photo, or their guardians, agreed that it is shown.
create type app_public.photo_release as enum ('not_stated', 'agreed', 'withheld');

alter table app_public.verification_images
  add column release app_public.photo_release not null default 'not_stated',
  -- Whether sponsors may see it, on dashboards, in recaps and in downloads.
  add column shown_to_sponsor boolean not null generated always as (status = 'verified' and not hidden and release = 'agreed') stored;

drop index app_public.verification_images_sponsor_id_created_at_id_idx;
create index verification_images_shown on app_public.verification_images (sponsor_id, created_at desc, id desc) where shown_to_sponsor;
