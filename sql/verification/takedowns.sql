-- Takedowns: once a photo must not be seen any longer, the URLs that were handed out for its file stop working,
-- although their signatures live for hours: the file gets another name in the same transaction, and the server looks
-- names up at each request (app_private.file_at).
-- Nothing is copied, so a takedown waits for no worker and no disk [K1].

-- Gives files another name in URLs.
create or replace function app_private.take_down_files(file_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ update app_private.files f set renamed = gen_random_uuid()::text where f.id = any (file_ids) $$;

-- A photo that sponsors no longer see, and every file that a photo no longer has: the clear one of a blurred copy, a
-- copy that was blurred too little.
create or replace function app_private.tg_verification_images__take_down() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  if tg_op = 'DELETE' then
    perform app_private.take_down_files(array[old.file_id, old.clear_file_id]);
  elsif old.file_id <> new.file_id or old.shown_to_sponsor and not new.shown_to_sponsor then
    perform app_private.take_down_files(array[old.file_id]);
  end if;
  return null;
end $$;

create trigger _700_take_down after delete or update on app_public.verification_images
  for each row execute function app_private.tg_verification_images__take_down();

-- The photos of an offer that is no longer confirmed, or belongs to another campaign.
create or replace function app_private.tg_offers__take_down() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.take_down_files(array(
    select i.file_id from app_public.verification_images i where i.offer_id = old.id and i.shown_to_sponsor));
  return null;
end $$;

create trigger _700_take_down after update of status, campaign_id on app_public.offers for each row
  when (old.status = 'confirmed' and (new.status <> 'confirmed' or new.campaign_id <> old.campaign_id))
  execute function app_private.tg_offers__take_down();
