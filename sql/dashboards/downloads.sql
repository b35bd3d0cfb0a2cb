-- The log of downloaded photos.

select app_private.protect('app_public.photo_downloads');
comment on table app_public.photo_downloads is
  E'@behavior -insert -update -delete\nA photo that somebody downloaded, once a day; for staff.';
comment on column app_public.photo_downloads.user_id is 'Who was signed in, or the sponsor''s user for whom the link '
  'was made; null for other links, and once the user is deleted.';
comment on column app_public.photo_downloads.link_kind is
  'The kind of the dashboard''s link: campaign or season; null for somebody who signed in.';

-- Records that the caller downloads photos, each once a day, person or link, and way. Only photos that the caller may
-- see now are recorded: those of the dashboards for sponsors and their links, any for staff. At most 20,000 (SL422).
-- Returns the ids of the photos that the caller may download.
create or replace function app_public.record_photo_downloads(image_ids int[], way app_public.photo_download_way)
  returns int[] language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids int[];
  v_user_id int := coalesce(app_private.current_user_id(), app_private.claim('link_user_id')::int);
  v_link_kind text := app_private.claim('link_kind');
begin
  if cardinality(image_ids) > 20000 then
    perform app_private.fail('SL422', 'At most 20,000 photos at a time.', 'image_ids');
  end if;
  if way is null then perform app_private.fail('SL422', 'Say how the photos are downloaded.', 'way'); end if;
  if app_private.is_staff() then
    v_ids := array(select i.id from app_public.verification_images i where i.id = any (image_ids) order by i.id);
  else
    v_ids := array(select p.id from app_public.dashboard_photos p where p.id = any (image_ids) order by p.id);
  end if;
  insert into app_public.photo_downloads (verification_image_id, user_id, link_kind, way)
  select p.id, v_user_id, v_link_kind, record_photo_downloads.way from unnest(v_ids) p (id)
  where not exists (select from app_public.photo_downloads d
    where d.verification_image_id = p.id and d.way = record_photo_downloads.way
      and app_private.day_of(d.downloaded_at) = app_private.today()
      and d.user_id is not distinct from v_user_id and d.link_kind is not distinct from v_link_kind);
  return v_ids;
end $$;
grant execute on function app_public.record_photo_downloads(int[], app_public.photo_download_way)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor, sideline_admin;
comment on function app_public.record_photo_downloads(int[], app_public.photo_download_way) is
  E'@resultFieldName imageIds\nRecords that the caller downloads photos, for staff to read; returns the ids of those '
  'that the caller may see now. At most 20,000: SL422.';
