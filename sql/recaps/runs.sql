-- The worker's runs. Each has a number; one that was overtaken by a later run changes nothing.

-- Begins a run: its number, and the claims of the link as which the worker reads the data; no row if the recap is gone.
create or replace function app_private.start_recap(recap_id int)
  returns table (run int, format text, fingerprint text, claims jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.recaps;
begin
  update app_public.recaps r set status = 'running', stage = 0, stages = 0 where r.id = start_recap.recap_id
  returning * into v;
  if not found then return; end if;
  return query
    update app_private.recap_runs n set run = n.run + 1, started_at = app_private.clock() where n.recap_id = v.id
    returning n.run, v.format::text, app_private.recap_fingerprint(v),
      case when v.campaign_id is not null then jsonb_build_object('link_kind', 'campaign', 'link_id', v.campaign_id)
        else jsonb_build_object('link_kind', 'season', 'link_id', v.sponsor_id, 'link_season', v.season,
          'link_year', v.year) end;
end $$;

-- Reports a run's progress; returns false if another run has started since.
create or replace function app_private.report_recap(recap_id int, run int, stage int, stages int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.recaps r set stage = report_recap.stage, stages = report_recap.stages from app_private.recap_runs n
  where r.id = report_recap.recap_id and n.recap_id = r.id and n.run = report_recap.run and r.status = 'running';
  return found;
end $$;

-- Ends a run that failed; the file of an earlier run is kept.
create or replace function app_private.fail_recap(recap_id int, run int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.recaps r set status = 'failed' from app_private.recap_runs n
  where r.id = fail_recap.recap_id and n.recap_id = r.id and n.run = fail_recap.run and r.status = 'running'
$$;

-- Publishes the file of a run, which replaces the one that was kept: 'published'; 'overtaken' by a later run; 'changed'
-- if one of its photos may no longer be shown or has another file. image_ids and file_ids correspond;
-- replaced_characters: those that its fonts lack. The photos are locked first, as by a takedown, so that of a takedown
-- and a publication one sees the other.
create or replace function app_private.publish_recap(recap_id int, run int, fingerprint text, storage_key text,
  content_type text, byte_size int, sha256 bytea, image_ids int[], file_ids int[],
  replaced_characters text default null) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_shown int;
  v_run app_private.recap_runs;
  v_file_id int;
begin
  select count(*) into v_shown from (
    select i.id from app_public.verification_images i
    join unnest(publish_recap.image_ids, publish_recap.file_ids) p (id, file_id) using (id)
    join app_public.offers o on o.id = i.offer_id
    where i.shown_to_sponsor and i.file_id = p.file_id and o.status = 'confirmed' order by i.id for share of i, o) i;
  if v_shown <> cardinality(publish_recap.image_ids) then return 'changed'; end if;
  perform from app_public.recaps r where r.id = publish_recap.recap_id for update;
  select n.* into v_run from app_private.recap_runs n where n.recap_id = publish_recap.recap_id for update;
  if v_run.run is distinct from publish_recap.run then return 'overtaken'; end if;
  insert into app_private.files (storage_key, content_type, byte_size, sha256)
  values (publish_recap.storage_key, publish_recap.content_type, publish_recap.byte_size, publish_recap.sha256)
  returning id into v_file_id;
  perform app_private.drop_recap_file(publish_recap.recap_id);
  update app_private.recap_runs n set file_id = v_file_id, fingerprint = publish_recap.fingerprint,
    replaced_characters = publish_recap.replaced_characters where n.recap_id = publish_recap.recap_id;
  insert into app_private.recap_photos (recap_id, verification_image_id)
  select publish_recap.recap_id, i from unnest(publish_recap.image_ids) i;
  update app_public.recaps r set status = 'ready', made_at = app_private.clock(), byte_size = publish_recap.byte_size,
    stage = r.stages
  where r.id = publish_recap.recap_id;
  if exists (select from app_public.recap_schedules s
    where s.recap_id = publish_recap.recap_id and s.next_on <= app_private.today()) then
    perform app_private.add_job('recaps__send', '{}', 'recaps__send');
  end if;
  return 'published';
end $$;
