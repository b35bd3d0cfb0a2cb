-- URLs name a file by url_name: the name it is stored under, without its ending, or a new one since it was taken down. So a takedown
-- needs neither a worker nor room on the disk [K1].
alter table app_private.files
  add column renamed text,
  add column url_name text generated always as (coalesce(renamed, regexp_replace(storage_key, '\.[a-z0-9]+$', ''))) stored,
  add constraint files_url_name_key unique (url_name);
-- takedowns that are still waiting
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  with gone as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'files__take_down' returning (j.payload ->> 'id')::int as id)
  update app_private.files f set renamed = gen_random_uuid()::text from gone where gone.id = f.id;
end $$;
alter table app_private.file_leftovers drop column at_once;
