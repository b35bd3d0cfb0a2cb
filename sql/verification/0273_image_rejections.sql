-- A rejection has a reason and a note [M5]; a review states the version that it saw [M4].
alter table app_public.verification_images
  add column version int not null default 1,
  add column rejection_reason_id int references app_public.image_rejection_reasons,
  add column rejection_note text,
  add constraint verification_images_reason_needs_rejection
    check (status = 'rejected' or rejection_reason_id is null and rejection_note is null),
  add constraint verification_images_rejection_note_length check (length(rejection_note) <= 1000);
create index on app_public.verification_images (rejection_reason_id);

-- What the page of a deadline's link says of a rejected photo.
alter type app_public.deadline_to_respond_to
  add attribute rejected_at timestamptz,
  add attribute rejection_reason text,
  add attribute rejection_reason_in_spanish text,
  add attribute rejection_note text;
