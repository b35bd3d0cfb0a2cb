-- The email with the link to a forwarded task; its kind is added to whatever the list has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''forwarded_task''::text, ') from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
