-- Queuing emails: the transaction that causes an email inserts one outbox row, whose key ensures that it is sent once.

-- The kinds of bulk email, which have one-click unsubscribe and respect quiet hours. The templates declare the same
-- (bulk), and a test compares them.
create or replace function app_private.bulk_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select array['offer', 'offer_reminder', 'offer_follow_up', 'application', 'survey', 'verification_reminder',
    'daily_work', 'sponsor_news'];
end;

create or replace function app_private.is_bulk_mail(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select kind = any (app_private.bulk_mail_kinds()); end;

-- Queues one email to one address; does nothing if the same was queued before (kind, recipient, subject, day). For a
-- suppressed address it is recorded as skipped, with the reason.
create or replace function app_private.queue_mail(p_kind text, p_recipient text, p_subject_key text, p_payload jsonb,
  p_offer_id int, p_organization_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id,
    state, last_error)
  select p_kind, a.address, p_subject_key, app_private.today(), p_payload, p_offer_id, p_organization_id,
    case when r.reason is null then 'queued' else 'skipped' end, r.reason
  from (select lower(btrim(p_recipient)) as address) a
  cross join lateral (select app_private.mail_suppression_reason(p_kind, a.address) as reason) r
  on conflict do nothing
$$;

-- The contact addresses of an organization (a comma-separated list), lower case, each once.
create or replace function app_private.contact_addresses(p_contact_email text) returns setof text
  language sql immutable parallel safe rows 2 set search_path = pg_catalog, pg_temp
begin atomic
  select distinct lower(btrim(address)) from regexp_split_to_table(p_contact_email, ',') address
  where btrim(address) <> '';
end;

-- Queues a mail to everybody of an organization who gets this kind (mail_addresses), a bundled kind as part of the
-- league's email of the day; returns how many addresses get it. An organization without a contact address gets a
-- skipped row, so that staff see why no email was sent.
create or replace function app_private.queue_mail_to_organization(p_kind text, p_organization_id int,
  p_subject_key text, p_payload jsonb, p_offer_id int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with addresses as materialized (
    select coalesce(a.address, '') as address, case when a.address is null then 'No contact email is saved.'
      else app_private.mail_suppression_reason(p_kind, a.address) end as reason
    from app_public.organizations g left join lateral app_private.mail_addresses(g.id, p_kind) a (address) on true
    where g.id = p_organization_id order by 1),
  queued as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id,
      state, last_error)
    select p_kind, a.address, p_subject_key, app_private.today(), p_payload, p_offer_id, p_organization_id,
      case when a.reason is null then 'queued' else 'skipped' end, a.reason
    from addresses a where a.reason is not null or p_kind <> all (app_private.bundled_mail_kinds())
    on conflict do nothing returning state)
  select (select count(*) from queued where state = 'queued')::int
    + (select count(*) from (select a.address from addresses a
      where a.reason is null and p_kind = any (app_private.bundled_mail_kinds())) b
    where app_private.bundle_mail(p_kind, b.address, p_subject_key, p_payload, p_offer_id, p_organization_id))::int
$$;

-- Skips queued emails to an address that is no longer a contact of the organization. Emails about an account still go
-- to its user, and a removed contact is notified of the removal.
create or replace function app_private.tg_organizations__skip_mail() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.mail_outbox m
  set state = 'skipped', last_error = 'This is no longer a contact address of the organization.'
  where m.organization_id = new.id and m.state = 'queued'
    and m.kind not in ('invitation', 'set_password', 'recovery', 'contact_change', 'handover')
    and m.kind !~ '^deposit_account'
    and m.recipient in (select app_private.contact_addresses(old.contact_email)
      except select app_private.contact_addresses(new.contact_email))
    -- a reminder that covers several organizations omits this one when it is rendered
    and not exists (select from app_private.mail_outbox i
      where i.included_in = m.id and i.organization_id <> m.organization_id);
  return null;
end $$;

create trigger _600_skip_mail after update of contact_email on app_public.organizations for each row
  when (old.contact_email is distinct from new.contact_email)
    execute function app_private.tg_organizations__skip_mail();

-- One job sends all queued emails; a transaction that queues thousands adds it once.
create or replace function app_private.tg_mail_outbox__enqueue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  -- one job of this transaction is enough; another transaction's job may run before this one commits
  if exists (select from added where state = 'queued') and not exists (select from graphile_worker._private_jobs j
      where j.key = 'mail_outbox__send' and j.xmin = pg_current_xact_id()::xid) then
    perform app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send');
  end if;
  return null;
end $$;

create trigger _600_enqueue after insert on app_private.mail_outbox referencing new table as added
  for each statement execute function app_private.tg_mail_outbox__enqueue();
