-- Sending is held while the mail server's answers are about us [R22], and bounces that arrive later as email.

-- Pauses sending for 1, 2, 4 … 60 minutes, longer each time it is held again without a success in between; the worker.
create or replace function app_private.hold_mail(p_reason text) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_hold as h (reason, held_until)
  values (left(p_reason, 500), app_private.clock() + interval '1 minute')
  on conflict (only_row) do update set reason = excluded.reason, pauses = h.pauses + 1,
    held_until = app_private.clock() + least(power(2, least(h.pauses, 10)), 60) * interval '1 minute'
  where h.held_until <= app_private.clock() -- emails sent concurrently count as one answer
$$;

-- The pause of sending, null if there is none, with the number of emails that wait; staff.
create or replace function app_public.current_mail_hold() returns app_public.mail_hold
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select h.reason, h.since, h.held_until,
    (select count(*)::int from app_private.mail_outbox m where m.state = 'queued' and m.due <= app_private.today())
  from app_private.mail_hold h where app_private.is_staff()
$$;
grant execute on function app_public.current_mail_hold() to sideline_admin;
comment on function app_public.current_mail_hold() is
  'Why no email is sent now: the mail server''s answer about our account, server or rate, when it is tried again, and '
  'how many emails wait. Null if email is sent.';

-- Ends the pause, so that sending is tried at once; staff. False if there was none.
create or replace function app_public.release_mail_hold() returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  update app_private.mail_hold h set held_until = app_private.clock() where h.held_until > app_private.clock();
  if not found then return false; end if;
  update app_private.mail_outbox m set retry_at = null where m.state = 'queued' and m.retry_at is not null;
  perform app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send');
  return true;
end $$;
grant execute on function app_public.release_mail_hold() to sideline_admin;
comment on function app_public.release_mail_hold() is
  E'@resultFieldName released\nTries to send held emails at once. False if no email is held.';

-- Records a bounce that arrived as an email: the sent email was refused, and its address gets no more if the mailbox
-- was blamed. False if the email is unknown or has not been sent; the worker.
create or replace function app_private.record_bounce(p_id bigint, p_reason text, p_mailbox boolean) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_recipient text;
begin
  update app_private.mail_outbox m set state = 'refused', last_error = left(p_reason, 500)
  where m.id = p_id and m.state in ('sent', 'uncertain') returning m.recipient into v_recipient;
  if v_recipient is null then return false; end if;
  if p_mailbox then
    insert into app_private.mail_suppressions (address, reason, detail)
    values (lower(btrim(v_recipient)), 'bounced', left(p_reason, 500))
    on conflict (address, reason) do update set detail = excluded.detail;
  end if;
  return true;
end $$;

select app_private.never_null('app_public.mail_hold', '{reason,since,held_until,waiting}');
