-- The emails that an application was received and that an offer is not answered; their kinds are added to whatever the list has by now.
do $$
begin
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check, add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''application_received''::text, ''offer_reminder''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
