-- For which offers staff may send a kind of email, to whom it would go, and why not: for the plan that the console
-- shows before sending, and for the sending itself (sending.sql).

-- Why this kind of email is refused for an offer, null if it is not: 'offer' [S-279], 'survey' [B-323, B-342],
-- 'application' [S-340], 'onboarding' [B-327], 'verification_reminder' and 'additional_verification' [S-342, S-344].
create or replace function app_private.mail_refusal(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when p_kind = 'offer' then app_private.send_refusal(p_offer)
    else coalesce(app_private.action_refusal(p_offer.status, p_kind), case
      when p_kind not in ('survey', 'application', 'offer_follow_up', 'onboarding', 'verification_reminder',
        'additional_verification') then 'There is no such email.'
      when p_kind = 'offer_follow_up' and app_private.followed_up_at(p_offer) is not null
        then 'It was followed up already.'
      when p_kind = 'survey'
        and not exists (select from app_public.custom_questions q where q.campaign_id = p_offer.campaign_id)
        then 'The campaign has no survey questions.'
      when p_kind = 'onboarding'
        and not exists (select from app_public.verification_deadlines d where d.offer_id = p_offer.id)
        then 'Offers without verification deadlines cannot be sent onboarding emails.'
      when p_kind = 'verification_reminder' and not exists (select from app_public.verification_deadlines d
        where d.offer_id = p_offer.id and app_public.verification_deadlines_section(d) in ('overdue', 'upcoming'))
        then 'No proof is open.' end) end
$$;

-- The subject key of an email about an offer: surveys and applications are sent once per organization and campaign,
-- however many of its programs are prospects.
create or replace function app_private.mail_subject_key(p_kind text, p_offer app_public.offers) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select p_kind || ':' || case
    when p_kind in ('survey', 'application') then p_offer.organization_id || ':' || p_offer.campaign_id
    else p_offer.id::text end;
end;

-- Why nobody at an organization would get this email now; null if somebody would.
create or replace function app_private.mail_obstacle(p_kind text, p_organization_id int, p_subject_key text)
  returns text language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when not g.can_receive_emails then 'No contact email is saved.'
    when a.willing = 0 then 'Its contact addresses refused mail or unsubscribed.'
    when a.free = 0
      then case when exists (select from app_private.mail_outbox m
        where m.kind = p_kind and m.organization_id = g.id and m.subject_key = p_subject_key
          and m.due > app_private.today()) then 'It waits to be sent on a later day.'
        when exists (select from app_private.mail_outbox m
          where m.kind = p_kind and m.organization_id = g.id and m.subject_key = p_subject_key
          and m.due = app_private.today() and (m.state <> 'skipped' or m.included_in is not null))
          then 'It was mailed today already.'
        when exists (select from app_private.mail_outbox m where m.kind = p_kind and m.organization_id = g.id
          and m.subject_key = p_subject_key and m.state = 'queued') then 'It still waits to be sent.'
        else 'It was skipped today; it can be sent again from the list of mails.' end end
  from app_public.organizations g cross join lateral (
    select count(*) as willing, count(*) filter (where not exists (select from app_private.mail_outbox m
      where m.kind = p_kind and m.recipient = a.address and m.subject_key = p_subject_key
        and (m.due >= app_private.today() or m.state = 'queued'))) as free
    from app_private.contact_addresses(g.contact_email) a (address)
    where app_private.mail_suppression_reason(p_kind, a.address) is null) a
  where g.id = p_organization_id
$$;

-- When a kind of email about an offer was last sent, from the list of emails or else from the offer; null if never.
-- Emails that nobody got do not count; a reminder or follow-up counts as one with the offer.
create or replace function app_private.last_mailed_at(p_kind text, p_offer app_public.offers) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(max(coalesce(l.sent_at, m.created_at)) filter (where l.state not in ('skipped', 'refused', 'failed')),
    case when count(*) filter (where m.kind = p_kind) = 0
      then case p_kind when 'offer' then p_offer.offer_sent_at when 'survey' then p_offer.survey_sent_at
        when 'application' then p_offer.sponsorship_application_sent_at
        when 'onboarding' then p_offer.onboarding_email_sent_at end end)
  from app_private.mail_outbox m join app_private.mail_outbox l on l.id = coalesce(m.included_in, m.id)
  where m.organization_id = p_offer.organization_id
    and (m.kind = p_kind and m.subject_key = app_private.mail_subject_key(p_kind, p_offer)
      or p_kind = 'offer' and m.kind in ('offer_reminder', 'offer_follow_up') and m.offer_id = p_offer.id)
$$;

-- Until when an email about an offer that would go on a day must wait, and why: the campaign's minimum number of days
-- since the last one has not passed [T8], or the contact budget; null if it can go.
create or replace function app_private.mail_wait(p_kind text, p_offer app_public.offers, p_on date)
  returns app_private.mail_wait language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select w.* from (
    select (app_private.budget_wait(p_kind, p_offer, p_on)).*
    union all
    select d.last + c.days_between_mails, format('It was mailed on %s and can be mailed again from %s.',
      to_char(d.last, 'FMMM/FMDD/YYYY'), to_char(d.last + c.days_between_mails, 'FMMM/FMDD/YYYY'))
    from app_public.campaigns c
    cross join lateral (select app_private.day_of(app_private.last_mailed_at(
      case p_kind when 'offer_follow_up' then 'offer' else p_kind end, p_offer)) as last) d
    where c.id = p_offer.campaign_id and c.days_between_mails > 1
      and p_kind in ('offer', 'offer_follow_up', 'survey', 'application', 'onboarding')
      and d.last + c.days_between_mails > p_on) w
  where w.until is not null order by w.until desc limit 1
$$;

-- Why an email about an offer must wait today; null if it can be sent.
create or replace function app_private.mail_pause(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (app_private.mail_wait(p_kind, p_offer, app_private.today())).reason
$$;

-- Why an offer, survey or application is only sent if staff confirm it: its season is over; null if it is not [V9].
create or replace function app_private.ended_reason(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('Its season ended on %s.', to_char(e.last_day, 'FMMM/FMDD/YYYY'))
  from app_public.campaigns c
  cross join lateral (select coalesce(p_offer.season_end, app_private.season_end(c.season, c.year)) as last_day) e
  where c.id = p_offer.campaign_id and p_kind = any (app_private.bundled_mail_kinds())
    and e.last_day < app_private.today()
$$;

-- Why nobody would get an email about an offer now; null if somebody would.
create or replace function app_private.offer_mail_obstacle(p_kind text, p_offer app_public.offers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(app_private.mail_obstacle(p_kind, p_offer.organization_id,
    app_private.mail_subject_key(p_kind, p_offer)),
    app_private.mail_pause(p_kind, p_offer))
$$;

-- A preview of sending a kind of email about these offers today or on a later day: recipients, earlier recipients with
-- the date, skipped ones, also those that only wait longer, refused offers, those whose season is over and conflicts
-- with placements in other campaigns, with reasons, offers without value or assets, and organizations without an
-- address; nothing is sent. Kinds: offer, survey, application, onboarding,
-- verification_reminder, additional_verification. Staff.
create or replace function app_public.mail_plan(kind text, offer_ids int[], "on" date default null)
  returns app_public.mail_plan
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  r app_public.mail_plan;
  v_today date := app_private.today();
  v_on date := greatest("on", v_today);
begin
  perform app_private.require_staff();
  with conflict as materialized (
    select c.offer_id, c.message from app_private.conflicts_of_offers(mail_plan.offer_ids) c
    where mail_plan.kind = 'offer'
  ), asked as materialized ( -- else its functions are called for each result
    select o.id, g.name, o.organization_id, app_private.mail_refusal(mail_plan.kind, o) as refusal,
      mail_plan.kind = 'offer' and o.status in ('qualified', 'proposed')
        and (o.value is null or not exists (select from app_public.assets t
          where t.offer_id = o.id and t.quantity is not null)) as without_terms,
      coalesce(u.obstacle, w.reason) as obstacle, w.reason as wait,
      case when w.until is not null and app_private.mail_obstacle(mail_plan.kind, g.id, null) is null then w.until end
        as until,
      app_private.last_mailed_at(mail_plan.kind, o) as last_mailed_at,
      k.message as conflict,
      app_private.ended_reason(mail_plan.kind, o) as ended, g.can_receive_emails,
      mail_plan.kind = any (app_private.bundled_mail_kinds())
        and v_on = v_today
        and exists (select from app_private.contact_addresses(g.contact_email) a (address)
          where app_private.has_todays_mail(mail_plan.kind, a.address, g.id)) as tomorrow
    from app_public.offers o join app_public.organizations g on g.id = o.organization_id
    left join conflict k on k.offer_id = o.id
    -- what was sent today is no obstacle to another day
    cross join lateral (select app_private.mail_obstacle(mail_plan.kind, g.id, case when v_on = v_today
      then app_private.mail_subject_key(mail_plan.kind, o) end) as obstacle) u
    cross join lateral app_private.mail_wait(mail_plan.kind, o, v_on) w
    where o.id = any (mail_plan.offer_ids))
  select -- by league, so that a league's offers are in one batch and in one email
    coalesce(array_agg(a.id order by a.organization_id, a.id) filter (
      where num_nonnulls(a.refusal, a.conflict, a.obstacle, a.ended) = 0), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.obstacle)::app_public.refused_offer order by a.id) filter (
      where a.refusal is null and a.obstacle is not null), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.refusal)::app_public.refused_offer order by a.id) filter (
      where a.refusal is not null), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.conflict)::app_public.refused_offer order by a.id)
      filter (where num_nonnulls(a.refusal, a.obstacle) = 0 and a.conflict is not null), '{}'),
    coalesce(array_agg(a.id order by a.id) filter (where a.without_terms), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.last_mailed_at)::app_public.mailed_offer
      order by a.last_mailed_at desc, a.id)
      filter (where a.refusal is null and a.obstacle is null and a.last_mailed_at is not null), '{}'),
    coalesce(array_agg(distinct row(a.organization_id, a.name)::app_public.unreachable_organization) filter (
      where not a.can_receive_emails), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.ended)::app_public.refused_offer order by a.id) filter (
      where num_nonnulls(a.refusal, a.obstacle) = 0 and a.ended is not null), '{}'),
    coalesce(array_agg(row(a.id, a.organization_id, a.tomorrow)::app_public.mail_recipient order by a.id) filter (
      where num_nonnulls(a.refusal, a.obstacle) = 0), '{}'),
    coalesce(array_agg(row(a.id, a.name, a.until, a.wait, a.last_mailed_at)::app_public.waiting_offer
      order by a.organization_id, a.id)
      filter (where num_nonnulls(a.refusal, a.conflict, a.ended) = 0 and a.until is not null), '{}')
  into r.ready_offer_ids, r.skipped, r.refused, r.conflicts, r.without_terms_offer_ids, r.again, r.unreachable, r.ended,
    r.recipients, r.waiting from asked a;
  return r;
end $$;
grant execute on function app_public.mail_plan(text, int[], date) to sideline_admin;
comment on function app_public.mail_plan(text, int[], date) is
  E'@notNull\nWho would get a kind of email about these offers today or on another day, who is skipped (or waits until '
  'a later day) or refused, and which offers conflict with placements in other campaigns, and why; sends nothing. '
  'Kinds: offer, survey, application, onboarding, verification_reminder, additional_verification.';

select app_private.never_null('app_public.mail_plan',
  '{ready_offer_ids,skipped,refused,conflicts,without_terms_offer_ids,again,unreachable,ended,recipients,waiting}');
select app_private.never_null('app_public.mail_recipient', '{offer_id,organization_id,tomorrow}');
select app_private.never_null('app_public.mailed_offer', '{offer_id,organization_name,last_mailed_at}');
select app_private.never_null('app_public.unreachable_organization', '{organization_id,name}');
