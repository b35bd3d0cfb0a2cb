-- Mails about a check that was mailed or became void.
do $$
declare v_kinds text[] := array(
  select k.kind[1] from pg_constraint c cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '[a-z_]+', 'g') k (kind)
  where c.conrelid = 'app_private.mail_outbox'::regclass and c.conname = 'mail_outbox_kind_check' and k.kind[1] not in ('kind', 'text'));
begin
  alter table app_private.mail_outbox drop constraint mail_outbox_kind_check;
  execute format('alter table app_private.mail_outbox add constraint mail_outbox_kind_check check (kind in (%s))',
    (select string_agg(quote_literal(k), ', ') from unnest(v_kinds || '{check_mailed,check_voided}') k));
end $$;
