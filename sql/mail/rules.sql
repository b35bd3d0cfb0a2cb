-- Queueing mail: the transaction that causes it writes one outbox row; the row's key makes it sent once.

-- Queues one mail to one address; nothing when the same was queued before (kind, recipient, subject, day).
create or replace function app_private.queue_mail(p_kind text, p_recipient text, p_subject_key text, p_payload jsonb, p_offer_id int, p_organization_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
  values (p_kind, lower(btrim(p_recipient)), p_subject_key, app_private.today(), p_payload, p_offer_id, p_organization_id)
  on conflict do nothing
$$;

-- Queues a mail to every contact address of an organization (a comma-separated list); returns how many.
create or replace function app_private.queue_mail_to_organization(p_kind text, p_organization_id int, p_subject_key text, p_payload jsonb, p_offer_id int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with queued as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
    select p_kind, lower(btrim(address)), p_subject_key, app_private.today(), p_payload, p_offer_id, g.id
    from app_public.organizations g, regexp_split_to_table(g.contact_email, ',') address
    where g.id = p_organization_id and btrim(address) <> ''
    on conflict do nothing returning id)
  select count(*)::int from queued
$$;

create or replace function app_private.tg_mail_outbox__enqueue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform app_private.add_job('mail_outbox__send', json_build_object('id', new.id), 'mail:' || new.id);
  return null;
end $$;
create trigger _600_enqueue after insert on app_private.mail_outbox for each row
  when (new.state = 'queued') execute function app_private.tg_mail_outbox__enqueue();

-- What was mailed about an offer, newest first, for staff.
create or replace function app_public.sent_mails(offer_id int)
  returns table (id bigint, kind text, recipient text, state text, sent_at timestamptz, last_error text, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select m.id, m.kind, m.recipient, m.state, m.sent_at, m.last_error, m.created_at
  from app_private.mail_outbox m where m.offer_id = sent_mails.offer_id and app_private.is_staff()
  order by m.created_at desc, m.id desc limit 100
$$;
grant execute on function app_public.sent_mails(int) to sideline_admin;
comment on function app_public.sent_mails(int) is E'@simpleCollections only\nWhat was mailed about an offer, newest first: state queued, claimed, sent, failed, uncertain or skipped.';
