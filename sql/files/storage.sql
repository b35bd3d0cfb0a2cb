-- Files are private; these functions store one and return its key for a row the caller can see.

-- Records an uploaded file that the server has checked and stored; returns its id. A job creates thumbnails of images.
create or replace function app_private.create_file(storage_key text, content_type text, byte_size int, sha256 bytea,
  width int, height int) returns int
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
-- it may see; only the server uses the key, to read the file.
create or replace function app_public.file_key(file_id int, thumbnail boolean) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when file_key.thumbnail then coalesce(f.thumbnail_key, f.storage_key) else f.storage_key end
  from app_private.files f where f.id = file_key.file_id
$$;
grant execute on function app_public.file_key(int, boolean)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.file_key(int, boolean) is '@behavior -*';

-- The same key as the file's URLs name it: another one once it was taken down.
create or replace function app_public.file_url_key(file_id int, thumbnail boolean) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when file_url_key.thumbnail
    and f.thumbnail_key is not null then 'thumbnails/' || f.url_name || substring(f.thumbnail_key from '\.[a-z0-9]+$')
    else f.url_name || substring(f.storage_key from '\.[a-z0-9]+$') end
  from app_private.files f where f.id = file_url_key.file_id
$$;
grant execute on function app_public.file_url_key(int, boolean)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.file_url_key(int, boolean) is '@behavior -*';

-- The keys of the file that a URL names, and of its WebPs; no row once it was taken down; for each request [K1].
create or replace function app_private.file_at(url_key text)
  returns table (storage_key text, webp_key text, page_key text)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select f.thumbnail_key, null, null from app_private.files f
  where f.thumbnail_key = file_at.url_key and f.renamed is null
    or f.thumbnail_key is not null and f.url_name = substring(file_at.url_key from '^thumbnails/(.*)\.[a-z0-9]+$')
  union all
  select f.storage_key, f.webp_key, f.page_key from app_private.files f
  where f.url_name = regexp_replace(file_at.url_key, '\.[a-z0-9]+$', '')
$$;
grant execute on function app_private.file_at(text) to sideline_authenticator;

-- The content type of a file, for download links.
create or replace function app_public.file_content_type(file_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select f.content_type from app_private.files f where f.id = file_content_type.file_id $$;
grant execute on function app_public.file_content_type(int)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.file_content_type(int) is '@behavior -*';

-- Records a key as a leftover before its file is written; inserting the row that references it removes the record.
-- For server and worker.
create or replace function app_private.note_file(storage_key text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.file_leftovers (storage_key) values (note_file.storage_key)
  on conflict on constraint file_leftovers_pkey do update set noted_at = app_private.clock()
$$;
grant execute on function app_private.note_file(text) to sideline_authenticator;

-- Keeps the list of leftovers current: a key that a row references is removed from it;
-- a key whose row was deleted or changed is added.
create or replace function app_private.tg_files__leftovers() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    insert into app_private.file_leftovers (storage_key)
    select key from unnest(array[old.storage_key, old.thumbnail_key, old.webp_key, old.page_key]) key
    where key is not null
      and (tg_op = 'DELETE' or key not in (new.storage_key, coalesce(new.thumbnail_key, ''), coalesce(new.webp_key, ''),
        coalesce(new.page_key, '')))
    on conflict do nothing;
  end if;
  if tg_op <> 'DELETE' then
    delete from app_private.file_leftovers l
    where l.storage_key in (new.storage_key, new.thumbnail_key, new.webp_key, new.page_key);
  end if;
  return null;
end $$;

create trigger _550_leftovers after insert or delete or update of storage_key, thumbnail_key, webp_key, page_key
  on app_private.files
  for each row execute function app_private.tg_files__leftovers();

-- Deletes the rows of files older than a day that no row of any table references. The tables are found in the catalog,
-- so that a new table with files is included. A row that was deleted within the last 90 days may come back and keeps
-- its file; the demo's drawings are kept, because later loads choose from them. The bytes follow a day later, when
-- their signed URLs have expired. Returns how many; for the worker.
create or replace function app_private.forget_orphan_files() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_used text;
  v_deleted text;
  v_count int;
begin
  select string_agg(format('select %I from %s', a.attname, c.conrelid::regclass), ' union all '),
    string_agg(format('select (l.old_values ->> %L)::int from app_private.audit_log l where l.op = %L and l.table_name '
      '= %L and l.at > %s',
      a.attname, 'D', r.relname, $q$app_private.clock() - interval '90 days'$q$), ' union all ')
  into v_used, v_deleted
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_class r on r.oid = c.conrelid
  where c.contype = 'f' and c.confrelid = 'app_private.files'::regclass;
  execute format($q$
    delete from app_private.files f where f.created_at < app_private.clock() - interval '1 day'
      and f.storage_key not like 'demo/%%' and not exists (select from (%s) used (id) where used.id = f.id)
      and not exists (select from (%s) deleted (id) where deleted.id = f.id)$q$, v_used, v_deleted);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Keys that were recorded more than a day ago and that no row references, so their files may be deleted. At most
-- p_limit; for the worker.
create or replace function app_private.file_leftover_keys(p_limit int) returns setof text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.storage_key from app_private.file_leftovers l
  where l.noted_at < app_private.clock() - interval '1 day'
    and not exists (select from app_private.files f where f.storage_key = l.storage_key)
    and not exists (select from app_private.files f where f.thumbnail_key = l.storage_key)
    and not exists (select from app_private.files f where f.webp_key = l.storage_key)
    and not exists (select from app_private.files f where f.page_key = l.storage_key)
  order by l.noted_at limit p_limit
$$;
