-- Downloading a recap: its state is checked on each request.

-- The file of a recap that is kept; for the server, which has asked for the recap as the viewer.
create or replace function app_private.recap_file(recap_id int)
  returns table (storage_key text, content_type text, format text, name text, made_at timestamptz, image_ids int[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select f.storage_key, f.content_type, r.format::text,
    coalesce(c.name, initcap(r.season::text) || ' ' || r.year || ', ' || s.name), r.made_at,
    array(select p.verification_image_id from app_private.recap_photos p where p.recap_id = r.id order by 1)
  from app_public.recaps r join app_private.recap_runs n on n.recap_id = r.id
  join app_private.files f on f.id = n.file_id
  join app_public.sponsors s on s.id = r.sponsor_id left join app_public.campaigns c on c.id = r.campaign_id
  where r.id = recap_file.recap_id
$$;
grant execute on function app_private.recap_file(int) to sideline_authenticator;
