-- A person's language says too that none was chosen: then the language of the league speaks.

alter table app_public.users alter column language drop default, alter column language drop not null;
-- English was everybody's beginning. It is a choice only where somebody came back to it.
update app_public.users u set language = null
where u.language = 'en' and not exists (select from app_private.audit_log a
  where a.table_name = 'users' and a.row_id = u.id::text and a.op = 'U' and a.new_values ->> 'language' = 'en');
