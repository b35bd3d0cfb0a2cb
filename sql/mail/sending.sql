-- How staff email leagues about offers; planning.sql decides for which ones.

-- Queues a survey, application or onboarding email for each offer that may get one and logs it; returns these offers,
-- locked. Other programs of an organization that is emailed in the same operation count as emailed, too.
-- p_include_ended: also those whose season is over.
create or replace function app_private.send_about_offers(p_kind text, p_label text, p_offer_ids int[],
  p_include_ended boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers;
  v_mailed text[] := '{}';
  v_key text;
begin
  perform app_private.require_offers(p_offer_ids);
  perform app_private.lock_placements(p_offer_ids);
  for v in select * from app_private.lock_offers(p_offer_ids) loop
    continue when app_private.mail_refusal(p_kind, v) is not null
      or p_include_ended is not true and app_private.ended_reason(p_kind, v) is not null;
    v_key := app_private.mail_subject_key(p_kind, v);
    if v_key <> all (v_mailed) then
      continue when app_private.mail_pause(p_kind, v) is not null
        or app_private.queue_mail_to_organization(p_kind, v.organization_id, v_key,
          jsonb_build_object('offer_id', v.id), v.id) = 0;
      v_mailed := v_mailed || v_key;
    end if;
    perform app_private.log_event(v, 'email_sent',
      p_label || ' to ' || (select g.contact_email from app_public.organizations g where g.id = v.organization_id));
    return next v;
  end loop;
end $$;

-- Questions that were sent to leagues cannot be deleted [S-148, S-149].
create or replace function app_private.mark_questions_sent(p_offer_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.custom_questions q set sent_at = app_private.clock()
  where q.sent_at is null
    and q.campaign_id in (select o.campaign_id from app_public.offers o where o.id = any (p_offer_ids))
$$;

-- Sends a survey, application or onboarding email about offers and records it: an application's first time in the
-- campaign [S-147], the questions that were sent, the contacts of surveys. Returns the offers that were mailed, as
-- they are then.
create or replace function app_private.send_recorded(p_kind text, p_offer_ids int[], p_include_ended boolean)
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ids int[];
begin
  v_ids := array(select s.id from app_private.send_about_offers(p_kind, case p_kind
    when 'survey' then 'Pre-qualification survey' when 'application' then 'Sponsorship application'
    when 'offer_follow_up' then 'Follow-up' else 'Onboarding email' end, p_offer_ids, p_include_ended) s);
  if p_kind = 'survey' then
    insert into app_private.contact_syncs (organization_id, campaign_id, due)
    select distinct o.organization_id, o.campaign_id, app_private.today() from app_public.offers o
    where o.id = any (v_ids) on conflict do nothing;
  end if;
  if p_kind in ('survey', 'application') then perform app_private.mark_questions_sent(v_ids); end if;
  update app_public.campaigns c set sponsorship_applications_sent = app_private.clock()
  where p_kind = 'application' and c.sponsorship_applications_sent is null
    and c.id in (select o.campaign_id from app_public.offers o where o.id = any (v_ids));
  return query update app_public.offers o set
      survey_sent_at = case p_kind when 'survey' then app_private.clock() else o.survey_sent_at end,
      sponsorship_application_sent_at = case p_kind when 'application' then app_private.clock()
        else o.sponsorship_application_sent_at end,
      onboarding_email_sent_at = case p_kind when 'onboarding' then app_private.clock()
        else o.onboarding_email_sent_at end
    where o.id = any (v_ids) returning o.*;
end $$;

-- Mails the sponsorship application's link to the leagues of active offers [S-340, S-341]. Returns the offers that
-- were mailed; mailPlan says why others are not. SL404 for unknown ids.
create or replace function app_public.send_sponsorship_application(offer_ids int[], include_ended boolean default false)
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.send_recorded('application', send_sponsorship_application.offer_ids,
    include_ended);
end $$;
grant execute on function app_public.send_sponsorship_application(int[], boolean) to sideline_admin;
comment on function app_public.send_sponsorship_application(int[], boolean) is
  E'@resultFieldName offers\nEmails the sponsorship application to the leagues of active offers, of a season that is '
  'over only with includeEnded; returns the offers that were emailed.';

-- Mails the pre-qualification survey, which is the application's link, to prospects and syncs them as contacts
-- [B-323, B-337, B-338, B-342]. Returns the offers that were mailed. SL404 for unknown ids.
create or replace function app_public.add_hubspot_campaign_property_to_contacts(offer_ids int[],
  include_ended boolean default false) returns setof app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.send_recorded('survey', add_hubspot_campaign_property_to_contacts.offer_ids,
    include_ended);
end $$;
grant execute on function app_public.add_hubspot_campaign_property_to_contacts(int[], boolean) to sideline_admin;
comment on function app_public.add_hubspot_campaign_property_to_contacts(int[], boolean) is
  E'@resultFieldName offers\nEmails the pre-qualification survey to prospects, of a season that is over only with '
  'includeEnded, and syncs them as contacts; returns the offers that were emailed.';

-- Emails the next steps to the leagues of confirmed offers that have deadlines [B-327, B-328]. Returns the offers that
-- were mailed. SL404 for unknown ids.
create or replace function app_public.send_sponsorable_property_onboarding_emails(offer_ids int[])
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query select * from app_private.send_recorded('onboarding',
    send_sponsorable_property_onboarding_emails.offer_ids, false);
end $$;
grant execute on function app_public.send_sponsorable_property_onboarding_emails(int[]) to sideline_admin;
comment on function app_public.send_sponsorable_property_onboarding_emails(int[]) is E'@resultFieldName offers\n'
  'Emails onboarding to the leagues of confirmed offers with deadlines; returns the offers that were emailed.';

-- Queues one email about one offer and logs it; SL409 with the reason if it cannot be sent. Returns the offer.
create or replace function app_private.send_about_offer(p_kind text, p_label text, p_offer_id int, p_subject_key text,
  p_payload jsonb, p_reason text) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.offers := app_private.lock_offer(p_offer_id);
  v_problem text := coalesce(app_private.mail_refusal(p_kind, v),
    app_private.mail_obstacle(p_kind, v.organization_id, p_subject_key));
begin
  if v_problem is not null then perform app_private.fail('SL409', v_problem); end if;
  perform app_private.queue_mail_to_organization(p_kind, v.organization_id, p_subject_key,
    p_payload || jsonb_build_object('offer_id', v.id), v.id);
  perform app_private.log_event(v, 'email_sent', p_label || ' to ' || (select g.contact_email
    from app_public.organizations g where g.id = v.organization_id), p_reason);
  return v;
end $$;

-- Reminds a league of all missing proof of a confirmed offer, once a day [S-344, S-346]. SL409 if nothing is missing,
-- nobody can get email, or it was already sent today. Returns the offer.
create or replace function app_public.send_verification_reminder_email(offer_id int) returns app_public.offers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return app_private.send_about_offer('verification_reminder', 'Verification reminder',
    send_verification_reminder_email.offer_id,
    'verification_reminder:' || send_verification_reminder_email.offer_id, '{}', null);
end $$;
grant execute on function app_public.send_verification_reminder_email(int) to sideline_admin;
comment on function app_public.send_verification_reminder_email(int) is E'@resultFieldName offer\n'
  'Reminds a league of all missing proof of a confirmed offer, once a day. Errors: SL409 with the reason.';

-- Asks a league for more proof, with a message of at most 5,000 characters [S-342, S-343]; the same message at most
-- once a day. SL422 for the message, SL409 if nobody can get email. Returns the offer.
create or replace function app_public.send_request_additional_verification_email(offer_id int, message text)
  returns app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_message text := btrim(message, E' \t\r\n');
begin
  perform app_private.require_staff();
  if coalesce(v_message, '') = '' then perform app_private.fail('SL422', 'A message is required.', 'message'); end if;
  if length(v_message) > 5000 then
    perform app_private.fail('SL422', 'The message is too long: 5,000 characters at most.', 'message');
  end if;
  return app_private.send_about_offer('additional_verification', 'Request for additional verification',
    send_request_additional_verification_email.offer_id,
    'additional_verification:' || send_request_additional_verification_email.offer_id || ':' || md5(v_message),
    jsonb_build_object('message', v_message), v_message);
end $$;
grant execute on function app_public.send_request_additional_verification_email(int, text) to sideline_admin;
comment on function app_public.send_request_additional_verification_email(int, text) is E'@resultFieldName offer\n'
  'Asks a league for more proof with a message. Errors: SL422 for the message, SL409 with the reason.';
