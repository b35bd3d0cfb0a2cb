-- Whether a listed mail may be sent again without risk of a second copy; for staff.
create or replace function app_public.mail_list_items_may_send_again(mail app_public.mail_list_items) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.may_send_again(m) from app_private.mail_outbox m
  where m.id = mail.id and (select app_private.is_staff())
$$;
grant execute on function app_public.mail_list_items_may_send_again(app_public.mail_list_items) to sideline_admin;
comment on function app_public.mail_list_items_may_send_again(app_public.mail_list_items) is
  E'@notNull\nWhether the email may be resent: it was never sent or was refused, and its address accepts email.';
