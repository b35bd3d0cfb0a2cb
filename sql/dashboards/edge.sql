-- What dashboards must no longer show, for the shared caches in front of the server (docs/scale.md): jobs remove the
-- answers about these dashboards, by the key that the server gave them (server/dashboards/edge.ts).

-- Queues the removal of what caches hold of dashboards, once per key and transaction: kind and record id of links.
create or replace function app_private.purge_dashboards(keys text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_queued text[] := coalesce(nullif(current_setting('sideline.purged', true), ''), '{}');
  v_key text;
begin
  foreach v_key in array keys loop
    continue when v_key = any (v_queued);
    v_queued := v_queued || v_key;
    perform app_private.add_job('dashboards__purge', json_build_object('key', v_key), urgent => true);
  end loop;
  perform set_config('sideline.purged', v_queued::text, true);
end $$;

-- The same for the dashboards of a campaign.
create or replace function app_private.purge_campaign(c app_public.campaigns) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.purge_dashboards(
    array['campaign:' || c.id, concat_ws(':', 'season', c.sponsor_id, c.season, c.year)])
$$;

create or replace function app_private.tg_campaigns__purge() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform app_private.purge_campaign(old);
  return null;
end $$;
create trigger _700_purge after update of status, sponsor_id, season, year on app_public.campaigns for each row
  when ((old.status, old.sponsor_id, old.season, old.year) is distinct from
    (new.status, new.sponsor_id, new.season, new.year))
  execute function app_private.tg_campaigns__purge();
create trigger _700_purge_deleted after delete on app_public.campaigns for each row
  execute function app_private.tg_campaigns__purge();

create or replace function app_private.tg_offers__purge() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform app_private.purge_campaign(c) from app_public.campaigns c where c.id = old.campaign_id;
  return null;
end $$;
create trigger _710_purge after update of status, campaign_id on app_public.offers for each row
  when (old.status = 'confirmed' and (new.status <> 'confirmed' or old.campaign_id <> new.campaign_id))
  execute function app_private.tg_offers__purge();
create trigger _710_purge_deleted after delete on app_public.offers for each row when (old.status = 'confirmed')
  execute function app_private.tg_offers__purge();

create or replace function app_private.tg_verification_images__purge() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform app_private.purge_campaign(c) from app_public.offers o
    join app_public.campaigns c on c.id = o.campaign_id where o.id = old.offer_id;
  return null;
end $$;
-- a photo that was hidden, is no longer accepted or released, or was replaced by a blurred copy
create trigger _710_purge after update on app_public.verification_images for each row
  when (old.shown_to_sponsor
    and (not new.shown_to_sponsor or old.file_id <> new.file_id or old.offer_id <> new.offer_id))
  execute function app_private.tg_verification_images__purge();
create trigger _710_purge_deleted after delete on app_public.verification_images for each row
  when (old.shown_to_sponsor) execute function app_private.tg_verification_images__purge();

create or replace function app_private.tg_link_versions__purge() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.purge_dashboards(array[new.kind || ':' || new.record_id]);
  return null;
end $$;
create trigger _700_purge after insert or update on app_private.link_versions for each row
  when (new.kind in ('campaign', 'season')) execute function app_private.tg_link_versions__purge();
