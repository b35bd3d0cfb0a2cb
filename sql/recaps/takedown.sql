-- A photo that is taken down is removed from every stored recap: the file is deleted, and the recap is made again.

-- Deletes the file that is kept of a recap, if any; a job deletes its bytes.
create or replace function app_private.drop_recap_file(recap_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_file_id int := (select n.file_id from app_private.recap_runs n where n.recap_id = drop_recap_file.recap_id);
  v_key text;
begin
  delete from app_private.recap_photos p where p.recap_id = drop_recap_file.recap_id;
  if v_file_id is null then return; end if;
  update app_private.recap_runs n set file_id = null, fingerprint = null where n.recap_id = drop_recap_file.recap_id;
  delete from app_private.files f where f.id = v_file_id returning f.storage_key into v_key;
  perform app_private.add_job('recaps__remove', json_build_object('key', v_key), 'recap_file:' || v_key);
end $$;

-- Withdraws the recaps that contain a photo.
create or replace function app_private.withdraw_recaps(image_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.recaps;
begin
  for v in select r.* from app_private.recap_photos p join app_public.recaps r on r.id = p.recap_id
    where p.verification_image_id = withdraw_recaps.image_id order by r.id for update of r
  loop
    perform app_private.drop_recap_file(v.id);
    update app_public.recaps r set made_at = null, byte_size = null,
      status = case when r.status in ('ready', 'failed') then 'withdrawn' else r.status end
    where r.id = v.id;
    -- a run under way finds out by itself that it may not be published
    if v.status <> 'running' then
      perform app_private.add_job('recaps__make', json_build_object('id', v.id), 'recap:' || v.id);
    end if;
  end loop;
end $$;

create or replace function app_private.tg_verification_images__withdraw_recaps() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.withdraw_recaps(old.id);
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger _600_withdraw_recaps after update on app_public.verification_images for each row
  when (old.shown_to_sponsor and (not new.shown_to_sponsor or old.file_id <> new.file_id))
  execute function app_private.tg_verification_images__withdraw_recaps();
-- before, because the row takes its recap_photos with it
create trigger _600_withdraw_recaps_of_deleted before delete on app_public.verification_images for each row
  when (old.shown_to_sponsor) execute function app_private.tg_verification_images__withdraw_recaps();

create or replace function app_private.tg_offers__withdraw_recaps() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.withdraw_recaps(i.id) from app_public.verification_images i
    where i.offer_id = new.id and i.shown_to_sponsor order by i.id;
  return null;
end $$;

create trigger _600_withdraw_recaps after update of status on app_public.offers for each row
  when (old.status = 'confirmed' and new.status <> 'confirmed')
    execute function app_private.tg_offers__withdraw_recaps();
