-- The list of accepted photos without a release.
create index verification_images_unreleased on app_public.verification_images (created_at desc, id desc)
  where status = 'verified' and not hidden and release <> 'agreed';
