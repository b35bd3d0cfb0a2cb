-- Columns derived from counts are never null.
alter table app_public.verification_deadlines
  alter verified set not null,
  alter any_pending_verification_images set not null,
  alter missing_creatives set not null;
