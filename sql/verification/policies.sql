-- Verification: who sees deadlines and images, and the counters of images.

select app_private.protect('app_public.verification_deadlines');
create policy select_own on app_public.verification_deadlines for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_deadlines is
  'Leagues see the verification deadlines of offers they see.';
create policy select_link on app_public.verification_deadlines for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.verification_deadlines to sideline_organization, sideline_offer_link;
comment on table app_public.verification_deadlines is
  E'@behavior -insert -update -delete\nWhat a league must prove, and by when.';
create trigger _100_touch before update on app_public.verification_deadlines
  for each row execute function app_private.tg__touch();
create trigger _300_tags before insert or update of verification_reminder_instructions
  on app_public.verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions',
    'sponsor_name,verification_email_address');
create trigger _310_tags before insert or update of verification_reminder_instructions_es
  on app_public.verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions_es',
    'sponsor_name,verification_email_address');
create trigger _500_audit after insert or update or delete on app_public.verification_deadlines
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.verification_images');
create policy select_own on app_public.verification_images for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_images is 'Leagues see the photos of offers they see.';
create policy select_link on app_public.verification_images for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
-- the owners' ids are part of the foreign keys between offers, deadlines and images
grant select (id, offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, status, rejection_reason_id,
  rejection_note, created_at)
  on app_public.verification_images to sideline_organization, sideline_offer_link;
comment on table app_public.verification_images is
  E'@behavior -insert -update -delete\nA picture that proves a deadline was met.';
comment on column app_public.verification_images.status is '@behavior +orderBy';
create trigger _100_transition before update of status on app_public.verification_images
  for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.verification_images
  for each row execute function app_private.tg__audit();

-- Updates a deadline's counters; a verified image also clears "did not complete" [S-293].
create or replace function app_private.tg_verification_images__count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  if app_private.is_bulk_load() then return null; end if;
  foreach v_id in array array_remove(array[
    case when tg_op <> 'INSERT' then old.verification_deadline_id end,
    case when tg_op <> 'DELETE' then new.verification_deadline_id end], null)
  loop
    update app_public.verification_deadlines d
    set verified_images = i.verified, pending_images = i.pending, proved_at = i.proved_at,
      did_not_complete = d.did_not_complete and i.verified = 0
    from (select count(*) filter (where status = 'verified')::int as verified,
      count(*) filter (where status = 'pending')::int as pending,
      min(created_at) filter (where status = 'verified') as proved_at
      from app_public.verification_images where verification_deadline_id = v_id) i
    where d.id = v_id;
  end loop;
  return null;
end $$;

create trigger _550_count after insert or delete or update of status, verification_deadline_id
  on app_public.verification_images
  for each row execute function app_private.tg_verification_images__count();

select app_private.protect('app_public.verification_deadline_responses');
create policy select_own on app_public.verification_deadline_responses for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_deadline_responses is
  'Leagues see the answers to deadlines of offers they see.';
grant select on app_public.verification_deadline_responses to sideline_organization;
grant update (addressed) on app_public.verification_deadline_responses to sideline_admin;
comment on table app_public.verification_deadline_responses is
  E'@behavior -insert -delete\nA league''s answer to a deadline it cannot meet.';
create trigger _500_audit after insert or update or delete on app_public.verification_deadline_responses
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_contents');
create policy select_own on app_public.creative_contents for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.creative_contents is 'Leagues see the creative texts of offers they see.';
create policy select_link on app_public.creative_contents for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.creative_contents to sideline_organization, sideline_offer_link;
grant insert (verification_deadline_id, name, content), update (name, content), delete on app_public.creative_contents
  to sideline_admin;
comment on table app_public.creative_contents is
  E'@flatInput\nA text that the league uses, with tags filled in from the offer.';
create trigger _500_audit after insert or update or delete on app_public.creative_contents
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_files');
create policy select_own on app_public.creative_files for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.creative_files is 'Leagues see the creative files of offers they see.';
create policy select_link on app_public.creative_files for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.creative_files to sideline_organization, sideline_offer_link;
grant delete on app_public.creative_files to sideline_admin;
comment on table app_public.creative_files is
  E'@flatInput\n@behavior -insert -update\nA file that the league uses; uploaded by POST creative_files.';
create trigger _500_audit after insert or update or delete on app_public.creative_files
  for each row execute function app_private.tg__audit();

-- Copies the owners' ids from the deadline to a creative, and counts creatives on the deadline.
create or replace function app_private.tg__creative_owners() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if; -- its deadline may be restored after it
  select d.offer_id, d.organization_id, d.sponsor_id into new.offer_id, new.organization_id, new.sponsor_id
  from app_public.verification_deadlines d where d.id = new.verification_deadline_id;
  return new;
end $$;

create trigger _200_owners before insert on app_public.creative_contents
  for each row execute function app_private.tg__creative_owners();

create or replace function app_private.tg__creatives_count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int := coalesce(new.verification_deadline_id, old.verification_deadline_id);
begin
  if app_private.is_bulk_load() then return null; end if;
  update app_public.verification_deadlines d set creatives =
    (select count(*) from app_public.creative_contents c where c.verification_deadline_id = v_id)
    + (select count(*) from app_public.creative_files f where f.verification_deadline_id = v_id)
  where d.id = v_id;
  return null;
end $$;

create trigger _550_count after insert or delete on app_public.creative_contents
  for each row execute function app_private.tg__creatives_count();
create trigger _550_count after insert or delete on app_public.creative_files
  for each row execute function app_private.tg__creatives_count();
