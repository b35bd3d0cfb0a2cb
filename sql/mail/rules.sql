-- Queueing mail: the transaction that causes it writes one outbox row; the row's key makes it sent once.

-- Mail to many who did not ask for it: carries one-click unsubscribe, which it honours, and keeps quiet hours. The letters
-- say the same of themselves (bulk), and a test compares them.
create or replace function app_private.bulk_mail_kinds() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['offer', 'application', 'survey', 'verification_reminder', 'daily_work']; end;
create or replace function app_private.is_bulk_mail(kind text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select kind = any (app_private.bulk_mail_kinds()); end;

-- What bulk mail is about, the parts of it that an address can end by themselves [L19]; null for other mail. The letters say the
-- same of themselves.
create or replace function app_private.mail_topic(kind text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case when not app_private.is_bulk_mail(mail_topic.kind) then null
    when mail_topic.kind = 'verification_reminder' then 'proof' when mail_topic.kind = 'daily_work' then 'work' else 'offers' end;
end;
create or replace function app_private.mail_topics() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['offers', 'proof', 'work']; end;

-- Why an address gets no mail of this kind, null when it does. What refused mail once is tried again only when its own person
-- asks for a new password: without it they would be locked out until staff look.
create or replace function app_private.mail_suppression_reason(p_kind text, p_address text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case s.reason when 'bounced' then 'This address refused mail on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.'
    else 'This address unsubscribed on ' || to_char(app_private.day_of(s.created_at), 'FMMM/FMDD/YYYY') || '.' end
  from app_private.mail_suppressions s
  where s.address = p_address and case s.reason when 'bounced' then p_kind <> 'recovery' when 'unsubscribed' then app_private.is_bulk_mail(p_kind)
    else s.reason = 'unsubscribed_' || app_private.mail_topic(p_kind) end order by s.reason limit 1
$$;
grant execute on function app_private.mail_suppression_reason(text, text) to sideline_authenticator;

-- Queues one mail to one address; nothing when the same was queued before (kind, recipient, subject, day). To a suppressed
-- address it is written down as skipped, with the reason.
create or replace function app_private.queue_mail(p_kind text, p_recipient text, p_subject_key text, p_payload jsonb, p_offer_id int, p_organization_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state, last_error)
  select p_kind, a.address, p_subject_key, app_private.today(), p_payload, p_offer_id, p_organization_id,
    case when r.reason is null then 'queued' else 'skipped' end, r.reason
  from (select lower(btrim(p_recipient)) as address) a
  cross join lateral (select app_private.mail_suppression_reason(p_kind, a.address) as reason) r
  on conflict do nothing
$$;

-- The contact addresses of an organization (a comma-separated list), lower case, each once.
create or replace function app_private.contact_addresses(p_contact_email text) returns setof text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select distinct lower(btrim(address)) from regexp_split_to_table(p_contact_email, ',') address where btrim(address) <> '';
end;

-- Queues a mail to every contact address of an organization; returns how many wait to be sent. An organization without one
-- gets a skipped row, so that staff see why nothing came.
create or replace function app_private.queue_mail_to_organization(p_kind text, p_organization_id int, p_subject_key text, p_payload jsonb, p_offer_id int) returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with queued as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state, last_error)
    select p_kind, coalesce(a.address, ''), p_subject_key, app_private.today(), p_payload, p_offer_id, g.id,
      case when r.reason is null then 'queued' else 'skipped' end, r.reason
    from app_public.organizations g left join lateral app_private.contact_addresses(g.contact_email) a (address) on true
    cross join lateral (select case when a.address is null then 'No contact e-mail is saved.'
      else app_private.mail_suppression_reason(p_kind, a.address) end as reason) r
    where g.id = p_organization_id
    on conflict do nothing returning state)
  select count(*)::int from queued where state = 'queued'
$$;

-- What waits for an address that is a contact of the organization no more, through the night or for another try, is not sent:
-- whoever left must not read on. Mails about an account are its person's, whatever the organization writes; that a contact was
-- taken out is told to that one.
create or replace function app_private.tg_organizations__skip_mail() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.mail_outbox m set state = 'skipped', last_error = 'This is no longer a contact address of the organization.'
  where m.organization_id = new.id and m.state = 'queued' and m.kind not in ('invitation', 'set_password', 'recovery', 'contact_change')
    and m.recipient in (select app_private.contact_addresses(old.contact_email) except select app_private.contact_addresses(new.contact_email))
    -- the reminder of several organizations leaves this one out when it is written
    and not exists (select from app_private.mail_outbox i where i.included_in = m.id);
  return null;
end $$;
create trigger _600_skip_mail after update of contact_email on app_public.organizations for each row
  when (old.contact_email is distinct from new.contact_email) execute function app_private.tg_organizations__skip_mail();

-- One job takes all that wait; a transaction that queues thousands asks for it once.
create or replace function app_private.tg_mail_outbox__enqueue() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  -- a job that this transaction wrote itself is enough; another's may have run before this one commits
  if exists (select from added where state = 'queued') and not exists (select from graphile_worker._private_jobs j
      where j.key = 'mail_outbox__send' and j.xmin = pg_current_xact_id()::xid) then
    perform app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send');
  end if;
  return null;
end $$;
create trigger _600_enqueue after insert on app_private.mail_outbox referencing new table as added
  for each statement execute function app_private.tg_mail_outbox__enqueue();

-- ------------------------------------------------------------------------------------------------ suppressions

-- Bulk mail of a topic to this address ends, all of it without a topic; asked twice, once [RFC 8058]. The server calls it for a
-- signed link.
create or replace function app_private.unsubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_suppressions (address, reason)
  values (lower(btrim(unsubscribe.address)), 'unsubscribed' || coalesce('_' || unsubscribe.topic, '')) on conflict do nothing
$$;
-- Takes it back. Whoever had ended all bulk mail gets that of the topic again and no other.
create or replace function app_private.resubscribe(address text, topic text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from app_private.mail_suppressions s where s.address = lower(btrim(resubscribe.address)) and case when resubscribe.topic is null
      then s.reason <> 'bounced' else s.reason in ('unsubscribed', 'unsubscribed_' || resubscribe.topic) end returning s.address, s.reason, s.created_at)
  insert into app_private.mail_suppressions (address, reason, created_at)
  select g.address, 'unsubscribed_' || t, g.created_at from gone g cross join unnest(app_private.mail_topics()) t
  where g.reason = 'unsubscribed' and t <> resubscribe.topic on conflict do nothing
$$;
-- The topics of bulk mail that this address has ended.
create or replace function app_private.unsubscribed_topics(address text) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select t from unnest(app_private.mail_topics()) t where exists (select from app_private.mail_suppressions s
    where s.address = lower(btrim(unsubscribed_topics.address)) and s.reason in ('unsubscribed', 'unsubscribed_' || t)))
