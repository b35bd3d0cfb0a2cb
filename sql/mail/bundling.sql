-- One email per league, kind and day with all that is sent in it [C7, V9].

-- The kinds of email that are bundled.
create or replace function app_private.bundled_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['offer', 'offer_reminder', 'offer_follow_up', 'application', 'survey']; end;

-- The email of a bundled kind to this address of a league that is not being sent yet, locked; null if there is none.
create or replace function app_private.open_bundle(p_kind text, p_recipient text, p_organization_id int)
  returns app_private.mail_outbox language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select m from app_private.mail_outbox m
  where m.kind = p_kind and m.recipient = p_recipient and m.organization_id = p_organization_id and m.bundled
    and m.included_in is null
    and m.state = 'queued' and m.reserved_by is null
  order by m.due limit 1 for update
$$;

-- Whether this address of a league got, or is just getting, its email of a bundled kind today.
create or replace function app_private.has_todays_mail(p_kind text, p_recipient text, p_organization_id int)
  returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.mail_outbox m
    where m.kind = p_kind and m.recipient = p_recipient and m.organization_id = p_organization_id and m.bundled
      and m.included_in is null
      -- one that waited for the morning, or for the mail server, is of the day on which it went
      and (m.state in ('claimed', 'sent', 'uncertain') and (m.due = app_private.today()
        or m.sent_at >= app_private.start_of_day(app_private.today()))
        or m.state = 'queued' and m.reserved_by is not null and m.due <= app_private.today()))
$$;

-- Adds an offer to the league's next email of a bundled kind to this address: today's if it is not being sent yet,
-- otherwise that of the next day with room in the contact budget. Returns false if the same (subject key) was queued
-- for today or later before, or still waits.
-- Errors: SL409 when the day's email is just being sent.
create or replace function app_private.bundle_mail(p_kind text, p_recipient text, p_subject_key text, p_payload jsonb,
  p_offer_id int, p_organization_id int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_head app_private.mail_outbox;
begin
  perform app_private.lock_contact(p_organization_id);
  if exists (select from app_private.mail_outbox m where m.kind = p_kind and m.recipient = p_recipient
    and m.subject_key = p_subject_key and (m.due >= app_private.today() or m.state = 'queued')) then
    return false;
  end if;
  for v_try in 1..2 loop
    -- an email that was not sent includes no others
    update app_private.mail_outbox m set bundled = false
    where m.kind = p_kind and m.recipient = p_recipient and m.organization_id = p_organization_id
      and m.bundled and m.included_in is null and m.due >= app_private.today()
      and m.state in ('skipped', 'refused', 'failed');
    v_head := app_private.open_bundle(p_kind, p_recipient, p_organization_id);
    exit when v_head.id is not null;
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, bundled)
    values (p_kind, p_recipient, p_subject_key,
      app_private.contact_day(p_kind, p_organization_id,
        app_private.today() + app_private.has_todays_mail(p_kind, p_recipient, p_organization_id)::int), p_payload,
      p_offer_id, p_organization_id, true)
    on conflict do nothing;
    if found then return true; end if; -- otherwise another transaction was faster, and the offer joins its email
  end loop;
  if v_head.id is null then
    perform app_private.fail('SL409', 'The league''s email of today is just being sent. Please try again.');
  end if;
  update app_private.mail_outbox m
  set payload = m.payload || jsonb_build_object('offer_ids', coalesce(m.payload -> 'offer_ids',
    jsonb_build_array(m.offer_id)) || to_jsonb(p_offer_id))
  where m.id = v_head.id;
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, bundled,
    state, last_error, included_in)
  values (p_kind, p_recipient, p_subject_key, greatest(v_head.due, app_private.today()), p_payload, p_offer_id,
    p_organization_id, true, 'skipped', 'Sent in one email with others of that day.', v_head.id)
  on conflict do nothing;
  return found;
end $$;
