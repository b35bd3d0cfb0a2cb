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

-- Whether an email is of today: sent, perhaps sent or just being sent. One that waited for the morning, or for the mail
-- server, is of the day on which it went.
create or replace function app_private.is_todays_mail(m app_private.mail_outbox) returns boolean
  language sql stable
begin atomic
  select m.state = 'claimed' or m.state in ('sent', 'uncertain') and (m.due = app_private.today()
    or coalesce(m.sent_at, m.claimed_at) >= app_private.start_of_day(app_private.today()));
end;

-- Whether this address of a league got, or is just getting, its email of a bundled kind today.
create or replace function app_private.has_todays_mail(p_kind text, p_recipient text, p_organization_id int)
  returns boolean language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.mail_outbox m
    where m.kind = p_kind and m.recipient = p_recipient and m.organization_id = p_organization_id and m.bundled
      and m.included_in is null
      and (app_private.is_todays_mail(m)
        or m.state = 'queued' and m.reserved_by is not null and m.due <= app_private.today()))
$$;

-- Claims emails that a worker has reserved and sends now; returns their ids. Of two emails of a bundled kind to an
-- address of a league, the earlier of which the mail server or a dead worker held up, one goes today and the other
-- waits until tomorrow; one that may not go to its recipient by now is skipped. p_now: by the server's clock, to
-- measure how long a process has not responded. Called by the worker.
create or replace function app_private.claim_mails(p_ids bigint[], p_by uuid, p_now timestamptz) returns setof bigint
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  -- of two workers, the second one finds what the first one has claimed
  perform pg_advisory_xact_lock('app_private.mail_outbox'::regclass::oid::int, l.id) from (
    select distinct m.organization_id as id from app_private.mail_outbox m where m.id = any (p_ids) and m.bundled
    order by 1) l;
  update app_private.mail_outbox m set not_before = app_private.start_of_day(app_private.today() + 1),
    reserved_by = null, reserved_until = null
  where m.id = any (p_ids) and m.reserved_by = p_by and m.state = 'queued' and m.bundled
    and exists (select from app_private.mail_outbox o
      where o.kind = m.kind and o.recipient = m.recipient and o.organization_id = m.organization_id and o.bundled
        and o.included_in is null and o.id <> m.id and (app_private.is_todays_mail(o)
          or o.id = any (p_ids) and o.state = 'queued' and (o.due, o.id) < (m.due, m.id)));
  update app_private.mail_outbox m set state = 'skipped', last_error = r.reason, reserved_by = null,
    reserved_until = null
  from (select x.id, app_private.mail_role_reason(x.kind, x.recipient, x.organization_id) as reason
    from app_private.mail_outbox x where x.id = any (p_ids)) r
  where m.id = r.id and r.reason is not null and m.reserved_by = p_by and m.state = 'queued';
  return query update app_private.mail_outbox m set state = 'claimed', claimed_at = p_now, attempts = m.attempts + 1
    where m.id = any (p_ids) and m.reserved_by = p_by and m.state = 'queued' returning m.id;
end $$;

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
  for v_try in 0..2 loop
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
        app_private.today() + app_private.has_todays_mail(p_kind, p_recipient, p_organization_id)::int + v_try),
      p_payload, p_offer_id, p_organization_id, true)
    on conflict do nothing;
    if found then return true; end if; -- otherwise that day's is open again by now, or gone if the clock was moved back
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
