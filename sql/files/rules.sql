-- Files are private; these calls store one and hand out its key for a row the caller can see.

-- Records an uploaded file that the server has checked and stored; returns its id; images get a thumbnail by a job.
create or replace function app_private.create_file(storage_key text, content_type text, byte_size int, sha256 bytea, width int, height int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  insert into app_private.files (storage_key, content_type, byte_size, sha256, width, height, created_by_id)
  values (create_file.storage_key, create_file.content_type, create_file.byte_size, create_file.sha256,
    create_file.width, create_file.height, app_private.current_user_id())
  returning id into v_id;
  if create_file.content_type like 'image/%' then
    perform app_private.add_job('files__thumbnail', json_build_object('id', v_id), 'thumbnail:' || v_id);
  end if;
  return v_id;
end $$;
grant execute on function app_private.create_file(text, text, int, bytea, int, int) to sideline_authenticator;

-- The storage key of a file, or of its thumbnail (the file itself until there is one). The caller got the id from a row
-- it may see; the server turns the key into a signed, expiring address and never shows it bare.
create or replace function app_public.file_key(file_id int, thumbnail boolean) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when file_key.thumbnail then coalesce(f.thumbnail_key, f.storage_key) else f.storage_key end
  from app_private.files f where f.id = file_key.file_id
$$;
-- The content type of a file, for download links.
create or replace function app_public.file_content_type(file_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select f.content_type from app_private.files f where f.id = file_content_type.file_id $$;
grant execute on function app_public.file_key(int, boolean), app_public.file_content_type(int)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.file_key(int, boolean) is '@behavior -*';
comment on function app_public.file_content_type(int) is '@behavior -*';
