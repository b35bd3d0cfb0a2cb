-- The email about a rejected photo is sent ten minutes after the rejection; if the rejection is undone or the photo
-- is accepted before, the email is withdrawn [M5].

create or replace function app_private.rejection_mail_delay() returns interval
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select interval '10 minutes'; end;

-- Whether an email is withdrawn when its cause is undone: it is of a kind that waits, and was not sent yet.
create or replace function app_private.is_withdrawable(m app_private.mail_outbox) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select m.kind = 'rejected_image' and m.state = 'queued' $$;

-- Kinds of emails that only notify of a change: undoing it is a change, too, and sends another one.
create or replace function app_private.told_again_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['contact_change', 'deadline_moved']; end;

create or replace function app_private.tg_verification_images__rejection_mail() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
-- another rejection of the same image is another email
declare v_key text := format('image:%s:%s', new.id, new.version);
begin
  if new.status = 'rejected' then
    perform app_private.queue_mail_to_organization('rejected_image', new.organization_id, v_key,
      jsonb_build_object('verification_image_id', new.id), new.offer_id);
    update app_private.mail_outbox m set not_before = app_private.clock() + app_private.rejection_mail_delay()
    where m.offer_id = new.offer_id and m.kind = 'rejected_image' and m.subject_key = v_key and m.state = 'queued';
  else
    update app_private.mail_outbox m set state = 'skipped', last_error = 'The rejection was undone.'
    where m.offer_id = new.offer_id and app_private.is_withdrawable(m)
      and m.payload @> jsonb_build_object('verification_image_id', new.id);
  end if;
  return null;
end $$;

create trigger _600_rejection_mail after update of status on app_public.verification_images for each row
  when (old.status <> new.status and 'rejected' in (old.status, new.status))
    execute function app_private.tg_verification_images__rejection_mail();
