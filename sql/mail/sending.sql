-- How staff email leagues about offers. These functions decide for which offers a kind of email may be sent; the plan that the
-- console shows before sending uses the same functions.

-- Why this kind of email is refused for an offer, null if it is not: 'offer' [S-279], 'survey' [B-323, B-342],
-- 'application' [S-340], 'onboarding' [B-327], 'verification_reminder' and 'additional_verification' [S-342, S-344].
create or replace function app_private.mail_refusal(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case p_kind
    when 'offer' then app_private.send_refusal(p_offer)
    when 'survey' then case
      when not app_private.offer_allows(p_offer.status, p_kind) then format('It is %s, not prospecting.', replace(p_offer.status::text, '_', ' '))
      when not exists (select from app_public.custom_questions q where q.campaign_id = p_offer.campaign_id) then 'The campaign has no survey questions.' end
    when 'application' then case when not app_private.offer_allows(p_offer.status, p_kind)
      then format('It is %s.', replace(p_offer.status::text, '_', ' ')) end
    when 'onboarding' then case
      when not app_private.offer_allows(p_offer.status, p_kind) then format('It is %s, not confirmed.', replace(p_offer.status::text, '_', ' '))
      when not exists (select from app_public.verification_deadlines d where d.offer_id = p_offer.id)
        then 'Offers without verification deadlines cannot be sent onboarding emails.' end
    when 'verification_reminder' then case
      when p_offer.status <> 'confirmed' then format('It is %s, not confirmed.', replace(p_offer.status::text, '_', ' '))
      when not exists (select from app_public.verification_deadlines d
          where d.offer_id = p_offer.id and app_public.verification_deadlines_section(d) in ('overdue', 'upcoming'))
        then 'No proof is open.' end
    when 'additional_verification' then case when p_offer.status <> 'confirmed'
      then format('It is %s, not confirmed.', replace(p_offer.status::text, '_', ' ')) end
    else 'There is no such email.' end
$$;

-- The subject key of an email about an offer: surveys and applications are sent once per organization and campaign,
-- however many of its programs are prospects.
create or replace function app_private.mail_subject_key(p_kind text, p_offer app_public.offers) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select p_kind || ':' || case when p_kind in ('survey', 'application') then p_offer.organization_id || ':' || p_offer.campaign_id
    else p_offer.id::text end;
end;

-- Why nobody at an organization would get this email now; null if somebody would.
create or replace function app_private.mail_obstacle(p_kind text, p_organization_id int, p_subject_key text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when not g.can_receive_emails then 'No contact email is saved.'
    when not exists (select from app_private.contact_addresses(g.contact_email) a (address)
      where app_private.mail_suppression_reason(p_kind, a.address) is null) then 'Its contact addresses refused mail or unsubscribed.'
    when not exists (select from app_private.contact_addresses(g.contact_email) a (address)
      where app_private.mail_suppression_reason(p_kind, a.address) is null and not exists (select from app_private.mail_outbox m
        where m.kind = p_kind and m.recipient = a.address and m.subject_key = p_subject_key and m.due >= app_private.today()))
      then case when exists (select from app_private.mail_outbox m where m.kind = p_kind and m.organization_id = g.id and m.subject_key = p_subject_key
          and m.due > app_private.today()) then 'It is in tomorrow''s mail.'
        when exists (select from app_private.mail_outbox m where m.kind = p_kind and m.organization_id = g.id and m.subject_key = p_subject_key
          and m.due = app_private.today() and (m.state <> 'skipped' or m.included_in is not null)) then 'It was mailed today already.'
        else 'It was skipped today; it can be sent again from the list of mails.' end end
  from app_public.organizations g where g.id = p_organization_id
$$;

-- When a kind of email about an offer was last sent, from the list of emails or else from the offer; null if never.
-- Emails that nobody got do not count.
create or replace function app_private.last_mailed_at(p_kind text, p_offer app_public.offers) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when count(*) > 0 then max(coalesce(l.sent_at, m.created_at)) filter (where l.state not in ('skipped', 'refused', 'failed'))
    else case p_kind when 'offer' then p_offer.offer_sent_at when 'survey' then p_offer.survey_sent_at
      when 'application' then p_offer.sponsorship_application_sent_at when 'onboarding' then p_offer.onboarding_email_sent_at end end
  from app_private.mail_outbox m join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id)
  where m.organization_id = p_offer.organization_id and m.kind = p_kind and m.subject_key = app_private.mail_subject_key(p_kind, p_offer)
$$;

-- Why an email about an offer must wait: the campaign's minimum number of days since the last one has not passed; null if it can be sent [T8].
create or replace function app_private.mail_pause(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('It was mailed on %s and can be mailed again from %s.', to_char(d.last, 'FMMM/FMDD/YYYY'), to_char(d.last + c.days_between_mails, 'FMMM/FMDD/YYYY'))
  from app_public.campaigns c
  cross join lateral (select app_private.day_of(app_private.last_mailed_at(p_kind, p_offer)) as last) d
  where c.id = p_offer.campaign_id and c.days_between_mails > 1 and p_kind in ('offer', 'survey', 'application', 'onboarding')
    and d.last + c.days_between_mails > app_private.today()
$$;

-- Why an offer, survey or application is only sent if staff confirm it: its season is over; null if it is not [V9].
create or replace function app_private.ended_reason(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('Its season ended on %s.', to_char(e.last_day, 'FMMM/FMDD/YYYY'))
  from app_public.campaigns c cross join lateral (select coalesce(p_offer.season_end, app_private.season_end(c.season, c.year)) as last_day) e
  where c.id = p_offer.campaign_id and p_kind = any (app_private.bundled_mail_kinds()) and e.last_day < app_private.today()
$$;

-- Why nobody would get an email about an offer now; null if somebody would.
create or replace function app_private.offer_mail_obstacle(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(app_private.mail_obstacle(p_kind, p_offer.organization_id, app_private.mail_subject_key(p_kind, p_offer)),
    app_private.mail_pause(p_kind, p_offer))
$$;

-- A preview of sending a kind of email about these offers: recipients, earlier recipients with the date, skipped ones, refused offers,
-- those whose season is over and conflicts with placements in other campaigns, with reasons, offers without value or assets, and organizations without an
-- address; nothing is sent. Kinds: offer, survey, application, onboarding, verification_reminder,
-- additional_verification. Staff.
create or replace function app_public.mail_plan(kind text, offer_ids int[]) returns app_public.mail_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare r app_public.mail_plan;
begin
  perform app_private.require_staff();
  with asked as (
    select o.id, g.name, o.organization_id, app_private.mail_refusal(mail_plan.kind, o) as refusal,
      mail_plan.kind = 'offer' and o.status in ('qualified', 'proposed')
        and (o.value is null or not exists (select from app_public.assets t where t.offer_id = o.id and t.quantity is not null)) as without_terms,
      app_private.offer_mail_obstacle(mail_plan.kind, o) as obstacle, app_private.last_mailed_at(mail_plan.kind, o) as last_mailed_at,
      case when mail_plan.kind = 'offer' then app_private.conflict_of(o) end as conflict, app_private.ended_reason(mail_plan.kind, o) as ended, g.can_receive_emails,
      mail_plan.kind = any (app_private.bundled_mail_kinds()) and exists (select from app_private.contact_addresses(g.contact_email) a (address)
        where app_private.has_todays_mail(mail_plan.kind, a.address, g.id)) as tomorrow
    from app_public.offers o join app_public.organizations g on g.id = o.organization_id where o.id = any (mail_plan.offer_ids))
  select -- by league, so that a league's offers are in one batch and in one email
    coalesce(array_agg(a.id order by a.organization_id, a.id) filter (where num_nonnulls(a.refusal, a.conflict, a.obstacle, a.ended) = 0), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.obstacle)::app_public.refused_offer order by a.id) filter (where a.refusal is null and a.obstacle is not null), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.refusal)::app_public.refused_offer order by a.id) filter (where a.refusal is not null), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.conflict)::app_public.refused_offer order by a.id)
      filter (where num_nonnulls(a.refusal, a.obstacle) = 0 and a.conflict is not null), '{}'),
    coalesce(array_agg(a.id order by a.id) filter (where a.without_terms), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.last_mailed_at)::app_public.mailed_offer order by a.last_mailed_at desc, a.id)
      filter (where a.refusal is null and a.obstacle is null and a.last_mailed_at is not null), '{}'),
    coalesce(array_agg(distinct row(a.organization_id, a.name)::app_public.unreachable_organization) filter (where not a.can_receive_emails), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.ended)::app_public.refused_offer order by a.id) filter (where num_nonnulls(a.refusal, a.obstacle) = 0 and a.ended is not null), '{}'),
    coalesce(array_agg(row(a.id, a.organization_id, a.tomorrow)::app_public.mail_recipient order by a.id) filter (where num_nonnulls(a.refusal, a.obstacle) = 0), '{}')
  into r.ready_offer_ids, r.skipped, r.refused, r.conflicts, r.without_terms_offer_ids, r.again, r.unreachable, r.ended, r.recipients from asked a;
  return r;