$$;
grant execute on function app_private.unsubscribe(text, text), app_private.resubscribe(text, text), app_private.unsubscribed_topics(text) to sideline_authenticator;

-- ------------------------------------------------------------------------------------------------ creatives

-- The first creative of a running sponsorship's deadline that misses them is told to the league at the end of its day
-- [S-317]; those that come with the acceptance itself are not news. Runs before the creatives are counted.
create or replace function app_private.tg__creative_notice() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  insert into app_private.creative_notices (verification_deadline_id, organization_id)
  select d.id, d.organization_id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
  where d.id = new.verification_deadline_id and d.missing_creatives and o.status = 'confirmed' and d.created_at <> app_private.clock()
  on conflict do nothing;
  return null;
end $$;
create trigger _540_notice after insert on app_public.creative_contents for each row execute function app_private.tg__creative_notice();
create trigger _540_notice after insert on app_public.creative_files for each row execute function app_private.tg__creative_notice();

-- Queues one mail an organization whose day has ended since the first of its notices: p_hour is the hour in its own time
-- zone [S-318]. Returns how many mails wait. Called by the worker's sweep.
create or replace function app_private.queue_creatives_mail(p_hour int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record; v_count int := 0;
begin
  for v in
    with due as (
      delete from app_private.creative_notices n using app_public.organizations g
      where g.id = n.organization_id and app_private.clock() at time zone g.time_zone
        >= ((n.added_at at time zone g.time_zone) - make_interval(hours => p_hour))::date + 1 + make_interval(hours => p_hour)
      returning n.organization_id, n.verification_deadline_id)
    select d.organization_id, jsonb_agg(d.verification_deadline_id order by d.verification_deadline_id) as deadlines,
      case when count(distinct x.offer_id) = 1 then min(x.offer_id) end as offer_id
    from due d join app_public.verification_deadlines x on x.id = d.verification_deadline_id group by d.organization_id
  loop
    v_count := v_count + app_private.queue_mail_to_organization('creatives', v.organization_id, 'creatives:' || md5(v.deadlines::text),
      jsonb_build_object('organization_id', v.organization_id, 'verification_deadline_ids', v.deadlines), v.offer_id);
  end loop;
  return v_count;
end $$;

-- ------------------------------------------------------------------------------------------------ self-signup

-- Somebody signs a league up [L-314..L-316]: finds the organization with that contact or makes one, and mails the address
-- its onboarding link. Answers nothing, so that nobody learns who is known. SL422 for a missing name or a wrong e-mail.
create or replace function app_private.self_signup(contact_email text, name text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_email text := lower(btrim(self_signup.contact_email));
  v_name text := btrim(self_signup.name);
  v_id int;
begin
  if coalesce(v_name, '') = '' or length(v_name) > 200 then perform app_private.fail('SL422', 'Please enter the name of your organization.', 'name'); end if;
  if v_email is null or length(v_email) > 254 or v_email !~ '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$' then
    perform app_private.fail('SL422', 'Enter a valid email', 'contact_email');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('self_signup:' || v_email, 0));
  -- the search text holds the contact addresses and has an index
  select g.id into v_id from app_private.organization_search_texts t join app_public.organizations g on g.id = t.id
  where t.search_text like '%' || replace(replace(v_email, '\', '\\'), '_', '\_') || '%'
    and v_email in (select app_private.contact_addresses(g.contact_email)) order by g.id limit 1;
  if v_id is null then
    insert into app_public.organizations (name, contact_email, data_confidence) values (v_name, v_email, 'added_by_organization') returning id into v_id;
  end if;
  perform app_private.queue_mail('self_signup', v_email, 'self_signup:' || v_id, jsonb_build_object('organization_id', v_id), null, v_id);
end $$;
grant execute on function app_private.self_signup(text, text) to sideline_authenticator;
