-- Mails to contacts: somebody new acts for the league, and contact e-mail or mailing address were changed.
do $$
declare v_kinds text[] := array(
  select k.kind[1] from pg_constraint c cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') k (kind)
  where c.conrelid = 'app_private.mail_outbox'::regclass and c.conname = 'mail_outbox_kind_check');
begin
  alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
  execute format('alter table app_private.mail_outbox add constraint mail_outbox_kind_check check (kind = any (%L::text[]))',
    v_kinds || '{member_request,contact_change}');
end $$;