end $$;
grant execute on function app_public.mail_plan(text, int[]) to sideline_admin;
comment on function app_public.mail_plan(text, int[]) is
  E'@notNull\nWho would get a kind of email about these offers, who is skipped or refused, and which offers conflict with placements in other campaigns, and why; sends nothing. Kinds: offer, survey, application, onboarding, verification_reminder, additional_verification.';

-- Queues a survey, application or onboarding email for each offer that may get one and logs it; returns these offers,
-- locked. Other programs of an organization that is emailed in the same operation count as emailed, too. p_include_ended: also those
-- whose season is over.
create or replace function app_private.send_about_offers(p_kind text, p_label text, p_offer_ids int[], p_include_ended boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_mailed text[] := '{}';
  v_key text;
begin
  perform app_private.require_offers(p_offer_ids);
  for v in select * from app_public.offers o where o.id = any (p_offer_ids) order by o.id for update loop
    continue when app_private.mail_refusal(p_kind, v) is not null or p_include_ended is not true and app_private.ended_reason(p_kind, v) is not null;
    v_key := app_private.mail_subject_key(p_kind, v);
    if v_key <> all (v_mailed) then
      continue when app_private.mail_pause(p_kind, v) is not null
        or app_private.queue_mail_to_organization(p_kind, v.organization_id, v_key, jsonb_build_object('offer_id', v.id), v.id) = 0;
      v_mailed := v_mailed || v_key;
    end if;
    perform app_private.log_event(v, 'email_sent', p_label || ' to ' || (select g.contact_email from app_public.organizations g where g.id = v.organization_id));
    return next v;
  end loop;
end $$;

-- Questions that were sent to leagues cannot be deleted [S-148, S-149].
create or replace function app_private.mark_questions_sent(p_offer_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.custom_questions q set sent_at = app_private.clock()
  where q.sent_at is null and q.campaign_id in (select o.campaign_id from app_public.offers o where o.id = any (p_offer_ids))
$$;

-- Mails the sponsorship application's link to the leagues of active offers [S-340, S-341]. The first time of a
-- campaign is stored [S-147]. Returns the offers that were mailed; mailPlan says why others are not. SL404 for
-- unknown ids.
create or replace function app_public.send_sponsorship_application(offer_ids int[], include_ended boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  perform app_private.require_staff();
  v_ids := array(select s.id from app_private.send_about_offers('application', 'Sponsorship application', send_sponsorship_application.offer_ids, include_ended) s);
  update app_public.campaigns c set sponsorship_applications_sent = app_private.clock()
  where c.sponsorship_applications_sent is null and c.id in (select o.campaign_id from app_public.offers o where o.id = any (v_ids));
  perform app_private.mark_questions_sent(v_ids);
  return query update app_public.offers o set sponsorship_application_sent_at = app_private.clock() where o.id = any (v_ids) returning o.*;
end $$;
grant execute on function app_public.send_sponsorship_application(int[], boolean) to sideline_admin;
comment on function app_public.send_sponsorship_application(int[], boolean) is E'@resultFieldName offers\nEmails the sponsorship application to the leagues of active offers, of a season that is over only with includeEnded; returns the offers that were emailed.';

-- Mails the pre-qualification survey, which is the application's link, to prospects and syncs them as contacts
-- [B-323, B-337, B-338, B-342]. Returns the offers that were mailed. SL404 for unknown ids.
create or replace function app_public.add_hubspot_campaign_property_to_contacts(offer_ids int[], include_ended boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  perform app_private.require_staff();
  v_ids := array(select s.id from app_private.send_about_offers('survey', 'Pre-qualification survey', add_hubspot_campaign_property_to_contacts.offer_ids, include_ended) s);
  insert into app_private.contact_syncs (organization_id, campaign_id, due)
  select distinct o.organization_id, o.campaign_id, app_private.today() from app_public.offers o where o.id = any (v_ids) on conflict do nothing;
  perform app_private.mark_questions_sent(v_ids);
  return query update app_public.offers o set survey_sent_at = app_private.clock() where o.id = any (v_ids) returning o.*;
end $$;
grant execute on function app_public.add_hubspot_campaign_property_to_contacts(int[], boolean) to sideline_admin;
comment on function app_public.add_hubspot_campaign_property_to_contacts(int[], boolean) is E'@resultFieldName offers\nEmails the pre-qualification survey to prospects, of a season that is over only with includeEnded, and syncs them as contacts; returns the offers that were emailed.';

-- Emails the next steps to the leagues of confirmed offers that have deadlines [B-327, B-328]. Returns the offers that were
-- mailed. SL404 for unknown ids.
create or replace function app_public.send_sponsorable_property_onboarding_emails(offer_ids int[]) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  perform app_private.require_staff();
  v_ids := array(select s.id from app_private.send_about_offers('onboarding', 'Onboarding email', send_sponsorable_property_onboarding_emails.offer_ids) s);
  return query update app_public.offers o set onboarding_email_sent_at = app_private.clock() where o.id = any (v_ids) returning o.*;
end $$;
grant execute on function app_public.send_sponsorable_property_onboarding_emails(int[]) to sideline_admin;
comment on function app_public.send_sponsorable_property_onboarding_emails(int[]) is E'@resultFieldName offers\nEmails onboarding to the leagues of confirmed offers with deadlines; returns the offers that were emailed.';

-- Queues one email about one offer and logs it; SL409 with the reason if it cannot be sent. Returns the offer.
create or replace function app_private.send_about_offer(p_kind text, p_label text, p_offer_id int, p_subject_key text, p_payload jsonb, p_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers := app_private.lock_offer(p_offer_id);
  v_problem text := coalesce(app_private.mail_refusal(p_kind, v), app_private.mail_obstacle(p_kind, v.organization_id, p_subject_key));
begin
  if v_problem is not null then perform app_private.fail('SL409', v_problem); end if;
  perform app_private.queue_mail_to_organization(p_kind, v.organization_id, p_subject_key, p_payload || jsonb_build_object('offer_id', v.id), v.id);
  perform app_private.log_event(v, 'email_sent', p_label || ' to ' || (select g.contact_email from app_public.organizations g where g.id = v.organization_id), p_reason);
  return v;
end $$;

-- Reminds a league of all missing proof of a confirmed offer, once a day [S-344, S-346]. SL409 if nothing is missing,
-- nobody can get email, or it was already sent today. Returns the offer.
create or replace function app_public.send_verification_reminder_email(offer_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return app_private.send_about_offer('verification_reminder', 'Verification reminder', send_verification_reminder_email.offer_id,
    'verification_reminder:' || send_verification_reminder_email.offer_id, '{}', null);
end $$;
grant execute on function app_public.send_verification_reminder_email(int) to sideline_admin;
comment on function app_public.send_verification_reminder_email(int) is E'@resultFieldName offer\nReminds a league of all missing proof of a confirmed offer, once a day. Errors: SL409 with the reason.';

-- Asks a league for more proof, with a message of at most 5,000 characters [S-342, S-343]; the same message at most
-- once a day. SL422 for the message, SL409 if nobody can get email. Returns the offer.
create or replace function app_public.send_request_additional_verification_email(offer_id int, message text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_message text := btrim(message, E' \t\r\n');
begin
  perform app_private.require_staff();
  if coalesce(v_message, '') = '' then perform app_private.fail('SL422', 'A message is required.', 'message'); end if;
  if length(v_message) > 5000 then perform app_private.fail('SL422', 'The message is too long: 5,000 characters at most.', 'message'); end if;
  return app_private.send_about_offer('additional_verification', 'Request for additional verification', send_request_additional_verification_email.offer_id,
    'additional_verification:' || send_request_additional_verification_email.offer_id || ':' || md5(v_message), jsonb_build_object('message', v_message), v_message);
end $$;
grant execute on function app_public.send_request_additional_verification_email(int, text) to sideline_admin;
comment on function app_public.send_request_additional_verification_email(int, text) is E'@resultFieldName offer\nAsks a league for more proof with a message. Errors: SL422 for the message, SL409 with the reason.';

select app_private.never_null('app_public.mail_plan', '{ready_offer_ids,skipped,refused,conflicts,without_terms_offer_ids,again,unreachable,ended,recipients}');
select app_private.never_null('app_public.mail_recipient', '{offer_id,organization_id,tomorrow}');
select app_private.never_null('app_public.mailed_offer', '{offer_id,organization_name,last_mailed_at}');
select app_private.never_null('app_public.unreachable_organization', '{organization_id,name}');
