-- Releases: whether a photo may be shown to the sponsor.

select app_private.protect('app_public.photo_release_statements');
create policy select_own on app_public.photo_release_statements for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.photo_release_statements is 'Leagues see the photo releases that their own organizations stated.';
grant select on app_public.photo_release_statements to sideline_organization;
comment on table app_public.photo_release_statements is E'@behavior -insert -update -delete\nA league''s statement for a season that those on its photos, or their guardians, agreed that the sponsor sees them.';
create trigger _500_audit after insert or update or delete on app_public.photo_release_statements for each row execute function app_private.tg__audit();

comment on column app_public.verification_images.release is 'Whether those who can be recognized, or their guardians, agreed that the sponsor sees the photo.';
comment on column app_public.verification_images.release_stated_at is 'When the release was last stated; null if it never was.';
comment on column app_public.verification_images.release_stated_by_name is 'Who last stated the release: a name, or "The link of the reminder".';
comment on column app_public.verification_images.shown_to_sponsor is 'Whether sponsors may see it: accepted, not hidden and with a release.';
